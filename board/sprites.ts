/**
 * The files of all drawings (`docs/art.md`). With a hash in its name a sprite is read once: else a browser would
 * ask for it anew with every drawing that comes into the page.
 */
export { default as PIECES } from './art/pieces.svg?url';
export { default as PORTRAITS } from './art/portraits.svg?url';
export { default as WORLDS } from './art/worlds.svg?url';
