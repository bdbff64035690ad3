import type { Sentences } from '@nineworlds/engine';
import type { NeedfireLines } from './read.ts';

/** What lines say, in English. */
export const lines: Sentences<NeedfireLines> = {
  emberShown: (f) => `The ember is ${f.card}.`,
  exiles: (f) => `${f.seat} sends ${f.card} to the exiles.`,
  exileLooked: (f) =>
    f.card === undefined ? 'An exile is looked at.' : `An exile is looked at: ${f.card}.`,
  flameSeen: (f) =>
    f.card === undefined
      ? `The flame of bonfire ${f.place} is looked at.`
      : `The flame of bonfire ${f.place} is ${f.card}.`,
  humanTurned: (f) => (f.card === undefined ? 'A human is drawn.' : `A human is drawn: ${f.card}.`),
  ignites: (f) => `${f.seat} ignites ${f.card} with the ember from under ${f.from}.`,
  keepsExile: (f) =>
    f.given === undefined
      ? `${f.seat} takes ${f.taken} from the exiles.`
      : `${f.seat} takes ${f.taken} from the exiles and sends ${f.given} to them.`,
  laysBack: (f) => `${f.seat} lays two flames back face down${order(f.exchanged)}.`,
  looksAt: (f) => `${f.seat} looks at bonfires ${f.places}.`,
  opens: (f) => `${f.seat} opens bonfire ${f.place}.`,
  refills: (f) =>
    f.top === undefined
      ? `${f.seat} puts ${f.card} into the ring.`
      : `${f.seat} puts ${f.card} into the ring and ${f.top} on top of the exiles.`,
  stacksExile: (f) => `${f.seat} puts ${f.card} on top of the exiles.`,
  swaps: (f) =>
    f.card === undefined
      ? `${f.seat} exchanges a flame for that of bonfire ${f.place}.`
      : `${f.seat} exchanges ${f.card} for the flame of bonfire ${f.place}.`,
  takes: (f) => `${f.seat} takes the warrior ${f.card}.`,
  turnsUp: (f) =>
    `${f.seat} turns bonfire ${f.place} up and lays the two others back${order(f.exchanged)}.`,
};

function order(exchanged: number | undefined): string {
  if (exchanged === undefined) return '';
  return exchanged === 1 ? ' the other way round' : ' as they were';
}
