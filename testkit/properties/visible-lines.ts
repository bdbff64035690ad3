import {
  answersOf,
  continuesLine,
  EventList,
  eventFor,
  type GameDef,
  type GameEvent,
  type Options,
  type Position,
  type Seat,
  spell,
} from '@nineworlds/engine';

/** What an observer is given when a line is played: the line as they read it, and what they hear. */
export interface VisibleLine {
  readonly line: string;
  /** The events as they are told them, as text. */
  readonly events: string;
}

/** Events as an observer is told them, as text. */
export function visibleEvents(events: readonly GameEvent[], observer: Seat): string {
  return JSON.stringify(events.map((event) => eventFor(event, observer)));
}

/** Goes through the lines that can be played in a position. */
export class LineVisitor<P extends Position> {
  readonly #game: GameDef<P>;
  readonly #options: Options;
  /** A position for every question of a line. */
  readonly #pool: P[] = [];

  constructor(game: GameDef<P>, options: Options) {
    this.#game = game;
    this.#options = options;
  }

  /**
   * Shows `visit` every line, as the observer is told of it, with the position it leads to, until it
   * says stop. Beginnings that do not `fit` are not followed.
   */
  visit(
    from: P,
    observer: Seat,
    fits: (beginning: string) => boolean,
    visit: (told: VisibleLine, after: P) => 'go on' | 'stop',
  ): void {
    const game = this.#game;
    const { seat } = from.frames;
    const descend = (p: P, depth: number, line: string, events: readonly GameEvent[]): boolean => {
      this.#pool[depth] ??= game.blank(this.#options);
      const next = this.#pool[depth];
      for (const move of answersOf(game, p)) {
        const longer =
          depth === 0
            ? spell(game, p, move, observer)
            : `${line} ${game.tokens(p, move, observer)}`;
        if (!fits(longer)) continue;
        const heard = new EventList();
        next.copyFrom(p);
        game.apply(next, move, heard);
        const all = [...events, ...heard.list];
        const goesOn = continuesLine(game, next, seat)
          ? descend(next, depth + 1, longer, all)
          : visit({ line: longer, events: visibleEvents(all, observer) }, next) === 'go on';
        if (!goesOn) return false;
      }
      return true;
    };
    descend(from, 0, '', []);
  }
}
