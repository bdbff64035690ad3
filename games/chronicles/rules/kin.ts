import { listed } from '@nineworlds/engine';
import { ARTIFACT_WORDS, ARTIFACTS } from '../data/artifacts.ts';
import { KIN } from '../data/gods.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { isRelated } from './relations.ts';
import { ASK_KIN, ASK_KIN_AGAIN, isAtStage, isThrowing } from './saving-throw.ts';
import {
  ACTING,
  type ChroniclesPosition,
  FIRST_HOLDER,
  figureWord,
  godWord,
  isOnMission,
  KIN_ASKED,
  KIN_ASKED_THERE,
  MOVING,
} from './state.ts';

/** C-14.1: what Kin can take from each of the others: an elf, a die, or an artifact. */
export const KIN_ELF = 0;
export const KIN_DIE = 1;
const KIN_ARTIFACT = 2;
export const KIN_ITEMS = KIN_ARTIFACT + ARTIFACTS;
/** C-14.1: after those of all figures, the answer that means no more. */
export const KIN_ENOUGH = KIN_ITEMS * MAX_FIGURES;

/** C-14.1: whether a seat's god can take this from a player's god that is its Kin. */
function canTake(p: ChroniclesPosition, seat: number, other: number, item: number): boolean {
  if (other >= p.setup.seats || !isRelated(p, KIN, seat, other)) return false;
  if (item === KIN_ELF) return p.elves[other] > 0;
  if (item === KIN_DIE) return p.dice[other] > 0;
  return p.artifacts[item - KIN_ARTIFACT] === FIRST_HOLDER + other;
}

/** Whether there is anything to take from Kin. */
function canTakeAnything(p: ChroniclesPosition, seat: number): boolean {
  for (let other = 0; other < p.setup.seats; other++) {
    if (!isRelated(p, KIN, seat, other)) continue;
    if (p.elves[other] > 0 || p.dice[other] > 0) return true;
    for (let i = 0; i < ARTIFACTS; i++) if (p.artifacts[i] === FIRST_HOLDER + other) return true;
  }
  return false;
}

/** C-14.1: asks whether something is taken from Kin, if there is anything. */
export function askKin(p: ChroniclesPosition): void {
  if (canTakeAnything(p, p.active)) kinTake.ask(p, p.active);
}

/** C-14.1, C-17.24: something changes hands, and there may be more; or it is enough. */
export const kinTake = question({
  name: 'kinTake',
  verb: 'kin',
  moves: KIN_ENOUGH + 1,
  legal(p, out) {
    let n = 0;
    for (let other = 0; other < p.setup.seats; other++) {
      if (!isRelated(p, KIN, p.active, other)) continue;
      for (let item = 0; item < KIN_ITEMS; item++) {
        if (canTake(p, p.active, other, item)) out[n++] = other * KIN_ITEMS + item;
      }
    }
    out[n++] = KIN_ENOUGH;
    return listed(out, n);
  },
  refuse(p, move) {
    if (move === KIN_ENOUGH) return undefined;
    const other = Math.floor(move / KIN_ITEMS);
    if (canTake(p, p.active, other, move % KIN_ITEMS)) return undefined;
    if (other >= p.setup.figures) return no('C-14.1', 'noSuchGod');
    return no('C-14.1', 'notWithKin', { god: godWord(p, other) });
  },
  words(p, move) {
    if (move === KIN_ENOUGH) return 'enough';
    const item = move % KIN_ITEMS;
    const other = figureWord(p, Math.floor(move / KIN_ITEMS));
    if (item === KIN_ELF) return `${other} elf`;
    return item === KIN_DIE ? `${other} die` : `${other} ${ARTIFACT_WORDS[item - KIN_ARTIFACT]}`;
  },
  fits: (p, { seat }) => seat === p.active && canTakeAnything(p, p.active) && isTimeForKin(p),
  apply(p, move, sink) {
    if (move === KIN_ENOUGH) return;
    const other = Math.floor(move / KIN_ITEMS);
    const item = move % KIN_ITEMS;
    const god = godWord(p, p.active);
    const giver = godWord(p, other);
    if (item === KIN_ELF) {
      p.elves[other]--;
      p.elves[p.active]++;
      sink?.tell('elfTakenFromKin', { god, other: giver });
    } else if (item === KIN_DIE) {
      p.dice[other]--;
      p.dice[p.active]++;
      sink?.tell('dieTakenFromKin', { god, other: giver });
    } else {
      p.artifacts[item - KIN_ARTIFACT] = FIRST_HOLDER + p.active;
      const artifact = ARTIFACT_WORDS[item - KIN_ARTIFACT];
      sink?.tell('artifactTakenFromKin', { god, other: giver, artifact });
    }
    askKin(p);
  },
});

/** C-14.1: Kin is asked about before the move, before the mission, and twice in a saving throw. */
function isTimeForKin(p: ChroniclesPosition): boolean {
  if (isThrowing(p)) {
    return isOnMission(p) && (isAtStage(p, ASK_KIN) || isAtStage(p, ASK_KIN_AGAIN));
  }
  if (p.frames.depth > 1) return false;
  if (p.step === MOVING) return p.asked === KIN_ASKED || p.asked === KIN_ASKED_THERE;
  return p.step === ACTING && p.asked === KIN_ASKED && p.done === 0;
}
