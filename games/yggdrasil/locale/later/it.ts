export { lines } from '../lines/it.ts';
export { lineTextsOf } from '../lines/read.ts';
export { reasons } from '../refusals/it.ts';
