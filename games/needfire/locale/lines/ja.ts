import type { Sentences } from '@nineworlds/engine';
import type { NeedfireLines } from './read.ts';

/** What lines say, in Japanese. */
export const lines: Sentences<NeedfireLines> = {
  emberShown: (f) => `火種は${f.card}です。`,
  exiles: (f) => `${f.seat} が${f.card}を追放します。`,
  exileLooked: (f) =>
    f.card === undefined ? '追放者を 1 枚見ます。' : `追放者を 1 枚見ます：${f.card}`,
  flameSeen: (f) =>
    f.card === undefined
      ? `篝火 ${f.place} の炎を見ます。`
      : `篝火 ${f.place} の炎は${f.card}です。`,
  humanTurned: (f) =>
    f.card === undefined ? '人間を 1 枚引きます。' : `人間を 1 枚引きます：${f.card}`,
  ignites: (f) => `${f.seat} が${f.from}の下の火種を${f.card}に移して点火します。`,
  keepsExile: (f) =>
    f.given === undefined
      ? `${f.seat} が追放者の${f.taken}を獲得します。`
      : `${f.seat} が追放者の${f.taken}を獲得し、${f.given}を追放します。`,
  laysBack: (f) => `${f.seat} が 2 枚の炎を${order(f.exchanged)}伏せて戻します。`,
  looksAt: (f) => `${f.seat} が篝火 ${f.places} を見ます。`,
  opens: (f) => `${f.seat} が篝火 ${f.place} を開きます。`,
  refills: (f) =>
    f.top === undefined
      ? `${f.seat} が${f.card}を輪に置きます。`
      : `${f.seat} が${f.card}を輪に置き、${f.top}を追放者の一番上に置きます。`,
  stacksExile: (f) => `${f.seat} が${f.card}を追放者の一番上に置きます。`,
  swaps: (f) =>
    f.card === undefined
      ? `${f.seat} が手札 1 枚を篝火 ${f.place} の炎と交換します。`
      : `${f.seat} が${f.card}を篝火 ${f.place} の炎と交換します。`,
  takes: (f) => `${f.seat} が戦士の${f.card}を獲得します。`,
  turnsUp: (f) =>
    `${f.seat} が篝火 ${f.place} を表にし、ほかの 2 枚を${order(f.exchanged)}伏せて戻します。`,
};

function order(exchanged: number | undefined): string {
  if (exchanged === undefined) return '';
  return exchanged === 1 ? '入れ替えて' : '元どおりに';
}
