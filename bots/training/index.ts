export { Calibration } from './calibration.ts';
export { Fit } from './fit.ts';
export { Gatherer } from './gatherer.ts';
export { optionSpread } from './option-spread.ts';
export { Reliability } from './reliability.ts';
