import { plural } from '@nineworlds/engine';
import type { AdviceTexts } from './en.ts';

export const fr: AdviceTexts = {
  title: 'Conseil',
  thinking: 'Le conseiller réfléchit…',
  cancel: 'Annuler',
  chance: (percent, points) => `${percent} ± ${points}`,
  chanceMeans: 'Chances de gagner, d’après des parties simulées',
  ready: (lines, line, percent) =>
    `${plural('fr', lines, { one: 'Un coup', other: `${lines} coups` })}. Le meilleur : ${line}, ${percent} de chances de gagner.`,
  noReasons: 'Pas de raison précise : c’est ce qui a le mieux réussi dans les parties simulées.',
  isOff: 'Pas de conseils ici, puisque plusieurs personnes jouent ensemble.',
  allow: 'Autoriser les conseils',
  setting: 'Conseils',
  settings: { on: 'Oui', off: 'Non' },
  used: (times) => `Conseils demandés : ${times}`,
  usedBy: (name, times) => `${name} ${times}`,
};
