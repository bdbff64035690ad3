import { elided } from '@nineworlds/engine';
import type { EditionNames, EditionThing, Reasons } from '../catalogue.ts';

/** The thing of an owner's edition that is meant. */
function thing({ part, number }: EditionThing): string {
  if (part === 'die') return `la face ${number} du dé`;
  if (part === 'ragnarok') return `la carte Ragnarök ${number}`;
  return part === 'vanir' ? `la case ${number} des Vanes` : 'le fichier';
}

const THINGS: EditionNames = {
  die: 'faces du dé',
  ragnarok: 'cartes Ragnarök',
  vanir: 'cases des Vanes',
};

const NUMBERS: EditionNames = {
  hammers: 'nombre de marteaux',
  spaces: 'nombre de cases',
  vikings: 'nombre de Vikings',
  cards: 'nombre de cartes',
};

/** Why Yggdrasil refuses something, in French. */
export const reasons: Reasons = {
  worldUsed: (f) => `vous avez déjà agi ${f.world} pendant ce tour`,
  repeatUsed: (f) =>
    `vous avez déjà agi ${f.world}, et Freyja a déjà répété un monde pendant ce tour`,
  worldClosed: (f) => `${f.giant} empêche les dieux d’agir ${f.world}`,
  fenrirAngry: () =>
    'Fenrir est furieux : tant qu’il n’est pas calmé, vous ne pouvez qu’essayer de le calmer',
  fenrirNotAngry: () => 'Fenrir n’est pas furieux ; il n’y a personne à calmer',
  enemyAtStart: (f) => `${f.enemy} est au départ, où aucun ennemi ne peut être combattu`,
  tooFar: (f) =>
    `l’${f.island} est trop loin de l’${f.from} ; les Valkyries ne vont que sur une île voisine`,
  floodClosed: (f) => `l’${f.island} est submergée, et ${f.giant} empêche les Valkyries d’y entrer`,
  islandFlooded: (f) =>
    `les Valkyries sont sur l’${f.island}, qui est submergée : on ne peut rien y récolter`,
  rainbowBare: () => 'les Valkyries sont sur l’île Arc-en-ciel, où l’on ne récolte rien',
  gatheredAlready: () =>
    'vous avez déjà récolté pendant ce tour ; les Valkyries peuvent seulement se déplacer',
  bagEmpty: (f) => `le ${f.bag} est vide`,
  weaponAway: (f) =>
    `${f.weapon} +${f.level} contre ${f.enemy} n’est pas à la forge ; c’est ${f.god} qui l’a`,
  weaponBest: (f) => `vous avez déjà ${f.weapon} +3 ; il n’y a rien de mieux contre ${f.enemy}`,
  noElf: () => 'il n’y a plus d’elfe dans la Demeure des Elfes',
  noSuchGod: () => 'ce dieu ne joue pas',
  ownSelf: () => 'vous ne pouvez pas faire d’échange avec vous-même',
  nothingToExchange: (f) => `ni vous ni ${f.other} n’avez quoi que ce soit à échanger`,
  helheimEmpty: () => 'il n’y a pas de Viking dans le Domaine des Morts',
  giantBeaten: (f) => `${f.giant} est déjà parmi les géants vaincus`,
  giantHidden: (f) =>
    `${f.giant} n’est pas parmi les géants actifs ; dans la pile on ne peut attaquer que le géant caché du dessus`,
  pileEmpty: () => 'la pile cachée des géants est vide',
  onlyBergelmir: (f) => `${f.giant} ferme la Forteresse de Glace : on ne peut y combattre que lui`,
  vanirAtEnd: () => 'les Vanes sont sur la dernière case et ne peuvent plus avancer',
  vanirNotReached: (f) =>
    `les Vanes sont sur la case ${f.at} ; ils n’ont pas encore atteint la case ${f.space}`,
  vanirElsewhere: (f) =>
    `les Vanes sont sur la case ${f.at} ; dans cette partie, on ne peut pas y utiliser l’effet de la case ${f.space}`,
  vanirLacks: () => 'dans cette partie, aucune case des Vanes n’a cet effet',
  sameIsland: (f) => `les Valkyries sont déjà sur l’${f.island}`,
  notAdjacent: (f) =>
    `l’${f.island} n’est pas voisine de celle des Valkyries, comme il le faut dans cette partie`,
  deckEmpty: () => 'la pioche des cartes Ennemi est vide',
  cannotGoBack: (f) => `${f.enemy} ne peut pas reculer davantage`,
  giantNotInPile: (f) => `${f.giant} n’est pas dans la pile cachée`,
  noEnemyOut: () => 'aucun ennemi n’a quitté le départ',
  noIsland: () => 'les Valkyries ne peuvent ni se déplacer ni récolter',
  noWeapon: () => 'la forge n’a aucune arme que vous pourriez prendre maintenant',
  noPartner: () => 'il n’y a aucun dieu avec qui échanger quoi que ce soit',
  bagsEmpty: () => 'tous les sacs sont vides',
  noGiant: () => 'tous les géants sont vaincus',
  noVanirUse: () =>
    'les Vanes ne peuvent plus avancer et aucun de leurs effets n’aurait de résultat',
  tooFewVikings: (f) => `${f.count} Vikings, c’est plus que vous n’en avez : ${f.held}`,
  tooFewElves: (f) => `${f.count} elfes, c’est plus que vous n’en avez : ${f.held}`,
  holdsTooMany: (f) => `${f.count}, c’est trop ; ${f.most} au plus`,
  holdsTooFew: (f) => `${f.count}, c’est trop peu ; ${f.least} au moins`,
  cardNotDrawn: (f) => `${f.card} n’est pas l’une des deux cartes piochées`,
  notRolled: (f) => `aucun des deux résultats n’est ${f.face}`,
  notRearmost: (f) => `${f.enemy} n’est pas parmi les ennemis les plus en arrière`,
  notInTrio: (f) => `l’effet ${elided('de', f.enemy)} n’est pas en attente`,
  picksAscend: (f) =>
    `les ennemis se nomment dans l’ordre de la liste, chacun une fois ; ${f.enemy} ne convient pas ici`,
  cardNotSeen: (f) => `${f.card} n’est pas parmi les cartes encore à remettre`,
  noSuchSeat: () => 'cette place n’existe pas à cette table',
  nobodyAsked: () => 'aucune question n’est posée à un dieu en ce moment',
  godUnknown: (f) => `« ${f.value} » n’est pas un dieu ; il y a : ${f.words}`,
  godTwice: (f) => `« ${f.value} » figure deux fois dans la liste des dieux`,
  enemyUnknown: (f) => `« ${f.value} » n’est pas un ennemi ; il y a : ${f.words}`,
  enemyTwice: (f) => `« ${f.value} » figure deux fois dans la liste des ennemis`,
  wrongCount: (f) => `la liste en compte ${f.value}, il en faut ${f.expected}`,
  editionSchema: (f) =>
    `ce n’est pas une édition d’Yggdrasil : son « schema » doit être « ${f.expected} », et non « ${f.value} »`,
  editionId: (f) =>
    `l’identifiant d’une édition compte au plus 40 lettres, chiffres et traits d’union ; « ${f.value} » ne convient pas`,
  editionLength: (f) =>
    `il faut ${f.expected} ${THINGS[f.part]}, énumérées une à une (trouvé : ${f.value})`,
  editionThing: (f) => `${thing(f)} doit avoir des champs nommés ; « ${f.value} » n’en a pas`,
  editionField: (f) =>
    `${thing(f)} a un champ inconnu, « ${f.value} » ; les champs sont : ${f.words}`,
  editionWord: (f) =>
    f.value === ''
      ? `il manque à ${thing(f)} l’un de ces mots : ${f.words}`
      : `${thing(f)} ne peut pas avoir le mot « ${f.value} » ; les mots possibles sont : ${f.words}`,
  editionTwice: (f) =>
    f.part === 'vanir'
      ? `${thing(f)} ne peut pas avoir l’effet « ${f.value} » : une autre case l’a déjà`
      : `${thing(f)} nomme deux fois « ${f.value} »`,
  editionNumber: (f) =>
    f.value === ''
      ? `il manque à ${thing(f)} le ${NUMBERS[f.field]}, de ${f.min} à ${f.max}`
      : `${thing(f)} : le ${NUMBERS[f.field]} doit être un entier de ${f.min} à ${f.max}, et non « ${f.value} »`,
  editionHammers: (f) =>
    `les faces d’une même couleur doivent être pareilles : ${thing({ part: 'die', number: f.number })} (${f.face}) a ${f.value} marteaux, une autre de cette couleur en a ${f.expected}`,
  editionColours: (f) => `chaque couleur doit figurer sur le dé ; il y manque : ${f.words}`,
  editionEnemies: (f) =>
    `${thing({ part: 'ragnarok', number: f.number })} doit énumérer de ${f.min} à ${f.max} ennemis (trouvé : ${f.value})`,
  editionSaysVanir: (f) =>
    `votre édition dit ce que font les Vanes, et aucune de leurs cases ne défausse la prochaine carte ; laissez ${f.option} sur ${f.value}`,
  editionSaysRagnarok: (f) =>
    `votre édition dit quelles cartes Ragnarök apportent des effets ; laissez ${f.option} sur ${f.value}`,
  wrongTotal: (f) => `il faut ${f.expected} ${f.what} en tout, et non ${f.value}`,
  mustBeEmpty: (f) => `il ne peut rien y avoir ici ; or il y a ${f.value}`,
  godDealtTwice: (f) => `${f.god} figure à deux places`,
  noGod: () => 'il devrait déjà y avoir un dieu à cette place',
  twoLevels: (f) => `un même dieu a deux armes contre ${f.enemy}`,
  giantTwice: (f) => `${f.giant} se trouve à deux endroits`,
  stepDoesNotFit: () => 'le tour et son étape ne vont pas ensemble',
  tooManyActions: () => 'ce dieu ne peut pas en avoir fait autant pendant ce tour',
  cardsDoNotFit: () => 'la pioche des cartes Ennemi ne peut pas être ainsi',
  angryFenrirAtStart: () => 'Fenrir ne peut pas être furieux quand il est au départ',
  notTheirTurn: () => 'ce ne peut pas être le tour de ce dieu',
  notOver: () => 'aucune question n’est posée, et pourtant la partie n’est pas terminée',
  alreadyOver: () => 'la partie est terminée, et pourtant une question est posée',
  wrongFrame: () => 'cette question ne peut pas être posée ici',
  wonDoesNotFit: () => 'l’issue ne va pas avec la position',
};
