/*
 * A saga as the rules read it: numbers all through, made once when the options are read (`compile.ts`). Frames
 * refer to lists of effects by their numbers, so nothing hangs on a position.
 */

/** The pages' fields of a position: cells of its zone `saga`. */
export const PAGE = 0;
/** C-15.96: the Enemies that are slain, as a set. */
export const SLAIN = 1;
/** C-15.96: the seats to which an heir has come, as a set. */
export const HEIRS = 2;
/** C-15.35: the milestones of this page that have been reached, as a set. */
export const MILESTONES = 3;
/** C-15.36: whether the page is still being set up: its defeats do not count yet. */
export const SETTING_UP = 4;
/** C-15.46: the defeat that came, counted from 1. */
export const SKULL = 5;
export const SAGA_FIELDS = 6;

/** How much of each there can be. */
export const MOST_COUNTERS = 16;
export const MOST_SAGA_FIGURES = 8;
export const MOST_TOKEN_KINDS = 4;
export const MOST_ACTIONS = 6;
export const MOST_FIGHTS = 8;
export const MOST_OPTIONS = 6;
/** C-15.45: no opponent is stronger, and nothing has more Risks. */
export const MOST_STRENGTH = 9;

/** Room for the lists of effects that can wait below each other. */
export const SAGA_DEPTH = 24;

/** Where a saga figure is besides the worlds: in the Cage (`CAGE`), out of play, or on a space of its track. */
export const AWAY = 10;
export const FIRST_SPACE = 16;

/** Tokens on worlds: 0 for none, face down, or of a kind face up. */
export const FACE_DOWN = 1;
export const FIRST_FACE_UP = 2;

/** Places besides the worlds, the Cage and `AWAY`: those that a list of effects finds when it runs. */
export const HERE = -1;
export const CHOSEN = -2;
export const ABOVE = -3;
/** `FIRST_UNDER` + 3 x world of the top level + level: the world that stands there now. */
export const FIRST_UNDER = 32;
/** In conditions: `FIRST_LEVEL` + level, or anywhere on the tree. */
export const FIRST_LEVEL = 64;
export const ON_TREE = 67;

/** Who a list of effects is about: an Enemy by its number, a saga figure, the subject, or the active god. */
export const FIRST_SAGA_FIGURE = 8;
export const SUBJECT = 20;
export const ACTIVE = 21;
export const NOBODY = -1;

/** Numbers. */
export const CONSTANT = 0;
export const COUNTER = 1;
export const CORE = 2;
export const SPACE = 3;
export const IN_PLAY = 4;
export const AT_LEVEL = 5;
export const ENEMIES_IN = 6;
export const FACE_DOWN_ANY = 7;
export const FACE_DOWN_KIND = 8;
export const FACE_UP_KIND = 9;
export const STRENGTH = 10;
export const SLAIN_COUNT = 11;
export const SUM = 12;
export const LESS = 13;
export const TIMES = 14;
export const HALF = 15;
export const MIN = 16;
export const MAX = 17;
export const IF_NUMBER = 18;

export interface SagaNumber {
  readonly op: number;
  /** The constant, or what is counted. */
  readonly value: number;
  /** Levels as a set. */
  readonly levels: number;
  readonly place: number;
  readonly parts: readonly SagaNumber[];
  readonly when: SagaCondition | undefined;
}

/** Conditions. */
export const AT_LEAST = 0;
export const AT_MOST = 1;
export const AT = 2;
export const IN_COLUMN = 3;
export const RAVAGED = 4;
export const BLOCKED = 5;
export const TOKEN = 6;
export const GOD = 7;
export const ALL_OF = 8;
export const ANY_OF = 9;
export const NOT = 10;
export const ON_WHEEL = 11;
/** What a column is told by: a world, or somebody who stands in one. */
export const WORLD_SUBJECT = 32;

export interface SagaCondition {
  readonly op: number;
  readonly who: number;
  readonly place: number;
  readonly value: number;
  readonly numbers: readonly SagaNumber[];
  readonly parts: readonly SagaCondition[];
}

/** Effects. */
export const ADD = 0;
export const SET = 1;
export const PLACE = 2;
export const PUT_ON_SPACE = 3;
export const RUN = 4;
export const CALL_IOTUNN = 5;
export const FIRE = 6;
export const ANONYMOUS_PAWNS = 7;
export const HERO_PAWNS = 8;
export const ELVES = 9;
export const DICE = 10;
export const DISCARD = 11;
export const WOUND = 12;
export const MEND = 13;
export const RAVAGE = 14;
export const HEAL_WORLD = 15;
export const TURN_TREE = 16;
export const LAY_FACE_DOWN = 17;
export const LAY_FACE_UP = 18;
export const REVEAL = 19;
export const TAKE_TOKEN = 20;
export const CLEAR_TOKENS = 21;
export const CHOOSE = 22;
export const CHANCE_OF = 23;
export const IF = 24;
export const EACH = 25;
export const LOWEST = 26;
export const FIRST_AWAY = 27;
export const SLAY = 28;
export const RISKS = 29;
export const TURN_PAGE = 30;
export const LOSE = 31;
/** Not in the language: another list; the end of a page's set-up; the Risks of a fight, after its retreat. */
export const CALL = 32;
export const END_SETUP = 33;
export const FIGHT_RISKS = 34;

/** What a choice is made from. */
export const FROM_WORLDS = 0;
export const FROM_COLUMNS = 1;
export const FROM_FIGURES = 2;
export const FROM_OPTIONS = 3;

/** Who loses or regains life points: the active god, the players' gods, or else everybody. */
export const WOUND_ACTIVE = 0;
export const WOUND_PLAYERS = 1;

export interface SagaEffect {
  readonly op: number;
  /** A counter, a kind, an Enemy, who is wounded, or a weapon counted from 1. */
  readonly what: number;
  readonly who: number;
  readonly place: number;
  readonly number: SagaNumber;
  /** RISKS: by version (C-15.43), one or three; LAY_FACE_DOWN: how many of each kind. */
  readonly numbers: readonly SagaNumber[];
  readonly when: SagaCondition | undefined;
  /** Lists that it starts: `then` and `else`, the cases of a token by kind, the options, or what is done. */
  readonly lists: readonly number[];
  /** Worlds, or figures of a group, as a set. */
  readonly set: number;
  readonly from: number;
  /** Options that need a condition. */
  readonly conditions: readonly (SagaCondition | undefined)[];
  readonly must: boolean;
  readonly byTeam: boolean;
  readonly spare: boolean;
}

export interface SagaIcon {
  readonly kind: 'start' | 'plain' | 'effect' | 'turn' | 'dead' | 'tree';
  /** What landing there does, with the page turn at its end where there is one; 0 for nothing. */
  readonly list: number;
}

/** A saga action (C-15.39) as a page opens it. */
export interface SagaAction {
  readonly id: string;
  /** Worlds in which it is possible, as a set. */
  readonly worlds: number;
  readonly when: SagaCondition | undefined;
  readonly list: number;
}

/** A saga fight (C-15.44) with one target. */
export interface SagaFight {
  readonly id: string;
  /** An Enemy, or `FIRST_SAGA_FIGURE` and a figure. */
  readonly target: number;
  /** In a line; one against the six goes by its id, as the core game has a fight with them, too. */
  readonly words: string;
  readonly worlds: number;
  readonly strength: SagaNumber;
  readonly when: SagaCondition | undefined;
  readonly isDuel: boolean;
  /** The retreat, and the Risks after it. */
  readonly list: number;
}

export interface SagaGoal {
  readonly when: SagaCondition;
  readonly isMilestone: boolean;
  /** What it does, with the page turn at its end unless it is a milestone; 0 for nothing. */
  readonly list: number;
}

export interface SagaDefeat {
  readonly id: string;
  readonly when: SagaCondition;
}

export interface SagaHint {
  readonly number: SagaNumber;
  readonly each: number;
  readonly upTo: number;
  readonly table: readonly number[] | undefined;
}

export interface SagaPage {
  readonly isTree: boolean;
  readonly setup: number;
  readonly track: readonly SagaIcon[];
  /** Lists that a first card of an Enemy starts, by Enemy (C-15.31). */
  readonly triggers: readonly (readonly number[])[];
  /** The same in the order of the file, for those who tell of them: the Enemies as a set, and the list. */
  readonly triggersInOrder: readonly { readonly enemies: number; readonly list: number }[];
  readonly actions: readonly SagaAction[];
  readonly fights: readonly SagaFight[];
  /** What is added to the strength of an Enemy, by Enemy. */
  readonly strengths: readonly (SagaNumber | undefined)[];
  /** What follows a fight won against an Enemy, with its Risks at the end, by Enemy; 0 for nothing. */
  readonly won: readonly number[];
  /** In the order of the file: the Enemies as sets. */
  readonly wonInOrder: readonly number[];
  readonly goals: readonly SagaGoal[];
  readonly defeats: readonly SagaDefeat[];
  /** Core numbers on this page, in the order of `CHANGE_WORDS`. */
  readonly changes: readonly (SagaNumber | undefined)[];
  readonly hints: readonly SagaHint[];
}

export interface SagaProgram {
  readonly id: string;
  readonly number: number;
  readonly hash: string;
  readonly isOwners: boolean;
  readonly counters: readonly {
    readonly name: string;
    readonly most: number;
    readonly start: number;
    readonly isStrict: boolean;
    readonly holdsHeroes: boolean;
  }[];
  readonly figures: readonly {
    readonly name: string;
    readonly group: string;
    readonly isEnemy: boolean;
    readonly spaces: number;
  }[];
  /** The figures that count as Enemies (C-15.37), as a set. */
  readonly enemies: number;
  readonly kinds: readonly string[];
  readonly lists: readonly (readonly SagaEffect[])[];
  /** The ids of options by list and place, for the words of a choice. */
  readonly optionIds: ReadonlyMap<SagaEffect, readonly string[]>;
  readonly pages: readonly SagaPage[];
}
