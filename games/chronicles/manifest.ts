import type { GameManifest } from '@nineworlds/engine';
import { ABOUT } from './about/index.ts';

/** What every surface knows of Chronicles at once. */
export const manifest: GameManifest = {
  id: 'chronicles',
  ruleLetter: 'C',
  card: {
    sign: 'tree',
    background: 'color-mix(in srgb, var(--w-alf) 20%, var(--surface-3))',
    owner: {
      title: 'Yggdrasil Chronicles',
      author: 'Cédric Lefebvre',
      publisher: 'Ludonaute',
    },
  },
  floor: { movesPerSecond: 1_500_000, copyNs: 150, searchPerSecond: 8_000 },
  about: ABOUT,
  texts: async (lang, options) => (await import('./locale/index.ts')).textsOf(lang, options),
  rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
  lesson: () => import('./tutorial/index.ts'),
  winRates: async () => (await import('./data/win-rates.ts')).WIN_RATES,
};
