import { fractionValue, type Move, type Reason } from '@nineworlds/engine';
import { SYMBOL_WORDS } from '../../data/edition.ts';
import { ELVES_PER_RISK, GOD_WORDS } from '../../data/gods.ts';
import { apply } from '../../rules/apply.ts';
import {
  CONVERT,
  ENDED,
  FREYR_ELVES,
  KIN_LIVES,
  LATE_HEROES,
  PAY_HEROES,
  REROLL_GOD,
  THROW,
  YES,
} from '../../rules/kinds.ts';
import type { ChroniclesPosition } from '../../rules/state.ts';
import { isGodSuccess, isVanirSuccess, RISKS } from '../../rules/throw.ts';
import { copyOf } from '../../view/odds/copy.ts';
import { SPEND_ALL, SPEND_NOTHING, spendUpTo } from '../../view/odds/spending.ts';
import { openThrow, type ThrowFacts } from '../../view/odds/throw-facts.ts';
import { livesLost } from '../../view/odds/throw-odds.ts';
import { say } from './say.ts';

/** C-13.1: what so many Heroes and Vanir dice come to, and what nothing of either would. */
export function ofCommitting(o: ChroniclesPosition, line: readonly Move[]): Reason[] {
  const facts = openThrow(o);
  if (facts === undefined) return [];
  const isHeroes = o.frames.kind === PAY_HEROES;
  const heroes = isHeroes ? (line[0] ?? 0) : 0;
  const dice = (isHeroes ? line[1] : line[0]) ?? 0;
  const chance = unharmed(facts, heroes, dice);
  const unaided = fractionValue(livesLost(facts, heroes, dice, SPEND_NOTHING).chances[0]);
  // Elves are named only where they make a difference.
  const elves = chance > unaided ? Math.max(facts.elves, facts.freyrElves) : 0;
  const found = [say('commits', { heroes, dice, elves, risks: facts.risks, chance })];
  if (heroes + dice > 0) {
    const bare = unharmed(facts, 0, 0);
    if (bare < chance) found.push(say('bare', { chance: bare }));
  }
  if (isHeroes && heroes < facts.mostHeroes) {
    found.push(say('heroesKept', { count: o.valhalla - heroes }));
  }
  if (dice < facts.mostDice) found.push(say('diceKept', { count: facts.mostDice - dice }));
  return found;
}

/** The chance that no life point is lost; the god spends Elves where they save one. */
function unharmed(facts: ThrowFacts, heroes: number, dice: number): number {
  return fractionValue(livesLost(facts, heroes, dice, spendUpTo(SPEND_ALL.elves)).chances[0]);
}

/** C-13.1, C-14: the life points that are saved by what is spent after the roll, or lost without. */
export function ofSpending(o: ChroniclesPosition, move: Move): Reason[] {
  const { kind } = o.frames;
  const without = risksAfter(o, 0);
  if (move === 0) {
    const facts = { lives: without, held: o.lives[o.active] };
    return without > 0 ? [say('paysLives', facts)] : [];
  }
  const lives = without - risksAfter(o, move);
  if (lives <= 0) return [];
  switch (kind) {
    case CONVERT:
      return [say('elvesSave', { count: move, lives })];
    case FREYR_ELVES:
      return [say('elvesSave', { count: ELVES_PER_RISK * move, lives })];
    case LATE_HEROES:
      return [say('heroesSave', { count: move, lives })];
    case KIN_LIVES:
      return [say('kinBears', { god: GOD_WORDS[o.gods[o.frames.arg(0)]], lives: move })];
    default:
      return [];
  }
}

/** The Risks that are left, or the life points that are gone, once a move has been played. */
function risksAfter(o: ChroniclesPosition, move: Move): number {
  const p = copyOf(o);
  apply(p, move);
  const { frames } = p;
  let depth = frames.depth - 1;
  while (depth >= 0 && frames.kindAt(depth) !== THROW) depth--;
  const lost = o.lives[o.active] - p.lives[o.active];
  const isOpen = depth >= 0 && p.step !== ENDED && lost === 0;
  return isOpen ? frames.argAt(depth, RISKS) : lost;
}

/** C-12.1: that the dice that are rolled again have failed. */
export function ofRerolling(o: ChroniclesPosition, move: Move): Reason[] {
  const { active, frames } = o;
  if (frames.kind === REROLL_GOD) {
    const symbol = o.godDice[active] - 1;
    if (move !== YES || isGodSuccess(o, active, symbol)) return [];
    return [say('rerollsGod', { symbol: SYMBOL_WORDS[symbol] })];
  }
  const symbol = frames.arg(0);
  if (move === 0 || isVanirSuccess(o, active, symbol)) return [];
  return [say('rerollsVanir', { count: move, symbol: SYMBOL_WORDS[symbol] })];
}
