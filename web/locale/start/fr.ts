import type { StartTexts } from './en.ts';

/** Les textes de la page d’accueil en français. */
export const fr: StartTexts = {
  title: 'Nine Worlds',
  games: {
    yggdrasil: {
      name: 'Yggdrasil',
      size: '1 à 6 dieux · 90 min',
      text: 'Défendez ensemble le rempart d’Asgard contre six ennemis, jusqu’à la dernière carte.',
    },
    chronicles: {
      name: 'Chronicles',
      size: '1 à 5 dieux · 90 min',
      text: 'Gravissez un arbre qui tourne et sauvez neuf mondes de la ruine tandis que Nidhogg ronge.',
    },
    needfire: {
      name: 'NeedFire',
      size: '2 à 4 rivaux · 60 min',
      text: 'Embrasez le cercle, ralliez les guerriers qui répondent à votre rune, menez-les au Valhalla.',
    },
  },
  playNow: 'Jouer',
  setUp: 'Préparer une table',
  continue: 'Reprendre',
  continueLatest: 'Reprendre la dernière partie',
  showAll: (count) => `Afficher les ${count} parties`,
  showFewer: 'En afficher moins',
  remove: 'Supprimer',
  removeQuestion: 'Supprimer cette partie pour de bon ?',
  keep: 'La garder',
  learn: 'Apprendre en 10 minutes',
  rules: 'Règles du jeu',
  open: 'Ouvrir un lien ou une sauvegarde',
  box: 'Jouer avec votre boîte',
  offline: 'Fonctionne hors ligne',
  credits: 'Crédits et mentions',
  more: 'Plus',
};
