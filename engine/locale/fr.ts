import type { KernelTexts } from './en.ts';

/** Les raisons du noyau et de la table, en français. */
export const fr: KernelTexts = {
  unknownWord: (f) => `aucune réponse ne continue par « ${f.word} » ; possibles : ${f.expected}`,
  ambiguousWord: (f) => `« ${f.word} » peut désigner plusieurs choses : ${f.matches}`,
  lineGoesOn: (f) => `la ligne n’est pas complète ; elle continue par : ${f.expected}`,
  wordsLeftOver: (f) => `la ligne est déjà complète avant « ${f.words} »`,
  gameOver: 'la partie est terminée',
  notYourTurn: 'c’est à quelqu’un d’autre de répondre',
  staleCommand: (f) =>
    `la partie a avancé : ceci répond à l’entrée ${f.seq}, la dernière est la ${f.current}`,
  chanceDecides: 'c’est le hasard qui décide ; saisissez son résultat : « chance … »',
  somebodyLearned: (f) => `impossible de revenir en arrière : « ${f.line} » a révélé quelque chose`,
  nothingToUndo: 'il n’y a rien à annuler',
  notYourLine: 'le dernier coup est celui de quelqu’un d’autre',
  nothingProposed: 'personne n’a proposé de revenir en arrière',
  noSuchDecision: (f) => `aucune décision n’a été prise au coup ${f.ply}`,
  onlyOwnLast: (f) =>
    `dans ce jeu, vous ne pouvez revenir que sur votre dernière décision, au coup ${f.ply}`,
  nothingToAdvise: 'personne n’a à répondre : c’est le hasard qui décide',
  nothingToReview: 'rien n’a encore été joué : il n’y a rien à revoir',

  notCanonical: (f) => `« ${f.line} » n’est pas écrit en entier : « ${f.canonical} »`,
  notFate: (f) => `la graine impose « ${f.decreed} », et non « ${f.line} »`,
  seedNotCommitted: 'la graine n’est pas celle qui avait été fixée avant la partie',
  otherHash: (f) => `la position finale a pour empreinte ${f.actual}, et non ${f.claimed}`,
  badBranch: (f) => `la variante ${f.branch} n’est pas jouable à « ${f.line} »`,
  seedIsSecret: 'la partie garde sa graine secrète : ses dés ne peuvent pas continuer',

  notWhole: (f) => `« ${f.value} » n’est pas un nombre entier`,
  outOfRange: (f) => `${f.value} n’est pas compris entre ${f.min} et ${f.max}`,
  notOneOf: (f) => `« ${f.value} » ne figure pas parmi : ${f.words}`,
  notAnObject: (f) => `« ${f.value} » n’est pas un objet à champs nommés`,
  notAHash: (f) => `« ${f.value} » n’est pas un SHA-256 en hexadécimal`,
  notText: (f) => `« ${f.value} » n’est pas un texte, ou il est trop long`,
  notAList: (f) => `« ${f.value} » n’est pas une liste, ou elle est trop longue`,
  tooLong: (f) => `${f.length} éléments, c’est plus que ${f.most}`,
  wrongLength: (f) => `il faut exactement ${f.length} éléments, et non ${f.value}`,
  unknownOption: (f) => `cette option n’existe pas ; options possibles : ${f.known}`,
  unknownField: 'ce champ n’existe pas',
  missingField: 'ce champ manque',
  unknownFormat: (f) => `« ${f.value} » est un format que cette version ne connaît pas`,
  otherGame: (f) => `il s’agit du jeu « ${f.value} », et non de « ${f.expected} »`,
  otherRules: (f) =>
    `ce fichier suit la version ${f.value} des règles ; ici, c’est la version ${f.expected}`,
  unknownSeat: (f) =>
    `« ${f.value} » n’est pas une place ; il y en a ${f.seats}, comptées à partir de 0`,
  notASeat: (f) => `« ${f.value} » ne désigne ni un humain ni un bot`,
  notABranch: (f) => `« ${f.value} » n’est pas une variante`,
  notForLinks:
    'ceci est à vous et n’est jamais mis dans un lien ; enregistrez la partie dans un fichier',
  badLink: 'ce n’est pas une partie complète sous forme compacte',
  tooManyOutcomes: (f) => `il y a plus de ${f.most} issues, trop pour un calcul exact`,
  unknownBot: (f) => `il n’y a pas de bot « ${f.value} » ; bots possibles : ${f.known}`,
  badBotSetting: (f) =>
    `« ${f.value} » n’est pas un réglage de ${f.bot} : un nombre de 1 à 999999, ou une durée comme 200ms`,
  badNoviceSetting: (f) =>
    `« ${f.value} » n’est pas un réglage de ${f.bot} : avec un nombre de 1 à 999999, une réponse sur ce nombre est tirée au sort`,
  botTakesNoSetting: (f) => `le bot ${f.bot} n’a pas de réglage ; « ${f.value} » est de trop`,
};
