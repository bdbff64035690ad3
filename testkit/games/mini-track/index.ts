export { type MiniTrackView, miniTrack } from './game.ts';
export { MiniTrackPosition } from './position.ts';
export { drawMiniTrack } from './terminal.ts';
export { miniTrackTexts } from './texts.ts';
