import type { Draw } from './deck.ts';
import type { GameDef } from './game.ts';
import { type Move, type MoveBuffer, moveAt, totalWeight, type WeightBuffer } from './moves.ts';
import type { Position } from './position.ts';
import { mix, type Rng } from './rng.ts';
import { hexOf, hmacSha256, sha256, utf8Bytes } from './sha256.ts';

/** Where a game's chance comes from. */
export interface Fate {
  /** The outcome of the open CHANCE frame, the nth (from 0) of its kind in this turn. */
  choose<P extends Position>(game: GameDef<P>, p: P, nth: number): Move;
}

/** Sampled fate, for simulations: quick, and different every time it is asked. */
export function rngFate(rng: Rng): Fate {
  return { choose: (game, p) => game.sample(p, rng) };
}

/** What a key is for; part of every key. */
const ROLL = 0;
const CARD = 1;
const CARD_BY_WEIGHT = 2;

/** A keyed function: five whole numbers to 48 unforeseeable bits, as a number. */
type Keyed = (use: number, a: number, b: number, c: number, d: number) => number;

const RANGE = 2 ** 48;

/**
 * Keyed fate. Dice and bags depend on their kind, the turn and how many of the kind came before in
 * it; a drawn card is the unseen one with the smallest key of (deck, shuffle, card). So the same
 * decision has the same outcome after a rewind, and another decision shifts nothing else.
 */
function keyedFate(keyed: Keyed): Fate {
  let moves = new Int32Array(0);
  let weights = new Float64Array(0);
  return {
    choose(game, p, nth) {
      if (moves.length !== game.maxMoves) {
        moves = new Int32Array(game.maxMoves);
        weights = new Float64Array(game.maxMoves);
      }
      const n = game.outcomes(p, moves, weights);
      if (n === 0) throw new RangeError('chance is asked and has no outcome');
      const draw = game.draw(p);
      if (draw?.cards !== undefined) {
        return smallestCard(keyed, draw, draw.cards, moves, weights, n);
      }
      const total = totalWeight(weights, n);
      const point =
        draw === undefined
          ? below(keyed, total, ROLL, p.frames.kind, game.turn(p), nth)
          : below(keyed, total, CARD_BY_WEIGHT, draw.deck, draw.epoch, draw.drawn);
      return moveAt(moves, placeOf(point, weights, n));
    },
  };
}

/** Where a point falls when the first n weights are laid end to end. */
function placeOf(point: number, weights: WeightBuffer, n: number): number {
  let passed = 0;
  for (let place = 0; place < n; place++) {
    passed += weights[place] ?? 0;
    if (point < passed) return place;
  }
  throw new RangeError(`${point} is past the weights of chance`);
}

/** A whole number below `total`, every one equally likely: values past the last multiple are retaken. */
function below(keyed: Keyed, total: number, use: number, a: number, b: number, c: number): number {
  if (total > RANGE) throw new RangeError('the weights of chance are too large');
  const limit = RANGE - (RANGE % total);
  for (let attempt = 0; ; attempt++) {
    const value = keyed(use, a, b, c, attempt);
    if (value < limit) return value % total;
  }
}

/** The card with the smallest key; of equal cards the smallest of those that are left. */
function smallestCard(
  keyed: Keyed,
  draw: Draw,
  cards: NonNullable<Draw['cards']>,
  moves: MoveBuffer,
  weights: WeightBuffer,
  n: number,
): Move {
  const [weightOfFirst = 0] = weights;
  let best = moveAt(moves, 0);
  const leftOfFirst = cards.left(best);
  let smallest = RANGE;
  for (let i = 0; i < n; i++) {
    const move = moveAt(moves, i);
    const left = cards.left(move);
    const copies = cards.copies(move);
    if (left > copies || left * weightOfFirst !== (weights[i] ?? 0) * leftOfFirst) {
      throw new RangeError('cards that are not equally likely cannot be drawn by key');
    }
    const key = nextKey(keyed, draw, move, copies, copies - left);
    if (key < smallest) {
      smallest = key;
      best = move;
    }
  }
  return best;
}

/**
 * The key of the next of so many equal cards. Those with the smaller keys were drawn first, so it is
 * the smallest after them.
 */
function nextKey(
  keyed: Keyed,
  { deck, epoch }: Draw,
  card: Move,
  copies: number,
  drawn: number,
): number {
  if (keys.length < copies) keys = new Float64Array(copies);
  for (let copy = 0; copy < copies; copy++) keys[copy] = keyed(CARD, deck, epoch, card, copy);
  let next = -1;
  for (let skipped = 0; skipped <= drawn; skipped++) {
    let above = RANGE;
    for (let copy = 0; copy < copies; copy++) {
      const key = keys[copy] ?? RANGE;
      if (key > next && key < above) above = key;
    }
    next = above;
  }
  return next;
}

/** Scratch of `nextKey`. */
let keys = new Float64Array(0);

function stirred(start: number, a: number, b: number, c: number, d: number, e: number): number {
  const first = mix(mix(mix(start ^ a) + b) ^ Math.imul(c, 0x9e37_79b1));
  return mix(mix(first + Math.imul(d, 0x85eb_ca77)) ^ Math.imul(e, 0xc2b2_ae3d));
}

/** Keyed fate by a quick mixing function: for simulations and tests; anybody could work it out. */
export function fastFate(seed: string): Fate {
  const start = new DataView(sha256(utf8Bytes(seed)).buffer);
  const high = start.getInt32(0);
  const low = start.getInt32(4);
  return keyedFate((use, a, b, c, d) => {
    const h = stirred(high, use, a, b, c, d);
    const l = stirred(low ^ h, d, c, b, a, use);
    return (h >>> 0) * 0x1_0000 + (l >>> 16);
  });
}

/**
 * Keyed fate by HMAC-SHA-256, which nobody without the key can foresee. The message is the five
 * numbers in decimal, separated by spaces, after the words `nineworlds fate 1`; the answer is the
 * first six bytes, most significant first.
 */
export function hmacFate(key: Uint8Array): Fate {
  return keyedFate((...numbers) => {
    const message = `nineworlds fate 1 ${numbers.join(' ')}`;
    const bytes = hmacSha256(key, utf8Bytes(message));
    return bytes.subarray(0, 6).reduce((value, byte) => value * 256 + byte, 0);
  });
}

/** What the host publishes before anybody's nonce arrives: the SHA-256 of its secret, in hex. */
export function commitmentTo(secret: string): string {
  return hexOf(sha256(utf8Bytes(secret)));
}

/** The key of a match: SHA-256 of the host's secret and then the players' nonces, by seat. */
export function keyOf(secret: string, nonces: readonly string[]): Uint8Array {
  // The lengths keep two different splits of one text apart.
  const parts = [secret, ...nonces].map((part) => `${utf8Bytes(part).length}:${part}`);
  return sha256(utf8Bytes(parts.join(',')));
}
