import type { StartTexts } from './en.ts';

/** Les textes de la page d’accueil en français. */
export const fr: StartTexts = {
  title: 'Nine Worlds',
  englishOnly: 'En anglais seulement',
  playNow: 'Jouer',
  ownValues: 'avec les valeurs de votre boîte',
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
