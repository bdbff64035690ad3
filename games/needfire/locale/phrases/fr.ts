import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  takeOne: '{names} réagissent à {card} : vous prenez l’un d’eux.',
  onlyOne:
    'Seul {names} réagit à {card} : vous regardez les deux exilés du dessus, en prenez un et exilez un guerrier.',
  nobody:
    'Aucun guerrier ne réagit à {card} : vous regardez les deux exilés du dessus, en prenez un et exilez un guerrier.',
  reacting: 'réactions : {count}',
};
