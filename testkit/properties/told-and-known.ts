import {
  CHANCE,
  EventList,
  type GameDef,
  type GameEvent,
  type Move,
  type Options,
  type Position,
  type Seat,
  SPECTATOR,
  spellLine,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { difference, isSame } from '../difference.ts';
import type { Check } from './check.ts';
import { observerName, observersOf } from './observers.ts';
import { LineVisitor, type VisibleLine, visibleEvents } from './visible-lines.ts';

/** Worlds that are tried for every line and observer. */
const WORLDS = 3;
/** More lines of a world than this are not compared one by one. */
const MAX_LINES = 300;

/** Names of events by which a seat learns what is forgotten within the same line. */
export type Forgotten = readonly string[];

/** What the observer of the real line was told, and what their board shows after it. */
interface Real extends VisibleLine {
  readonly view: string;
  /** Whether undo stops at it. */
  readonly isBarrier: boolean;
}

/**
 * What a seat is told and what its observation knows rule out the same worlds.
 *
 * Let a line be played in the real position, and let w be a world that the observer could not tell
 * from it before. They now read the line (with `?` for what is hidden) and hear the events meant for
 * them. They have to give up w exactly when no line that is legal in w, by the same seat or by chance,
 * would have given them the same to read and to hear. And their observation gives up w exactly when no
 * such line would have led to the same observation. So:
 *
 * - a line of w that tells the same leads to the same observation and the same board, or the
 *   observation knows what was not told (`observationTellsMore`);
 * - if no line of w tells the same, none leads to the same observation, or they were told what the
 *   observation does not know: by an event (`eventsTellMore`), or, if they read no line of w like the
 *   real one, by the line (`lineTellsMore`);
 * - if the line was no chance and told no event that `reveals`, some line of w tells the same, or
 *   some seat has learned something that undo would make it forget (`undoBarrier`).
 *
 * The moves themselves need not be the same in both worlds: `swap ? 3` may hide another card. What
 * is revealed by rule, to all or to one, differs in what is told and in what is known, and passes.
 * Only a card that is shown and mixed back in the same line would be told and not be known; such
 * events are named as `forgotten`.
 */
export function toldAndKnown<P extends Position>(
  game: GameDef<P>,
  options: Options,
  forgotten: Forgotten = [],
): Check<P> {
  const revealing = new Set(game.events.filter((event) => event.reveals).map(({ name }) => name));
  const observers = observersOf(game, options);
  const after = game.blank(options);
  const seen = game.blank(options);
  const world = game.blank(options);
  const scratch = game.blank(options);
  const seenThere = game.blank(options);
  const lines = new LineVisitor(game, options);

  /** How a world fares after a line: whether the observer still takes it for possible. */
  const checkWorld = (observer: Seat, told: Real): void => {
    const who = observerName(observer);
    let sameLine = false;
    let possible = false;
    const real = `${told.line} `;
    lines.visit(
      world,
      observer,
      (line) => real.startsWith(`${line} `),
      (there, p) => {
        if (there.line !== told.line) return 'go on';
        sameLine = true;
        if (there.events !== told.events) return 'go on';
        possible = true;
        game.observe(p, observer, seenThere);
        const found = difference(seenThere, seen) ?? viewDifference(observer, told);
        if (found === undefined) return 'go on';
        return broken(
          'observationTellsMore',
          `after "${told.line}" ${who} knows what they were not told: in a world that told them the same ${found}`,
        );
      },
    );
    if (possible) return;
    let visited = 0;
    lines.visit(
      world,
      observer,
      () => true,
      (there, p) => {
        game.observe(p, observer, seenThere);
        if (isSame(seenThere, seen)) {
          broken(
            sameLine ? 'eventsTellMore' : 'lineTellsMore',
            `"${told.line}" with ${told.events} tells ${who} more than they know afterwards: "${there.line}" with ${there.events} in another world leaves them as wise`,
          );
        }
        return ++visited < MAX_LINES ? 'go on' : 'stop';
      },
    );
    if (!told.isBarrier && observer !== SPECTATOR) {
      broken('undoBarrier', `${who} learns by "${told.line}", which can be taken back`);
    }
  };

  const viewDifference = (observer: Seat, { view }: Real): string | undefined => {
    const shown = JSON.stringify(game.view(seenThere, observer));
    return shown === view ? undefined : `the board shows ${shown}, not ${view}`;
  };

  return {
    line(p, moves, rng) {
      const events = play(game, p, moves, after);
      if (events.some(({ name }) => forgotten.includes(name))) return;
      const isBarrier = p.frames.seat === CHANCE || events.some(({ name }) => revealing.has(name));
      for (const observer of observers) {
        const line = spellLine(game, p, moves, observer, scratch);
        game.observe(after, observer, seen);
        const view = JSON.stringify(game.view(seen, observer));
        const told = { line, events: visibleEvents(events, observer), view, isBarrier };
        for (let i = 0; i < WORLDS; i++) {
          game.observe(p, observer, world);
          game.determinize(world, rng);
          // Where nothing is hidden there is one world only.
          if (!isSame(world, p)) checkWorld(observer, told);
        }
      }
    },
  };
}

/** Plays a line on a copy and returns what happened. */
function play<P extends Position>(
  game: GameDef<P>,
  p: P,
  moves: readonly Move[],
  into: P,
): readonly GameEvent[] {
  const events = new EventList();
  into.copyFrom(p);
  for (const move of moves) game.apply(into, move, events);
  return events.list;
}
