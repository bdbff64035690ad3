import { answersOf, hasBit, type Json, type Options, toPositionFile } from '@nineworlds/engine';
import { completeOptions, type Scenario, scenario } from '@nineworlds/testkit';
import { yggdrasil } from '../checked.ts';
import { CARD_KINDS, CARD_WORDS, DECK_SIZE } from '../data/cards.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GIANT_WORDS } from '../data/giants.ts';
import { VIKINGS } from '../data/islands.ts';
import { LEVELS, WEAPONS } from '../data/weapons.ts';
import { ALFHEIM, WORLD_WORDS } from '../data/worlds.ts';
import type { YggdrasilPosition } from '../index.ts';

type Enemy = (typeof ENEMY_WORDS)[number];
export type Giant = (typeof GIANT_WORDS)[number];
export type Game = Scenario<YggdrasilPosition>;

/** What a test says of the table; everything else lies as after the set-up. */
export interface Situation {
  /** By seat; without it Heimdall is alone. */
  readonly gods?: readonly string[];
  readonly options?: Options;
  readonly active?: number;
  /** The spaces of enemies that have left the start. */
  readonly enemies?: { readonly [enemy in Enemy]?: number };
  /** By seat. Vikings beyond the first five dead are taken from the black bag. */
  readonly vikings?: readonly number[];
  readonly helheim?: number;
  /** All Vikings that are then missing lie in Helheim. */
  readonly bagVikings?: readonly number[];
  /** The white bag has the rest of the Fire Giants. */
  readonly muspellheim?: number;
  readonly bagFire?: readonly number[];
  /** By seat. */
  readonly elves?: readonly number[];
  /** The levels that the seats hold against an enemy. */
  readonly weapons?: { readonly [enemy in Enemy]?: readonly number[] };
  readonly activeGiants?: readonly Giant[];
  readonly beatenGiants?: readonly Giant[];
  readonly valkyries?: string;
  readonly flooded?: string;
  readonly vanir?: number;
  readonly skips?: number;
  /** The open card of an angry Fenrir. */
  readonly fenrirCard?: string;
  /** The unseen cards of the deck; all others are discarded. Without it one card of Hel is. */
  readonly unseen?: readonly string[];
  /** The known cards on top of the deck and under it. */
  readonly head?: readonly string[];
  readonly tail?: readonly string[];
}

/** The active god is asked for their first action of the turn. */
export function acting(situation: Situation = {}): Game {
  return begun(situation, 2, 0, (active) => ({ kind: 'act', seat: active, args: [] }));
}

/** The active god's enemy card is about to be drawn; so many cards are, for Odin two. */
export function drawing(situation: Situation = {}, cards = 1): Game {
  const drawn = situation.unseen === undefined ? { unseen: allCards(situation) } : {};
  return begun({ ...situation, ...drawn }, 1, 1, () => {
    return { kind: 'drawCard', seat: 'chance', args: [0, cards] };
  });
}

/** The members of a set of giants, by name. */
export function giantsOf(members: number): Giant[] {
  return GIANT_WORDS.filter((_, giant) => hasBit(members, giant));
}

/** The number of a card, by its word. */
export function cardNumber(word: string): number {
  const words: readonly string[] = CARD_WORDS;
  return words.indexOf(word);
}

/** The cards of a zone that counts them, by name. */
export function cardsOf(counts: ArrayLike<number>): string[] {
  return CARD_WORDS.flatMap((word, card) => new Array<string>(counts[card]).fill(word));
}

/** The words that may come next after a world; none where it is closed, and in Alfheim. */
export function targetsIn(
  { match, position }: Game,
  world: (typeof WORLD_WORDS)[number],
): string[] {
  const move = WORLD_WORDS.indexOf(world);
  if (move === ALFHEIM || !answersOf(yggdrasil, position).includes(move)) return [];
  const ahead = yggdrasil.blank(match.options);
  ahead.copyFrom(position);
  yggdrasil.apply(ahead, move);
  const targets = answersOf(yggdrasil, ahead).map((target) => yggdrasil.tokens(ahead, target, 0));
  return [...new Set(targets.map((target) => target.split(' ')[0]))];
}

/** The names of what has happened. */
export function namesOf({ events }: Game): string[] {
  return events.map(({ name }) => name);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}

function padded(numbers: readonly number[], length: number): number[] {
  return [...numbers, ...new Array<number>(length - numbers.length).fill(0)];
}

function optionsOf({ gods, options }: Situation): Options {
  return completeOptions(yggdrasil, { gods: gods ? [...gods] : ['heimdall'], ...options });
}

/** The fields of the position after the set-up. */
function laidOut(options: Options): { readonly [field: string]: Json } {
  return toPositionFile(yggdrasil, options, yggdrasil.create(options)).position;
}

function numbers(value: Json): number[] {
  return (value as number[]).map(Number);
}

/** Every card of the deck, by name. */
function allCards(situation: Situation): string[] {
  const { ordinary, special } = laidOut(optionsOf(situation));
  return [...cardsOf(numbers(ordinary)), ...cardsOf(numbers(special))];
}

function begun(
  situation: Situation,
  step: number,
  pending: number,
  question: (active: number) => Json,
): Game {
  const options = optionsOf(situation);
  const start = laidOut(options);
  const active = situation.active ?? 0;
  const seats = Number(options.seats);
  const elves = padded(situation.elves ?? [], 6);
  const cards = cardFields(situation, start);
  const skips = situation.skips ?? 0;
  const isDawn = setOf(situation.beatenGiants ?? []) & 0xf0;
  const skipped = isDawn === 0xf0 ? 3 - skips : 0;
  return scenario(yggdrasil, {
    options,
    position: {
      ...cards.fields,
      ...vikingFields(situation, numbers(start.bagVikings)),
      ...fireFields(situation, numbers(start.bagFire)),
      active,
      step,
      turn: cards.out + pending + skipped,
      enemies: ENEMY_WORDS.map((enemy) => situation.enemies?.[enemy] ?? 0),
      elves,
      alfheim: seats + 1 - sum(elves),
      weapons: weaponsOf(situation),
      activeGiants: setOf(situation.activeGiants ?? []),
      beatenGiants: setOf(situation.beatenGiants ?? []),
      valkyries: situation.valkyries ?? 'rainbow',
      flooded: situation.flooded ?? start.flooded,
      vanir: situation.vanir ?? 0,
      skips,
      fenrirCard: situation.fenrirCard ?? 'none',
      frames: [question(active)],
    },
  });
}

/** Giants as a set. */
function setOf(giants: readonly Giant[]): number {
  return sum(giants.map((giant) => 1 << GIANT_WORDS.indexOf(giant)));
}

function weaponsOf({ weapons }: Situation): number[] {
  const holders = new Array<number>(WEAPONS).fill(0);
  ENEMY_WORDS.forEach((enemy, e) => {
    weapons?.[enemy]?.forEach((level, seat) => {
      if (level > 0) holders[e * LEVELS + level - 1] = seat + 1;
    });
  });
  return holders;
}

function vikingFields(situation: Situation, bags: readonly number[]): { [field: string]: Json } {
  const vikings = padded(situation.vikings ?? [], 6);
  const held = sum(vikings);
  if (situation.bagVikings !== undefined) {
    const bagVikings = [...situation.bagVikings];
    return { vikings, bagVikings, helheim: VIKINGS - held - sum(bagVikings) };
  }
  const helheim = situation.helheim ?? Math.max(0, 5 - held);
  const bagVikings = [...bags.slice(0, 3), VIKINGS - held - helheim - sum(bags.slice(0, 3))];
  return { vikings, bagVikings, helheim };
}

function fireFields(situation: Situation, bags: readonly number[]): { [field: string]: Json } {
  if (situation.bagFire !== undefined) {
    const bagFire = [...situation.bagFire];
    return { bagFire, muspellheim: 42 - sum(bagFire) };
  }
  const muspellheim = situation.muspellheim ?? 12;
  return { bagFire: [42 - muspellheim - sum(bags.slice(1)), ...bags.slice(1)], muspellheim };
}

/** Where the cards are, and how many have left the deck. */
function cardFields(
  situation: Situation,
  start: { readonly [field: string]: Json },
): { readonly fields: { [field: string]: Json }; readonly out: number } {
  const { head = [], tail = [], fenrirCard = 'none' } = situation;
  const [ordinary, special] = [numbers(start.ordinary), numbers(start.special)];
  const discard = new Array<number>(CARD_KINDS).fill(0);
  const piles = numbers(start['deck.piles']);
  const known = [...head, ...tail, ...(fenrirCard === 'none' ? [] : [fenrirCard])];
  const seen = [...(situation.unseen === undefined ? ['hel'] : othersThan(situation)), ...known];
  for (const word of seen) {
    const card = cardNumber(word);
    const pool = special[card] > 0 ? 1 : 0;
    (pool === 1 ? special : ordinary)[card]--;
    const pile = piles.findIndex((count, at) => at % 2 === pool && count > 0);
    piles[pile]--;
    discard[card]++;
  }
  for (const word of known) discard[cardNumber(word)]--;
  const out = sum(discard) + (fenrirCard === 'none' ? 0 : 1);
  const isPut = (words: readonly string[], length: number) => [
    ...words,
    ...new Array<string>(length - words.length).fill('none'),
  ];
  return {
    out,
    fields: {
      ordinary,
      special,
      discard,
      'deck.head': isPut(head, 6),
      'deck.tail': isPut(tail, 22),
      'deck.piles': piles,
      'deck.shuffles': [0, DECK_SIZE - sum(piles)],
    },
  };
}

/** All cards but the unseen and the known ones. */
function othersThan(situation: Situation): string[] {
  const { unseen = [], head = [], tail = [], fenrirCard = 'none' } = situation;
  const others = allCards(situation);
  for (const word of [
    ...unseen,
    ...head,
    ...tail,
    ...(fenrirCard === 'none' ? [] : [fenrirCard]),
  ]) {
    const at = others.indexOf(word);
    if (at < 0) throw new RangeError(`there is no further card ${word}`);
    others.splice(at, 1);
  }
  return others;
}
