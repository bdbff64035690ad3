import type { Lang } from '@nineworlds/engine';
import { chipLook } from './icons.ts';
import type { ChroniclesBoardTexts, Labels } from './locale/labels.ts';
import { deedOf } from './world-texts.ts';

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
    extraTab: ({ saga }) => (saga === undefined ? '' : labels.page),
    headline({ mode, round, nidhogg, step, savingThrow, edition, saga }) {
      const most = nidhogg.steps + nidhogg.toGo;
      const end = saga?.track.at(-1)?.kind;
      const isSaga = end === 'turn' || end === 'dead' || end === 'tree';
      return {
        subtitle: [
          saga === undefined ? labels.modes[mode] : labels.sagaPage(saga.number, saga.page),
          labels.round(round),
          ...(edition.reconstructed ? [] : [labels.ownEdition]),
        ].join(' · '),
        progress: isSaga ? labels.trackEnds[end](nidhogg.toGo) : labels.saga(nidhogg.steps, most),
        short: `${nidhogg.steps}/${most}`,
        icon: 'nidhogg',
        step: labels.steps[savingThrow === undefined ? step : 'throwing'],
      };
    },
    actor({ gods, active }, seat) {
      const god = gods[seat < 0 ? active : seat]?.god ?? 'none';
      return god === 'none' ? 'council' : god;
    },
    // What the god would do stands on the chip. It is one word there: no part of it is translated.
    chip(words, { tree, saga }) {
      const isFight = saga?.fights.some((fight) => fight.words === words) === true;
      const here = tree.worlds.find(({ isHere }) => isHere);
      const look = isFight ? { ...chipLook(words), icon: 'fight' as const } : chipLook(words);
      if (here === undefined || !/^(act|heal)$/.test(words)) return look;
      return { ...look, words: deedOf({ own: { labels } }, here).replaceAll(' ', '\u00a0') };
    },
  };
}
