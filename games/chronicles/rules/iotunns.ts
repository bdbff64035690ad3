import { CHANCE, countBits, hasBit, lowestBit, putMembers, sampleMember } from '@nineworlds/engine';
import { LOKI } from '../data/enemies.ts';
import {
  FIRST_DENIER,
  FIRST_PROTECTOR,
  IOTUNN_WORDS,
  IOTUNNS,
  type IotunnWord,
} from '../data/iotunns.ts';
import { IOTUNN_PAWNS } from '../data/sizes.ts';
import { IOTUNHEIM } from '../data/worlds.ts';
import { drawFrom, enemyOf, IOTUNN_DECK } from './decks.ts';
import type { Sink } from './events.ts';
import { chanceQuestion } from './question.ts';
import { type ChroniclesPosition, RETURNING, WOKE } from './state.ts';

/** C-2.4: how many Iotunns are in play. */
export function iotunnsInPlay(p: ChroniclesPosition): number {
  return countBits(p.iotunns);
}

/** C-8.2: whether an Iotunn closes a world to all actions. */
export function isBlocked(p: ChroniclesPosition, world: number): boolean {
  return (p.iotunns & p.setup.closers[world]) !== 0;
}

/** C-8.2: the Iotunn that closes a world which is blocked. */
export function blockerOf(p: ChroniclesPosition, world: number): IotunnWord {
  return IOTUNN_WORDS[lowestBit(p.iotunns & p.setup.closers[world])];
}

/** C-8.2: whether an Iotunn keeps an enemy from being fought. */
export function isProtected(p: ChroniclesPosition, enemy: number): boolean {
  return (p.iotunns & p.setup.protectors[enemy]) !== 0;
}

/** C-8.2: the Iotunn that protects an enemy which is protected. */
export function protectorOf(p: ChroniclesPosition, enemy: number): IotunnWord {
  return IOTUNN_WORDS[lowestBit(p.iotunns & p.setup.protectors[enemy])];
}

/** C-8.2: whether this Iotunn denies something to all gods: in play, or in their own fight (C-17.30). */
export function isDenied(p: ChroniclesPosition, iotunn: number): boolean {
  return hasBit(p.iotunns, iotunn) || p.denier === iotunn + 1;
}

/** C-8.2: where an Iotunn in play stands: a world, or with a caged enemy in the Cage. */
export function placeOfIotunn(p: ChroniclesPosition, iotunn: number): number {
  if (iotunn < FIRST_PROTECTOR) return p.setup.closes[iotunn];
  if (iotunn < FIRST_DENIER) return p.enemies[p.setup.protects[iotunn - FIRST_PROTECTOR]];
  return IOTUNHEIM;
}

/** C-8.3: the pawn goes back to Loki's ladder, the effect ends. */
export function defeat(p: ChroniclesPosition, iotunn: number, sink: Sink): void {
  p.iotunns &= ~(1 << iotunn);
  sink?.tell('iotunnDefeated', { iotunn: IOTUNN_WORDS[iotunn] });
}

/** C-8.1: an Iotunn comes into play by Loki's activation; its card leaves the game. */
export const drawIotunn = chanceQuestion({
  name: 'drawIotunn',
  verb: 'iotunn',
  moves: IOTUNNS,
  outcomes: (p, moves, weights) => putMembers(moves, weights, p.iotunnDeck),
  sample: (p, rng) => sampleMember(p.iotunnDeck, rng),
  draw: () => drawFrom(IOTUNN_DECK),
  words: (_p, iotunn) => IOTUNN_WORDS[iotunn],
  fits(p, { seat }) {
    if (seat !== CHANCE || p.iotunnDeck === 0 || iotunnsInPlay(p) === IOTUNN_PAWNS) return false;
    // C-15.38: a saga may call one at any time.
    if (p.setup.saga !== undefined) return true;
    const isAwake = p.step === RETURNING && p.activated === WOKE;
    return isAwake && enemyOf(p.revealed) === LOKI;
  },
  apply(p, iotunn, sink) {
    p.iotunnDeck &= ~(1 << iotunn);
    p.iotunns |= 1 << iotunn;
    sink?.tell('iotunnCame', { iotunn: IOTUNN_WORDS[iotunn] });
  },
});
