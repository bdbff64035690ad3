import { plural } from '@nineworlds/engine';
import type { AdviceTexts } from './en.ts';

export const it: AdviceTexts = {
  title: 'Consiglio',
  thinking: 'Il consigliere sta pensando…',
  cancel: 'Annulla',
  chance: (percent, points) => `${percent} ± ${points}`,
  chanceMeans: 'Probabilità di vincere, da partite simulate',
  ready: (lines, line, percent) =>
    `${plural('it', lines, { one: 'Una mossa', other: `${lines} mosse` })}. La migliore: ${line}, ${percent} di probabilità di vincere.`,
  noReasons: 'Nessun motivo preciso: è andata meglio nelle partite simulate.',
  isOff: 'Qui i consigli sono disattivati, perché giocano più persone.',
  allow: 'Attiva i consigli',
  setting: 'Consigli',
  settings: { on: 'Sì', off: 'No' },
  used: (times) => `Consigli chiesti: ${times}`,
  usedBy: (name, times) => `${name} ${times}`,
};
