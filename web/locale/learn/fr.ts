import type { LearnTexts } from './en.ts';

export const fr: LearnTexts = {
  title: 'Apprendre en 10 minutes',
  says: 'Jouez les premiers tours pendant qu’on vous les explique : les vraies règles sur le vrai plateau.',
  lesson: (game) => `Leçon : ${game}`,
  begin: (game) => `Apprendre ${game}`,
  coach: 'Guide',
  progress: (n, of) => `Étape ${n} sur ${of}`,
  next: 'Suivant',
  before: 'Précédent',
  doIt: 'Le faire à ma place',
  restart: 'Recommencer',
  leave: 'Quitter la leçon',
  realGame: 'Jouer une vraie partie',
  smaller: 'Cacher le texte',
  larger: 'Montrer le texte',
  other: (line) =>
    `Dans une vraie partie, vous pourriez le faire. Dans cette leçon, essayez : ${line}`,
};
