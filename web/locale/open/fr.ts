import { elided, plural } from '@nineworlds/engine';
import type { OpenTexts } from './en.ts';

export const fr: OpenTexts = {
  title: 'Ouvrir un lien ou une sauvegarde',
  says: 'Collez ici un lien, une sauvegarde ou une position de Nine Worlds, ou choisissez un fichier. Vous pouvez aussi déposer un fichier sur cette page.',
  text: 'Lien ou texte',
  look: 'Regarder',
  file: 'Choisir un fichier…',
  checking: 'Vérification de la partie…',
  wrong: 'Ouverture impossible :',
  tooLarge: 'Ce fichier est trop grand pour une partie.',
  emptyText: 'Le champ est encore vide : collez un lien ou un texte, ou choisissez un fichier.',
  emptyFile: 'Ce fichier est vide.',
  details: 'Détails',
  isGame: (game) => `Une partie ${elided('de', game)}`,
  isPosition: (game) => `Une position ${elided('de', game)}`,
  isMoment: 'Un moment d’une partie en cours, tel qu’un joueur le connaît',
  isSaved: 'Une partie gardée dans ce navigateur',
  lines: (n) => plural('fr', n, { one: `${n} coup joué`, other: `${n} coups joués` }),
  people: (names) => `À la table : ${names}`,
  replay: 'Revoir la partie',
  show: 'Regarder',
  toSaved: 'Aller à cette partie',
  playOn: 'Continuer depuis la fin',
  playFrom: 'Jouer à partir d’ici',
  playSays: 'Une copie est gardée dans ce navigateur ; l’original reste tel quel.',
};
