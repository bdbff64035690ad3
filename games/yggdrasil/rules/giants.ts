import { CHANCE, hasBit, putMembers, type Refusal, sampleMember } from '@nineworlds/engine';
import { LOKI } from '../data/enemies.ts';
import { ALL_GIANTS, BERGELMIR, GIANT_WORDS, GIANTS, GIANTS_PER_RUNE } from '../data/giants.ts';
import { POWER } from '../data/track.ts';
import { ASGARD, JOTUNHEIM } from '../data/worlds.ts';
import { GIANT_PILE } from './decks.ts';
import { canHaveStruck } from './effect-cards.ts';
import type { Sink } from './events.ts';
import { chanceQuestion } from './question.ts';
import { because, OPEN, type Reason, WHY } from './refusals.ts';
import { completeRune, isRuneComplete } from './runes.ts';
import { activeGod, ENEMY, type YggdrasilPosition } from './state.ts';
import { hasActedIn } from './worlds.ts';

/** The giant on top of the face-down pile, whom nobody knows, after the giants by number. */
export const HIDDEN = GIANTS;

/** Why a giant is turned up. */
export const BY_LOKI = 0;
export const BEATEN = 1;

/** Every giant is one of its kind. */
const SINGLE_CARDS = { copies: () => 1, left: () => 1 };

/** The giants that lie face down, as a set. */
export function pileOfGiants(p: YggdrasilPosition): number {
  return ALL_GIANTS & ~(p.activeGiants | p.beatenGiants);
}

/** Chance turns up a giant of the pile; `count` is how many Loki turns, and 0 for a beaten one. */
export const turnGiant = chanceQuestion({
  name: 'turnGiant',
  verb: 'giant',
  moves: GIANTS,
  args: (purpose: number, count: number) => ({ purpose, count }),
  outcomes: (p, moves, weights) => putMembers(moves, weights, pileOfGiants(p)),
  sample: (p, rng) => sampleMember(pileOfGiants(p), rng),
  draw: (p) => ({ deck: GIANT_PILE, epoch: p.giantShuffles, drawn: 0, cards: SINGLE_CARDS }),
  words: (_p, giant) => GIANT_WORDS[giant],
  fits(p, { seat, purpose, count }) {
    if (seat !== CHANCE || pileOfGiants(p) === 0) return false;
    if (purpose === BY_LOKI) {
      const isStriking = p.step === ENEMY && canHaveStruck(p, LOKI);
      return isStriking && count > 0 && count <= POWER[p.enemies[LOKI]];
    }
    return purpose === BEATEN && count === 0 && isFightingGiant(p, HIDDEN);
  },
  apply(p, giant, sink, { purpose, count }) {
    // Y-11.12: the hidden giant was beaten; its effect never happens.
    if (purpose === BEATEN) {
      beatGiant(p, giant, sink);
      return;
    }
    // Y-8.5, Y-15.7: giants become active one by one.
    p.activeGiants |= 1 << giant;
    sink?.tell('giantTurned', { giant: GIANT_WORDS[giant] });
    if (count > 1 && pileOfGiants(p) !== 0) turnGiant.ask(p, CHANCE, BY_LOKI, count - 1);
  },
});

/** Y-16.3: in the draft's set Bergelmir closes Jötunheim; only he can be fought then. */
export function isClosedByBergelmir(p: YggdrasilPosition): boolean {
  return p.setup.bergelmirCloses && hasBit(p.activeGiants, BERGELMIR);
}

/** Y-9.8: an active giant can be fought, and, Y-15.8: the top of the face-down pile, unseen. */
export function whyNotGiant(p: YggdrasilPosition, giant: number): Reason {
  if (giant === HIDDEN) {
    if (pileOfGiants(p) === 0) return WHY.pileEmpty;
    return isClosedByBergelmir(p) ? WHY.onlyBergelmir : OPEN;
  }
  if (hasBit(p.beatenGiants, giant)) return WHY.giantBeaten;
  if (!hasBit(p.activeGiants, giant)) return WHY.giantHidden;
  return giant !== BERGELMIR && isClosedByBergelmir(p) ? WHY.onlyBergelmir : OPEN;
}

/** Y-9.8, Y-16.3: the active giants that can be fought, as a set. */
export function giantsToFight(p: YggdrasilPosition): number {
  return isClosedByBergelmir(p) ? 1 << BERGELMIR : p.activeGiants;
}

/** Why a giant cannot be fought; the giant that is named is Bergelmir where he closes Jötunheim. */
export function refuseGiant(p: YggdrasilPosition, giant: number): Refusal | undefined {
  const isClosed = giant === HIDDEN || hasBit(p.activeGiants, giant);
  return because(whyNotGiant(p, giant), { giant: GIANT_WORDS[isClosed ? BERGELMIR : giant] });
}

/** Y-10.1: whether this giant can be the one that is being fought; Y-16.14: in Asgard no hidden one. */
export function isFightingGiant(p: YggdrasilPosition, giant: number): boolean {
  const isInAsgard = giant !== HIDDEN && p.setup.giantsInAsgard && hasActedIn(p, ASGARD);
  return (isInAsgard || hasActedIn(p, JOTUNHEIM)) && whyNotGiant(p, giant) === OPEN;
}

/** Y-9.8: a beaten giant's effect stops at once, and it counts for its rune. */
export function beatGiant(p: YggdrasilPosition, giant: number, sink: Sink): void {
  sink?.tell('giantBeaten', { god: activeGod(p), giant: GIANT_WORDS[giant] });
  layAside(p, giant, sink);
}

/** Y-13.5: a giant is laid among the beaten ones without a fight; the searched pile is shuffled. */
export function dismissGiant(p: YggdrasilPosition, giant: number, sink: Sink): void {
  if (!hasBit(p.activeGiants, giant)) p.giantShuffles++;
  sink?.tell('giantDismissed', { god: activeGod(p), giant: GIANT_WORDS[giant] });
  layAside(p, giant, sink);
}

function layAside(p: YggdrasilPosition, giant: number, sink: Sink): void {
  p.activeGiants &= ~(1 << giant);
  p.beatenGiants |= 1 << giant;
  // Y-11.1, Y-15.12: the fourth giant of a rune releases its power before anything else.
  const rune = Math.floor(giant / GIANTS_PER_RUNE);
  if (isRuneComplete(p, rune)) completeRune(p, rune, sink);
}
