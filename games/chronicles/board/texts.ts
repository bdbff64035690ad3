import type { Lang } from '@nineworlds/engine';
import { chipLook } from './drawings.ts';
import type { ChroniclesBoardTexts, Labels } from './locale/labels.ts';

const CATALOGUES: Readonly<Record<Lang, () => Promise<Labels>>> = {
  en: async () => (await import('./locale/en.ts')).en,
  ja: async () => (await import('./locale/ja.ts')).ja,
  fr: async () => (await import('./locale/fr.ts')).fr,
  it: async () => (await import('./locale/it.ts')).it,
};

/** What the board says in a language; only that language is loaded. */
export async function boardTextsOf(lang: Lang): Promise<ChroniclesBoardTexts> {
  return boardTextsFrom(await CATALOGUES[lang]());
}

/** What the board says, from what a language has for it. */
export function boardTextsFrom(labels: Labels): ChroniclesBoardTexts {
  return {
    labels,
    tabs: labels.tabs,
    headline({ mode, round, nidhogg, step, savingThrow }) {
      const most = nidhogg.steps + nidhogg.toGo;
      return {
        subtitle: `${labels.modes[mode]} · ${labels.round(round)}`,
        progress: labels.saga(nidhogg.steps, most),
        short: `${nidhogg.steps}/${most}`,
        icon: 'nidhogg',
        step: labels.steps[savingThrow === undefined ? step : 'throwing'],
      };
    },
    actor: ({ gods, active }, seat) => gods[seat < 0 ? active : seat]?.god ?? 'council',
    chip: chipLook,
  };
}
