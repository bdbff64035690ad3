import type { GameAbout } from '@nineworlds/engine';

/** What is known of Chronicles at once, in French. */
export const fr: GameAbout = {
  name: 'Chronicles',
  size: '1 à 5 Dieux · 90 min',
  blurb:
    'Parcourez ensemble un arbre qui tourne et sauvez neuf Mondes de la ruine pendant que Nidhogg en ronge les racines.',
  rulebook: 'L’arbre qui tourne : la Roue, les Ennemis, les missions, les Risques, les Créatures.',
  lesson:
    'Une manche avec trois Dieux : la Roue, l’Arbre qui tourne, et Loki dans la Geôle. Environ 6 minutes.',
};
