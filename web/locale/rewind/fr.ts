import type { RewindTexts } from './en.ts';

/** Ce qui se dit du retour en arrière. */
export const fr: RewindTexts = {
  ask: 'Revenir quand même',
  title: (turn, what) => `${turn} : revenir avant « ${what} » ?`,
  says: 'Les dés et les cartes restent tels qu’ils sont tombés. La suite actuelle est gardée comme variante.',
  proposed: (name, ply) => `${name} propose de revenir à la ligne ${ply}`,
  consent: 'Tous les autres doivent être d’accord.',
  agree: (name) => `${name} est d’accord`,
  decline: 'Ne pas revenir',
};
