import type { Sentences } from '@nineworlds/engine';
import type { NeedfireLines } from './read.ts';

/** What lines say, in Italian. */
export const lines: Sentences<NeedfireLines> = {
  emberShown: (f) => `La brace è ${f.card}.`,
  exiles: (f) => `${f.seat} manda ${f.card} in esilio.`,
  exileLooked: (f) =>
    f.card === undefined ? 'Si guarda un esiliato.' : `Si guarda un esiliato: ${f.card}.`,
  flameSeen: (f) =>
    f.card === undefined
      ? `Si guarda la fiamma del falò ${f.place}.`
      : `La fiamma del falò ${f.place} è ${f.card}.`,
  humanTurned: (f) =>
    f.card === undefined ? 'Si pesca un umano.' : `Si pesca un umano: ${f.card}.`,
  ignites: (f) => `${f.seat} accende ${f.card} con la brace presa da sotto ${f.from}.`,
  keepsExile: (f) =>
    f.given === undefined
      ? `${f.seat} prende ${f.taken} dagli esiliati.`
      : `${f.seat} prende ${f.taken} dagli esiliati e manda ${f.given} in esilio.`,
  laysBack: (f) => `${f.seat} rimette coperte due fiamme${order(f.exchanged)}.`,
  looksAt: (f) => `${f.seat} guarda i falò ${f.places}.`,
  opens: (f) => `${f.seat} apre il falò ${f.place}.`,
  refills: (f) =>
    f.top === undefined
      ? `${f.seat} mette ${f.card} nel cerchio.`
      : `${f.seat} mette ${f.card} nel cerchio e ${f.top} in cima agli esiliati.`,
  stacksExile: (f) => `${f.seat} mette ${f.card} in cima agli esiliati.`,
  swaps: (f) =>
    f.card === undefined
      ? `${f.seat} scambia una fiamma con quella del falò ${f.place}.`
      : `${f.seat} scambia ${f.card} con la fiamma del falò ${f.place}.`,
  takes: (f) => `${f.seat} prende il guerriero ${f.card}.`,
  turnsUp: (f) =>
    `${f.seat} apre il falò ${f.place} e rimette le altre due fiamme${order(f.exchanged)}.`,
};

function order(exchanged: number | undefined): string {
  if (exchanged === undefined) return '';
  return exchanged === 1 ? ' scambiandole' : ' com’erano';
}
