import {
  CHANCE,
  countBits,
  type Draw,
  hasBit,
  isSingleBit,
  listMembers,
  lowestBit,
  putMembers,
  sampleMember,
  TEAM,
} from '@nineworlds/engine';
import { ARTIFACT_WORDS, ARTIFACTS } from '../../data/artifacts.ts';
import { BOTTOM, COLUMNS, levelOf, TOP, WORLD_WORDS, WORLDS } from '../../data/worlds.ts';
import type { Sink } from '../events.ts';
import { chanceQuestion, question } from '../question.ts';
import { no } from '../refusals.ts';
import { type ChroniclesPosition, FIRST_HOLDER, godWord, OUT_OF_THE_GAME } from '../state.ts';
import { worldAt } from '../tree.ts';
import { holds, NONE } from './numbers.ts';
import {
  AWAY,
  CHANCE_OF,
  CHOOSE,
  FACE_DOWN,
  FIRST_FACE_UP,
  FROM_COLUMNS,
  FROM_FIGURES,
  FROM_OPTIONS,
  LOWEST,
  MOST_TOKEN_KINDS,
  PAGE,
  REVEAL,
  type SagaEffect,
} from './program.ts';
import { sagaRunRef } from './start.ts';

/** Where an effect stands that asks something, and what its list is about. */
interface Asked {
  readonly list: number;
  readonly at: number;
  readonly here: number;
  readonly chosen: number;
  readonly subject: number;
  readonly mode: number;
}

const slots = (
  list: number,
  at: number,
  here: number,
  chosen: number,
  subject: number,
  mode: number,
) => ({ list, at, here, chosen, subject, mode });

/** The effect that asks. */
function effectAt(p: ChroniclesPosition, { list, at }: Asked): SagaEffect | undefined {
  return p.setup.saga?.lists[list]?.[at];
}

/** The effect of an open question; one that is open has one. */
function askedBy(p: ChroniclesPosition, asked: Asked): SagaEffect {
  const effect = effectAt(p, asked);
  if (effect === undefined)
    throw new RangeError(`the saga has no effect ${asked.list} ${asked.at}`);
  return effect;
}

/** B.6: what can be chosen, or come by chance: worlds, columns, figures or options, as a set. */
export function candidatesOf(
  p: ChroniclesPosition,
  effect: SagaEffect,
  here: number,
  chosen: number,
  subject: number,
): number {
  if (effect.op === LOWEST) return lowestFigures(p, effect.set);
  const { from, when } = effect;
  if (from === FROM_OPTIONS) return openOptions(p, effect, here, chosen, subject);
  let found = 0;
  for (let bits = effect.set; bits !== 0; bits &= bits - 1) {
    const one = lowestBit(bits);
    if (from === FROM_FIGURES && p.sagaFigures[one] === AWAY) continue;
    const world =
      from === FROM_FIGURES ? chosen : from === FROM_COLUMNS ? worldAt(p, TOP, one) : one;
    const about = from === FROM_FIGURES ? one : subject;
    if (when === undefined || holds(p, when, here, world, about)) found |= 1 << one;
  }
  return found;
}

function openOptions(
  p: ChroniclesPosition,
  effect: SagaEffect,
  here: number,
  chosen: number,
  subject: number,
): number {
  let found = 0;
  for (let i = 0; i < effect.lists.length; i++) {
    const when = effect.conditions[i];
    if (when === undefined || holds(p, when, here, chosen, subject)) found |= 1 << i;
  }
  return found;
}

/** B.6: of some figures on the tree those on the lowest level. */
function lowestFigures(p: ChroniclesPosition, figures: number): number {
  let found = 0;
  let lowest = TOP;
  for (let bits = figures; bits !== 0; bits &= bits - 1) {
    const figure = lowestBit(bits);
    const place = p.sagaFigures[figure];
    if (place >= WORLDS) continue;
    const level = levelOf(place);
    if (found === 0 || level > lowest) found = 0;
    if (found === 0) lowest = level;
    if (level === lowest) found |= 1 << figure;
  }
  return found;
}

/** Goes on with what was chosen, or has come by chance. */
export function follow(
  p: ChroniclesPosition,
  effect: SagaEffect,
  one: number,
  here: number,
  chosen: number,
  subject: number,
  mode: number,
): void {
  const list = effect.from === FROM_OPTIONS ? effect.lists[one] : effect.lists[0];
  if (list === 0) return;
  const isFigure = effect.from === FROM_FIGURES;
  if (isFigure || effect.from === FROM_OPTIONS) {
    sagaRunRef.ask(p, p.active, list, 0, here, chosen, isFigure ? one : subject, mode);
  } else if (effect.from === FROM_COLUMNS) {
    // The world of the top level comes first, so it is asked last.
    for (let level = BOTTOM; level >= TOP; level--) {
      sagaRunRef.ask(p, p.active, list, 0, here, worldAt(p, level, one), subject, mode);
    }
  } else {
    sagaRunRef.ask(p, p.active, list, 0, here, one, subject, mode);
  }
}

/** The word of what can be chosen. */
function candidateWord(p: ChroniclesPosition, effect: SagaEffect, one: number): string {
  const { saga } = p.setup;
  if (effect.from === FROM_OPTIONS) {
    return saga?.optionIds.get(effect)?.[one]?.toLowerCase() ?? String(one);
  }
  if (effect.from === FROM_FIGURES) return saga?.figures[one]?.name.toLowerCase() ?? String(one);
  if (effect.from === FROM_COLUMNS) return one < COLUMNS ? WORLD_WORDS[worldAt(p, TOP, one)] : '';
  return WORLD_WORDS[one];
}

/** B.6: a choice of the active god, or of all together. */
export const sagaChoose = question({
  name: 'sagaChoose',
  verb: 'choose',
  continues: true,
  moves: WORLDS,
  args: slots,
  legal: (p, out, asked) => listMembers(out, possible(p, asked)),
  refuse: (p, one, asked) =>
    hasBit(possible(p, asked), one) ? undefined : no('C-15.14', 'notToChoose'),
  words: (p, one, _observer, asked) => candidateWord(p, askedBy(p, asked), one),
  fits(p, asked) {
    const effect = effectAt(p, asked);
    if (effect === undefined || (effect.op !== CHOOSE && effect.op !== LOWEST)) return false;
    const isAsked = asked.seat === (effect.byTeam ? TEAM : p.active);
    return isAsked && isScope(p, asked) && countBits(possible(p, asked)) > 1;
  },
  apply(p, one, _sink, asked) {
    const { here, chosen, subject, mode } = asked;
    follow(p, askedBy(p, asked), one, here, chosen, subject, mode);
  },
});

/** B.6: all that can come is equally likely. */
export const sagaChance = chanceQuestion({
  name: 'sagaChance',
  verb: 'fate',
  moves: WORLDS,
  args: slots,
  outcomes: (p, moves, weights, asked) => putMembers(moves, weights, possible(p, asked)),
  sample: (p, rng, asked) => sampleMember(possible(p, asked), rng),
  words: (p, one, _observer, asked) => candidateWord(p, askedBy(p, asked), one),
  fits(p, asked) {
    const isChance = asked.seat === CHANCE && effectAt(p, asked)?.op === CHANCE_OF;
    return isChance && isScope(p, asked) && countBits(possible(p, asked)) > 1;
  },
  apply(p, one, _sink, asked) {
    const { here, chosen, subject, mode } = asked;
    follow(p, askedBy(p, asked), one, here, chosen, subject, mode);
  },
});

function possible(p: ChroniclesPosition, asked: Asked): number {
  const { here, chosen, subject } = asked;
  return candidatesOf(p, askedBy(p, asked), here, chosen, subject);
}

/** Whether a list can be about these worlds and this figure. */
export function isScope(p: ChroniclesPosition, { here, chosen, subject }: Asked): boolean {
  const figures = p.setup.saga?.figures.length ?? 0;
  return isIn(here, WORLDS) && isIn(chosen, WORLDS) && isIn(subject, figures);
}

function isIn(value: number, count: number): boolean {
  return value >= NONE && value < count;
}

/** Tokens are drawn as if they had been mixed: a world's own one, whichever is turned up first. */
const TOKEN_DECK = 10;

/** B.6: chance tells the kind of a face-down token: `chosen` is its world. */
export const sagaToken = chanceQuestion({
  name: 'sagaToken',
  verb: 'token',
  moves: MOST_TOKEN_KINDS,
  args: slots,
  outcomes(p, moves, weights) {
    let n = 0;
    for (let kind = 0; kind < MOST_TOKEN_KINDS; kind++) {
      if (p.tokensLeft[kind] === 0) continue;
      moves[n] = kind;
      weights[n++] = p.tokensLeft[kind];
    }
    return n;
  },
  sample(p, rng) {
    let left = rng.below(faceDown(p));
    for (let kind = 0; ; kind++) {
      if (left < p.tokensLeft[kind]) return kind;
      left -= p.tokensLeft[kind];
    }
  },
  draw: (p, { chosen }): Draw => ({ deck: TOKEN_DECK, epoch: p.saga[PAGE], drawn: chosen }),
  words: (p, kind) => p.setup.saga?.kinds[kind]?.toLowerCase() ?? String(kind),
  fits: (p, asked) =>
    asked.seat === CHANCE &&
    effectAt(p, asked)?.op === REVEAL &&
    isScope(p, asked) &&
    p.tokens[asked.chosen] === FACE_DOWN &&
    faceDown(p) > 0,
  apply(p, kind, sink, asked) {
    const { here, chosen, subject, mode } = asked;
    const list = askedBy(p, asked).lists[kind];
    p.tokensLeft[kind]--;
    p.tokens[chosen] = FIRST_FACE_UP + kind;
    tellToken(p, 'tokenRevealed', chosen, kind, sink);
    if (list !== 0) sagaRunRef.ask(p, p.active, list, 0, here, chosen, subject, mode);
  },
});

export function tellToken(
  p: ChroniclesPosition,
  event: 'tokenRevealed' | 'tokenTaken',
  world: number,
  kind: number,
  sink: Sink,
): void {
  sink?.tell(event, { world: WORLD_WORDS[world], token: p.setup.saga?.kinds[kind] ?? '' });
}

function faceDown(p: ChroniclesPosition): number {
  let count = 0;
  for (let kind = 0; kind < MOST_TOKEN_KINDS; kind++) count += p.tokensLeft[kind];
  return count;
}

/** B.6: which of their artifacts the active god gives up. */
export const sagaDiscard = question({
  name: 'sagaDiscard',
  verb: 'discard',
  continues: true,
  moves: ARTIFACTS,
  legal: (p, out) => listMembers(out, artifactsOf(p, p.active)),
  refuse: (p, artifact) =>
    hasBit(artifactsOf(p, p.active), artifact)
      ? undefined
      : no('C-15.14', 'notHeld', { artifact: ARTIFACT_WORDS[artifact] }),
  words: (_p, artifact) => ARTIFACT_WORDS[artifact],
  fits: (p, { seat }) => seat === p.active && countBits(artifactsOf(p, seat)) > 1,
  apply: (p, artifact, sink) => discard(p, artifact, sink),
});

/** The artifacts that a seat has, as a set. */
export function artifactsOf(p: ChroniclesPosition, seat: number): number {
  let held = 0;
  for (let artifact = 0; artifact < ARTIFACTS; artifact++) {
    if (p.artifacts[artifact] === FIRST_HOLDER + seat) held |= 1 << artifact;
  }
  return held;
}

/** An artifact leaves the game. */
export function discard(p: ChroniclesPosition, artifact: number, sink: Sink): void {
  p.artifacts[artifact] = OUT_OF_THE_GAME;
  sink?.tell('artifactLost', { god: godWord(p, p.active), artifact: ARTIFACT_WORDS[artifact] });
}

/** The only one of a set; undefined where there are more. */
export function onlyOne(set: number): number | undefined {
  return isSingleBit(set) ? lowestBit(set) : undefined;
}
