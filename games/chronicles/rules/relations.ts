import type { EventSink } from '@nineworlds/engine';
import { ARTIFACT_WORDS, ARTIFACTS } from '../data/artifacts.ts';
import { GOD_WORDS, KIN } from '../data/gods.ts';
import { KIN_ARTIFACT, KIN_DIE, KIN_ELF, KIN_ENOUGH, KIN_ITEMS, KIN_TAKE } from './kinds.ts';
import { type ChroniclesPosition, FIRST_HOLDER } from './state.ts';

/** C-14.1: whether a figure has a relation towards another one that stands in the same world. */
export function isRelated(
  p: ChroniclesPosition,
  relation: number,
  figure: number,
  other: number,
): boolean {
  if (figure === other || p.places[figure] !== p.places[other]) return false;
  return ((p.setup.relations[relation][p.gods[figure]] >> p.gods[other]) & 1) === 1;
}

/** C-14.1: whether a seat's god can take this from a player's god that is its Kin. */
export function canTake(p: ChroniclesPosition, seat: number, other: number, item: number): boolean {
  if (other >= p.setup.seats || !isRelated(p, KIN, seat, other)) return false;
  if (item === KIN_ELF) return p.elves[other] > 0;
  if (item === KIN_DIE) return p.dice[other] > 0;
  return p.artifacts[item - KIN_ARTIFACT] === FIRST_HOLDER + other;
}

/** Whether there is anything to take from Kin. */
export function canTakeAnything(p: ChroniclesPosition, seat: number): boolean {
  for (let other = 0; other < p.setup.seats; other++) {
    if (!isRelated(p, KIN, seat, other)) continue;
    if (p.elves[other] > 0 || p.dice[other] > 0) return true;
    for (let i = 0; i < ARTIFACTS; i++) if (p.artifacts[i] === FIRST_HOLDER + other) return true;
  }
  return false;
}

/** C-14.1: asks whether something is taken from Kin, if there is anything. */
export function askKin(p: ChroniclesPosition): void {
  if (canTakeAnything(p, p.active)) p.frames.push(KIN_TAKE, p.active);
}

/** C-14.1, C-17.24: something changes hands, and there may be more; or it is enough. */
export function takeFromKin(
  p: ChroniclesPosition,
  move: number,
  sink: EventSink | undefined,
): void {
  if (move === KIN_ENOUGH) return;
  const other = Math.floor(move / KIN_ITEMS);
  const item = move % KIN_ITEMS;
  const facts = { god: GOD_WORDS[p.gods[p.active]], other: GOD_WORDS[p.gods[other]] };
  if (item === KIN_ELF) {
    p.elves[other]--;
    p.elves[p.active]++;
    sink?.tell('elfTakenFromKin', facts);
  } else if (item === KIN_DIE) {
    p.dice[other]--;
    p.dice[p.active]++;
    sink?.tell('dieTakenFromKin', facts);
  } else {
    p.artifacts[item - KIN_ARTIFACT] = FIRST_HOLDER + p.active;
    const artifact = ARTIFACT_WORDS[item - KIN_ARTIFACT];
    sink?.tell('artifactTakenFromKin', { ...facts, artifact });
  }
  askKin(p);
}
