import type { GameManifest } from '@nineworlds/engine';
import { ABOUT } from './about.ts';

/** What every surface knows of the game at once. Nobody owns it, and nobody has written a lesson. */
export const manifest: GameManifest = {
  id: 'tafl',
  ruleLetter: 'H',
  card: {
    sign: 'hall',
    background: 'color-mix(in srgb, var(--w-mid) 20%, var(--surface-3))',
  },
  floor: {},
  about: ABOUT,
  texts: async () => (await import('./texts.ts')).texts,
  rulebook: async () => (await import('./rulebook.ts')).RULEBOOK,
};
