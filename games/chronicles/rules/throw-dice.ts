import {
  CHANCE,
  listRange,
  type Move,
  type MoveBuffer,
  putChance,
  type Rng,
  type WeightBuffer,
} from '@nineworlds/engine';
import { ANDVARINAUT, DRAUPNIR } from '../data/artifacts.ts';
import { DIE_SIDES, SYMBOL_WORDS, SYMBOLS } from '../data/edition.ts';
import { MOST_ELVES } from '../data/sizes.ts';
import { hasArtifact } from './artifacts.ts';
import { whyNotCount } from './refusals.ts';
import {
  ASK_ANDVARINAUT,
  ASK_DICE,
  ASK_DRAUPNIR,
  COUNT,
  cancelledByGodDie,
  changeThrow,
  isAtStage,
  isGodDieFailed,
  isGodSuccess,
  isLost,
  isVanirSuccess,
  mostVanirDice,
  ROLL_ALL,
  ROLL_BROTHERS,
  ROLL_OWN,
  risksLeft,
  rollsGodDie,
  throwChanceQuestion,
  throwOf,
  throwQuestion,
  YES,
  yesOrNo,
} from './saving-throw.ts';
import { type ChroniclesPosition, figureWord, godWord, isFigure } from './state.ts';

/** C-13.1: so many Vanir dice will be rolled. */
export const rollDice = throwQuestion({
  name: 'rollDice',
  verb: 'dice',
  continues: true,
  moves: MOST_ELVES + 1,
  stages: [ASK_DICE],
  legal: (p, out) => listRange(out, 0, mostVanirDice(p)),
  refuse: (p, count) => whyNotCount('C-13.1', count, 0, mostVanirDice(p)),
  fits: (p, { seat }) => seat === p.active && mostVanirDice(p) > 0,
  apply(p, count) {
    changeThrow(p).toRoll = count;
  },
});

/** C-13.3: what a die may show, by how many of its sides show each symbol. */
function putFaces(moves: MoveBuffer, weights: WeightBuffer, die: readonly number[]): number {
  let n = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    n = putChance(moves, weights, n, symbol, die[symbol]);
  }
  return n;
}

/** C-13.3: rolls a die. */
function rollOf(die: readonly number[], rng: Rng): Move {
  let side = rng.below(DIE_SIDES);
  let symbol = 0;
  while (side >= die[symbol]) side -= die[symbol++];
  return symbol;
}

/** C-13.1: a figure rolls its god die: the god first, then Brothers; the god's own once more by Draupnir. */
export const rollGod = throwChanceQuestion({
  name: 'rollGod',
  verb: 'god-die',
  moves: SYMBOLS,
  args: (figure: number) => ({ figure }),
  outcomes: (p, moves, weights) => putFaces(moves, weights, p.setup.godDie),
  sample: (p, rng) => rollOf(p.setup.godDie, rng),
  words: (p, symbol, _observer, { figure }) => `${figureWord(p, figure)} ${SYMBOL_WORDS[symbol]}`,
  stages: [ROLL_OWN, ROLL_BROTHERS, ASK_DRAUPNIR],
  fits(p, { figure }) {
    if (isAtStage(p, ASK_DRAUPNIR)) return figure === p.active && canRerollGod(p);
    return isFigure(p, figure) && figure === nextGodDie(p);
  },
  apply(p, symbol, sink, { figure }) {
    p.godDice[figure] = symbol + 1;
    sink?.tell('godDieRolled', { god: godWord(p, figure), symbol: SYMBOL_WORDS[symbol] });
  },
});

/** C-13.1, C-14.1: the figure that rolls its god die next: the god, then the Brothers-in-arms there. */
export function nextGodDie(p: ChroniclesPosition): number | undefined {
  // Where the god rolls none, nobody does.
  if (!rollsGodDie(p, p.active)) return undefined;
  if (p.godDice[p.active] === 0) return p.active;
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (p.godDice[figure] === 0 && rollsGodDie(p, figure)) return figure;
  }
  return undefined;
}

/** C-13.1: one of the god's Vanir dice is rolled. */
export const rollVanir = throwChanceQuestion({
  name: 'rollVanir',
  verb: 'vanir-die',
  moves: SYMBOLS,
  outcomes: (p, moves, weights) => putFaces(moves, weights, p.setup.vanirDie),
  sample: (p, rng) => rollOf(p.setup.vanirDie, rng),
  words: (_p, symbol) => SYMBOL_WORDS[symbol],
  stages: [ROLL_ALL, COUNT],
  fits: (p) => canRollVanir(p) && (isAtStage(p, ROLL_ALL) || hasArtifact(p, p.active, ANDVARINAUT)),
  apply(p, symbol, sink) {
    p.thrown[symbol]++;
    changeThrow(p).toRoll--;
    const god = godWord(p, p.active);
    sink?.tell('vanirDieRolled', { god, symbol: SYMBOL_WORDS[symbol] });
  },
});

/** C-13.1: whether a Vanir die is still to be rolled. */
export function canRollVanir(p: ChroniclesPosition): boolean {
  return throwOf(p).toRoll > 0;
}

/** C-13.1: how many Risks the dice cancel as they lie: Thor's god die two, all others one. */
export function cancelledByDice(p: ChroniclesPosition): number {
  const seat = p.active;
  let cancelled = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (isVanirSuccess(p, seat, symbol)) cancelled += p.thrown[symbol];
  }
  const own = p.godDice[seat];
  if (own > 0 && isGodSuccess(p, seat, own - 1)) cancelled += cancelledByGodDie(p);
  for (let figure = 0; figure < p.setup.figures; figure++) {
    const shown = p.godDice[figure];
    // C-14.1: a Brother cancels one Risk, even Thor.
    if (figure !== seat && shown > 0 && isGodSuccess(p, figure, shown - 1)) cancelled++;
  }
  return cancelled;
}

/** C-12.1: with Draupnir a failed god die can be rolled again, once. */
export const rerollGod = yesOrNo({
  name: 'rerollGod',
  verb: 'draupnir',
  stages: [ASK_DRAUPNIR],
  fits: (p, { seat }) => seat === p.active && canRerollGod(p),
  apply(p, answer) {
    if (answer === YES) rollGod.ask(p, CHANCE, p.active);
  },
});

/** C-12.1: whether the god die can be rolled again, and that can be of use. */
export function canRerollGod(p: ChroniclesPosition): boolean {
  const seat = p.active;
  if (!isGodDieFailed(p, seat) || !hasArtifact(p, seat, DRAUPNIR)) return false;
  // With Andvarinaut dice that succeed now may be rolled again.
  return cancelledByDice(p) < risksLeft(p) || hasArtifact(p, seat, ANDVARINAUT);
}

/** C-12.1: with Andvarinaut so many dice of a symbol are rolled again, once all have been chosen. */
export const rerollVanir = throwQuestion({
  name: 'rerollVanir',
  verb: 'andvarinaut',
  continues: true,
  moves: MOST_ELVES + 1,
  args: (symbol: number) => ({ symbol }),
  legal: (p, out, { symbol }) => listRange(out, 0, p.thrown[symbol]),
  refuse: (p, count, { symbol }) => whyNotCount('C-12.1', count, 0, p.thrown[symbol]),
  stages: [ASK_ANDVARINAUT],
  fits: (p, { seat, symbol }) =>
    seat === p.active && symbol === throwOf(p).symbol && symbol === nextRerolled(p),
  apply(p, count, _sink, { symbol }) {
    p.thrown[symbol] -= count;
    const open = changeThrow(p);
    open.toRoll += count;
    open.symbol = symbol + 1;
    askAndvarinaut(p);
  },
});

/** C-12.1: the next symbol of which dice can be rolled again by Andvarinaut, and that can be of use. */
function nextRerolled(p: ChroniclesPosition): number | undefined {
  if (!hasArtifact(p, p.active, ANDVARINAUT)) return undefined;
  // Where no Risk is left, only dice that would be lost are worth another roll.
  const isDone = cancelledByDice(p) >= risksLeft(p);
  for (let { symbol } = throwOf(p); symbol < SYMBOLS; symbol++) {
    if (p.thrown[symbol] > 0 && (!isDone || isLost(symbol))) return symbol;
  }
  return undefined;
}

/** C-12.1: asks symbol by symbol which dice are rolled again. */
export function askAndvarinaut(p: ChroniclesPosition): void {
  const symbol = nextRerolled(p);
  if (symbol === undefined) return;
  changeThrow(p).symbol = symbol;
  rerollVanir.ask(p, p.active, symbol);
}
