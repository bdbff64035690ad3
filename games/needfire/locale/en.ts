import type { Catalogue, SameKeys } from './catalogue.ts';
import { runeNames } from './rune-names.ts';

/** NeedFire in English. It defines the keys: a language that lacks one does not compile. */
export const en = {
  title: 'NeedFire',
  words: {
    // What players do.
    open: 'open',
    peek: 'look at',
    settle: 'turn up',
    arrange: 'lay back',
    keep: 'keep',
    exchange: 'exchange',
    refill: 'into the ring',
    stack: 'on top',
    swap: 'give',
    place: 'for bonfire',
    ignite: 'ignite',
    pull: 'with the ember under',
    take: 'take',
    banish: 'exile',
    // What chance does.
    chance: 'chance',
    human: 'human',
    flame: 'flame',
    first: 'begins:',
    bonfire: 'bonfire',
    draw: 'drawn:',
    exile: 'exile:',
    ember: 'ember:',
    none: 'none',
    // The options and their values.
    'option-seats': 'players',
    'option-deck': 'reaction table',
    'option-first': 'who begins',
    'option-exileEmbered': 'exiling a warrior with an ember',
    'option-memoryAid': 'memory aid: shows you what you have seen',
    random: 'at random',
    allowed: 'allowed',
    forbidden: 'forbidden',
    reconstructed: 'reconstructed',
    // Labels for boards.
    ring: 'ring',
    pile: 'draw pile',
    exiles: 'exiles',
    bonfires: 'bonfires',
    embers: 'embers',
    hand: 'hand',
    humans: 'humans',
    memory: 'what you have seen',
    turn: 'turn',
    leadership: 'leadership',
    blessing: 'blessing',
    score: 'score',
    chain: 'chain',
    reconstructedDeck: 'reconstructed reaction table, not the published one',
  },
  elements: runeNames,
  ring: (place) => `ring place ${place}`,
  seat: (number) => `Player ${number}`,
  bonfire: (place) => `bonfire ${place}`,
  theBonfire: (place) => `bonfire ${place}`,
  comma: ', ',
  questions: {
    dealHuman: 'Which human is dealt?',
    dealFlame: 'Which flame is dealt?',
    chooseFirst: 'Who begins?',
    openBonfire: 'Which face-down bonfire do you open?',
    peekBonfire: 'Which three face-down bonfires do you look at?',
    seeBonfire: 'Which flame lies there?',
    settle: 'Which of the three do you turn up?',
    arrange: 'Do the two others keep their places, or do you exchange them?',
    drawHuman: 'Which human is drawn?',
    refill: 'Which of the drawn humans becomes a warrior?',
    stackRest: 'Which of the two others lies on top of the exiles?',
    giveFlame: 'Which flame of your hand do you give?',
    swapPlace: 'Which bonfire do you exchange it with?',
    ignite: 'Which card do you ignite?',
    pullEmber: 'Which ember do you use: the one under which card?',
    takeWarrior: 'Which of the reacting warriors do you take?',
    seeExile: 'Which exile is it?',
    keepExile: 'Which of the two exiles do you take?',
    exileWarrior: 'Which warrior do you send to the exiles?',
    revealEmber: 'Which flame is the ember?',
  },
  reasons: {
    // Moves.
    alreadyFaceUp: (f) => `bonfire ${f.place} already lies face up`,
    noSuchBonfire: (f) => `there is no bonfire ${f.place}`,
    notPeeked: (f) => `you have not just looked at bonfire ${f.place}`,
    picksAscend: (f) =>
      `the three bonfires are named in ascending order, and ${f.place} does not fit in here`,
    notDrawn: (f) => `${f.card} is not among the humans you have drawn`,
    notInHand: (f) => `you do not hold the flame ${f.card}`,
    bonfireHasEmber: (f) => `bonfire ${f.place} has an ember and cannot be exchanged`,
    noEmberThere: (f) => `there is no ember under ${f.card}`,
    notAWarrior: (f) => `${f.card} is not a warrior in the ring`,
    doesNotReact: (f) => `${f.card} does not react to ${f.to}`,
    notSeen: (f) => `${f.card} is not one of the two exiles you have looked at`,
    warriorHasEmber: (f) => `${f.card} has an ember; in this game such a warrior cannot be exiled`,
    nobodyAsked: () => 'no player is asked now',
    bonfireFaceDown: (f) => `bonfire ${f.place} lies face down; only a face-up card can be ignited`,
    notFaceUp: (f) => `the human ${f.card} does not lie face up on the table`,
    hasEmber: (f) => `there is already an ember under ${f.card}`,
    // Reaction tables.
    elementTwice: (f) => `“${f.value}” stands here a second time`,
    reservedWord: (f) => `“${f.value}” means something else in the game and cannot name an element`,
    noSuchElement: (f) => `“${f.value}” is no element of this table`,
    coloursUneven: (f) => `${f.white} elements are white; usually 13 are`,
    listsItself: (f) => `${f.element} lists its own element`,
    nobodyReacts: (f) => `no human reacts to ${f.element}`,
    attestedMissing: (f) => `by the manual ${f.reactor} reacts to ${f.element}; here it does not`,
    // Positions.
    notWholeTruth: () => 'this is what one seat knows, not a whole position',
    stepDoesNotFit: () => 'the turn and its step do not fit together',
    notTheirTurn: () => 'it cannot be this seat’s turn',
    noSuchCard: (f) => `a card must be here, and ${f.value} is none`,
    cardTwice: (f) => `this card is also at ${f.other}`,
    mustBeEmpty: (f) => `nothing can be here, yet there is ${f.value}`,
    seenDoesNotFit: () => 'who has seen this card does not fit how it lies',
    notSorted: () => 'these cards are written in ascending order',
    wrongSize: (f) => `there must be ${f.expected} here at this point, not ${f.value}`,
    noHost: (f) => `no ember can lie under ${f.value}`,
    badId: (f) => `“${f.value}” is no id: small letters, digits and hyphens only`,
    noSuchEntry: () => 'this entry tells nothing that can happen',
    otherHistory: () => 'the history cannot have led to these flames',
    sameHost: () => 'both embers lie under the same card',
    knowsWrong: (f) => `somebody knows something wrong of the flame ${f.card}`,
    knowsTooLittle: (f) => `somebody knows less of the flame ${f.card} than he has seen`,
    notOver: () => 'no question is open, but the game is not over',
    wrongFrame: () => 'this question cannot be open here',
  },
  events: {
    bonfireOpened: (f) => `${f.seat} opens bonfire ${f.place}: ${f.card}.`,
    bonfirePeeked: (f) =>
      f.card === undefined
        ? `${f.seat} looks at bonfire ${f.place}.`
        : `${f.seat} looks at bonfire ${f.place}: ${f.card}.`,
    emberRevealed: (f) => `${f.seat} reveals the ember under ${f.host}: ${f.card}.`,
    exileAdded: (f) => `${f.seat} sends ${f.card ?? 'a human'} to the exiles, face down.`,
    exileKept: (f) => `${f.seat} takes ${f.card} from the exiles${withItsEmber(f.ember)}.`,
    exileSeen: (f) =>
      f.card === undefined
        ? `${f.seat} looks at an exile.`
        : `${f.seat} looks at an exile: ${f.card}.`,
    firstChosen: (f) => `${f.seat} begins.`,
    flameDealt: (f) =>
      f.card === undefined
        ? `${f.seat} is dealt a flame.`
        : `${f.seat} is dealt the flame ${f.card}.`,
    flameSwapped: (f) =>
      f.given === undefined
        ? `${f.seat} exchanges a flame for that of bonfire ${f.place}, face down.`
        : `${f.seat} exchanges ${f.given} for ${f.taken} at bonfire ${f.place}, face down.`,
    flamesLaidBack: (f) => {
      const line = `${f.seat} lays the flames of bonfires ${f.one} and ${f.other} back face down`;
      if (f.exchanged === undefined) return `${line}, in either order.`;
      return f.exchanged === 1 ? `${line}, the other way round.` : `${line}, as they were.`;
    },
    gameEnded: () => 'Everybody has five humans: the game is over.',
    handRevealed: (f) => `${f.seat} reveals the flames ${f.cards}.`,
    humanDealt: (f) => `${f.seat} is dealt the human ${f.card}.`,
    humanDrawn: (f) => `${f.seat} draws ${f.card ?? 'a human'}.`,
    ignited: (f) =>
      `${f.seat} ignites ${f.card} with the ember from under ${f.from}; ${warriorsReact(f.reacting)}.`,
    openFlameSwapped: (f) =>
      `${f.seat} exchanges ${f.given} for ${f.taken} at bonfire ${f.place}, face up.`,
    warriorDealt: (f) => `${f.card} stands in the ring at place ${f.place}.`,
    warriorExiled: (f) => `${f.seat} sends ${f.card} to the exiles${withItsEmber(f.ember)}.`,
    warriorPlaced: (f) => `${f.seat} puts ${f.card} into the ring at place ${f.place}.`,
    warriorTaken: (f) => `${f.seat} takes the warrior ${f.card}${withItsEmber(f.ember)}.`,
  },
} as const satisfies Catalogue;

/** A catalogue that is as complete as the English one. */
export type NeedfireCatalogue = SameKeys<typeof en>;

function withItsEmber(ember: string | number): string {
  return ember === 1 ? ', with its ember' : '';
}

function warriorsReact(count: string | number): string {
  if (count === 0) return 'no warrior reacts';
  return count === 1 ? '1 warrior reacts' : `${count} warriors react`;
}
