import {
  answersOf,
  EventList,
  fieldNames,
  fieldOf,
  type GameDef,
  type Options,
  OVER,
  type Position,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { difference } from '../difference.ts';
import type { Check } from './check.ts';

/** How many moves are played on a copy to see whether its source stays as it is. */
const MOVES_ON_A_COPY = 5;

/** Copies are complete and on their own; a move does the same with and without listeners. */
export function copies<P extends Position>(game: GameDef<P>, options: Options): Check<P> {
  checkZones(game, options);
  const copy = game.blank(options);
  const kept = game.blank(options);
  return {
    asked(p, rng) {
      spoil(copy);
      copy.copyFrom(p);
      const missing = difference(copy, p);
      if (missing !== undefined) broken('copyComplete', `in a copy ${missing}`);

      kept.copyFrom(p);
      for (let i = 0; i < MOVES_ON_A_COPY && copy.frames.seat !== OVER; i++) {
        const answers = answersOf(game, copy);
        game.apply(copy, answers[rng.below(answers.length)]);
      }
      const touched = difference(p, kept);
      if (touched !== undefined) broken('copyIsolated', `after moves on a copy ${touched}`);
    },

    line(p, moves) {
      kept.copyFrom(p);
      copy.copyFrom(p);
      const events = new EventList();
      for (const move of moves) {
        game.apply(kept, move);
        game.apply(copy, move, events);
      }
      const heard = difference(copy, kept);
      if (heard !== undefined) broken('quiet', `when somebody listens ${heard}`);
      for (const { name } of events.list) {
        if (!game.events.some((event) => event.name === name)) {
          broken('eventsDeclared', `the event ${name} is told but not declared`);
        }
      }
    },
  };
}

/** Puts something else into every field and frame of a position. */
function spoil(p: Position): void {
  p.cells.fill(0x5a5a5a);
  for (const name of fieldNames(p)) {
    const field = fieldOf(p, name);
    if (typeof field === 'number') Reflect.set(p, name, field + 77);
    else field.fill(0x5a5a5a);
  }
  p.frames.clear();
}

/** Every field lies in its own position's buffer, and create makes the same position every time. */
function checkZones<P extends Position>(game: GameDef<P>, options: Options): void {
  const [one, other, expected] = [0, 1, 2].map(() => game.create(options));
  const unlike = difference(one, other);
  if (unlike !== undefined) broken('setUp', `in a second position of the same options ${unlike}`);
  for (const name of fieldNames(one)) {
    const [zone, same] = [fieldOf(one, name), fieldOf(other, name)];
    if (typeof zone === 'number' || typeof same === 'number') continue;
    if (zone.buffer === same.buffer) broken('zonesOwn', `two positions share the zone ${name}`);
    if (zone.buffer !== one.cells.buffer) {
      broken('zonesOwn', `the zone ${name} lies outside its position's buffer`);
    }
  }
  spoil(one);
  const touched = difference(other, expected);
  if (touched !== undefined) broken('zonesOwn', `after a change in another position ${touched}`);
}
