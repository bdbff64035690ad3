import { CHANCE, type EventSink, type Options, TEAM } from '@nineworlds/engine';
import {
  CARD_KINDS,
  CARD_WORDS,
  CARDS_PER_ENEMY,
  DECK_SIZE,
  FIRST_ANGRY,
  FIRST_RAGNAROK,
  RAGNAROK_CARDS,
} from '../data/cards.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS, NO_GOD } from '../data/gods.ts';
import {
  BAG_COLOURS,
  BAG_FIRE,
  BAG_VIKINGS,
  RAINBOW,
  START_DEAD,
  START_MUSPELL,
} from '../data/islands.ts';
import { CHOOSE_FIRST, DEAL_ANGRY, DEAL_GOD, DEAL_RAGNAROK } from './kinds.ts';
import { ORDINARY, SPECIAL, type YggdrasilPosition } from './state.ts';

/** What the options mean to the rules. */
export interface Setup {
  readonly seats: number;
  /** Y-3.1: the gods by seat, or chance deals them. */
  readonly gods: readonly number[] | 'random';
  /** Y-3.5: who begins: a seat, chance, or the gods agree. */
  readonly first: number | 'random' | 'agreed';
  /** Y-6.3, Y-6.5: how many Angry cards, and whose where that is not left to chance. */
  readonly angry: number;
  readonly angryEnemies: readonly number[] | 'random';
  /** Y-6.6 */
  readonly ragnarok: number;
  readonly ragnarokEffects: boolean;
  /** Y-6.4: one special card in each of several piles, or anywhere. */
  readonly inPiles: boolean;
  /** Y-16.1: the colours of bags and die faces, and the names of the islands. */
  readonly colours: readonly string[];
  readonly islands: readonly string[];
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
  /** Y-16.7: whether the Vanir's third effect discards the next card. */
  readonly vanirDiscards: boolean;
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
}

const setups = new WeakMap<Options, Setup>();

/** The options as the rules use them; worked out once for each options object. */
export function setupOf(options: Options): Setup {
  const known = setups.get(options);
  if (known !== undefined) return known;
  const seats = Number(options.seats);
  const colours = BAG_COLOURS[options.bags === 'draft' ? 'draft' : 'printed'];
  const { first } = options;
  const setup: Setup = {
    seats,
    gods: numbersOf(options.gods, GOD_WORDS),
    first: first === 'random' || first === 'agreed' ? first : Number(first) - 1,
    angry: Number(options.angry),
    angryEnemies: numbersOf(options.angryEnemies, ENEMY_WORDS),
    ragnarok: Number(options.ragnarok),
    ragnarokEffects: options.ragnarokEffects === 'each',
    inPiles: options.spread === 'piles',
    colours,
    islands: ['rainbow', ...colours],
    floodStart:
      options.floodStart === 'black' ? (colours as readonly string[]).indexOf('black') + 1 : 0,
    bergelmirCloses: options.giants === 'draft',
    runesSwapped: options.runes === 'draft',
    odinBottomOnly: options.odin === 'bottomOnly',
    vanirExact: options.vanirUse === 'exact',
    vanirDiscards: options.vanir3 === 'discardNext',
    thiazyWeapons: options.thiazyWeapons === true,
    toNext: options.direction === 'counterclockwise' ? seats - 1 : 1,
    winsAtLastCard: options.victory === 'lastCard',
    flightAdjacent: options.vanirFlight === 'adjacent',
    anyGiant: options.anyGiant === true,
    rearmostRetreat: options.firstArchOneWay === true ? 1 : 0,
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
  for (let enemy = 0; enemy < ENEMIES; enemy++) p.ordinary[enemy + 1] = CARDS_PER_ENEMY;
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
  p.ordinary[enemy + 1]--;
  p.special[FIRST_ANGRY + enemy]++;
}

/** How many special cards have been chosen: Angry ones, or Ragnarök cards. */
export function chosenCards(p: YggdrasilPosition, from: number, to: number): number {
  let count = 0;
  for (let card = from; card < to; card++) count += p.special[card];
  return count;
}

/**
 * Asks for what the set-up still needs: gods, special cards, who begins. Leaves no question open
 * when everything is ready and it is known that the first seat begins.
 */
export function prepare(p: YggdrasilPosition): void {
  const { setup, frames } = p;
  for (let seat = 0; seat < setup.seats; seat++) {
    if (p.gods[seat] !== NO_GOD) continue;
    frames.push(DEAL_GOD, CHANCE, seat);
    return;
  }
  if (chosenCards(p, FIRST_ANGRY, FIRST_RAGNAROK) < setup.angry) {
    frames.push(DEAL_ANGRY, CHANCE);
    return;
  }
  if (chosenCards(p, FIRST_RAGNAROK, CARD_KINDS) < setup.ragnarok) {
    frames.push(DEAL_RAGNAROK, CHANCE);
    return;
  }
  stackDeck(p);
  if (setup.seats > 1 && typeof setup.first !== 'number') {
    frames.push(CHOOSE_FIRST, setup.first === 'random' ? CHANCE : TEAM);
    return;
  }
  p.active = typeof setup.first === 'number' ? setup.first : 0;
}

/** Y-3.1 */
export function dealGod(
  p: YggdrasilPosition,
  seat: number,
  god: number,
  sink: EventSink | undefined,
): void {
  p.gods[seat] = god;
  sink?.tell('godDealt', { seat, god: GOD_WORDS[god] });
}

/** Y-6.5: whose Angry card is used. */
export function dealAngry(p: YggdrasilPosition, enemy: number, sink: EventSink | undefined): void {
  makeAngry(p, enemy);
  sink?.tell('angryChosen', { enemy: ENEMY_WORDS[enemy] });
}

/** Y-6.6: a Ragnarök card takes the place of some ordinary card that nobody sees. */
export function dealRagnarok(
  p: YggdrasilPosition,
  card: number,
  sink: EventSink | undefined,
): void {
  p.special[card] = 1;
  sink?.tell('ragnarokChosen', { card: CARD_WORDS[card] });
}

/** Y-3.5 */
export function chooseFirst(p: YggdrasilPosition, seat: number, sink: EventSink | undefined): void {
  p.active = seat;
  sink?.tell('firstChosen', { god: GOD_WORDS[p.gods[seat]] });
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
