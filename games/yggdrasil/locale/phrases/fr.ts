import type { Phrases } from './en.ts';

export const phrases: Phrases = {
  none: 'sans effet',
  vikings: (f) => `tue ${f.count}`,
  fire: (f) => `feu +${f.count}`,
  flood: 'submerge',
  giants: (f) => `éveille ${f.count}`,
  drags: (f) => `tire ${f.enemy}`,
  dragsOne: 'en tire un',
  anger: (f) => `calme ${f.chance}`,
  angryAlready: 'reste furieux',
  gatherOdds: (f) => `${f.tokens} jetons, ${f.mean} Vikings en moyenne : ${f.chances}`,
  noGather: 'Les Valkyries s’y rendent ; on n’y récolte rien.',
  burnOdds: (f) => `${f.tokens} jetons, ${f.mean} Géants de Feu en moyenne : ${f.chances}`,
  calmOdds: (f) =>
    `Un essai a ${f.attempt} de chances de réussir, les ${f.attempts} actions ensemble ${f.turn}.`,
  lostNow: (f) => `Si votre tour finit ainsi, la partie est perdue : ${f.lines}.`,
  defeatAhead: (f) =>
    `Si personne n’agit, les dieux ont ${f.chance} de chances de perdre dans les trois prochaines cartes.`,
  shareLeft: (f) => `${f.god} en a ${f.held} ; Vikings morts encore à partager : ${f.left}.`,
  goBack: (f) =>
    `Ennemis qui doivent encore reculer : ${f.count} ; cases pour chacun : ${f.spaces}.`,
  lastStand: (f) =>
    `Le plus grand danger vient de ${f.enemy} : ${f.chance} de chances de perdre (${f.line}).`,
  best: (f) => `force ${f.strength}, au mieux ${f.chance}`,
  mean: (f) => `moyenne ${f.mean}`,
  noneToGather: 'déplacement seul',
  vanirReturn: 'retour à leur première case, sans effet',
  toSpace: (f) => `vers la case ${f.space}`,
  toResidence: 'dans la Résidence',
  withElves: (f) => `${f.chance}, avec elfes ${f.best}`,
  revives: (f) => `Vikings : ${f.count}`,
  wins: 'victoire',
  loses: 'échec',
  calms: 'le calme',
  rages: 'reste furieux',
  bestAgainst: (f) => `${f.enemy} ${f.chance}`,
};
