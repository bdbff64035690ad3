import { elided, nameIn } from '@nineworlds/engine';
import type { Reasons } from '../catalogue.ts';

/** Les termes du langage des sagas, et ce qu’une saga définit, tels qu’ils figurent dans une phrase. */
const term = nameIn({
  effect: 'l’effet',
  condition: 'la condition',
  number: 'le nombre',
  place: 'le lieu',
});
const thing = nameIn({
  counter: 'aucun compteur',
  figure: 'aucune figurine',
  group: 'aucun groupe de figurines',
  token: 'aucune sorte de marqueur',
  effects: 'aucune liste d’effets',
  action: 'aucune action',
  fight: 'aucun combat',
  defeat: 'aucune défaite de cette page',
});

/** Why Yggdrasil Chronicles refuses something, in French. */
export const reasons: Reasons = {
  noSuchGod: () => 'ce Dieu ne joue pas, ou ne peut pas être choisi ici',
  alreadyOrdered: (f) => `${f.god} a déjà son tour dans cette manche`,
  tooFar: (f) => `on ne peut pas atteindre ${f.world} d’ici`,
  notCompanion: (f) =>
    `${f.god} n’est pas un Compagnon de voyage que vous pouvez rejoindre dans un autre Monde`,
  alreadyTravelled: (f) => `vous ne pouvez plus rejoindre ${f.god} pendant ce tour`,
  outsideRange: (f) => `${f.count} n’est pas possible ; choisissez de ${f.least} à ${f.most}`,
  nobodyAsked: () => 'aucune question n’est posée à un Dieu en ce moment',
  notRavaged: (f) => `${f.world} n’est pas ravagé`,
  worldRavaged: (f) => `${f.world} est ravagé : son action est impossible`,
  worldBlocked: (f) => `${f.iotunn} bloque ${f.world} : on ne peut y faire aucune action`,
  nothingThere: (f) => `l’action ${elided('de', f.world)} ne servirait à rien maintenant`,
  alreadyActed: () => 'vous avez déjà accompli votre mission',
  artifactOutOfReach: (f) =>
    `${f.artifact} n’est pas l’Artefact visible d’un niveau où vous pouvez en prendre un`,
  creatureNotDrawn: (f) => `vous n’avez pas pioché ${f.creature}`,
  stoneUseless: (f) => `aucune pierre runique ne permet cela maintenant : ${f.effect}`,
  livesFull: (f) => `${f.god} a déjà tous ses points de vie`,
  alreadyFought: () => 'vous avez déjà combattu pendant ce tour',
  neverFought: (f) => `${f.enemy} n’est pas sur l’Arbre : on ne peut jamais le combattre`,
  enemyElsewhere: (f) => `${f.enemy} n’est pas à ${f.world}`,
  cannotRetreat: (f) => `${f.enemy} n’a nulle part où se retirer : le combat serait inutile`,
  enemyProtected: (f) => `${f.iotunn} protège ${f.enemy}`,
  iotunnElsewhere: (f) => `l’Iotunn ${f.iotunn} n’est pas à ${f.world}`,
  iotunnNotInPlay: (f) => `${f.iotunn} n’est pas en jeu`,
  notFrigg: () => 'seule Frigg peut faire cela, et seulement en mode difficile',
  ownSelf: () => 'elle ne peut pas se donner un point de vie ; elle peut en regagner un',
  lastLife: () => 'Frigg ne peut pas donner son dernier point de vie',
  onlyFight: () => 'après ce voyage, vous pouvez seulement combattre, ou ne rien faire',
  onlyAct: () => 'après ce voyage, vous pouvez seulement faire l’action du Monde, ou rien',
  cardNotShown: (f) =>
    `${f.card === '' ? 'cette carte' : f.card} n’est pas l’une des deux cartes montrées`,
  slotEmpty: () => 'il n’y a pas de carte à cet emplacement de la Roue',
  picksAscend: (f) =>
    `nommez les cartes dans l’ordre de la Roue, chacune une fois ; ${f.card} ne convient pas ici`,
  notWithKin: (f) => `vous ne pouvez pas prendre cela à ${f.god}`,
  ownTurnAsked: () => 'à votre propre tour, la question du lien du sang vous est toujours posée',
  alreadyAsked: () => 'la question vous est déjà posée, ou ce n’est pas votre tour',
  nothingToKeep: () => 'rien de tel n’est perdu : vous ne pouvez pas le garder',
  notToChoose: () => 'ce choix n’est pas possible ici',
  notHeld: (f) => `vous n’avez pas ${f.artifact}`,
  noSagaAction: () => 'cette page de la saga n’a pas cette action',
  noSagaFight: () => 'cette page de la saga n’a pas ce combat',
  sagaElsewhere: (f) => `cette action de la saga n’est pas possible à ${f.world}`,
  sagaNotNow: (f) => `la saga ne le permet pas à ${f.world} maintenant : il manque quelque chose`,
  foeElsewhere: (f) => `on ne peut pas combattre cet adversaire depuis ${f.world}`,
  godUnknown: (f) => `« ${f.value} » n’est pas un Dieu ; les Dieux sont : ${f.words}`,
  godTwice: (f) => `« ${f.value} » est nommé deux fois`,
  relationUnknown: (f) =>
    `« ${f.value} » n’est pas une relation ; écrivez dieu:relation:dieu, par exemple frigg:kin:freyr`,
  twice: (f) => `« ${f.value} » figure ici une deuxième fois`,
  wrongCount: (f) => `la liste en compte ${f.value}, il en faut ${f.expected}`,
  sheetsNeedSaga: () =>
    'les fiches d’expérience servent aux sagas ; dans une partie de base, elles restent neuves',
  sheetsNeedGods: () =>
    'les fiches nomment des Dieux : nommez les Dieux au lieu de les distribuer au hasard',
  rowFull: (f) => `${f.value} noms sont inscrits ici, mais la ligne a ${f.most} cases ouvertes`,
  namesItself: (f) => `${f.god} ne peut pas avoir de relation avec soi-même`,
  godNotInGame: (f) => `${f.god} n’est pas dans cette partie`,
  freeTickMissing: (f) => `dès le début, ${f.god} a davantage que cela`,
  badId: (f) =>
    `« ${f.value} » n’est pas un nom : lettres sans accent, chiffres et traits d’union, 40 au plus`,
  sagaUnknown: (f) => `« ${f.value} » n’est pas une de nos sagas`,
  sagaChanged: (f) => `cette saga est d’une autre version que celle de cette table (${f.value})`,
  // Les sagas.
  sagaNotOurs: (f) => `ce n’est aucune de nos sagas ; une saga à vous a le statut ${f.value}`,
  sagaTooBig: (f) => `une saga a au plus ${f.most} valeurs, sans imbrication trop profonde`,
  sagaTooDeep: (f) => `l’imbrication dépasse ${f.most} niveaux`,
  sagaTooFew: (f) => `il y a ${f.length} entrées, et il en faut au moins ${f.least}`,
  sagaBadName: (f) =>
    `« ${f.value} » n’est pas un nom : une minuscule, puis des lettres et des chiffres, 24 au plus`,
  sagaNameTaken: (f) => `« ${f.value} » est déjà le nom d’autre chose`,
  sagaUnused: (f) => `« ${f.value} » ne sert jamais`,
  sagaNoTerm: (f) => `${term(f.term)} « ${f.value} » n’existe pas`,
  sagaNoThing: (f) => `${thing(f.thing)} « ${f.value} »`,
  sagaOneOfTwo: (f) => `il faut exactement l’un des deux : « ${f.first} » ou « ${f.second} »`,
  sagaCircle: (f) => `la liste « ${f.value} » s’appelle elle-même`,
  sagaTrackStart: (f) =>
    `la première icône d’une piste est « ${f.value} », et elle ne figure que là`,
  sagaTrackGoesOn: (f) => `rien ne peut suivre l’une de ces icônes : ${f.words}`,
  sagaTrackEnd: (f) => `la dernière icône doit être l’une de : ${f.words}`,
  sagaNoTree: () => 'la dernière page n’a ni l’arbre ni une piste qui y mène',
  sagaAfterTree: () => 'aucune page ne peut suivre l’arbre',
  sagaNoNextPage: () => 'il n’y a pas de page suivante à tourner',
  sagaNoWayOut: () =>
    'cette page n’a pas d’objectif et sa piste finit à l’arbre mort : on ne peut pas la quitter',
  sagaNeverHolds: (f) => `cet objectif ne peut jamais être atteint (joueurs : ${f.players})`,
  sagaTokensAndWorlds: (f) => `${f.value} marqueurs sont posés sur ${f.worlds} Mondes`,
  sagaTokensInBox: (f) => `il faut ${f.value} marqueurs, et la boîte en contient ${f.most}`,
  sagaNoCase: (f) => `le marqueur « ${f.value} » n’a pas de cas`,
  sagaNoTrack: (f) => `la figurine « ${f.value} » n’a pas de piste`,
  sagaOffTrack: (f) => `la case ${f.value} n’est pas sur la piste, qui finit à ${f.most}`,
  sagaNothingMeant: (f) => `« ${f.value} » ne désigne rien ici`,
  sagaRisksNotLast: () =>
    'des Risques ne sont que le dernier effet d’une action, ou d’une de ses options',
  sagaTurnNotLast: () =>
    'seul le dernier effet tourne la page, jamais dans une mise en place ni là où elle est tournée de toute façon',
  sagaTooStrong: (f) =>
    `cela peut valoir ${f.value} (joueurs : ${f.players}) et compte pour ${f.most}`,
  sagaNotNidhogg: () =>
    'Nidhogg n’est jamais sur l’arbre : on ne peut ni le combattre, ni le déplacer, ni le tuer',
  sagaCostFails: (f) =>
    `ce coût peut être impossible à payer alors que c’est proposé (joueurs : ${f.players}) ; exigez-le dans « ${f.value} »`,
  sagaTooManyFrames: (f) =>
    `des listes attendent sur ${f.value} niveaux, et le maximum est ${f.most}`,
  sagaTooManySteps: (f) => `cette liste a plus de ${f.most} effets, avec ceux qu’elle appelle`,
  sagaTooManyHeroes: (f) =>
    `les compteurs peuvent retenir ${f.value} Héros, et il y en a ${f.most}`,
  sagaSlainTrigger: (f) => `à ce moment, ${f.enemy} est déjà mort au combat`,
  sagaTextMissing: () => 'ce texte manque',
  sagaTextUnknown: () => 'rien dans la saga ne correspond à ce texte',
  sagaPlaceholder: (f) => `il n’y a pas de champ {${f.value}}`,
  notEntered: () => 'rien n’a encore été saisi',
  godDieLost: () => 'un dé Dieu n’est jamais perdu : cette marque ne change rien',
  islandUnknown: (f) => `dans le livret, les îles portent 1, 2 ou 3, pas ${f.value}`,
  asgardElsewhere: () =>
    'un exemple du livret place Asgard au-dessus d’Iotunheim ; ici, ce n’est pas le cas',
  protectsAnother: (f) => `dans le livret, cet Iotunn protège ${f.enemy}`,
  hardNotLonger: (f) =>
    `d’après une critique, la partie difficile est la plus longue ; ici, elle compte ${f.hard} pas et la facile ${f.easy}`,
  mustBeEmpty: (f) => `ceci doit être vide, mais contient ${f.value}`,
  noGod: () => 'il devrait déjà y avoir un Dieu ici',
  godDealtTwice: (f) => `${f.god} figure à deux places`,
  wrongTotal: (f) => `le jeu a ${f.expected} ${f.what}, et non ${f.value}`,
  enemyMisplaced: (f) => `${f.enemy} ne peut jamais se trouver là`,
  mustBeRavaged: (f) => `deux Ennemis sont à ${f.world}, qui doit donc être ravagé`,
  cardTwice: () => 'une carte se trouve à deux endroits',
  stepDoesNotFit: () => 'cela ne va pas avec l’étape de la partie',
  orderDoesNotFit: () => 'cet ordre de la manche est impossible',
  notTheirTurn: () => 'ce ne peut pas être le tour de ce Dieu',
  artifactsDoNotFit: () => 'ces Artefacts ne peuvent pas être visibles',
  cardsDoNotFit: () => 'les cartes Ennemi ne peuvent pas être disposées ainsi',
  noThrow: () => 'des dés sont là sans qu’un jet de sauvegarde soit en cours',
  notOver: () => 'aucune question n’est posée, et pourtant la partie n’est pas terminée',
  alreadyOver: () => 'la partie est terminée, et pourtant une question est posée',
  wrongFrame: () => 'cette question ne peut pas être posée ici',
};
