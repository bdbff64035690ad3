export { lines } from '../lines/fr.ts';
export { lineTextsOf } from '../lines/read.ts';
export { reasons } from '../refusals/fr.ts';
