import { plural } from '@nineworlds/engine';
import type { Catalogue, CatalogueLike } from './catalogue.ts';
import { phrases } from './phrases/en.ts';
import { runeNames } from './rune-names.ts';

/** NeedFire in English. It defines the keys: a language that lacks one does not compile. */
export const en = {
  title: 'NeedFire',
  phrases,
  words: {
    // What players have to remember (N-7.6).
    '?': 'a card',
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
    ownersDeck: 'reaction table entered by its owner',
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
    swapPlace: 'Which bonfire do you swap it with?',
    ignite: 'Which card do you ignite?',
    pullEmber: 'Which ember do you use: the one under which card?',
    takeWarrior: 'Which of the reacting warriors do you take?',
    seeExile: 'Which exile is it?',
    keepExile: 'Which of the two exiles do you take?',
    exileWarrior: 'Which warrior do you send to the exiles?',
    revealEmber: 'Which flame is the ember?',
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
export type NeedfireCatalogue = CatalogueLike<typeof en>;

function withItsEmber(ember: string | number): string {
  return ember === 1 ? ', with its ember' : '';
}

function warriorsReact(count: string | number): string {
  if (count === 0) return 'no warrior reacts';
  return plural('en', count, { one: '1 warrior reacts', other: `${count} warriors react` });
}
