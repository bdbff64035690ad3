import type { Facts, FactsByName } from './faults.ts';
import type { SeatMask } from './seat.ts';

/*
 * A game declares its events as one interface: their names, and the facts of each.
 *
 *   interface MyEvents { fightWon: { god: God; foe: Foe; total: number; strength: number } }
 *
 * A fact that is secret is an optional one: `flameDrawn: { seat: number; card?: Card }`. Rules, texts
 * and boards take their types from it, so that a misspelt event or fact does not compile.
 */

/** Events of which nothing is known but that facts are words and numbers: the kernel's. */
export type AnyEvents = Readonly<Record<string, Facts>>;

/** The facts that may be missing because they are secret. */
type SecretNames<F> = {
  [Name in keyof F]-?: Record<string, never> extends Pick<F, Name> ? Name : never;
}[keyof F];

/** Events without a secret fact. */
type OpenNames<E> = {
  [K in keyof E & string]: string extends keyof E[K]
    ? K
    : SecretNames<E[K]> extends never
      ? K
      : never;
}[keyof E & string];

/** What everybody may know of a secret event: the secret facts must not be there. */
export type SharedFacts<F> = string extends keyof F
  ? F
  : Omit<F, SecretNames<F>> & { readonly [Name in SecretNames<F>]?: never };

/**
 * Takes what happens, for people. A secret event says which seats may know its facts and what the
 * others are told instead. Rules are given no sink while nobody listens and then build no facts.
 */
export interface EventSink<E extends FactsByName<E> = AnyEvents> {
  /** Something that everybody may know. An event with a secret fact cannot be told so. */
  tell<K extends OpenNames<E>>(name: K, facts: Required<E[K]>): void;
  /** Something that only `seers` may know; the others get `shared`. */
  tellSecret<K extends keyof E & string>(
    name: K,
    facts: Required<E[K]>,
    seers: SeatMask,
    shared: SharedFacts<E[K]>,
  ): void;
}

/** What happened: the past tense of a rule, with its particulars. */
export interface GameEvent {
  readonly name: string;
  readonly facts: Facts;
  /** The seats that may know the facts: `ALL`, or fewer and then `shared` is for the others. */
  readonly seers: SeatMask;
  readonly shared: Facts;
}

/** An event as somebody may know it: its name and facts. A union over the names. */
export type EventOf<E = AnyEvents> = {
  readonly [K in keyof E & string]: { readonly name: K; readonly facts: Readonly<E[K]> };
}[keyof E & string];

/** An event as declared by a game. */
export interface EventDef {
  readonly name: string;
  /** Whether somebody learns by it what they could not know before; undo stops here. */
  readonly reveals: boolean;
}

/** The declaration of a game's events: for each name whether it reveals something. */
export function declareEvents<E>(reveals: Readonly<Record<keyof E & string, boolean>>): EventDef[] {
  return Object.entries<boolean>(reveals).map(([name, isRevealing]) => ({
    name,
    reveals: isRevealing,
  }));
}

/**
 * Facts as a sentence gets them: words have become names of its language, numbers are numbers. A seat
 * is its number from 0 or the name of who sits there. Facts that have no names stay the words they are.
 */
export type NamedFacts<F, Unnamed = never> = {
  readonly [Name in keyof F]: Name extends 'seat'
    ? string | number
    : Name extends Unnamed
      ? F[Name]
      : Exclude<F[Name], undefined> extends number
        ? F[Name]
        : Exclude<F[Name], undefined> extends string
          ? Extract<F[Name], undefined> | string
          : Extract<F[Name], undefined> | string | number;
};

/** A sentence for each of some events or refusals. A missing one does not compile. */
export type Sentences<E, Unnamed = never> = {
  readonly [K in keyof E & string]: (facts: NamedFacts<E[K], Unnamed>) => string;
};

/** Sentences for surfaces that know no game: they are given facts of which they know nothing. */
export function anySentences<E, Unnamed = never>(
  sentences: Sentences<E, Unnamed>,
): Readonly<Record<string, (facts: Facts) => string>> {
  // The rules tell events and refusals with the facts that their interface declares.
  return sentences as unknown as Readonly<Record<string, (facts: Facts) => string>>;
}
