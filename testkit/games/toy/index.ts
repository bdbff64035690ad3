export { type ToyView, toy } from './game.ts';
export { countWorlds } from './observation.ts';
export { ToyPosition } from './position.ts';
export { drawToy } from './terminal.ts';
export { toyTexts } from './texts.ts';
export { worldsOfToy } from './worlds.ts';
