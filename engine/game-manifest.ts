import type { GameTexts, Options } from './game.ts';
import type { GameCampaigns } from './game-campaigns.ts';
import type { GameModule, RuleText, TerminalBoard } from './game-module.ts';
import type { GameSagas } from './game-sagas.ts';
import type { Lang } from './locale/language.ts';
import type { Tutorial, TutorialTexts } from './tutorial.ts';
import type { WinRates } from './win-rates.ts';

/** What is said of a game before it is loaded, in one language. */
export interface GameAbout {
  readonly name: string;
  /** Who plays and how long: `1–6 gods · 90 min`. */
  readonly size: string;
  /** What one does in it, in a sentence. */
  readonly blurb: string;
  /** What its rulebook speaks of, for the list of rulebooks. */
  readonly rulebook: string;
  /** What its lesson shows, for the list of lessons; none where there is no lesson. */
  readonly lesson?: string;
  /** What the sides are called, seat by seat, for players without a name; else they are counted. */
  readonly sides?: readonly string[];
  /** Whose work is in its picture, for the credits; none where the drawing is our own. */
  readonly picture?: string;
}

/** What is said of a game by language. Whoever reads a language that it lacks is told in English. */
export type GameAbouts = Readonly<Partial<Record<Lang, GameAbout>>> & { readonly en: GameAbout };

/** Who owns a game: its name on the box, who made it, who publishes it. */
export interface GameOwner {
  readonly title: string;
  readonly author: string;
  readonly publisher: string;
}

/** How a game looks in lists. Its picture is `board/scene.svg`, with the symbol `scene`. */
export interface GameCard {
  /** A piece of the sprite that stands for it. */
  readonly sign: string;
  /** The colour behind its picture, as CSS writes it. */
  readonly background: string;
  /** Nobody owns a traditional game. */
  readonly owner?: GameOwner;
}

/** What the benchmark demands of a game besides what it demands of every game. */
export interface SpeedFloor {
  readonly movesPerSecond?: number;
  readonly copyNs?: number;
  readonly determinizeNs?: number;
  readonly searchPerSecond?: number;
}

/** A game's lesson with what it says. */
export interface GameLesson {
  readonly lesson: Tutorial;
  readonly lessonTexts: (lang: Lang) => Promise<TutorialTexts>;
}

/**
 * All that is known of a game at once, on every surface, and how to load what it says. Small: everybody
 * loads it for every game. Each `games/<id>/manifest.ts` exports one, and `games/registry.ts` lists them.
 */
export interface GameManifest {
  readonly id: string;
  /** What the ids of its rules begin with: `Y` for `Y-4.2`. */
  readonly ruleLetter: string;
  readonly card: GameCard;
  readonly floor: SpeedFloor;
  readonly about: GameAbouts;
  readonly texts: (lang: Lang, options?: Options) => Promise<GameTexts>;
  readonly rulebook: (lang: Lang) => Promise<readonly RuleText[]>;
  /** None where nobody has written one. */
  readonly lesson?: () => Promise<GameLesson>;
  /** How often bots win it; none where nobody has measured. */
  readonly winRates?: () => Promise<WinRates>;
}

/**
 * A manifest as Node sees it, with what plays the game and its board for a terminal: `games/<id>/node.ts`. In a
 * browser the page has the boards and the worker the rules, and neither carries what is the other's.
 */
export interface NodeManifest extends GameManifest {
  readonly load: () => Promise<GameModule>;
  readonly terminal: (lang: Lang) => Promise<TerminalBoard>;
  /** None where games have nothing to do with each other. */
  readonly campaigns?: (lang: Lang) => Promise<GameCampaigns>;
  /** None where nobody can write sagas. */
  readonly sagas?: () => Promise<GameSagas>;
}

/** What is said of a game to somebody who reads a language. */
export function aboutIn({ about }: Pick<GameManifest, 'about'>, lang: Lang): GameAbout {
  return about[lang] ?? about.en;
}

/** Whether a game speaks a language; else it speaks English. */
export function speaks({ about }: Pick<GameManifest, 'about'>, lang: Lang): boolean {
  return about[lang] !== undefined;
}
