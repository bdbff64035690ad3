import * as v from 'valibot';
import { BadInput, type FactsByName, type Fault, type Faults } from './faults.ts';
import type { KernelReasons } from './locale/en.ts';
import { isPlainObject, show } from './options.ts';

// The parser for everything from outside. A shape is a valibot schema, declared beside what it describes;
// every fault of a value is named at once, with its place. Valibot lets an issue carry one text: here that
// is a reason with its facts, as JSON. No hot path and no first page load imports this file.

/** A value as a fact: short enough to stand in a message. */
export const shown = (value: unknown): { readonly value: string } => ({ value: show(value) });

/** A message of a schema, made from the value that is refused. */
export type Why = (issue: { readonly input: unknown }) => string;

/** What a reason is told with, made from the value that is refused; nothing where there is nothing to tell. */
type FactsFrom<F> =
  Record<string, never> extends F
    ? [facts?: (value: unknown) => F]
    : [facts: (value: unknown) => F];

/**
 * Makes the messages of schemas, whose reasons with their facts are declared in one type:
 * `const why = whyOf<CliReasons>()`, then `v.string(why('notText', shown))`.
 */
export function whyOf<R extends FactsByName<R>>(): <K extends keyof R & string>(
  reason: K,
  ...facts: FactsFrom<R[K]>
) => Why {
  return (reason, ...[facts]) =>
    ({ input }) =>
      JSON.stringify({ reason, facts: facts?.(input) ?? {} });
}

/** A message with one of the kernel's reasons. */
export const why = whyOf<KernelReasons>();

/** Reads a value by its shape; throws `BadInput` with every fault. The path is where the value stands. */
export function parse<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
  path = '',
): v.InferOutput<S> {
  const result = v.safeParse(schema, given);
  if (!result.success) throw new BadInput(faultsOf(result.issues, path));
  return result.output;
}

/** Reads a value by its shape, or adds every fault of it to a list. */
export function check<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
  path: string,
  faults: Pick<Faults, 'list'>,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, given);
  for (const fault of result.success ? [] : faultsOf(result.issues, path)) faults.list.push(fault);
  return result.success ? result.output : undefined;
}

/** Reads a value by its shape; undefined where it has another one. */
export function tryParse<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, given);
  return result.success ? result.output : undefined;
}

/** Nobody reads more faults of one thing. */
const MOST_FAULTS = 1000;

function faultsOf(issues: readonly v.BaseIssue<unknown>[], root: string): Fault[] {
  return issues.slice(0, MOST_FAULTS).map(({ message, path = [] }) => ({
    path: path.reduce((at, { key }) => below(at, key), root),
    ...(JSON.parse(message) as Omit<Fault, 'path'>),
  }));
}

/** The place of an item or a field: `moves[3]`, `position.vikings`. */
function below(path: string, key: unknown): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  return path === '' ? show(key) : `${path}.${show(key)}`;
}

/** Where a field stands in an object, or an item in a list, as valibot notes it. */
function placeOf(input: Record<string, unknown>, key: string): v.ObjectPathItem {
  return { type: 'object', origin: 'value', input, key, value: input[key] };
}

/** What an object with such fields is read into. */
type Read<E extends v.ObjectEntries> = v.InferOutput<v.StrictObjectSchema<E, undefined>>;

/**
 * An object with these fields and no other ones. Valibot's own strict object names only the first field that
 * it does not know and takes inherited ones for given; this one names all of them, then those that are missing,
 * then what is wrong with each. A field of `alsoMissing` is told a second thing where it is missing.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fields<const E extends v.ObjectEntries>(
  entries: E,
  alsoMissing: { readonly [K in keyof E]?: Why } = {},
): v.GenericSchema<unknown, Read<E>> {
  return v.pipe(
    v.custom<Record<string, unknown>>(isPlainObject, why('notAnObject', shown)),
    v.rawTransform(({ dataset: { value: given }, addIssue }) => {
      const has = (key: string) => Object.hasOwn(given, key);
      const all = Object.entries(entries);
      for (const key of Object.keys(given)) {
        if (Object.hasOwn(entries, key)) continue;
        addIssue({ message: why('unknownField'), path: [placeOf(given, key)] });
      }
      for (const [key, schema] of all) {
        if (has(key) || mayBeMissing(schema)) continue;
        addIssue({ message: why('missingField'), path: [placeOf(given, key)] });
      }
      const read: Record<string, unknown> = {};
      for (const [key, schema] of all) {
        if (!has(key) && !mayBeMissing(schema)) {
          const also = alsoMissing[key];
          if (also) addIssue({ message: also({ input: undefined }), path: [placeOf(given, key)] });
          continue;
        }
        const result = v.safeParse(schema, has(key) ? given[key] : undefined);
        for (const { message, path = [] } of result.issues ?? []) {
          addIssue({ message, path: [placeOf(given, key), ...path] });
        }
        if (result.output !== undefined) read[key] = result.output;
      }
      return read as Read<E>;
    }),
  );
}

function mayBeMissing({ type }: v.GenericSchema): boolean {
  return type === 'optional' || type === 'nullish';
}

/** A field that is read even where it is missing, and then refused for what it is not. */
/* @__NO_SIDE_EFFECTS__ */
export function evenMissing<S extends v.GenericSchema<unknown, unknown>>(
  schema: S,
): v.GenericSchema<unknown, v.InferOutput<S>> {
  return v.pipe(v.optional(v.unknown()), schema);
}

/** A value that has been checked by other means, with all that was found wrong with it, whole paths included. */
export function found<T>(value: T, faults: readonly Fault[]): v.GenericSchema<unknown, T> {
  return v.pipe(
    v.unknown(),
    v.rawTransform(({ addIssue }) => {
      for (const fault of faults) addIssue({ message: JSON.stringify(fault) });
      return value;
    }),
  );
}

/** A list of any length, whose items are not looked at yet. */
export const anyList = v.custom<readonly unknown[]>(Array.isArray, why('notAList', shown));

/** A list of at most so many. */
/* @__NO_SIDE_EFFECTS__ */
export function listOfAtMost<S extends v.GenericSchema<unknown, unknown>>(
  most: number,
  item: S,
): v.GenericSchema<unknown, v.InferOutput<S>[]> {
  return v.pipe(
    anyList,
    v.check(
      (list) => list.length <= most,
      why('tooLong', (list) => ({ length: lengthOf(list), most })),
    ),
    v.array(item),
  );
}

/** A list of exactly so many. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends v.GenericSchema<unknown, unknown>>(
  length: number,
  item: S,
): v.GenericSchema<unknown, v.InferOutput<S>[]> {
  return v.pipe(
    anyList,
    v.check(
      (list) => list.length === length,
      why('wrongLength', (list) => ({ value: lengthOf(list), length })),
    ),
    v.array(item),
  );
}

/** How many items a list has. */
export function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/** A text of at most so many letters. */
/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(most: number): v.GenericSchema<unknown, string> {
  return v.custom<string>(
    (value) => typeof value === 'string' && value.length <= most,
    why('notText', shown),
  );
}

/** One of a few words. */
/* @__NO_SIDE_EFFECTS__ */
export function oneOf<const W extends readonly (string | boolean)[]>(
  words: W,
): v.GenericSchema<unknown, W[number]> {
  return v.custom<W[number]>(
    (value) => words.some((word) => word === value),
    why('notOneOf', (value) => ({ value: show(value), words: words.join(', ') })),
  );
}

/** A whole number of a range. */
/* @__NO_SIDE_EFFECTS__ */
export function whole(min: number, max: number): v.GenericSchema<unknown, number> {
  return v.pipe(
    v.custom<number>(Number.isInteger, why('notWhole', shown)),
    v.check(
      (value) => value >= min && value <= max,
      why('outOfRange', (value) => ({ value: Number(value), min, max })),
    ),
  );
}

/** An object of any fields, which are not looked at here. */
export const anyObject = v.custom<{ readonly [key: string]: unknown }>(
  isPlainObject,
  why('notAnObject', shown),
);
