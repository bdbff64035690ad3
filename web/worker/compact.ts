// Only who shares a game loads what writes it down in few letters.
export { toCompact } from '@nineworlds/engine';
