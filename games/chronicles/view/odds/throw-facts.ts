import { cellAt } from '@nineworlds/engine';
import { ANDVARINAUT, BRISINGAMEN, DRAUPNIR, SVALINN } from '../../data/artifacts.ts';
import { BROTHER, FREYIA, FREYR } from '../../data/gods.ts';
import { HRUNGNIR, SKYRMIR, SUTTUNG, UTGARDLOKI } from '../../data/iotunns.ts';
import { hasArtifact } from '../../rules/artifacts.ts';
import { isDenied } from '../../rules/iotunns.ts';
import { isRelated } from '../../rules/relations.ts';
import {
  ASK_DICE,
  cancelledByGodDie,
  isGodSuccess,
  isLost,
  isThrowing,
  isVanirSuccess,
  ROLL_OWN,
  throwOf,
} from '../../rules/saving-throw.ts';
import type { ChroniclesPosition } from '../../rules/state.ts';

/** C-13: what a saving throw depends on whose dice are still to be chosen. */
export interface ThrowFacts {
  readonly risks: number;
  /** Life points of the god who throws: if so many are lost, the game is. */
  readonly lives: number;
  /** C-13.1: how many Heroes and Vanir dice can be committed. */
  readonly mostHeroes: number;
  readonly mostDice: number;
  readonly vanirDie: DieFacts;
  /** The god's own die; undefined where it is not rolled. */
  readonly godDie: DieFacts | undefined;
  /** C-14: Risks that a success of the god's own die cancels. */
  readonly godCancels: number;
  /** C-14.1: the dice of Brothers-in-arms, and whether a Brother has an Elf for theirs. */
  readonly brothers: readonly { readonly die: DieFacts; readonly hasElf: boolean }[];
  /** C-13.1, C-8.2: Elves that can turn dice; and all of them, for Freyr's pairs (C-14). */
  readonly elves: number;
  readonly freyrElves: number;
  /** C-14: Heroes there are for Freyia after the roll, those sent before it included. */
  readonly lateHeroes: number;
  /** C-13.2: sides of a Vanir die that send it back to Vanaheim, by whether they succeed. */
  readonly losing: { readonly successes: number; readonly failures: number };
  /** C-12.1: what an artifact keeps of all that would be lost: one die, one Elf that turned a die. */
  readonly keptDice: number;
  readonly keptElves: number;
}

/** The sides of a die, those of them that succeed, and how often a failure is rolled. */
export type DieFacts = {
  readonly sides: number;
  readonly successes: number;
  readonly rolls: number;
};

/** The open saving throw; undefined where none is open, or its dice have been chosen. */
export function openThrow(p: ChroniclesPosition): ThrowFacts | undefined {
  if (!isThrowing(p)) return undefined;
  const { setup, active: seat } = p;
  // A stage that is open has already been counted on.
  const { stage, risks } = throwOf(p);
  if (stage > ROLL_OWN) return undefined;
  const god = setup.isHard ? cellAt(p.gods, seat) : 0;
  const heroes = isDenied(p, SKYRMIR) ? 0 : p.valhalla;
  const isRolled = !isDenied(p, UTGARDLOKI);
  return {
    risks,
    lives: cellAt(p.lives, seat),
    mostHeroes: stage > ASK_DICE ? 0 : Math.min(heroes, risks),
    mostDice: isDenied(p, HRUNGNIR) ? 0 : cellAt(p.dice, seat),
    vanirDie: dieOf(
      setup.vanirDie,
      (symbol) => isVanirSuccess(p, seat, symbol),
      hasArtifact(p, seat, ANDVARINAUT) ? 2 : 1,
    ),
    godDie: isRolled ? godDieOf(p, seat, hasArtifact(p, seat, DRAUPNIR) ? 2 : 1) : undefined,
    godCancels: cancelledByGodDie(p),
    brothers: isRolled ? brothersOf(p) : [],
    elves: isDenied(p, SUTTUNG) ? 0 : cellAt(p.elves, seat),
    freyrElves: god === FREYR ? cellAt(p.elves, seat) : 0,
    lateHeroes: god === FREYIA ? heroes : 0,
    losing: {
      successes: sidesOf(setup.vanirDie, (s) => isLost(s) && isVanirSuccess(p, seat, s)),
      failures: sidesOf(setup.vanirDie, (s) => isLost(s) && !isVanirSuccess(p, seat, s)),
    },
    keptDice: hasArtifact(p, seat, BRISINGAMEN) ? 1 : 0,
    keptElves: hasArtifact(p, seat, SVALINN) ? 1 : 0,
  };
}

/** C-14.1: the Brothers-in-arms of the active god in their world. */
function brothersOf(p: ChroniclesPosition): ThrowFacts['brothers'] {
  const figures = Array.from({ length: p.setup.figures }, (_, figure) => figure);
  return figures
    .filter((figure) => isRelated(p, BROTHER, p.active, figure))
    .map((figure) => ({
      die: godDieOf(p, figure, 1),
      hasElf: figure < p.setup.seats && cellAt(p.elves, figure) > 0 && !isDenied(p, SUTTUNG),
    }));
}

function godDieOf(p: ChroniclesPosition, figure: number, rolls: number): DieFacts {
  return dieOf(p.setup.godDie, (symbol) => isGodSuccess(p, figure, symbol), rolls);
}

/** C-13.3: a die by how many of its sides show each symbol. */
function dieOf(
  faces: readonly number[],
  isSuccess: (symbol: number) => boolean,
  rolls: number,
): DieFacts {
  return { sides: sidesOf(faces, () => true), successes: sidesOf(faces, isSuccess), rolls };
}

/** How many sides of a die show one of some symbols. */
function sidesOf(faces: readonly number[], isOne: (symbol: number) => boolean): number {
  return faces.reduce((sum, count, symbol) => sum + (isOne(symbol) ? count : 0), 0);
}
