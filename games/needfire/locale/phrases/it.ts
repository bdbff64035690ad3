import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  takeOne: (f) => `${f.names} reagiscono a ${f.card}: ne prendi uno.`,
  onlyOne: (f) =>
    `Solo ${f.names} reagisce a ${f.card}: guardi i due esiliati in cima, ne prendi uno ed esili un guerriero.`,
  nobody: (f) =>
    `Nessun guerriero reagisce a ${f.card}: guardi i due esiliati in cima, ne prendi uno ed esili un guerriero.`,
  reacting: (f) => `reazioni: ${f.count}`,
};
