import type { Bot } from './bot.ts';
import type { Fault } from './faults.ts';
import type { Fraction } from './fraction.ts';
import type { CheckedGame, GameDef, GameTexts, Json, Options } from './game.ts';
import type { Lang } from './locale/language.ts';
import type { Move } from './moves.ts';
import type { Policy } from './odds.ts';
import type { Position } from './position.ts';
import type { Provenance } from './provenance.ts';
import type { SearchModel } from './search-model.ts';
import type { Seat } from './seat.ts';

/** A rule of a game's rulebook in one language, in our own words. */
export interface RuleText {
  /** `N-4.2`, as cited by code, refusals and tests. */
  readonly id: string;
  readonly title: string;
  /**
   * Paragraphs, one a line. An item of a list begins with `- `; in a rule that is published with our ruling,
   * what is ours begins with `> `, and such an item with `> - `.
   */
  readonly text: string;
  /** Where it comes from: the manual and its step, or our ruling for a gap. */
  readonly source: string;
  /** None for the rules of this table itself, which belong to no published game. */
  readonly provenance?: Provenance;
}

/** Somebody who reads about a game: in what language, and who sits where. */
export interface Onlooker<T extends GameTexts = GameTexts> {
  readonly lang: Lang;
  /** The game's texts in that language. */
  readonly texts: T;
  /** What the seats are called. */
  readonly names: readonly string[];
}

/** Something that may come, and how likely it is if the players go on by a policy. */
export interface Prospect {
  /** In words of the game: `loki door`. */
  readonly what: string;
  readonly probability: Fraction;
  /** The name of the policy. */
  readonly policy: string;
}

/**
 * A game with all that surfaces need to show it: its position, what a board shows, its texts, and the
 * facts of a risk. `games/registry.ts` lists them.
 */
export interface GameModule<
  P extends Position = Position,
  V = unknown,
  T extends GameTexts = GameTexts,
  S extends Json = Json,
> {
  readonly game: GameDef<P, V>;
  /** The game with its checks, for files from outside; only they load them. */
  checked(): Promise<CheckedGame<P, V>>;
  /** Bots that play only this game, the best of them last: it gives the hints. */
  readonly bots: readonly Bot<P>[];
  /**
   * The texts of a language, with what `preview` and `remark` say; only that language is loaded. For a game with
   * options that name more texts, those are loaded, too.
   */
  texts(lang: Lang, options?: Options): Promise<T>;
  rulebook(lang: Lang): Promise<readonly RuleText[]>;
  /** What is odd about options although they can be played with; what only few need for it may be loaded then. */
  warnings(options: Options): readonly Fault[] | Promise<readonly Fault[]>;
  /** What follows if a seat goes on from the beginning of a line: sentences for people. */
  preview(
    observation: P,
    seat: Seat,
    moves: readonly Move[],
    onlooker: Onlooker<T>,
  ): readonly string[];
  /** A few words beside a choice on what it brings; empty where there is nothing to say. */
  remark(observation: P, seat: Seat, moves: readonly Move[], onlooker: Onlooker<T>): string;
  /**
   * The facts of the risk that the beginning of a line runs, or that the open question is about: what
   * counts, what may be spent, and the exact odds. Surfaces draw them as a sheet.
   */
  sheet?(observation: P, seat: Seat, moves: readonly Move[]): S | undefined;
  /** Numbers of its own that tell how a finished game went, by name; simulations report their means. */
  figures?(p: P): Readonly<Record<string, number>>;
  /** What thinks ahead; loaded when a bot, an adviser or a reviewer does. Without it nobody can. */
  searchModel?(): Promise<SearchModel<P>>;
  /** What tells its exact odds; loaded when somebody asks for them. */
  odds?(): Promise<GameOdds<P>>;
}

/** What a game can tell of its odds. */
export interface GameOdds<P extends Position = Position> {
  /**
   * Ways to answer what is asked along a line, for its odds; the empty line stands for open chance.
   * Where there are none, odds end with the next question.
   */
  policies(observation: P, line: readonly Move[]): readonly Policy<P>[];
  /** What may come whatever is answered now, in exact chances; empty where nothing can be told yet. */
  prospects(observation: P): readonly Prospect[];
}

/** Somebody who looks at a board in a terminal. */
export interface TerminalOnlooker<T extends GameTexts = GameTexts> extends Onlooker<T> {
  /** How many columns of their terminal a text takes: a Japanese letter takes two. */
  readonly width: (text: string) => number;
}

/** A game's board for a terminal, in one language; no other surface loads it. */
export interface TerminalBoard<
  V = unknown,
  T extends GameTexts = GameTexts,
  S extends Json = Json,
> {
  /** The board as text, at most 80 columns wide. */
  draw(view: V, onlooker: TerminalOnlooker<T>): string;
  /** What players keep beside the board to look things up in; empty where there is no such thing. */
  reference(view: V, onlooker: TerminalOnlooker<T>): string;
  /** The facts of a risk as a table, line by line. */
  drawSheet?(sheet: S, onlooker: TerminalOnlooker<T>): readonly string[];
}
