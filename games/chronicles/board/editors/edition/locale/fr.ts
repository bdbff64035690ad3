import type { Says } from './en.ts';

/** Ce que dit la saisie d’une édition en français. */
export const says: Says = {
  notEntered: 'pas encore saisi',
  dice: 'Dés',
  diceSays:
    'Touchez une face et choisissez ce que montre la vôtre. L’ordre des faces est sans importance. Un trait pointillé signifie que le dé Vane est perdu.',
  runestones: 'Pierres runiques',
  runestonesSay:
    'Chaque pierre a deux faces. Touchez une face et choisissez ce qu’elle permet de faire.',
  islands: 'Îles de Midgard',
  islandsSay:
    'Iormungand part de l’île de l’arc-en-ciel et avance de gauche à droite. Le nombre d’une île indique combien d’Anonymes y rejoignent Hel.',
  rainbow: 'Île de l’arc-en-ciel',
  moreIslands: 'Une île de plus',
  fewerIslands: 'Une île de moins',
  steps: 'Chemin de Nidhogg jusqu’à l’Arbre',
  stepsSay: 'Combien de pas Nidhogg fait jusqu’à l’Arbre. Touchez le dernier.',
  stepCount: (n) => `${n} pas`,
  stepsIn: (mode, n) => `${mode} : ${n} pas`,
  oursSay: (harder, hardest) =>
    `Deux autres modes sont de nous et ne figurent dans aucune boîte : votre partie difficile avec ${harder} et ${hardest} pas de plus.`,
  columns: 'Colonnes de l’Arbre',
  columnsSay:
    'Quels Mondes se trouvent l’un au-dessus de l’autre à la mise en place. De gauche à droite, c’est le sens horaire vu d’en haut. Le Monde choisi échange sa place avec celui qui s’y trouve.',
  closes: 'Iotunns qui bloquent un Monde',
  closesSay: 'Le Monde indiqué sur chaque carte Iotunn.',
  protects: 'Iotunns qui protègent un Ennemi',
  protectsSay:
    'L’Ennemi indiqué sur chaque carte Iotunn. Le livret en nomme deux : Loki pour Angrboda et Fenrir pour Vafthrúdnir.',
};
