import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  takeOne: (f) => `${f.names} réagissent à ${f.card} : vous prenez l’un d’eux.`,
  onlyOne: (f) =>
    `Seul ${f.names} réagit à ${f.card} : vous regardez les deux exilés du dessus, en prenez un et exilez un guerrier.`,
  nobody: (f) =>
    `Aucun guerrier ne réagit à ${f.card} : vous regardez les deux exilés du dessus, en prenez un et exilez un guerrier.`,
  reacting: (f) => `réactions : ${f.count}`,
};
