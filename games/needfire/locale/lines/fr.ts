import type { Sentences } from '@nineworlds/engine';
import type { NeedfireLines } from './read.ts';

/** What lines say, in French. */
export const lines: Sentences<NeedfireLines> = {
  emberShown: (f) => `La braise est ${f.card}.`,
  exiles: (f) => `${f.seat} envoie ${f.card} en exil.`,
  exileLooked: (f) =>
    f.card === undefined ? 'Un exilé est regardé.' : `Un exilé est regardé : ${f.card}.`,
  flameSeen: (f) =>
    f.card === undefined
      ? `La flamme du brasier ${f.place} est regardée.`
      : `La flamme du brasier ${f.place} est ${f.card}.`,
  humanTurned: (f) =>
    f.card === undefined ? 'Un humain est pioché.' : `Un humain est pioché : ${f.card}.`,
  ignites: (f) => `${f.seat} allume ${f.card} avec la braise prise sous ${f.from}.`,
  keepsExile: (f) =>
    f.given === undefined
      ? `${f.seat} prend ${f.taken} parmi les exilés.`
      : `${f.seat} prend ${f.taken} parmi les exilés et envoie ${f.given} en exil.`,
  laysBack: (f) => `${f.seat} repose deux flammes face cachée${order(f.exchanged)}.`,
  looksAt: (f) => `${f.seat} regarde les brasiers ${f.places}.`,
  opens: (f) => `${f.seat} ouvre le brasier ${f.place}.`,
  refills: (f) =>
    f.top === undefined
      ? `${f.seat} pose ${f.card} dans le cercle.`
      : `${f.seat} pose ${f.card} dans le cercle et ${f.top} au sommet des exilés.`,
  stacksExile: (f) => `${f.seat} pose ${f.card} au sommet des exilés.`,
  swaps: (f) =>
    f.card === undefined
      ? `${f.seat} échange une flamme contre celle du brasier ${f.place}.`
      : `${f.seat} échange ${f.card} contre la flamme du brasier ${f.place}.`,
  takes: (f) => `${f.seat} prend le guerrier ${f.card}.`,
  turnsUp: (f) =>
    `${f.seat} ouvre le brasier ${f.place} et repose les deux autres flammes${order(f.exchanged)}.`,
};

function order(exchanged: number | undefined): string {
  if (exchanged === undefined) return '';
  return exchanged === 1 ? ' en les échangeant' : ' comme elles étaient';
}
