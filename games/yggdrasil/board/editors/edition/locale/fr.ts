import { plural } from '@nineworlds/engine';
import type { Says } from './en.ts';

const word = (n: number, one: string, other: string) => plural('fr', n, { one, other });

/** What is said of an owner's edition in French. */
export const says: Says = {
  template:
    'Voici nos valeurs. Téléchargez-les, changez dans le fichier ce qui est différent dans votre boîte, et ouvrez-le ici.',
  die: 'Le dé',
  face: (sides, colour, hammers) =>
    `${sides} × ${colour} : ${hammers === 0 ? 'aucun' : hammers} ${word(hammers, 'marteau', 'marteaux')}`,
  ragnarok: 'Les cartes Ragnarök',
  advance: (enemies, n) =>
    enemies.length === 1
      ? `${enemies.join()} avance de ${n} ${word(n, 'case', 'cases')}`
      : `${enemies.slice(0, -1).join(', ')} et ${enemies.at(-1)} avancent de ${n} ${word(n, 'case', 'cases')} chacun`,
  withEffects: (advance) => `${advance} ; les effets suivent.`,
  withoutEffects: (advance) => `${advance}, sans effet.`,
  vanir: 'Les cases des Vanes',
  effects: {
    none: () => 'aucun effet',
    fly: () => 'déplacer les Valkyries',
    take: (n) => `prendre ${n} ${word(n, 'Viking', 'Vikings')} au Domaine des Morts`,
    foresee: (n) =>
      n === 1
        ? 'regarder la prochaine carte'
        : `regarder les ${n} prochaines cartes et les remettre dans l’ordre de son choix`,
    discardNext: () => 'défausser la prochaine carte, sauf si c’est une carte spéciale',
    push: () => 'repousser un ennemi d’une case',
    dismiss: () => 'défausser un géant de la pile cachée',
  },
};
