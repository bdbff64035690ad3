export { lines } from '../lines/ja.ts';
export { lineTextsOf } from '../lines/read.ts';
export { reasons } from '../refusals/ja.ts';
