import {
  CHANCE,
  listRange,
  type Options,
  putMembers,
  sampleMember,
  TEAM,
} from '@nineworlds/engine';
import {
  CARD_KINDS,
  CARD_WORDS,
  CARDS_PER_ENEMY,
  DECK_SIZE,
  FIRST_ANGRY,
  FIRST_ORDINARY,
  FIRST_RAGNAROK,
  RAGNAROK_CARDS,
} from '../data/cards.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS, GODS, MAX_SEATS, NO_GOD } from '../data/gods.ts';
import {
  BAG_COLOURS,
  BAG_FIRE,
  BAG_VIKINGS,
  type ColourWord,
  type IslandWord,
  RAINBOW,
  START_DEAD,
  START_MUSPELL,
} from '../data/islands.ts';
import { type EditionSetup, editionSetup } from './edition.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import { godWord, ORDINARY, SET_UP, SPECIAL, seatWord, type YggdrasilPosition } from './state.ts';

/** What the options mean to the rules. */
export interface Setup extends EditionSetup {
  readonly seats: number;
  /** Y-3.1: the gods by seat, or chance deals them. */
  readonly gods: readonly number[] | 'random';
  /** Y-3.5: who begins: a seat, chance, or the gods agree. */
  readonly first: number | 'random' | 'agreed';
  /** Y-6.3, Y-6.5: how many Angry cards, and whose where that is not left to chance. */
  readonly angry: number;
  readonly angryEnemies: readonly number[] | 'random';
  /** Y-6.6: how many Ragnarök cards. */
  readonly ragnarok: number;
  /** Y-6.4: one special card in each of several piles, or anywhere. */
  readonly inPiles: boolean;
  /** Y-16.1: the colours of bags and die faces, and the names of the islands. */
  readonly colours: readonly ColourWord[];
  readonly islands: readonly IslandWord[];
  /** Y-16.2: the island that is flooded at the start; 0 for none. */
  readonly floodStart: number;
  /** Y-16.3: whether Bergelmir closes Jötunheim instead of making giants stronger. */
  readonly bergelmirCloses: boolean;
  /** Y-16.4: whether Mann and Tiwaz change places. */
  readonly runesSwapped: boolean;
  /** Y-16.5: whether Odin's other card always goes under the deck. */
  readonly odinBottomOnly: boolean;
  /** Y-16.6: whether only the effect of the Vanir's own space can be used. */
  readonly vanirExact: boolean;
  /** Y-16.8: whether weapons count while Thiazy is active. */
  readonly thiazyWeapons: boolean;
  /** Y-16.9: how many seats further the next god sits, in the order of the seats. */
  readonly toNext: number;
  /** Y-16.10: whether the gods win right after the last card. */
  readonly winsAtLastCard: boolean;
  /** Y-13.1: whether the Valkyries fly to a neighbouring island only. */
  readonly flightAdjacent: boolean;
  /** Y-13.5: whether active giants can be dismissed too. */
  readonly anyGiant: boolean;
  /** Y-15.2: the space behind which no enemy goes back: the start, or the one beyond the first arch. */
  readonly rearmostRetreat: number;
  /** Y-16.11: whether a god gathers only once in a turn. */
  readonly gathersOnce: boolean;
  /** Y-16.12: whether Thor's power counts while Thiazy is active. */
  readonly thiazyThor: boolean;
  /** Y-16.13: whether the Vanir can leave their last space where none of their effects would do anything. */
  readonly vanirReturn: boolean;
  /** Y-16.14: whether active giants can be fought in Asgard too. */
  readonly giantsInAsgard: boolean;
}

const setups = new WeakMap<Options, Setup>();

/** The options as the rules use them; worked out once for each options object. */
export function setupOf(options: Options): Setup {
  const known = setups.get(options);
  if (known !== undefined) return known;
  const seats = Number(options.seats);
  const colours: readonly ColourWord[] =
    BAG_COLOURS[options.bags === 'draft' ? 'draft' : 'printed'];
  const { first } = options;
  const setup: Setup = {
    seats,
    gods: numbersOf(options.gods, GOD_WORDS),
    first: first === 'random' || first === 'agreed' ? first : Number(first) - 1,
    angry: Number(options.angry),
    angryEnemies: numbersOf(options.angryEnemies, ENEMY_WORDS),
    ragnarok: Number(options.ragnarok),
    inPiles: options.spread === 'piles',
    colours,
    islands: ['rainbow', ...colours],
    floodStart: options.floodStart === 'black' ? colours.indexOf('black') + 1 : 0,
    bergelmirCloses: options.giants === 'draft',
    runesSwapped: options.runes === 'draft',
    odinBottomOnly: options.odin === 'bottomOnly',
    vanirExact: options.vanirUse === 'exact',
    thiazyWeapons: options.thiazyWeapons === true,
    toNext: options.direction === 'counterclockwise' ? seats - 1 : 1,
    winsAtLastCard: options.victory === 'lastCard',
    flightAdjacent: options.vanirFlight === 'adjacent',
    anyGiant: options.anyGiant === true,
    rearmostRetreat: options.firstArchOneWay === true ? 1 : 0,
    gathersOnce: options.gathering === 'oncePerTurn',
    thiazyThor: options.thiazyThor === true,
    vanirReturn: options.vanirEnd === 'returns',
    giantsInAsgard: options.asgardFoes === 'enemiesAndGiants',
    ...editionSetup(options),
  };
  setups.set(options, setup);
  return setup;
}

/** A list of words as their numbers; `random` stays. */
function numbersOf(value: unknown, words: readonly string[]): readonly number[] | 'random' {
  return Array.isArray(value) ? value.map((word) => words.indexOf(String(word))) : 'random';
}

/** Y-3.2, Y-3.3: what lies where before anything is left to chance. */
export function setUp(p: YggdrasilPosition): void {
  const { setup } = p;
  p.bagVikings.set(BAG_VIKINGS);
  p.bagFire.set(BAG_FIRE);
  p.helheim = START_DEAD;
  p.muspellheim = START_MUSPELL;
  p.alfheim = setup.seats + 1;
  p.valkyries = RAINBOW;
  p.flooded = setup.floodStart;
  for (let enemy = 0; enemy < ENEMIES; enemy++)
    p.ordinary[FIRST_ORDINARY + enemy] = CARDS_PER_ENEMY;
  if (setup.gods !== 'random') p.gods.set(setup.gods);
  if (setup.angryEnemies !== 'random') {
    for (const enemy of setup.angryEnemies) makeAngry(p, enemy);
  } else if (setup.angry === ENEMIES) {
    for (let enemy = 0; enemy < ENEMIES; enemy++) makeAngry(p, enemy);
  }
  if (setup.ragnarok === RAGNAROK_CARDS) p.special.fill(1, FIRST_RAGNAROK, CARD_KINDS);
}

/** Y-6.3: an Angry card takes the place of an ordinary card of the same enemy. */
function makeAngry(p: YggdrasilPosition, enemy: number): void {
  p.ordinary[FIRST_ORDINARY + enemy]--;
  p.special[FIRST_ANGRY + enemy]++;
}

/**
 * Asks for what the set-up still needs: gods, special cards, who begins. Leaves no question open
 * when everything is ready and it is known who begins.
 */
export function prepare(p: YggdrasilPosition): void {
  if (isStacked(p)) return;
  const { setup } = p;
  const undealt = undealtSeat(p);
  if (undealt < setup.seats) {
    dealGod.ask(p, CHANCE, undealt);
  } else if (isAngryLeft(p)) {
    dealAngry.ask(p, CHANCE);
  } else if (isRagnarokLeft(p)) {
    dealRagnarok.ask(p, CHANCE);
  } else {
    stackDeck(p);
    if (isFirstAsked(setup)) chooseFirst.ask(p, setup.first === 'random' ? CHANCE : TEAM);
    else p.active = typeof setup.first === 'number' ? setup.first : 0;
  }
}

/** Whether the set-up has not come to the deck yet: it deals gods and special cards before. */
function isDealing(p: YggdrasilPosition): boolean {
  return p.step === SET_UP && !isStacked(p);
}

function isStacked(p: YggdrasilPosition): boolean {
  return p.deck.size > 0;
}

/** The first seat without a god; as many as there are seats where all have one. */
function undealtSeat({ gods, setup }: YggdrasilPosition): number {
  let seat = 0;
  while (seat < setup.seats && gods[seat] !== NO_GOD) seat++;
  return seat;
}

function areGodsDealt(p: YggdrasilPosition): boolean {
  return undealtSeat(p) === p.setup.seats;
}

function isAngryLeft(p: YggdrasilPosition): boolean {
  return countSpecial(p, FIRST_ANGRY, FIRST_RAGNAROK) < p.setup.angry;
}

function isRagnarokLeft(p: YggdrasilPosition): boolean {
  return countSpecial(p, FIRST_RAGNAROK, CARD_KINDS) < p.setup.ragnarok;
}

/** How many special cards of a range have been chosen. */
function countSpecial(p: YggdrasilPosition, from: number, to: number): number {
  let count = 0;
  for (let card = from; card < to; card++) count += p.special[card];
  return count;
}

/** Y-3.5: whether it is not known who begins. */
function isFirstAsked({ seats, first }: Setup): boolean {
  return seats > 1 && typeof first !== 'number';
}

/** Y-3.1: which god sits at a place. */
export const dealGod = chanceQuestion({
  name: 'dealGod',
  verb: 'god',
  moves: GODS + 1,
  args: (place: number) => ({ place }),
  outcomes: (p, moves, weights) => putMembers(moves, weights, godsLeft(p)),
  sample: (p, rng) => sampleMember(godsLeft(p), rng),
  words: (_p, god, _observer, { place }) => `seat-${place + 1} ${GOD_WORDS[god]}`,
  fits: (p, { seat, place }) =>
    seat === CHANCE && isDealing(p) && !areGodsDealt(p) && place === undealtSeat(p),
  apply(p, god, sink, { place }) {
    p.gods[place] = god;
    sink?.tell('godDealt', { seat: place, god: GOD_WORDS[god] });
  },
});

/** The gods that have not been dealt, as a set. */
function godsLeft({ gods, setup }: YggdrasilPosition): number {
  let left = 0;
  for (let god = NO_GOD + 1; god <= GODS; god++) left |= 1 << god;
  for (let seat = 0; seat < setup.seats; seat++) left &= ~(1 << gods[seat]);
  return left;
}

/** Y-6.5: whose Angry card is used. */
export const dealAngry = chanceQuestion({
  name: 'dealAngry',
  verb: 'angry',
  moves: ENEMIES,
  outcomes: (p, moves, weights) => putMembers(moves, weights, angryLeft(p)),
  sample: (p, rng) => sampleMember(angryLeft(p), rng),
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits: (p, { seat }) => seat === CHANCE && isDealing(p) && areGodsDealt(p) && isAngryLeft(p),
  apply(p, enemy, sink) {
    makeAngry(p, enemy);
    sink?.tell('angryChosen', { enemy: ENEMY_WORDS[enemy] });
  },
});

/** The enemies whose Angry card is not used yet, as a set. */
function angryLeft(p: YggdrasilPosition): number {
  let left = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    if (p.special[FIRST_ANGRY + enemy] === 0) left |= 1 << enemy;
  }
  return left;
}

/** Y-6.6: a Ragnarök card takes the place of some ordinary card that nobody sees. */
export const dealRagnarok = chanceQuestion({
  name: 'dealRagnarok',
  verb: 'ragnarok',
  moves: CARD_KINDS,
  outcomes: (p, moves, weights) => putMembers(moves, weights, ragnarokLeft(p)),
  sample: (p, rng) => sampleMember(ragnarokLeft(p), rng),
  words: (_p, card) => CARD_WORDS[card],
  fits(p, { seat }) {
    const isNext = isDealing(p) && areGodsDealt(p) && !isAngryLeft(p);
    return seat === CHANCE && isNext && isRagnarokLeft(p);
  },
  apply(p, card, sink) {
    p.special[card] = 1;
    sink?.tell('ragnarokChosen', { card: CARD_WORDS[card] });
  },
});

/** The Ragnarök cards that are not used yet, as a set. */
function ragnarokLeft(p: YggdrasilPosition): number {
  let left = 0;
  for (let card = FIRST_RAGNAROK; card < CARD_KINDS; card++) {
    if (p.special[card] === 0) left |= 1 << card;
  }
  return left;
}

/** Y-3.5: who begins: the gods agree, or chance decides. */
export const chooseFirst = question({
  name: 'chooseFirst',
  verb: 'first',
  moves: MAX_SEATS,
  legal: (p, out) => listRange(out, 0, p.setup.seats - 1),
  refuse: (p, first) => (first < p.setup.seats ? undefined : no('Y-3.5', 'noSuchSeat')),
  chance: {
    outcomes: (p, moves, weights) => putMembers(moves, weights, allSeats(p)),
    sample: (p, rng) => sampleMember(allSeats(p), rng),
  },
  words: (p, first) => seatWord(p, first),
  fits(p, { seat }) {
    const isReady = areGodsDealt(p) && !isAngryLeft(p) && !isRagnarokLeft(p) && isStacked(p);
    const isAsked = isFirstAsked(p.setup) && seat === (p.setup.first === 'random' ? CHANCE : TEAM);
    return p.step === SET_UP && isReady && isAsked;
  },
  apply(p, first, sink) {
    p.active = first;
    sink?.tell('firstChosen', { god: godWord(p, first) });
  },
});

/** The seats of the game, as a set. */
function allSeats({ setup }: YggdrasilPosition): number {
  return (1 << setup.seats) - 1;
}

/** How many cards the i-th of so many piles has, larger piles on top. */
export function pileSize(piles: number, i: number): number {
  return Math.floor(DECK_SIZE / piles) + (i < DECK_SIZE % piles ? 1 : 0);
}

/** Y-6.4: as many piles as special cards, one of them in each; or all in one pile. */
function stackDeck(p: YggdrasilPosition): void {
  const { angry, ragnarok, inPiles } = p.setup;
  const special = angry + ragnarok;
  const { deck } = p;
  if (!inPiles || special === 0) {
    deck.addUnseen(0, ORDINARY, DECK_SIZE - special);
    deck.addUnseen(0, SPECIAL, special);
    return;
  }
  for (let i = 0; i < special; i++) {
    deck.addUnseen(i, ORDINARY, pileSize(special, i) - 1);
    deck.addUnseen(i, SPECIAL, 1);
  }
}

/** The number of piles that the deck was stacked in. */
export function pileCount({ angry, ragnarok, inPiles }: Setup): number {
  return inPiles ? Math.max(1, angry + ragnarok) : 1;
}
