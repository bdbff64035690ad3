import type { GameAbout } from '@nineworlds/engine';

/** What is known of Chronicles at once, in French. */
export const fr: GameAbout = {
  name: 'Chronicles',
  size: '1 à 5 dieux · 90 min',
  blurb:
    'Gravissez un arbre qui tourne et sauvez neuf mondes de la ruine tandis que Nidhogg ronge les racines.',
  rulebook: 'L’arbre qui tourne : la Roue, les Ennemis, les missions, les Risques, les Créatures.',
  lesson:
    'Une manche avec trois Dieux : la Roue, le tapis, et Loki dans la Geôle. Environ 6 minutes.',
};
