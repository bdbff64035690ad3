import { CHANCE, type EventSink } from '@nineworlds/engine';
import { HAMMERS } from '../data/die.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { BERGELMIR, GIANT_WORDS, STRENGTHENER, THIAZY } from '../data/giants.ts';
import { GOD_WORDS, THOR, THOR_BONUS } from '../data/gods.ts';
import { STRENGTH } from '../data/track.ts';
import { GIANT_STRENGTH } from '../data/vanir.ts';
import { FIRST_GIANT_FOE, HIDDEN_FOE } from './actions.ts';
import { beatGiant, turnBeaten } from './giants.ts';
import { PAY_ELVES, PAY_VIKINGS, ROLL_FIGHT } from './kinds.ts';
import { levelOf } from './nidavellir.ts';
import { hasPower } from './powers.ts';
import type { YggdrasilPosition } from './state.ts';
import { pushBackEnemy } from './track.ts';

type Sink = EventSink | undefined;

/** The word of a foe: an enemy, a giant, or the hidden one on top of the pile. */
export function foeWord(foe: number): string {
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
  return ((p.activeGiants >> THIAZY) & 1) === 1;
}

/** Y-10.4: what a god has against a foe before Vikings, die and elves. */
export function bonusAgainst(p: YggdrasilPosition, foe: number): number {
  return godBonus(p) + weaponBonus(p, foe);
}

/** Y-14.2: what the active god adds to every fight himself. */
export function godBonus(p: YggdrasilPosition): number {
  return hasPower(p, THOR) ? THOR_BONUS : 0;
}

/** Y-12.1: weapons work on their enemy only; Y-16.8: in the draft not even so under Thiazy. */
export function weaponBonus(p: YggdrasilPosition, foe: number): number {
  const armed = foe < FIRST_GIANT_FOE && (p.setup.thiazyWeapons || !isDieForbidden(p));
  return armed ? levelOf(p, p.active, foe) : 0;
}

/** Y-10.1: the foe has been named; Vikings are asked for next, also where there are none. */
export function beginFight(p: YggdrasilPosition, foe: number): void {
  p.frames.push(PAY_VIKINGS, p.active, foe);
}

/** Y-10.2: so many Vikings go to Helheim, then the die is rolled if it may be. */
export function payVikings(p: YggdrasilPosition, foe: number, count: number, sink: Sink): void {
  p.vikings[p.active] -= count;
  p.helheim += count;
  sink?.tell('fightBegan', {
    god: GOD_WORDS[p.gods[p.active]],
    foe: foeWord(foe),
    vikings: count,
    strength: strengthOf(p, foe),
  });
  // Y-10.3, Y-11.5
  if (isDieForbidden(p)) askForElves(p, foe, count + bonusAgainst(p, foe), sink);
  else p.frames.push(ROLL_FIGHT, CHANCE, foe, count);
}

/** Y-10.4: the total before elves. */
export function fightOn(
  p: YggdrasilPosition,
  foe: number,
  vikings: number,
  face: number,
  sink: Sink,
): void {
  askForElves(p, foe, vikings + HAMMERS[face] + bonusAgainst(p, foe), sink);
}

/** Y-10.5: knowing the roll the god may still spend elves, if he has any. */
function askForElves(p: YggdrasilPosition, foe: number, total: number, sink: Sink): void {
  if (p.elves[p.active] > 0) p.frames.push(PAY_ELVES, p.active, foe, total);
  else endFight(p, foe, total, sink);
}

/** Y-10.5: so many elves go home to Alfheim. */
export function payElves(
  p: YggdrasilPosition,
  foe: number,
  total: number,
  count: number,
  sink: Sink,
): void {
  p.elves[p.active] -= count;
  p.alfheim += count;
  if (count > 0) sink?.tell('elvesSpent', { god: GOD_WORDS[p.gods[p.active]], count });
  endFight(p, foe, total + count, sink);
}

/** Y-10.6: the total reaches the foe's strength, or it does not. What was spent stays spent. */
function endFight(p: YggdrasilPosition, foe: number, total: number, sink: Sink): void {
  const strength = strengthOf(p, foe);
  const isWon = total >= strength;
  if (sink !== undefined) {
    const facts = { god: GOD_WORDS[p.gods[p.active]], foe: foeWord(foe), total, strength };
    sink.tell(isWon ? 'fightWon' : 'fightLost', facts);
  }
  if (!isWon) return;
  // Y-9.1: a beaten enemy goes one space back.
  if (foe < FIRST_GIANT_FOE) pushBackEnemy(p, foe, 1, sink);
  else if (foe === HIDDEN_FOE) turnBeaten(p);
  else beatGiant(p, foe - FIRST_GIANT_FOE, sink);
}
