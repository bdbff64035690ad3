import {
  CHANCE,
  type CheckedGame,
  fromPositionFile,
  type GameEvent,
  type Json,
  Match,
  type Options,
  OVER,
  type Position,
  type Seat,
  toPositionFile,
} from '@nineworlds/engine';
import { type FixedRolls, fixedRolls } from './fixed-rolls.ts';
import { completeOptions } from './random-options.ts';

/** Where a scenario begins; a position file says it too. */
export interface ScenarioStart {
  readonly options?: Options;
  /** Fields and frames that are not as after the set-up, written as in position files. */
  readonly position?: { readonly [field: string]: Json };
}

/** A situation of a game and what happens in it, for tests of rules. Everything unexpected throws. */
export function scenario<P extends Position>(
  game: CheckedGame<P>,
  start: ScenarioStart = {},
): Scenario<P> {
  const options = completeOptions(game, start.options ?? {});
  const file = toPositionFile(game, options, game.create(options));
  const position = { ...file.position, ...start.position };
  const loaded = fromPositionFile(game, { ...file, position });
  return new Scenario(new Match(game, options, loaded.position));
}

/** A match that is driven by a test. */
export class Scenario<P extends Position> {
  readonly match: Match<P>;
  readonly #rolls: FixedRolls = fixedRolls([]);

  constructor(match: Match<P>) {
    this.match = match;
  }

  get position(): P {
    return this.match.position;
  }

  /** Everything that has happened. */
  get events(): readonly GameEvent[] {
    return this.match.lines.flatMap(({ events }) => events);
  }

  /** Says how chance comes out, now or as soon as it is asked. */
  rolls(...rolls: readonly string[]): this {
    this.#rolls.add(...rolls);
    return this.#settle();
  }

  /** Plays a line, and then chance as far as the rolls go. */
  play(line: string): this {
    const played = this.match.play(line);
    if ('rule' in played) {
      const facts = JSON.stringify(played.facts);
      throw new Error(`"${line}" is refused by ${played.rule}: ${played.reason} ${facts}`);
    }
    return this.#settle();
  }

  /** The line is refused by this rule, for this reason, and nothing changes. */
  refuses(line: string, rule: string, reason: string): this {
    const played = this.match.play(line);
    const got = 'rule' in played ? `${played.rule} ${played.reason}` : 'played';
    if (got !== `${rule} ${reason}`) {
      throw new Error(`"${line}" should be refused by ${rule} ${reason}, but: ${got}`);
    }
    return this;
  }

  /** This seat (or CHANCE, TEAM) is asked this kind of question. */
  asks(seat: Seat, kind: string): this {
    const { frames } = this.position;
    const open = frames.seat === OVER ? 'nothing' : this.match.game.kinds[frames.kind].name;
    if (frames.seat !== seat || open !== kind) {
      throw new Error(`${kind} should be asked of ${seat}, but ${open} of ${frames.seat} is`);
    }
    return this;
  }

  /** Ends the test: no roll may be left over. */
  end(): void {
    this.#rolls.done();
  }

  #settle(): this {
    while (this.match.seat === CHANCE && this.#rolls.left.length > 0) {
      this.match.settleChance(this.#rolls);
    }
    return this;
  }
}
