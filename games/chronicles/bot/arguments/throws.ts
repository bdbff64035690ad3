import { type Argument, cellAt, fractionValue, itemAt, type Move } from '@nineworlds/engine';
import { SYMBOL_WORDS } from '../../data/edition.ts';
import { ELVES_PER_RISK } from '../../data/gods.ts';
import { apply } from '../../rules/game.ts';
import { questions } from '../../rules/questions.ts';
import {
  isGodSuccess,
  isThrowing,
  isVanirSuccess,
  risksLeft,
  YES,
} from '../../rules/saving-throw.ts';
import { type ChroniclesPosition, ENDED, godWord } from '../../rules/state.ts';
import { rerollGod, rerollVanir } from '../../rules/throw-dice.ts';
import { convert, freyrElves, kinLives, lateHeroes, payHeroes } from '../../rules/throw-help.ts';
import { copyOf } from '../../view/odds/copy.ts';
import { SPEND_ALL, SPEND_NOTHING, spendUpTo } from '../../view/odds/spending.ts';
import { openThrow, type ThrowFacts } from '../../view/odds/throw-facts.ts';
import { livesLost } from '../../view/odds/throw-odds.ts';
import { say } from './say.ts';

/** C-13.1: what so many Heroes and Vanir dice come to, and what nothing of either would. */
export function ofCommitting(o: ChroniclesPosition, line: readonly Move[]): Argument[] {
  const facts = openThrow(o);
  if (facts === undefined) return [];
  const isHeroes = payHeroes.isOpen(o);
  const heroes = isHeroes ? (line[0] ?? 0) : 0;
  const dice = (isHeroes ? line[1] : line[0]) ?? 0;
  const chance = unharmed(facts, heroes, dice);
  const unaided = fractionValue(itemAt(livesLost(facts, heroes, dice, SPEND_NOTHING).chances, 0));
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
  const { chances } = livesLost(facts, heroes, dice, spendUpTo(SPEND_ALL.elves));
  return fractionValue(itemAt(chances, 0));
}

/** C-13.1, C-14: the life points that are saved by what is spent after the roll, or lost without. */
export function ofSpending(o: ChroniclesPosition, move: Move): Argument[] {
  const without = risksAfter(o, 0);
  if (move === 0) {
    const facts = { lives: without, held: cellAt(o.lives, o.active) };
    return without > 0 ? [say('paysLives', facts)] : [];
  }
  const lives = without - risksAfter(o, move);
  if (lives <= 0) return [];
  switch (questions.asked(o)) {
    case convert:
      return [say('elvesSave', { count: move, lives })];
    case freyrElves:
      return [say('elvesSave', { count: ELVES_PER_RISK * move, lives })];
    case lateHeroes:
      return [say('heroesSave', { count: move, lives })];
    case kinLives:
      return [say('kinBears', { god: godWord(o, kinLives.open(o).figure), lives: move })];
    default:
      return [];
  }
}

/** The Risks that are left, or the life points that are gone, once a move has been played. */
function risksAfter(o: ChroniclesPosition, move: Move): number {
  const p = copyOf(o);
  apply(p, move);
  const lost = cellAt(o.lives, o.active) - cellAt(p.lives, o.active);
  const isOpen = isThrowing(p) && p.step !== ENDED && lost === 0;
  return isOpen ? risksLeft(p) : lost;
}

/** C-12.1: that the dice that are rolled again have failed. */
export function ofRerolling(o: ChroniclesPosition, move: Move): Argument[] {
  const { active } = o;
  if (rerollGod.isOpen(o)) {
    const symbol = cellAt(o.godDice, active) - 1;
    if (move !== YES || isGodSuccess(o, active, symbol)) return [];
    return [say('rerollsGod', { symbol: itemAt(SYMBOL_WORDS, symbol) })];
  }
  const { symbol } = rerollVanir.open(o);
  if (move === 0 || isVanirSuccess(o, active, symbol)) return [];
  return [say('rerollsVanir', { count: move, symbol: itemAt(SYMBOL_WORDS, symbol) })];
}
