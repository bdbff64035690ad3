import type { Facts } from '../faults.ts';

/** The facts that a sentence is made with. */
export type Named<Names extends string> = Readonly<Record<Names, string | number>>;

/**
 * A catalogue in another language: all its keys, and each sentence made with the same facts. A missing key or
 * a misspelt fact does not compile. English is written first and defines both.
 */
export type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...facts: infer F) => string
      ? (...facts: F) => string
      : SameTexts<T[K]>;
};

/** The keys of a catalogue whose texts need no facts. */
export type PlainKey<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string;

/** The texts of a catalogue that need no facts. */
export function plainTexts(texts: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** The facts that each text of a catalogue has to be given. More may be given: programs read them. */
export type FactsOf<T> = {
  readonly [K in keyof T]: (T[K] extends (facts: infer F) => string ? F : unknown) & Facts;
};

/** The facts of one text as arguments: none need be given where there are none. */
export type FactsFor<T, K extends keyof T> = T[K] extends string
  ? [facts?: Facts]
  : [facts: FactsOf<T>[K]];

/** A text of a catalogue, made with its facts. */
export function say<T, K extends keyof T & string>(
  texts: T,
  key: K,
  ...[facts]: FactsFor<T, K>
): string {
  return sayAny(texts, key, facts ?? {}) ?? key;
}

/** The text of a key that may belong to another catalogue; undefined if it does. */
export function sayAny(texts: unknown, key: string, facts: Facts): string | undefined {
  const catalogue = texts as Readonly<Record<string, string | ((facts: Facts) => string)>>;
  const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
  return typeof text === 'function' ? text(facts) : text;
}
