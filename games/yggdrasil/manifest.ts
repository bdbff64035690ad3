import type { GameManifest } from '@nineworlds/engine';
import { ABOUT } from './about/index.ts';

/** What every surface knows of Yggdrasil at once. */
export const manifest: GameManifest = {
  id: 'yggdrasil',
  ruleLetter: 'Y',
  card: {
    sign: 'hall',
    background: 'color-mix(in srgb, var(--w-asg) 24%, var(--surface-3))',
    owner: {
      title: 'Yggdrasil',
      author: 'Cédric Lefebvre, Fabrice Rabellino',
      publisher: 'Ludonaute',
    },
  },
  floor: { movesPerSecond: 2_500_000, searchPerSecond: 20_000 },
  about: ABOUT,
  texts: async (lang) => (await import('./locale/index.ts')).textsOf(lang),
  rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
  lesson: () => import('./tutorial/index.ts'),
  winRates: async () => (await import('./data/win-rates.ts')).WIN_RATES,
};
