import type { CampaignSentences } from './en.ts';

/** Ce qui ne va pas dans une campagne, en français. */
export const fr: CampaignSentences = {
  foundedFirst: () => 'une campagne commence par sa fondation',
  foundedOnce: () => 'une campagne n’est fondée qu’une fois',
  branchedSecond: () => 'une branche s’annonce juste après la fondation',
  noSuchSeat: (f) => `il n’y a pas de place ${f.seat} ; la campagne en a ${f.seats}`,
  tooFewPlayers: () => 'il faut au moins un joueur pour une campagne',
  tooManyPlayers: (f) => `${f.value} joueurs, c’est trop ; on joue à ${f.most} au plus`,
  sagasIncomplete: (f) => `une campagne a au moins ${f.least} sagas`,
  sagasDisordered: (f) => `la saga ${f.value} se trouve à la place de la saga ${f.expected}`,
  sagaOutOfOrder: (f) =>
    `la saga ${f.value} ne peut pas se jouer maintenant ; la prochaine est la saga ${f.expected}`,
  campaignComplete: () => 'la campagne est terminée ; ses sagas peuvent encore se jouer seules',
  tooManyLives: (f) =>
    `il ne peut pas rester ${f.value} points de vie à un Dieu ; le maximum est ${f.most}`,
  nobodyDiesWinning: () => 'un Dieu sans points de vie n’a pas gagné',
  notReached: (f) => `la saga ${f.value} n’a pas encore été atteinte`,
  nothingToSpend: () =>
    'les compétences s’achètent après une partie, et aucune n’a encore été jouée',
  gameHasBegun: () =>
    'la partie suivante a commencé : on ne peut plus rien acheter ni reprendre maintenant',
  boxUnknown: (f) => `« ${f.value} » n’est pas une case ; les cases sont : ${f.words}`,
  noSuchBox: (f) => `il n’y a pas de case ${f.box} ici ; la dernière est la ${f.most}`,
  boxClosed: (f) => `la case ${f.box} est fermée à ce nombre de joueurs (${f.seats})`,
  boxTaken: (f) => `la case ${f.box} est déjà prise`,
  boxNotNext: (f) => `la case ${f.next} vient avant la case ${f.box}`,
  tooDear: (f) => `cette case coûte ${f.cost} XP, et il en reste ${f.saved}`,
  namesSelf: (f) => `${f.god} ne peut pas se nommer soi-même`,
  namedAlready: (f) => `${f.god} figure déjà sur cette ligne`,
  notInCampaign: (f) => `${f.god} n’est pas dans cette campagne`,
  godDoesNotStay: (f) => `${f.god} n’est pas dans cette campagne et n’emporte pas d’XP`,
  noSuchNextSaga: (f) => `il n’y a pas de saga ${f.value} ; la dernière est la ${f.most}`,
  otherCampaign: () => 'ce sont deux campagnes différentes',
  badCampaignId: (f) =>
    `« ${f.value} » n’est pas l’identifiant d’une campagne : 32 chiffres de 0 à f`,
  badHash: (f) => `« ${f.value} » n’est pas une empreinte`,
  badTime: (f) => `« ${f.value} » n’est pas une date comme 2026-05-17T19:30:00Z`,
  nameMissing: () => 'il faut un nom à la campagne',
  notForCampaigns: () => 'cette option ne se choisit pas pour une campagne',
  recordTooLarge: (f) => `ce n’est pas un enregistrement, ou il contient plus de ${f.most} valeurs`,
  notFromTheStart: () => 'l’enregistrement commence au milieu d’une partie',
  notOverYet: () =>
    'la partie n’est pas terminée ; on peut la reprendre, ou toute l’équipe peut l’abandonner',
  overAlready: () => 'la partie est terminée et ne peut plus être abandonnée',
  recordDoesNotReplay: (f) => `l’enregistrement de l’entrée ${f.number} ne peut pas être rejoué`,
  otherOutcome: (f) =>
    `l’enregistrement de l’entrée ${f.number} finit autrement que ne le dit l’entrée`,
  otherLives: (f) => `l’enregistrement de l’entrée ${f.number} finit avec d’autres points de vie`,
  otherOptions: (f) =>
    `la partie de l’entrée ${f.number} a été jouée avec d’autres options que la campagne : ${f.key}`,
};
