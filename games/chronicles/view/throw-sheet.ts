import {
  addFractions,
  type Chance,
  chanceOf,
  type Fraction,
  fraction,
  itemAt,
  type Move,
  NEVER,
  type Seat,
} from '@nineworlds/engine';
import type { GodWord } from '../data/gods.ts';
import { apply } from '../rules/game.ts';
import { isJourneyOpen } from '../rules/journeys.ts';
import { isMissionOpen } from '../rules/mission.ts';
import { sagaChoose } from '../rules/saga/choose.ts';
import { type ChroniclesPosition, godWord } from '../rules/state.ts';
import { sagaActIn } from '../rules/stones.ts';
import { rollDice } from '../rules/throw-dice.ts';
import { payHeroes } from '../rules/throw-help.ts';
import { isAsked } from './aim.ts';
import { copyOf } from './odds/copy.ts';
import {
  type Peril,
  perilOfAnswer,
  perilOfJourney,
  perilOfMission,
} from './odds/risky-missions.ts';
import { SPEND_ALL, SPEND_NOTHING, spendUpTo } from './odds/spending.ts';
import { type DieFacts, openThrow, type ThrowFacts } from './odds/throw-facts.ts';
import { livesLost, meanDiceLost, type ThrowCost, throwCosts } from './odds/throw-odds.ts';

/** C-13: a saving throw before its dice are rolled: what there is against the Risks, and the odds. */
export type ThrowSheet = {
  readonly kind: 'throw';
  /** Who throws. */
  readonly god: GodWord;
  readonly risks: number;
  /** Life points of the god who throws: if so many are lost, the game is. */
  readonly lives: number;
  /** C-13.1: how many Heroes and Vanir dice can be committed. */
  readonly mostHeroes: number;
  readonly mostDice: number;
  /** C-13.1, C-14: own Elves that can be spent after the roll. */
  readonly elves: number;
  /** The god's own die, absent where it is not rolled (C-8.2); the Vanir dice; those of Brothers. */
  readonly godDie: DieFacts | null;
  readonly vanirDie: DieFacts;
  readonly brotherDice: readonly DieFacts[];
  /** C-14: Risks that a success of the god's own die cancels. */
  readonly godCancels: number;
  /** What the line commits, once it says so. */
  readonly heroes: number | null;
  readonly dice: number | null;
  /** Every number of Heroes with every number of Vanir dice. */
  readonly rows: readonly ThrowRow[];
};

/**
 * What a commitment comes to on average and at worst. The god spends as few of their own Elves as save
 * life points, failed dice are rolled again where an artifact allows it, and nobody else helps.
 */
export type ThrowRow = {
  readonly heroes: number;
  readonly dice: number;
  /** The chance that no life point is lost, and that the last one is. */
  readonly noLoss: Chance;
  readonly deadly: Chance;
  /** On average: life points and Elves lost, Vanir dice that go back to Vanaheim. */
  readonly meanLives: Chance;
  readonly meanElves: Chance;
  readonly meanDice: Chance;
  /** Life points on average if no Elf is spent, and if everybody helps (C-14.1). */
  readonly meanUnaided: Chance;
  readonly meanHelped: Chance;
  /** All that can come of it, from the cheapest to the dearest. */
  readonly costs: readonly ShownCost[];
};

/** Life points and Elves that are lost together. */
export type ShownCost = {
  readonly lives: number;
  readonly elves: number;
  readonly chance: Chance;
};

/** The throw that the beginning of a line leads to, or that the open question is about. */
export function throwSheet(
  o: ChroniclesPosition,
  seat: Seat,
  moves: readonly Move[],
): ThrowSheet | undefined {
  if (!isAsked(o, seat)) return undefined;
  const p = copyOf(o);
  let facts = isCommitting(p) ? openThrow(p) : undefined;
  let heroes: number | null = null;
  let dice: number | null = null;
  for (const move of moves) {
    if (isMissionOpen(p)) facts = factsOf(perilOfMission(p, move));
    else if (isJourneyOpen(p)) facts = factsOf(perilOfJourney(p, move));
    else if (sagaChoose.isOpen(p) || sagaActIn.isOpen(p)) facts = factsOf(perilOfAnswer(p, move));
    else if (payHeroes.isOpen(p)) {
      facts = openThrow(p);
      heroes = move;
    } else if (rollDice.isOpen(p)) {
      if (heroes === null) facts = openThrow(p);
      dice = move;
    }
    apply(p, move);
  }
  if (facts === undefined) return undefined;
  return { ...sheetOf(facts), god: godWord(o, o.active), heroes, dice };
}

/** Whether what goes into the throw is being asked. */
function isCommitting(p: ChroniclesPosition): boolean {
  return payHeroes.isOpen(p) || rollDice.isOpen(p);
}

function factsOf(peril: Peril): ThrowFacts | undefined {
  return peril.kind === 'risks' ? peril.facts : undefined;
}

function sheetOf(facts: ThrowFacts): Omit<ThrowSheet, 'god' | 'heroes' | 'dice'> {
  const { risks, lives, mostHeroes, mostDice, vanirDie, godDie, godCancels, brothers } = facts;
  return {
    kind: 'throw',
    risks,
    lives,
    mostHeroes,
    mostDice,
    elves: Math.max(facts.elves, facts.freyrElves),
    godDie: godDie ?? null,
    vanirDie,
    brotherDice: brothers.map(({ die }) => die),
    godCancels,
    rows: upTo(mostHeroes).flatMap((heroes) =>
      upTo(mostDice).map((dice) => rowOf(facts, heroes, dice)),
    ),
  };
}

function rowOf(facts: ThrowFacts, heroes: number, dice: number): ThrowRow {
  const spending = spendUpTo(SPEND_ALL.elves);
  const { chances, mean, deadly } = livesLost(facts, heroes, dice, spending);
  const costs = throwCosts(facts, heroes, dice, spending);
  return {
    heroes,
    dice,
    noLoss: chanceOf(itemAt(chances, 0)),
    deadly: chanceOf(deadly),
    meanLives: chanceOf(mean),
    meanElves: chanceOf(costs.reduce(addElves, NEVER)),
    meanDice: chanceOf(meanDiceLost(facts, heroes, dice)),
    meanUnaided: chanceOf(livesLost(facts, heroes, dice, SPEND_NOTHING).mean),
    meanHelped: chanceOf(livesLost(facts, heroes, dice, SPEND_ALL).mean),
    costs: costs.map((cost) => ({ ...cost, chance: chanceOf(cost.chance) })),
  };
}

function addElves(sum: Fraction, { elves, chance }: ThrowCost): Fraction {
  return addFractions(sum, fraction(chance.numerator * BigInt(elves), chance.denominator));
}

function upTo(most: number): number[] {
  return Array.from({ length: most + 1 }, (_, count) => count);
}
