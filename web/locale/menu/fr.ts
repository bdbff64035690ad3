import type { MenuTexts } from './en.ts';

export const fr: MenuTexts = {
  game: 'Cette partie',
  tryOut: 'Faire un essai',
  seats: 'Qui est assis où',
  seatIs: (name) => `${name} est`,
  keys: 'Touches',
  keyTexts: {
    choose: 'choisir la première à la neuvième réponse',
    move: 'se déplacer sur le plateau et dans une rediffusion',
    confirm: 'envisager un choix, puis encore pour le jouer',
    back: 'revenir d’un pas',
    undo: 'annuler',
    hint: 'conseil',
    odds: 'probabilités',
    log: 'journal',
    command: 'ligne de commande',
    help: 'ce menu',
  },
  leave: 'Quitter la table',
  kept: 'La partie est gardée et figure sur la page d’accueil.',
  notKept: 'Rien de ceci n’est gardé.',
};
