import { listed, listRange } from '@nineworlds/engine';
import { SYMBOLS } from '../data/edition.ts';
import { ELVES_PER_RISK, FREYIA, FREYR, KIN, LUCKY } from '../data/gods.ts';
import { SKYRMIR, SUTTUNG } from '../data/iotunns.ts';
import { HEROES, MOST_ELVES, MOST_LIVES } from '../data/sizes.ts';
import { isDenied } from './iotunns.ts';
import { loseLives } from './outcome.ts';
import { no, whyNotCount } from './refusals.ts';
import { isRelated } from './relations.ts';
import {
  ASK_BROTHERS,
  ASK_ELVES,
  ASK_FREYR,
  ASK_HEROES,
  ASK_KIN_LIVES,
  ASK_LATE_HEROES,
  ASK_LUCKY,
  cancelledByGodDie,
  cancelRisks,
  changeThrow,
  isGodDieFailed,
  isVanirSuccess,
  keepLostDie,
  lostDice,
  risksLeft,
  rolledDice,
  throwOf,
  throwQuestion,
  YES,
  yesOrNo,
} from './saving-throw.ts';
import { type ChroniclesPosition, godWord, isFigure, isSeat } from './state.ts';

/** C-13.1, C-8.2: how many Heroes can still be of use. */
export function mostHeroes(p: ChroniclesPosition): number {
  return isDenied(p, SKYRMIR) ? 0 : Math.min(p.valhalla, risksLeft(p));
}

/** C-13.1: Heroes are sent before the roll. */
export const payHeroes = sendHeroes('payHeroes', 'heroes', ASK_HEROES, mostHeroes);
/** C-14: Freyia sends Heroes after it. */
export const lateHeroes = sendHeroes('lateHeroes', 'late', ASK_LATE_HEROES, mostLateHeroes);

/** C-14: how many Heroes Freyia can send after the roll; nobody else can. */
export function mostLateHeroes(p: ChroniclesPosition): number {
  return p.setup.isHard && p.gods[p.active] === FREYIA ? mostHeroes(p) : 0;
}

/** C-13.1: Heroes go back to Midgard's reserve, each for a Risk. */
function sendHeroes<const N extends string>(
  name: N,
  verb: string,
  stage: number,
  most: (p: ChroniclesPosition) => number,
) {
  return throwQuestion({
    name,
    verb,
    moves: HEROES + 1,
    stages: [stage],
    legal: (p, out) => listRange(out, 0, most(p)),
    refuse: (p, count) => whyNotCount('C-13.1', count, 0, most(p)),
    fits: (p, { seat }) => seat === p.active && most(p) > 0,
    apply(p, count, sink) {
      p.valhalla -= count;
      cancelRisks(p, count);
      if (count > 0) sink?.tell('heroesSpent', { count });
    },
  });
}

/** C-14.1: a Brother who failed may spend an Elf of their own on their die. */
export const brotherElf = yesOrNo({
  name: 'brotherElf',
  verb: 'brother',
  stages: [ASK_BROTHERS],
  fits: (p, { seat }) =>
    isSeat(p, seat) && throwOf(p).nextFigure === seat + 1 && canSpendElf(p, seat),
  apply(p, answer, sink, { seat }) {
    if (answer !== YES) return;
    p.elves[seat]--;
    cancelRisks(p, 1);
    sink?.tell('elvesSpent', { god: godWord(p, seat), count: 1 });
  },
});

/** C-14.1, C-8.2: whether a Brother has failed and has an Elf that can be of use. */
function canSpendElf(p: ChroniclesPosition, brother: number): boolean {
  if (brother === p.active || p.elves[brother] === 0 || !isGodDieFailed(p, brother)) return false;
  return risksLeft(p) > 0 && !isDenied(p, SUTTUNG);
}

/** C-14.1: asks the next Brother who has failed and has an Elf. */
export function askNextBrother(p: ChroniclesPosition): void {
  const { nextFigure } = throwOf(p);
  for (let seat = nextFigure; seat < p.setup.seats; seat++) {
    if (!canSpendElf(p, seat)) continue;
    changeThrow(p).nextFigure = seat + 1;
    brotherElf.ask(p, seat);
    return;
  }
}

/** C-13.1: how many Elves can turn a failed die into a success, as long as Risks are left. */
export function mostConverted(p: ChroniclesPosition): number {
  const seat = p.active;
  const risks = risksLeft(p);
  if (risks === 0 || isDenied(p, SUTTUNG)) return 0;
  let failed = 0;
  for (let symbol = 0; symbol < SYMBOLS; symbol++) {
    if (!isVanirSuccess(p, seat, symbol)) failed += p.thrown[symbol];
  }
  if (!isGodDieFailed(p, seat)) return Math.min(p.elves[seat], failed, risks);
  // C-14: Thor's god die counts double, so that it is turned first.
  const needed = Math.max(1, risks - cancelledByGodDie(p) + 1);
  return Math.min(p.elves[seat], failed + 1, needed);
}

/** C-14: Risks that the first Elf cancels: a failed god die is turned first. */
export function cancelledByFirstElf(p: ChroniclesPosition): number {
  return isGodDieFailed(p, p.active) ? cancelledByGodDie(p) : 1;
}

/** C-13.1: so many Elves turn failed dice into successes, the god die first. */
export const convert = throwQuestion({
  name: 'convert',
  verb: 'elves',
  moves: MOST_ELVES + 1,
  legal: (p, out) => listRange(out, 0, mostConverted(p)),
  refuse: (p, count) => whyNotCount('C-13.1', count, 0, mostConverted(p)),
  stages: [ASK_ELVES],
  fits: (p, { seat }) => seat === p.active && mostConverted(p) > 0,
  apply(p, count, sink) {
    if (count === 0) return;
    const first = cancelledByFirstElf(p);
    p.elves[p.active] -= count;
    changeThrow(p).spentElves = count;
    cancelRisks(p, first + count - 1);
    sink?.tell('elvesSpent', { god: godWord(p, p.active), count });
  },
});

/** C-14: how many Risks Freyr can cancel with pairs of Elves, whatever the dice show. */
export function mostFreyr(p: ChroniclesPosition): number {
  if (!p.setup.isHard || p.gods[p.active] !== FREYR) return 0;
  return Math.min(risksLeft(p), Math.floor(p.elves[p.active] / ELVES_PER_RISK));
}

/** C-14: Freyr cancels so many Risks with two Elves each. */
export const freyrElves = throwQuestion({
  name: 'freyrElves',
  verb: 'freyr',
  moves: MOST_ELVES + 1,
  legal: (p, out) => listRange(out, 0, mostFreyr(p)),
  refuse: (p, risks) => whyNotCount('C-14', risks, 0, mostFreyr(p)),
  stages: [ASK_FREYR],
  fits: (p, { seat }) => seat === p.active && mostFreyr(p) > 0,
  apply(p, risks, sink) {
    if (risks === 0) return;
    const count = risks * ELVES_PER_RISK;
    p.elves[p.active] -= count;
    cancelRisks(p, risks);
    sink?.tell('elvesSpent', { god: godWord(p, p.active), count });
  },
});

/** C-14.1: a Support god that is Kin loses life points in the god's place; at none the game is lost. */
export const kinLives = throwQuestion({
  name: 'kinLives',
  verb: 'kinlives',
  moves: MOST_LIVES + 1,
  args: (figure: number) => ({ figure }),
  legal: (p, out, { figure }) => listRange(out, 0, mostKinLives(p, figure)),
  refuse: (p, count, { figure }) => whyNotCount('C-14.1', count, 0, mostKinLives(p, figure)),
  stages: [ASK_KIN_LIVES],
  fits(p, { seat, figure }) {
    const isNext =
      isFigure(p, figure) && !isSeat(p, figure) && throwOf(p).nextFigure === figure + 1;
    return seat === p.active && isNext && canLoseLives(p, figure);
  },
  apply(p, count, sink, { figure }) {
    cancelRisks(p, count);
    if (count > 0) loseLives(p, figure, count, sink);
  },
});

function mostKinLives(p: ChroniclesPosition, figure: number): number {
  return Math.min(risksLeft(p), p.lives[figure]);
}

/** C-14.1: whether a Support god is Kin and there are Risks that it can take. */
function canLoseLives(p: ChroniclesPosition, figure: number): boolean {
  return isRelated(p, KIN, p.active, figure) && risksLeft(p) > 0;
}

/** C-14.1: asks about the next Support god that is Kin. */
export function askKinLives(p: ChroniclesPosition): void {
  const { nextFigure } = throwOf(p);
  for (let figure = nextFigure; figure < p.setup.figures; figure++) {
    if (!canLoseLives(p, figure)) continue;
    changeThrow(p).nextFigure = figure + 1;
    kinLives.ask(p, p.active, figure);
    return;
  }
}

/** C-14.1: what a Lucky Companion keeps: nothing, an Elf or a die. */
const KEEP_NOTHING = 0;
export const KEEP_ELF = 1;
export const KEEP_DIE = 2;
const KEPT_WORDS = ['nothing', 'elf', 'die'] as const;

/** C-14.1, C-15.83, C-16.7: a Lucky Companion keeps an Elf or a die that would be lost; by the text, any die. */
export const luckyItem = throwQuestion({
  name: 'luckyItem',
  verb: 'lucky',
  moves: KEEP_DIE + 1,
  legal(p, out) {
    let n = 0;
    for (let item = KEEP_NOTHING; item <= KEEP_DIE; item++) if (canKeep(p, item)) out[n++] = item;
    return listed(out, n);
  },
  refuse: (p, item) => (canKeep(p, item) ? undefined : no('C-14.1', 'nothingToKeep')),
  words: (_p, item) => KEPT_WORDS[item],
  stages: [ASK_LUCKY],
  fits(p, { seat }) {
    const companion = throwOf(p).nextFigure - 1;
    return isFigure(p, companion) && canBeLucky(p, companion) && seat === keeperFor(p, companion);
  },
  apply(p, item, sink, { seat }) {
    const god = godWord(p, seat);
    if (item === KEEP_ELF) {
      changeThrow(p).spentElves--;
      p.elves[seat]++;
      sink?.tell('elfKept', { god });
    } else if (item === KEEP_DIE) {
      if (lostDice(p) > 0) keepLostDie(p);
      else takeRolledDie(p);
      p.dice[p.active]--;
      p.dice[seat]++;
      const isOfAny = p.setup.luckTakesAnyDie && seat !== p.active;
      if (isOfAny) sink?.tell('dieTakenByLuck', { god, other: godWord(p, p.active) });
      else sink?.tell('dieKept', { god });
    }
  },
});

function canKeep(p: ChroniclesPosition, item: number): boolean {
  if (item === KEEP_ELF) return throwOf(p).spentElves > 0;
  return item !== KEEP_DIE || canKeepDie(p, throwOf(p).nextFigure - 1);
}

/** C-16.7: whether a companion's luck can keep a die: a lost one, or by the text any that a player's god rolled. */
function canKeepDie(p: ChroniclesPosition, companion: number): boolean {
  if (lostDice(p) > 0) return true;
  return p.setup.luckTakesAnyDie && isSeat(p, companion) && rolledDice(p) > 0;
}

/** C-16.7: one of the dice that are not lost is taken; which one makes no difference. */
function takeRolledDie(p: ChroniclesPosition): void {
  let symbol = 0;
  while (p.thrown[symbol] === 0) symbol++;
  p.thrown[symbol]--;
}

/** C-14.1: whether anything would be lost, and a companion's luck can keep it. */
function canBeLucky(p: ChroniclesPosition, companion: number): boolean {
  return isLucky(p, companion) && (throwOf(p).spentElves > 0 || canKeepDie(p, companion));
}

/** C-14.1: whether there is luck between a figure and the god who throws; a Support god brings it. */
function isLucky(p: ChroniclesPosition, companion: number): boolean {
  return isSeat(p, companion)
    ? isRelated(p, LUCKY, companion, p.active)
    : isRelated(p, LUCKY, p.active, companion);
}

/** C-14.1: who keeps something: the companion; with a Support god the one who throws. */
function keeperFor(p: ChroniclesPosition, companion: number): number {
  return isSeat(p, companion) ? companion : p.active;
}

/** C-14.1: Lucky Companions may keep what would be lost, each one thing. */
export function askLucky(p: ChroniclesPosition): void {
  const { nextFigure } = throwOf(p);
  for (let figure = nextFigure; figure < p.setup.figures; figure++) {
    if (!canBeLucky(p, figure)) continue;
    changeThrow(p).nextFigure = figure + 1;
    luckyItem.ask(p, keeperFor(p, figure));
    return;
  }
}
