import type { KernelReasons } from './locale/en.ts';

/** The particulars of an event, a refusal or a fault: words and numbers that a text is made with. */
export type Facts = Readonly<Record<string, string | number>>;

/** Why a move is refused: the rule that closes the door, and a key for the text that says so. */
export interface Refusal {
  /** The id of the rule: `Y-9.3` of a game, `K-2` of the kernel. */
  readonly rule: string;
  /** Which sentence tells it: a key of the game's or the kernel's catalogue. */
  readonly reason: string;
  readonly facts: Facts;
}

/** What is wrong with a file, an options object or another thing from outside, and where. */
export interface Fault {
  /** Where, from the root of the thing: `position.vikings[2]`. */
  readonly path: string;
  /** Which sentence tells it: a key of the game's or the kernel's catalogue. */
  readonly reason: string;
  readonly facts: Facts;
}

/** An interface that declares facts by name: of events, of reasons. */
export type FactsByName<R> = { readonly [Name in keyof R]: Facts };

/** The facts of a reason as arguments: none need be given where there are none. */
type ReasonFacts<F> = Record<string, never> extends F ? [facts?: F] : [facts: F];

/**
 * Makes the refusals of a game, whose reasons with their facts are declared in one interface:
 * `const no = refusalsOf<MyRefusals>()`, then `no('Y-10.5', 'tooFewElves', { count, held })`.
 */
export function refusalsOf<R extends FactsByName<R>>(): <K extends keyof R & string>(
  rule: string,
  reason: K,
  ...facts: ReasonFacts<R[K]>
) => Refusal {
  return (rule, reason, ...[facts]) => ({ rule, reason, facts: facts ?? {} });
}

/** Makes the kernel's refusals. */
export const kernelRefusal = refusalsOf<KernelReasons>();

/**
 * Collects every fault of a thing instead of stopping at the first one. `R` are the reasons with their
 * facts: the kernel's, and with them a game's or a surface's own.
 */
export class Faults<R extends FactsByName<R> = KernelReasons> {
  readonly list: Fault[] = [];

  add<K extends keyof R & string>(path: string, reason: K, ...[facts]: ReasonFacts<R[K]>): void {
    this.list.push({ path, reason, facts: facts ?? {} });
  }

  get none(): boolean {
    return this.list.length === 0;
  }
}

/** Thrown when a thing from outside cannot be used; carries everything that is wrong with it. */
export class BadInput extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => `${fault.path}: ${fault.reason}`).join('; '));
    this.name = 'BadInput';
    this.faults = faults;
  }
}

/**
 * Makes `BadInput` with a single fault, whose reasons with their facts are declared in one type:
 * `const badInput = badInputOf<CliReasons>()`, then `badInput('--seed', 'badSeed', { value })`.
 */
export function badInputOf<R extends FactsByName<R>>(): <K extends keyof R & string>(
  path: string,
  reason: K,
  ...facts: ReasonFacts<R[K]>
) => BadInput {
  return (path, reason, ...[facts]) => new BadInput([{ path, reason, facts: facts ?? {} }]);
}

/** A `BadInput` for one of the kernel's reasons. */
export const badInput = badInputOf<KernelReasons>();

/** A `BadInput` for something that holds a line which is refused. */
export function refusedInput(path: string, { reason, facts }: Omit<Refusal, 'rule'>): BadInput {
  return new BadInput([{ path, reason, facts }]);
}
