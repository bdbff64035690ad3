import { plural } from '@nineworlds/engine';
import type { SetupTexts } from './en.ts';

export const fr: SetupTexts = {
  title: (game) => `Préparer : ${game}`,
  people: 'Qui joue',
  players: 'Combien',
  seat: (n) => `Joueur ${n}`,
  seatIs: (n) => `Le joueur ${n} est`,
  person: 'une personne à cet écran',
  name: (n) => `Nom du joueur ${n}`,
  godOf: (n) => `Dieu du joueur ${n}`,
  gods: 'Dieux',
  godsRandom: 'tirés au sort',
  godsChosen: 'choisis ici',
  bots: {
    random: 'robot : joue tout ce qui est permis',
    idle: 'robot : ne fait presque rien',
    greedy: 'robot : prend ce qui rapporte tout de suite',
    heuristic: 'robot : joue avec un plan',
    novice: 'robot : novice',
    steady: 'robot : solide',
    strong: 'robot : fort',
  },
  levels: 'Robots par niveau',
  quickBots: 'Robots simples',
  levelSays: {
    novice: 'Novice : joue d’après quelques règles simples et se trompe parfois ; répond aussitôt.',
    steady: 'Solide : essaie quelques parties en pensée avant chaque réponse ; un petit instant.',
    strong: 'Fort : en essaie autant que possible ; environ une seconde par tour.',
  },
  allBots: 'Personne ne joue ici : vous regarderez les robots.',
  hardness: 'Difficulté',
  ownChoice: 'à votre goût',
  winRates: (players: number): string =>
    plural('fr', players, {
      one: 'Victoires des robots à 1 joueur',
      other: `Victoires des robots à ${players} joueurs`,
    }),
  /** The bots of the table, in a word each. */
  ratedBots: { heuristic: 'simple', novice: 'novice', steady: 'solide', strong: 'fort' },
  notMeasured: 'non mesuré',
  easierAlone: 'Seul, c’est bien plus facile : choisissez un niveau plus dur.',
  usual: 'Options',
  rest: 'Toutes les options',
  yes: 'oui',
  no: 'non',
  atRandom: 'au hasard',
  chosen: 'à choisir ici',
  words: 'Mettez + entre plusieurs.',
  reconstructed: 'reconstitué',
  reconstructedMeans:
    'Les sources ne donnent pas ces valeurs ; les nôtres sont établies pour s’y accorder. Si vous avez la boîte, utilisez les siennes.',
  file: 'Choisir un fichier …',
  ownFile: 'votre propre fichier',
  withoutFile: 'Se passer du fichier',
  fileKind: 'Un fichier JSON ; tout son contenu est d’abord vérifié.',
  fileBad: 'Ce fichier n’est pas du JSON, ou il est trop grand.',
  chance: 'Dés et cartes',
  fate: 'Nine Worlds lance et distribue',
  manual: 'Ma propre boîte : je tape ce que montrent les vrais dés et cartes',
  manualSays:
    'Jouez sur votre table ; ici, chaque règle est surveillée et les probabilités sont calculées.',
  seed: 'Graine (peut rester vide)',
  seedSays:
    'La même graine et les mêmes décisions donnent les mêmes dés et cartes. Sans elle, nul ne peut les prédire.',
  start: 'Commencer la partie',
  mend: 'Tout ne va pas encore ensemble. Ce qui cloche est écrit à côté.',
  reset: 'Revenir à l’habituel',
  boxTitle: 'Avec votre propre boîte',
  boxSays:
    'Jouez avec votre plateau, vos cartes et vos dés. Nine Worlds tient les comptes, veille aux règles et donne les probabilités ; vous tapez ce que le hasard a montré.',
  boxChoose: 'Quel jeu est sur votre table ?',
};
