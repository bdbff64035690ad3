import type { GameManifest } from '@nineworlds/engine';
import { ABOUT } from './about/index.ts';

/** What every surface knows of NeedFire at once. */
export const manifest: GameManifest = {
  id: 'needfire',
  ruleLetter: 'N',
  card: {
    sign: 'flame',
    background: 'color-mix(in srgb, var(--ember) 20%, var(--surface-3))',
    owner: {
      title: 'NeedFire',
      author: 'はくし',
      publisher: '空理計画',
    },
  },
  floor: { movesPerSecond: 2_000_000, determinizeNs: 5_000, searchPerSecond: 50_000 },
  about: ABOUT,
  texts: async (lang) => (await import('./locale/index.ts')).textsOf(lang),
  rulebook: async (lang) => (await import('./rulebook/index.ts')).rulebookOf(lang),
  lesson: () => import('./tutorial/index.ts'),
  winRates: async () => (await import('./data/win-rates.ts')).WIN_RATES,
};
