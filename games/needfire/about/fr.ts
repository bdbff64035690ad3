import type { GameAbout } from '@nineworlds/engine';

/** What is known of NeedFire at once, in French. */
export const fr: GameAbout = {
  name: 'NeedFire',
  size: '2 à 4 rivaux · 60 min',
  blurb:
    'Embrasez le cercle, ralliez les guerriers qui répondent à votre rune, menez-les au Valhalla.',
  rulebook:
    'Le cercle des runes : le tour, l’allumage, le commandement et la bénédiction, les réactions.',
  lesson:
    'Un premier tour contre deux bots : échanger, allumer, et une première chaîne. Environ 5 minutes.',
};
