import type { EventSink, GameEvent } from './events.ts';
import type { Fate } from './fate.ts';
import { type Facts, kernelRefusal, type Refusal } from './faults.ts';
import type { GameDef, LineContext, Options } from './game.ts';
import { continuesLine, lineContext, type Reading, readLine, spellLine } from './lines.ts';
import type { Move } from './moves.ts';
import type { Position } from './position.ts';
import { ALL, CHANCE, HOST, includes, OVER, type Seat, type SeatMask, SPECTATOR } from './seat.ts';

/** A line that was played. */
export interface PlayedLine {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** The line as the host reads it: the spelling that records keep. */
  readonly line: string;
  /** The line as each seat may read it. */
  readonly asSeat: readonly string[];
  /** The line as everybody may read it. */
  readonly asSpectator: string;
  readonly context: LineContext;
  readonly events: readonly GameEvent[];
  /** Somebody came to know something by it that they could not know before. */
  readonly learned: boolean;
  /** The kind of the question it answered first, and the turn in which it did: fate is keyed by them. */
  readonly kind: number;
  readonly turn: number;
}

/** Collects events for people. */
export class EventList implements EventSink {
  readonly list: GameEvent[] = [];

  tell(name: string, facts: Facts): void {
    this.list.push({ name, facts, seers: ALL, shared: facts });
  }

  tellSecret(name: string, facts: Facts, seers: SeatMask, shared: Facts): void {
    this.list.push({ name, facts, seers, shared });
  }
}

/** An event as an observer is told of it. */
export function eventFor(
  event: GameEvent,
  observer: Seat,
): { readonly name: string; readonly facts: Facts } {
  const facts = includes(event.seers, observer) ? event.facts : event.shared;
  return { name: event.name, facts };
}

/** A game being played: its position and the lines that led there from the start. */
export class Match<P extends Position = Position> {
  readonly game: GameDef<P>;
  readonly options: Options;
  /** Where it began: the set-up of the options, or a position from a file. */
  readonly start: P;
  readonly position: P;
  readonly lines: PlayedLine[] = [];
  readonly #scratch: P;
  readonly #revealing: ReadonlySet<string>;

  constructor(game: GameDef<P>, options: Options, start: P = game.create(options)) {
    this.game = game;
    this.options = options;
    this.start = start;
    this.position = game.blank(options);
    this.position.copyFrom(start);
    this.#scratch = game.blank(options);
    this.#revealing = new Set(game.events.filter((e) => e.reveals).map((e) => e.name));
  }

  /** How many lines have been played. */
  get ply(): number {
    return this.lines.length;
  }

  /** Who is asked now, or `OVER`. */
  get seat(): Seat {
    return this.position.frames.seat;
  }

  /** What a line would do, without doing it. */
  read(line: string): Reading {
    return readLine(this.game, this.position, line, this.#scratch);
  }

  /** Plays a typed line, or says why not; a refused line changes nothing. */
  play(line: string): PlayedLine | Refusal {
    const reading = this.read(line);
    if (reading.status === 'complete') return this.playMoves(reading.moves);
    if (reading.status === 'refused') return reading.refusal;
    return kernelRefusal('K-3', 'lineGoesOn', {
      question: reading.question,
      expected: reading.next.join(', '),
    });
  }

  /** Plays the moves of one whole line, which the caller knows to be legal. */
  playMoves(moves: readonly Move[]): PlayedLine {
    const { game, position } = this;
    const spelled = (observer: Seat) => spellLine(game, position, moves, observer, this.#scratch);
    const seats = Array.from({ length: game.seatCount(this.options) }, (_, seat) => seat);
    const events = new EventList();
    const before = {
      seat: position.frames.seat,
      kind: position.frames.kind,
      turn: game.turn(position),
      line: spelled(HOST),
      asSeat: seats.map(spelled),
      asSpectator: spelled(SPECTATOR),
      context: lineContext(game, position, moves, this.#scratch),
    };
    for (const move of moves) game.apply(position, move, events);
    const learned =
      before.seat === CHANCE || events.list.some((event) => this.#revealing.has(event.name));
    const played = { ...before, moves, events: events.list, learned };
    this.lines.push(played);
    return played;
  }

  /** Whether the seat that answered last is asked on in the same line. */
  goesOn(seat: Seat): boolean {
    return continuesLine(this.game, this.position, seat);
  }

  /** What fate will answer to the open CHANCE frame. */
  foretell(fate: Fate): Move {
    return fate.choose(this.game, this.position, this.#nthOfKind());
  }

  /** Lets fate answer the open CHANCE frame. */
  settleChance(fate: Fate): PlayedLine {
    return this.playMoves([this.foretell(fate)]);
  }

  /** Lets fate answer until somebody is asked or the game is over. */
  settleAllChance(fate: Fate): void {
    while (this.seat === CHANCE) this.settleChance(fate);
  }

  /** How many chance frames of the open kind were answered earlier in this turn. */
  #nthOfKind(): number {
    const { kind } = this.position.frames;
    const turn = this.game.turn(this.position);
    const turnStart = this.lines.findLastIndex((line) => line.turn !== turn) + 1;
    const ofTurn = this.lines.slice(turnStart);
    return ofTurn.filter((line) => line.seat === CHANCE && line.kind === kind).length;
  }

  /** The earliest ply to which the game can be taken back without anybody forgetting anything. */
  get barrier(): number {
    return this.lines.findLastIndex((line) => line.learned) + 1;
  }

  /** Goes back to the position after so many lines. */
  takeBackTo(ply: number): void {
    this.lines.length = Math.min(ply, this.lines.length);
    this.position.copyFrom(this.start);
    for (const { moves } of this.lines) {
      for (const move of moves) this.game.apply(this.position, move);
    }
  }

  get over(): boolean {
    return this.seat === OVER;
  }
}
