import { CHANCE, hasBit, listRange } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import {
  BERGELMIR,
  GIANT_STRENGTH,
  GIANT_WORDS,
  type GiantWord,
  STRENGTHENER,
  THIAZY,
} from '../data/giants.ts';
import { MAX_ELVES, THOR, THOR_BONUS } from '../data/gods.ts';
import { VIKINGS } from '../data/islands.ts';
import { STRENGTH } from '../data/track.ts';
import { ASGARD } from '../data/worlds.ts';
import { roll } from './dice.ts';
import type { Sink } from './events.ts';
import { BEATEN, beatGiant, HIDDEN, isFightingGiant, turnGiant } from './giants.ts';
import { levelOf } from './nidavellir.ts';
import { hasPower } from './powers.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { canGoBack, pushBackEnemy } from './track.ts';
import { hasActedIn, isTurnOf } from './worlds.ts';

/** Foes of a fight: enemies by number, then the giants, and the hidden one. */
export const FIRST_GIANT_FOE = ENEMIES;
export const HIDDEN_FOE = FIRST_GIANT_FOE + HIDDEN;

export type FoeWord = EnemyWord | GiantWord | 'hidden';

/** The word of a foe: an enemy, a giant, or the hidden one on top of the pile. */
export function foeWord(foe: number): FoeWord {
  if (foe < FIRST_GIANT_FOE) return ENEMY_WORDS[foe];
  return foe === HIDDEN_FOE ? 'hidden' : GIANT_WORDS[foe - FIRST_GIANT_FOE];
}

/** Y-10.7: what it takes to beat a foe. */
export function strengthOf(p: YggdrasilPosition, foe: number): number {
  if (foe < FIRST_GIANT_FOE) {
    // Y-11.2: its giant makes an enemy stronger by one.
    const helped = (p.activeGiants & STRENGTHENER[foe]) !== 0 ? 1 : 0;
    return STRENGTH[p.enemies[foe]] + helped;
  }
  // Y-11.7: Bergelmir makes all giants stronger by one, himself and the hidden one included.
  const helped = p.setup.bergelmirCloses ? 0 : (p.activeGiants >> BERGELMIR) & 1;
  return GIANT_STRENGTH + helped;
}

/** Y-11.5: whether fights are fought without the die. */
export function isDieForbidden(p: YggdrasilPosition): boolean {
  return hasBit(p.activeGiants, THIAZY);
}

/** Y-10.4: what a god has against a foe before Vikings, die and elves. */
export function bonusAgainst(p: YggdrasilPosition, foe: number): number {
  return godBonus(p) + weaponBonus(p, foe);
}

/** Y-14.2: what the active god adds to a fight themselves; Y-16.12: in the draft nothing under Thiazy. */
export function godBonus(p: YggdrasilPosition): number {
  if (!hasPower(p, THOR)) return 0;
  return p.setup.thiazyThor || !isDieForbidden(p) ? THOR_BONUS : 0;
}

/** Y-12.1: weapons work on their enemy only; Y-16.8: in the draft not even so under Thiazy. */
export function weaponBonus(p: YggdrasilPosition, foe: number): number {
  const armed = foe < FIRST_GIANT_FOE && (p.setup.thiazyWeapons || !isDieForbidden(p));
  return armed ? levelOf(p, p.active, foe) : 0;
}

/** Y-10.1: whether this foe can be the one that is being fought. */
function isFighting(p: YggdrasilPosition, foe: number): boolean {
  if (foe < 0 || foe > HIDDEN_FOE) return false;
  if (foe >= FIRST_GIANT_FOE) return isFightingGiant(p, foe - FIRST_GIANT_FOE);
  return hasActedIn(p, ASGARD) && canGoBack(p, foe);
}

/** Y-10.2: so many Vikings go to Helheim, also none; then the die is rolled if it may be. */
export const payVikings = question({
  name: 'payVikings',
  verb: 'vikings',
  continues: true,
  moves: VIKINGS + 1,
  args: (foe: number) => ({ foe }),
  legal: (p, out) => listRange(out, 0, p.vikings[p.active]),
  refuse(p, count) {
    const held = p.vikings[p.active];
    return count > held ? no('Y-10.2', 'tooFewVikings', { count, held }) : undefined;
  },
  fits: (p, { seat, foe }) => isTurnOf(p, seat) && isFighting(p, foe),
  apply(p, count, sink, { foe }) {
    p.vikings[p.active] -= count;
    p.helheim += count;
    sink?.tell('fightBegan', {
      god: activeGod(p),
      foe: foeWord(foe),
      vikings: count,
      strength: strengthOf(p, foe),
    });
    // Y-10.3, Y-11.5
    if (isDieForbidden(p)) askForElves(p, foe, count + bonusAgainst(p, foe), sink);
    else rollFight.ask(p, CHANCE, foe, count);
  },
});

/** Y-10.3, Y-10.4: the roll makes the total before elves. */
export const rollFight = roll({
  name: 'rollFight',
  fits: (p, foe, vikings) =>
    isFighting(p, foe) && !isDieForbidden(p) && vikings >= 0 && vikings <= p.helheim,
  use(p, face, sink, foe, vikings) {
    askForElves(p, foe, vikings + p.setup.hammers[face] + bonusAgainst(p, foe), sink);
  },
});

/** Y-10.5: knowing the roll the god may still spend elves, if they have any. */
function askForElves(p: YggdrasilPosition, foe: number, total: number, sink: Sink): void {
  if (p.elves[p.active] > 0) payElves.ask(p, p.active, foe, total);
  else endFight(p, foe, total, sink);
}

/** Y-10.5: so many elves go home to Alfheim. */
export const payElves = question({
  name: 'payElves',
  verb: 'elves',
  moves: MAX_ELVES + 1,
  args: (foe: number, total: number) => ({ foe, total }),
  legal: (p, out) => listRange(out, 0, p.elves[p.active]),
  refuse(p, count) {
    const held = p.elves[p.active];
    return count > held ? no('Y-10.5', 'tooFewElves', { count, held }) : undefined;
  },
  fits(p, { seat, foe, total }) {
    const isAsked = isTurnOf(p, seat) && p.elves[p.active] > 0;
    return isAsked && isFighting(p, foe) && isTotal(p, foe, total);
  },
  apply(p, count, sink, { foe, total }) {
    p.elves[p.active] -= count;
    p.alfheim += count;
    if (count > 0) sink?.tell('elvesSpent', { god: activeGod(p), count });
    endFight(p, foe, total + count, sink);
  },
});

/** Y-10.4: whether this can be the total before elves. */
function isTotal(p: YggdrasilPosition, foe: number, total: number): boolean {
  const hammers = isDieForbidden(p) ? 0 : p.setup.mostHammers;
  const least = bonusAgainst(p, foe);
  return total >= least && total <= least + p.helheim + hammers;
}

/** Y-10.6: the total reaches the foe's strength, or it does not. What was spent stays spent. */
function endFight(p: YggdrasilPosition, foe: number, total: number, sink: Sink): void {
  const strength = strengthOf(p, foe);
  const isWon = total >= strength;
  if (sink !== undefined) {
    const facts = { god: activeGod(p), foe: foeWord(foe), total, strength };
    sink.tell(isWon ? 'fightWon' : 'fightLost', facts);
  }
  if (!isWon) return;
  // Y-9.1: a beaten enemy goes one space back.
  if (foe < FIRST_GIANT_FOE) pushBackEnemy(p, foe, 1, sink);
  // Y-11.12: chance tells which giant the hidden one was.
  else if (foe === HIDDEN_FOE) turnGiant.ask(p, CHANCE, BEATEN, 0);
  else beatGiant(p, foe - FIRST_GIANT_FOE, sink);
}
