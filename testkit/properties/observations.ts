import {
  answersOf,
  CHANCE,
  type CheckedGame,
  type Options,
  type Position,
  type Seat,
  TEAM,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { difference } from '../difference.ts';
import type { Check } from './check.ts';
import { demandNoFaults } from './invariants.ts';
import { observerName, observersOf } from './observers.ts';
import type { Property } from './property.ts';

/**
 * An observation is a legal position and says all that a seat goes by: in the real position, in the
 * observation and in every world the seat takes for possible it sees the same board and may do the
 * same things for the same reasons.
 */
export function observations<P extends Position>(game: CheckedGame<P>, options: Options): Check<P> {
  const observation = game.blank(options);
  const world = game.blank(options);
  const again = game.blank(options);

  const demandSame = (actual: P, expected: P, property: Property, when: string): void => {
    const found = difference(actual, expected);
    if (found !== undefined) broken(property, `${when} ${found}`);
  };

  const checkObserver = (p: P, observer: Seat, draw: () => void): void => {
    const who = observerName(observer);
    game.observe(p, observer, observation);
    // At once, so that a view that remembers the position just observed gives itself away.
    const shown = JSON.stringify(game.view(observation, observer));
    game.observe(observation, observer, again);
    demandSame(again, observation, 'observeIdempotent', `observed twice by ${who},`);

    world.copyFrom(observation);
    draw();
    demandNoFaults(game, world, 'worldConsistent', `a world of ${who}`);
    game.observe(world, observer, again);
    demandSame(again, observation, 'worldConsistent', `as ${who} sees a world of theirs,`);

    if (JSON.stringify(game.view(again, observer)) !== shown) {
      broken('viewDiffers', `${who} sees two boards where they know the same`);
    }
    if (isAsked(p, observer)) {
      const open = choicesOf(game, p, observer);
      for (const other of [observation, world]) {
        const differing = choicesOf(game, other, observer).find((text, i) => text !== open[i]);
        if (differing === undefined) continue;
        const place = other === world ? 'a world they take for possible' : 'their observation';
        broken('legalDiffers', `for ${who}, not in the position but in ${place}: ${differing}`);
      }
    }
  };

  return {
    asked(p, rng) {
      for (const observer of observersOf(game, options)) {
        checkObserver(p, observer, () => game.determinize(world, rng));
      }
    },
  };
}

/** Whether the observer may answer: for themselves, or like everybody for the team. */
function isAsked(p: Position, observer: Seat): boolean {
  const { seat } = p.frames;
  return seat === observer || (seat === TEAM && observer >= 0);
}

/** What may be answered, how it is spelled, and why the rest may not: a line for every move. */
function choicesOf<P extends Position>(game: CheckedGame<P>, p: P, observer: Seat): string[] {
  if (p.frames.seat === CHANCE) return [];
  const { name, moves } = game.kinds[p.frames.kind];
  const answers = new Set(answersOf(game, p));
  return Array.from({ length: moves }, (_, move) => {
    if (answers.has(move)) return `${name} "${game.tokens(p, move, observer)}" is legal`;
    return `${name} ${move} is refused: ${JSON.stringify(game.refuse(p, move))}`;
  });
}
