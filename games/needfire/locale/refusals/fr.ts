import type { Reasons } from '../catalogue.ts';

/** Why NeedFire refuses something, in French. */
export const reasons: Reasons = {
  alreadyFaceUp: (f) => `le brasier ${f.place} est déjà visible`,
  noSuchBonfire: (f) => `il n’y a pas de brasier ${f.place}`,
  notPeeked: (f) => `le brasier ${f.place} n’est pas l’un des trois que vous venez de regarder`,
  picksAscend: (f) =>
    `les trois brasiers se nomment dans l’ordre croissant ; ${f.place} ne convient pas ici`,
  notDrawn: (f) => `${f.card} n’est pas parmi les humains que vous avez piochés`,
  notInHand: (f) => `vous n’avez pas la flamme ${f.card} en main`,
  bonfireHasEmber: (f) => `le brasier ${f.place} porte une braise et ne peut pas être échangé`,
  noEmberThere: (f) => `il n’y a pas de braise sous ${f.card}`,
  notAWarrior: (f) => `${f.card} n’est pas un guerrier du cercle`,
  doesNotReact: (f) => `${f.to} ne fait pas réagir ${f.card}`,
  notSeen: (f) => `${f.card} n’est pas l’un des deux exilés que vous avez regardés`,
  warriorHasEmber: (f) =>
    `${f.card} porte une braise ; dans cette partie, un tel guerrier ne peut pas être exilé`,
  nobodyAsked: () => 'aucune question n’est posée à un joueur en ce moment',
  bonfireFaceDown: (f) =>
    `le brasier ${f.place} est caché ; seule une carte visible peut être allumée`,
  notFaceUp: (f) => `l’humain ${f.card} n’est pas visible sur la table`,
  hasEmber: (f) => `il y a déjà une braise sous ${f.card}`,
  elementTwice: (f) => `« ${f.value} » figure ici pour la deuxième fois`,
  reservedWord: (f) =>
    `« ${f.value} » a un autre sens dans le jeu et ne peut pas nommer un élément`,
  noSuchElement: (f) => `« ${f.value} » n’est pas un élément de cette table`,
  coloursUneven: (f) => `${f.white} éléments sont blancs ; d’ordinaire il y en a 13`,
  listsItself: (f) => `${f.element} réagit à son propre élément`,
  nobodyReacts: (f) => `aucun humain ne réagit à ${f.element}`,
  attestedMissing: (f) =>
    `selon le livret, ${f.reactor} réagit à ${f.element} ; ce n’est pas le cas ici`,
  notWholeTruth: () => 'c’est ce que sait un seul joueur, et non une position entière',
  stepDoesNotFit: () => 'le tour et son étape ne vont pas ensemble',
  notTheirTurn: () => 'ce ne peut pas être le tour de cette place',
  noSuchCard: (f) => `il faut une carte ici, et ${f.value} n’en est pas une`,
  cardTwice: (f) => `cette carte se trouve aussi à ${f.other}`,
  mustBeEmpty: (f) => `il ne peut rien y avoir ici ; or il y a ${f.value}`,
  seenDoesNotFit: () =>
    'la liste de ceux qui ont vu cette carte contredit la façon dont elle est posée',
  notSorted: () => 'ces cartes s’écrivent dans l’ordre croissant',
  wrongSize: (f) => `à ce moment il doit y en avoir ${f.expected} ici, et non ${f.value}`,
  noHost: (f) => `aucune braise ne peut être sous ${f.value}`,
  badId: (f) =>
    `« ${f.value} » n’est pas un identifiant : minuscules, chiffres et traits d’union seulement`,
  noSuchEntry: () => 'cette entrée décrit quelque chose qui ne peut pas arriver',
  otherHistory: () => 'l’histoire ne peut pas avoir mené à ces flammes',
  sameHost: () => 'les deux braises sont sous la même carte',
  knowsWrong: (f) => `quelqu’un sait quelque chose de faux sur la flamme ${f.card}`,
  knowsTooLittle: (f) => `quelqu’un en sait moins sur la flamme ${f.card} que ce qu’il a vu`,
  notOver: () => 'aucune question n’est posée, et pourtant la partie n’est pas terminée',
  wrongFrame: () => 'cette question ne peut pas être posée ici',
};
