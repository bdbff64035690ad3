import type { Bot } from './bot.ts';
import type { Fault } from './faults.ts';
import type { Fraction } from './fraction.ts';
import type { GameDef, GameTexts, Options } from './game.ts';
import type { Lang } from './locale/language.ts';
import type { Move } from './moves.ts';
import type { Policy } from './odds.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';

/** A rule of a game's rulebook in one language, in our own words. */
export interface RuleText {
  /** `N-4.2`, as cited by code, refusals and tests. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Where it comes from: the manual and its step, or our ruling for a gap. */
  readonly source: string;
  /** Whether the sources do not say it, so that it is our own. */
  readonly reconstructed: boolean;
}

/** Somebody who looks at a board of text: what he reads, and in what. */
export interface Onlooker {
  readonly lang: Lang;
  /** The game's texts in that language. */
  readonly texts: GameTexts;
  /** What the seats are called. */
  readonly names: readonly string[];
  /** How many columns of his terminal a text takes: a Japanese letter takes two. */
  readonly width: (text: string) => number;
}

/** Something that may come, and how likely it is if the players go on by a policy. */
export interface Prospect {
  /** In words of the game: `loki door`. */
  readonly what: string;
  readonly probability: Fraction;
  /** The name of the policy. */
  readonly policy: string;
}

/** A game with all that surfaces need to show it. `games/registry.ts` lists them. */
export interface GameRoom<P extends Position = Position, V = unknown> {
  readonly game: GameDef<P, V>;
  /** Bots that play only this game, the best of them last: it gives the hints. */
  readonly bots: readonly Bot<P>[];
  texts(lang: Lang): Promise<GameTexts>;
  rulebook(lang: Lang): Promise<readonly RuleText[]>;
  /** What is odd about options although they can be played with. */
  warnings(options: Options): readonly Fault[];
  /** The board as text for a terminal, at most 80 columns wide. */
  draw(view: V, onlooker: Onlooker): string;
  /** What players keep beside the board to look things up in; empty where there is no such thing. */
  reference(view: V, onlooker: Onlooker): string;
  /** What follows if a seat goes on from the beginning of a line: sentences for people. */
  foresee(
    observation: P,
    seat: Seat,
    moves: readonly Move[],
    onlooker: Onlooker,
  ): readonly string[];
  /** A few words beside a choice on what it brings; empty where there is nothing to say. */
  remark(observation: P, seat: Seat, moves: readonly Move[], onlooker: Onlooker): string;
  /** Numbers of its own that tell how a finished game went, by name; simulations report their means. */
  figures?(p: P): Readonly<Record<string, number>>;
  /**
   * Ways to answer what is asked along a line, for its odds; the empty line stands for open chance.
   * Where there are none, odds end with the next question.
   */
  policies?(observation: P, line: readonly Move[]): readonly Policy<P>[];
  /** What may come whatever is answered now, in exact chances; empty where nothing can be told yet. */
  prospects?(observation: P): readonly Prospect[];
}
