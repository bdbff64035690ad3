export { lines } from '../lines/en.ts';
export { lineTextsOf } from '../lines/read.ts';
export { reasons } from '../refusals/en.ts';
