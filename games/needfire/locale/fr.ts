import type { NeedfireCatalogue } from './en.ts';
import { runeNames } from './rune-names.ts';

/** Les textes de NeedFire, en français. */
export const fr: NeedfireCatalogue = {
  title: 'NeedFire',
  words: {
    open: 'ouvrir',
    peek: 'regarder',
    settle: 'retourner',
    arrange: 'remettre',
    keep: 'garder',
    exchange: 'échanger',
    refill: 'dans le cercle',
    stack: 'par-dessus',
    swap: 'donner',
    place: 'contre le brasier',
    ignite: 'allumer',
    pull: 'avec la braise sous',
    take: 'prendre',
    banish: 'exiler',
    chance: 'hasard',
    human: 'humain',
    flame: 'flamme',
    first: 'commence :',
    bonfire: 'brasier',
    draw: 'pioché :',
    exile: 'exilé :',
    ember: 'braise :',
    none: 'aucune',
    'option-seats': 'joueurs',
    'option-deck': 'table des réactions',
    'option-first': 'qui commence',
    'option-exileEmbered': 'exiler un guerrier qui porte une braise',
    'option-memoryAid': 'aide-mémoire : vous montre ce que vous avez vu',
    random: 'au hasard',
    allowed: 'permis',
    forbidden: 'interdit',
    reconstructed: 'reconstituée',
    ring: 'cercle',
    pile: 'pioche',
    exiles: 'exilés',
    bonfires: 'brasiers',
    embers: 'braises',
    hand: 'main',
    humans: 'humains',
    memory: 'ce que vous avez vu',
    turn: 'tour',
    leadership: 'commandement',
    blessing: 'bénédiction',
    score: 'score',
    chain: 'chaîne',
    reconstructedDeck: 'table des réactions reconstituée, ce n’est pas celle de la boîte',
  },
  elements: runeNames,
  ring: (place) => `place ${place} du cercle`,
  seat: (number) => `Joueur ${number}`,
  bonfire: (place) => `brasier ${place}`,
  theBonfire: (place) => `le brasier ${place}`,
  comma: ', ',
  questions: {
    dealHuman: 'Quel humain est distribué ?',
    dealFlame: 'Quelle flamme est distribuée ?',
    chooseFirst: 'Qui commence ?',
    openBonfire: 'Quel brasier caché ouvrez-vous ?',
    peekBonfire: 'Quels sont les trois brasiers cachés que vous regardez ?',
    seeBonfire: 'Quelle flamme se trouve là ?',
    settle: 'Lequel des trois retournez-vous ?',
    arrange: 'Les deux autres gardent-ils leur place, ou les échangez-vous ?',
    drawHuman: 'Quel humain est pioché ?',
    refill: 'Lequel des humains piochés devient guerrier ?',
    stackRest: 'Lequel des deux autres va au sommet des exilés ?',
    giveFlame: 'Quelle flamme de votre main donnez-vous ?',
    swapPlace: 'Contre quel brasier l’échangez-vous ?',
    ignite: 'Quelle carte allumez-vous ?',
    pullEmber: 'Sous quelle carte prenez-vous la braise ?',
    takeWarrior: 'Quel guerrier prenez-vous parmi ceux qui réagissent ?',
    seeExile: 'Quel est cet exilé ?',
    keepExile: 'Lequel des deux exilés prenez-vous ?',
    exileWarrior: 'Quel guerrier envoyez-vous en exil ?',
    revealEmber: 'Quelle flamme est la braise ?',
  },
  reasons: {
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
    nobodyAsked: () => 'aucun joueur n’est interrogé en ce moment',
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
      `selon la règle du jeu, ${f.reactor} réagit à ${f.element} ; ce n’est pas le cas ici`,
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
    noSuchEntry: () => 'cette entrée ne dit rien qui puisse arriver',
    otherHistory: () => 'l’histoire ne peut pas avoir mené à ces flammes',
    sameHost: () => 'les deux braises sont sous la même carte',
    knowsWrong: (f) => `quelqu’un sait quelque chose de faux sur la flamme ${f.card}`,
    knowsTooLittle: (f) => `quelqu’un en sait moins sur la flamme ${f.card} que ce qu’il a vu`,
    notOver: () => 'aucune question n’est posée, et pourtant la partie n’est pas terminée',
    wrongFrame: () => 'cette question ne peut pas être posée ici',
  },
  events: {
    bonfireOpened: (f) => `${f.seat} ouvre le brasier ${f.place} : ${f.card}.`,
    bonfirePeeked: (f) =>
      f.card === undefined
        ? `${f.seat} regarde le brasier ${f.place}.`
        : `${f.seat} regarde le brasier ${f.place} : ${f.card}.`,
    emberRevealed: (f) => `${f.seat} révèle la braise sous ${f.host} : ${f.card}.`,
    exileAdded: (f) => `${f.seat} ajoute ${f.card ?? 'un humain'} aux exilés, face cachée.`,
    exileKept: (f) => `${f.seat} prend ${f.card} parmi les exilés${withItsEmber(f.ember)}.`,
    exileSeen: (f) =>
      f.card === undefined
        ? `${f.seat} regarde un exilé.`
        : `${f.seat} regarde un exilé : ${f.card}.`,
    firstChosen: (f) => `${f.seat} commence.`,
    flameDealt: (f) =>
      f.card === undefined
        ? `${f.seat} reçoit une flamme.`
        : `${f.seat} reçoit la flamme ${f.card}.`,
    flameSwapped: (f) =>
      f.given === undefined
        ? `${f.seat} échange une flamme contre celle du brasier ${f.place}, face cachée.`
        : `${f.seat} échange ${f.given} contre ${f.taken} au brasier ${f.place}, face cachée.`,
    flamesLaidBack: (f) => {
      const line = `${f.seat} repose les flammes des brasiers ${f.one} et ${f.other} face cachée`;
      if (f.exchanged === undefined) return `${line}, dans un ordre inconnu.`;
      return f.exchanged === 1 ? `${line}, en les échangeant.` : `${line}, comme elles étaient.`;
    },
    gameEnded: () => 'Chacun a cinq humains : la partie est terminée.',
    handRevealed: (f) => `${f.seat} dévoile les flammes ${f.cards}.`,
    humanDealt: (f) => `${f.seat} reçoit l’humain ${f.card}.`,
    humanDrawn: (f) => `${f.seat} pioche ${f.card ?? 'un humain'}.`,
    ignited: (f) =>
      `${f.seat} allume ${f.card} avec la braise prise sous ${f.from} ; ${warriorsReact(f.reacting)}.`,
    openFlameSwapped: (f) =>
      `${f.seat} échange ${f.given} contre ${f.taken} au brasier ${f.place}, face visible.`,
    warriorDealt: (f) => `${f.card} entre dans le cercle à la place ${f.place}.`,
    warriorExiled: (f) => `${f.seat} envoie ${f.card} en exil${withItsEmber(f.ember)}.`,
    warriorPlaced: (f) => `${f.seat} pose ${f.card} dans le cercle à la place ${f.place}.`,
    warriorTaken: (f) => `${f.seat} prend le guerrier ${f.card}${withItsEmber(f.ember)}.`,
  },
};

function withItsEmber(ember: string | number): string {
  return ember === 1 ? ', avec sa braise' : '';
}

function warriorsReact(count: string | number): string {
  if (count === 0) return 'aucun guerrier ne réagit';
  return count === 1 ? '1 guerrier réagit' : `${count} guerriers réagissent`;
}
