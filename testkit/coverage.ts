import {
  type CheckedGame,
  type GameEvent,
  HOST,
  type Move,
  type Position,
} from '@nineworlds/engine';

/** Which questions, events and words of a game have turned up. */
export class Coverage<P extends Position> {
  readonly #game: CheckedGame<P>;
  readonly #kinds: Set<number>;
  readonly #events: Set<string>;
  readonly #words: Set<string>;
  readonly #hasToTurnUp: (what: string) => boolean;
  /** Questions put to seats and TEAM, and how many of them had one answer only. */
  questions = 0;
  forced = 0;

  constructor(game: CheckedGame<P>, hasToTurnUp: (what: string) => boolean = () => true) {
    this.#game = game;
    this.#hasToTurnUp = hasToTurnUp;
    // A kind without answers is no question: a game only keeps its place with it.
    this.#kinds = new Set(
      [...game.kinds.keys()].filter((kind) => (game.kinds[kind]?.moves ?? 0) > 0),
    );
    this.#events = new Set(game.events.map(({ name }) => name));
    this.#words = new Set(game.content);
  }

  /** Notes a question of a seat or TEAM that has so many answers. */
  asked(answers: number): void {
    this.questions++;
    if (answers === 1) this.forced++;
  }

  /** Notes an answer before it is given. */
  answer(p: P, move: Move): void {
    this.#kinds.delete(p.frames.kind);
    if (this.#words.size === 0) return;
    this.#words.delete(this.#game.kinds[p.frames.kind].verb);
    for (const word of this.#game.tokens(p, move, HOST).split(' ')) this.#words.delete(word);
  }

  /** Notes what happened. */
  events(events: readonly GameEvent[]): void {
    if (this.#events.size === 0 && this.#words.size === 0) return;
    for (const { name, facts } of events) {
      this.#events.delete(name);
      for (const fact of Object.values(facts)) this.#words.delete(String(fact));
    }
  }

  /** Whether a move has a word that has not turned up yet. */
  isNews(p: P, move: Move): boolean {
    if (this.#words.size === 0) return false;
    const words = this.#game.tokens(p, move, HOST).split(' ');
    return words.some((word) => this.#words.has(word));
  }

  /** What has not turned up: `kind payVikings`, `event enemyAdvanced`, `word loki`. */
  get unseen(): string[] {
    return [
      ...[...this.#kinds].map((kind) => `kind ${this.#game.kinds[kind].name}`),
      ...[...this.#events].map((name) => `event ${name}`),
      ...[...this.#words].map((word) => `word ${word}`),
    ].filter(this.#hasToTurnUp);
  }
}
