import {
  FENRIR_TAKES,
  HEL_TAKES,
  IORMUNGAND_STRENGTH,
  IOTUNN_STRENGTH,
  SURT_GATHERS,
} from '../../data/enemies.ts';
import { HEALING_COST } from '../../data/sizes.ts';

/*
 * The saga language `chronicles-saga/1`: what a file of a saga holds. It is data: no expressions in strings, no
 * jumps, no loops but over figures, and pages only go forward. `docs/sagas.md` teaches it. `check-saga.ts` reads
 * a file from outside; `compile.ts` makes numbers of it.
 */

export const SAGA_SCHEMA = 'chronicles-saga/1';

/** Whose saga it is: ours, or typed in from the printed book by an owner. */
export const SAGA_STATUS = ['HOUSE', 'OWNER_ENTERED'] as const;
export type SagaStatus = (typeof SAGA_STATUS)[number];

/** Numbers that the core game has: on the ladders, of the tree, and of the active god. */
export const CORE_NUMBERS = [
  'fire',
  'anonymous',
  'valhalla',
  'heroesLeft',
  'ravaged',
  'iotunns',
  'island',
  'icon',
  'elves',
  'dice',
  'artifacts',
  'lives',
] as const;
export type CoreNumber = (typeof CORE_NUMBERS)[number];

export const LEVEL_WORDS = ['top', 'middle', 'bottom'] as const;
export type LevelWord = (typeof LEVEL_WORDS)[number];

/** Numbers of the core game that a page may change, and what they are without a saga. */
export const CHANGES = {
  surtGathers: { usual: SURT_GATHERS, most: 8 },
  helTakes: { usual: HEL_TAKES, most: 9 },
  fenrirTakes: { usual: FENRIR_TAKES, most: 9 },
  healingCost: { usual: HEALING_COST, most: 9 },
  treeTurns: { usual: 1, most: 2 },
  iotunnStrength: { usual: IOTUNN_STRENGTH, most: 9 },
  iormungandStrength: { usual: IORMUNGAND_STRENGTH, most: 9 },
  noMending: { usual: 0, most: 1 },
  heir: { usual: 0, most: 9 },
} as const;
export type ChangeWord = keyof typeof CHANGES;
export const CHANGE_WORDS = Object.keys(CHANGES) as ChangeWord[];

/** A place: a world, `here`, `chosen`, `above`, `cage`, `away`, or the world that stands under another one. */
export type PlaceTerm = string | { readonly under: string; readonly level: string };

/** A number, written out or looked up. */
export type NumberTerm =
  | number
  | { readonly players: readonly number[] }
  | { readonly counter: string }
  | { readonly core: CoreNumber }
  | { readonly space: string }
  | { readonly inPlay: string }
  | { readonly atLevel: { readonly group: string; readonly levels: readonly LevelWord[] } }
  | { readonly enemiesIn: PlaceTerm }
  | { readonly faceDown: true | string }
  | { readonly faceUp: string }
  | { readonly strength: string }
  | { readonly slain: true }
  | { readonly sum: readonly NumberTerm[] }
  | { readonly less: readonly [NumberTerm, NumberTerm] }
  | { readonly times: readonly [NumberTerm, NumberTerm] }
  | { readonly half: NumberTerm }
  | { readonly min: readonly NumberTerm[] }
  | { readonly max: readonly NumberTerm[] }
  | { readonly if: readonly [ConditionTerm, NumberTerm, NumberTerm] };

export type ConditionTerm =
  | { readonly atLeast: readonly [NumberTerm, NumberTerm] }
  | { readonly atMost: readonly [NumberTerm, NumberTerm] }
  | { readonly at: readonly [string, PlaceTerm] }
  | { readonly inColumn: readonly [string, string] }
  | { readonly ravaged: PlaceTerm }
  | { readonly blocked: PlaceTerm }
  | { readonly token: readonly [PlaceTerm, string] }
  | { readonly god: readonly string[] }
  | { readonly all: readonly ConditionTerm[] }
  | { readonly any: readonly ConditionTerm[] }
  | { readonly not: ConditionTerm }
  /** For hints only: one card of the Enemy lies on the Wheel, so that the next one activates it. */
  | { readonly onWheel: string };

/** A list of effects, or the name of one; in a list, too, a name stands for the effects of that name. */
export type ListTerm = string | readonly (EffectTerm | string)[];

export interface ChooseTerm {
  readonly by: 'active' | 'team';
  /** `worlds`, worlds by name, `columns`, a group of figures, or `options`. */
  readonly from: string | readonly string[];
  readonly where?: ConditionTerm;
  readonly must?: boolean;
  readonly do?: ListTerm;
  readonly options?: readonly {
    readonly id: string;
    readonly when?: ConditionTerm;
    readonly do: ListTerm;
  }[];
}

export interface ChanceTerm {
  readonly from: string | readonly string[];
  readonly where?: ConditionTerm;
  readonly must?: boolean;
  readonly do: ListTerm;
}

export type EffectTerm =
  | { readonly add: readonly [string, NumberTerm] }
  | { readonly set: readonly [string, NumberTerm] }
  | { readonly place: readonly [string, PlaceTerm] }
  | { readonly space: readonly [string, NumberTerm] }
  | { readonly run: readonly [string, NumberTerm] }
  | { readonly iotunn: 1 }
  | { readonly fire: NumberTerm }
  | { readonly anonymous: NumberTerm }
  | { readonly heroes: NumberTerm }
  | { readonly elves: NumberTerm }
  | { readonly dice: NumberTerm }
  | { readonly discard: 'artifact' }
  | { readonly wound: readonly [string, NumberTerm] | readonly [string, NumberTerm, 'spare'] }
  | { readonly mend: readonly [string, NumberTerm] }
  | { readonly ravage: PlaceTerm }
  | { readonly heal: PlaceTerm }
  | { readonly turnTree: NumberTerm }
  | {
      readonly lay: {
        readonly faceDown?: { readonly [kind: string]: number };
        readonly faceUp?: string;
        readonly on: readonly string[];
      };
    }
  | { readonly reveal: PlaceTerm; readonly cases: { readonly [kind: string]: ListTerm } }
  | { readonly takeToken: PlaceTerm }
  | { readonly clear: 'tokens' }
  | { readonly choose: ChooseTerm }
  | { readonly chance: ChanceTerm }
  | { readonly if: ConditionTerm; readonly then: ListTerm; readonly else?: ListTerm }
  | { readonly each: { readonly of: string; readonly do: ListTerm } }
  | { readonly lowest: { readonly of: string; readonly do: ListTerm } }
  | { readonly firstAway: { readonly of: string; readonly do: ListTerm } }
  | { readonly slay: string }
  | { readonly risks: NumberTerm | readonly [NumberTerm, NumberTerm, NumberTerm] }
  | { readonly turnPage: true }
  | { readonly lose: string };

export type IconTerm =
  | 'start'
  | 'plain'
  | 'turn'
  | 'dead'
  | 'tree'
  | { readonly turn?: true; readonly effect: ListTerm };

export interface CounterTerm {
  readonly max: number;
  readonly start?: number;
  readonly strict?: boolean;
  readonly holds?: 'heroes';
}

export interface FigureTerm {
  readonly group: string;
  readonly enemy?: boolean;
  readonly track?: number;
}

export interface ActionTerm {
  readonly in?: readonly string[];
  readonly when?: ConditionTerm;
  readonly do: ListTerm;
}

export interface FightTerm {
  readonly target: string;
  readonly in?: readonly string[];
  readonly strength: NumberTerm;
  readonly when?: ConditionTerm;
  readonly duel?: boolean;
  readonly do: ListTerm;
}

export interface PageTerm {
  /** The last page: the tree stands on it, and the gods have won. */
  readonly tree?: true;
  readonly setup?: ListTerm;
  readonly track?: readonly IconTerm[];
  readonly triggers?: readonly { readonly on: readonly string[]; readonly do: ListTerm }[];
  readonly actions?: readonly string[];
  readonly fights?: readonly string[];
  readonly strengths?: { readonly [enemy: string]: NumberTerm };
  readonly won?: readonly {
    readonly against: readonly string[];
    readonly when?: ConditionTerm;
    readonly do: ListTerm;
  }[];
  readonly goals?: readonly {
    readonly when: ConditionTerm;
    readonly do?: ListTerm;
    readonly milestone?: true;
  }[];
  readonly defeats?: readonly { readonly id: string; readonly when: ConditionTerm }[];
  readonly changes?: { readonly [name: string]: NumberTerm };
}

/** What a number is worth to a bot, in its life points: so much each, or by a table. */
export interface HintTerm {
  readonly num: NumberTerm;
  readonly each?: number;
  readonly upTo?: number;
  readonly table?: readonly number[];
}

/** A saga as its file holds it. */
export interface Saga {
  readonly schema: typeof SAGA_SCHEMA;
  readonly id: string;
  readonly number: number;
  readonly status: SagaStatus;
  readonly counters?: { readonly [name: string]: CounterTerm };
  readonly figures?: { readonly [name: string]: FigureTerm };
  readonly tokens?: { readonly [kind: string]: number };
  readonly effects?: { readonly [name: string]: ListTerm };
  readonly actions?: { readonly [name: string]: ActionTerm };
  readonly fights?: { readonly [name: string]: FightTerm };
  readonly pages: readonly PageTerm[];
  /** For bots, by page. The rules never read them. */
  readonly hints?: readonly (readonly HintTerm[])[];
}
