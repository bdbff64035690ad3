import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  takeOne: '{names} reagiscono a {card}: ne prendi uno.',
  onlyOne:
    'Solo {names} reagisce a {card}: guardi i due esiliati in cima, ne prendi uno ed esili un guerriero.',
  nobody:
    'Nessun guerriero reagisce a {card}: guardi i due esiliati in cima, ne prendi uno ed esili un guerriero.',
  reacting: 'reazioni: {count}',
};
