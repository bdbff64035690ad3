import {
  CHANCE,
  listTwo,
  type Move,
  type MoveBuffer,
  putChance,
  type Question,
  type WeightBuffer,
} from '@nineworlds/engine';
import { DIE_SIDES, FACES } from '../data/die.ts';
import { TYR } from '../data/gods.ts';
import type { Sink } from './events.ts';
import { hasPower } from './powers.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';

/**
 * What a roll is for. `foe` is whom it is about and `stake` what is at stake: the Vikings of a fight,
 * the power of an effect.
 */
interface RollDef<N extends string> {
  readonly name: N;
  /** Whether the die can be rolled for this now. */
  readonly fits: (p: YggdrasilPosition, foe: number, stake: number) => boolean;
  /** What the face does. */
  readonly use: (p: YggdrasilPosition, face: Move, sink: Sink, foe: number, stake: number) => void;
}

/** Every question for a roll, with what is done with its face. */
interface Roll {
  readonly question: Pick<Question, 'kind' | 'name'>;
  readonly def: RollDef<string>;
}

/** Y-14.5: `chooseRoll` knows a roll by the number of its question, so the makers of rolls enter it here. */
const ROLLS: Roll[] = [];

/** The roll whose question has a number, if it is one. */
function findRoll(kind: number): Roll | undefined {
  for (let i = 0; i < ROLLS.length; i++) if (ROLLS[i].question.kind === kind) return ROLLS[i];
  return undefined;
}

function rollOf(kind: number): Roll {
  const found = findRoll(kind);
  if (found === undefined) throw new RangeError(`no question for a roll: ${kind}`);
  return found;
}

/** Y-14.5: the question for the roll of which Tyr keeps a face; he has to be asked. */
export function rollKept(p: YggdrasilPosition): Roll['question'] {
  return rollOf(chooseRoll.open(p).kind).question;
}

/**
 * Y-5: makes the question for a roll of the die. Y-14.5: Tyr rolls twice, whatever for, and chooses;
 * `first` is his first face counted from 1, or 0.
 */
export function roll<const N extends string>(def: RollDef<N>) {
  const { name, fits, use } = def;
  const rolled = chanceQuestion({
    name,
    verb: 'die',
    moves: FACES,
    args: (foe: number, stake: number, first = 0) => ({ foe, stake, first }),
    outcomes: (p, moves, weights) => putFaces(p, moves, weights),
    sample: (p, rng) => p.setup.sides[rng.below(DIE_SIDES)],
    words: (p, face) => p.setup.colours[face],
    fits: (p, { seat, foe, stake, first }) =>
      seat === CHANCE && (first === 0 || isRollOfTyr(p, first)) && fits(p, foe, stake),
    apply(p, face, sink, { foe, stake, first }) {
      sink?.tell('dieRolled', {
        god: activeGod(p),
        face: p.setup.colours[face],
        hammers: p.setup.hammers[face],
      });
      if (first === 0 && hasPower(p, TYR)) {
        rolled.ask(p, CHANCE, foe, stake, face + 1);
      } else if (first === 0 || first === face + 1) {
        use(p, face, sink, foe, stake);
      } else {
        chooseRoll.ask(p, p.active, foe, stake, first, face + 1, rolled.kind);
      }
    },
  });
  ROLLS.push({ question: rolled, def });
  return rolled;
}

/** Y-14.5: Tyr keeps one of two different faces; `kind` is the number of the question they answer. */
export const chooseRoll = question({
  name: 'chooseRoll',
  verb: 'keep',
  moves: FACES,
  args: (foe: number, stake: number, first: number, second: number, kind: number) => ({
    foe,
    stake,
    first,
    second,
    kind,
  }),
  legal: (_p, out, { first, second }) => listTwo(out, first - 1, second - 1),
  refuse: (p, face, { first, second }) =>
    first === face + 1 || second === face + 1
      ? undefined
      : no('Y-14.5', 'notRolled', { face: p.setup.colours[face] }),
  words: (p, face) => p.setup.colours[face],
  fits(p, { seat, foe, stake, first, second, kind }) {
    const areRolls = isRollOfTyr(p, first) && isRollOfTyr(p, second) && first !== second;
    const isAsked = seat === p.active && areRolls;
    return isAsked && (findRoll(kind)?.def.fits(p, foe, stake) ?? false);
  },
  apply(p, face, sink, { foe, stake, kind }) {
    sink?.tell('rollChosen', { god: activeGod(p), face: p.setup.colours[face] });
    rollOf(kind).def.use(p, face, sink, foe, stake);
  },
});

/** Y-14.5: only Tyr remembers a roll; its face is counted from 1. */
function isRollOfTyr(p: YggdrasilPosition, face: number): boolean {
  return face > 0 && face <= FACES && hasPower(p, TYR);
}

function putFaces(p: YggdrasilPosition, moves: MoveBuffer, weights: WeightBuffer): number {
  const { faceCount } = p.setup;
  let n = 0;
  for (let face = 0; face < FACES; face++) {
    n = putChance(moves, weights, n, face, faceCount[face]);
  }
  return n;
}
