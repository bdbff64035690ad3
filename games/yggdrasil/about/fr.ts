import type { GameAbout } from '@nineworlds/engine';

/** What is known of Yggdrasil at once, in French. */
export const fr: GameAbout = {
  name: 'Yggdrasil',
  size: '1 à 6 dieux · 90 min',
  blurb: 'Défendez ensemble le mur d’Asgard contre six ennemis, jusqu’à la dernière carte.',
  rulebook:
    'La marche sur Asgard : la pioche, les neuf mondes, les combats, les géants, les Vanes.',
  lesson:
    'Deux tours avec Thor : récolter des Vikings, forger une arme, repousser Surt. Environ 5 minutes.',
  picture:
    'L’image d’Yggdrasil est notre propre dessin, avec quatre silhouettes de game-icons.net.',
};
