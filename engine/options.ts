import type { Faults } from './faults.ts';
import type { Json, Options } from './game.ts';
import type { Provenance } from './provenance.ts';

/** One option: its default and what it accepts. */
export interface OptionDef {
  readonly default: Json;
  /** Reads what a person typed after `key=`; undefined when it can only come from a file. */
  parse(text: string): Json | undefined;
  /** Names what is wrong with a value. */
  check(value: Json, path: string, faults: Faults): void;
  /** A value that has no fault as it is played and saved, where more is accepted: capitals in a word. */
  read?(value: Json): Json;
  /** Whether a value may be put into a link; where this is missing, any may. Files hold all of them. */
  isForLinks?(value: Json): boolean;
  /** What it accepts, for help and set-up pages. */
  readonly accepts: string;
  /** Values to try it with. */
  readonly examples: readonly Json[];
  /**
   * It came later: options leave it out where it has its default, so that files, links and hashes of games
   * without it stay as they were.
   */
  readonly isLater?: true;
}

/** What the values of an option rest on, and the rule that says it. */
export interface OptionSource {
  /** `Y-16.4`, as the rulebook has it. */
  readonly rule: string;
  /** The same for all values, or by value. A value that is not named is an owner's own. */
  readonly provenance: Provenance | { readonly [value: string]: Provenance };
}

/** The options of a game, with named bundles of them. */
export interface OptionsDef {
  readonly fields: { readonly [key: string]: OptionDef };
  readonly presets: { readonly [name: string]: Options };
  /** For set-up pages: what each option rests on. None for those that only say who plays. */
  readonly sources?: { readonly [key: string]: OptionSource };
  /** The same of the presets, by their names. */
  readonly presetSource?: OptionSource;
  /** Defaults that follow from what is given, which is not checked yet: a rule set's, for instance. */
  follows?(given: Options): Options;
  /** Faults of options that are each fine but do not go together. */
  together(options: Options, faults: Faults): void;
}

/** What a value of an option rests on; undefined where it is an owner's own. */
export function provenanceOf(source: OptionSource, value: Json): Provenance | undefined {
  const { provenance } = source;
  if (typeof provenance === 'string') return provenance;
  const word = typeof value === 'object' ? '' : String(value);
  return Object.hasOwn(provenance, word) ? provenance[word] : undefined;
}

/** A whole number from a range. */
export function integer(min: number, max: number, preset: number): OptionDef {
  return {
    default: preset,
    accepts: `${min}..${max}`,
    examples: Array.from({ length: max - min + 1 }, (_, i) => min + i),
    parse: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : text),
    check(value, path, faults) {
      if (typeof value !== 'number' || !Number.isInteger(value)) {
        faults.add(path, 'notWhole', { value: show(value) });
      } else if (value < min || value > max) {
        faults.add(path, 'outOfRange', { value, min, max });
      }
    },
  };
}

/** One of a few words. */
export function choice(words: readonly string[], preset: string): OptionDef {
  return {
    default: preset,
    accepts: words.join(' | '),
    examples: words,
    parse: (text) => text,
    check(value, path, faults) {
      if (typeof value !== 'string' || !words.includes(value)) {
        faults.add(path, 'notOneOf', { value: show(value), words: words.join(', ') });
      }
    },
  };
}

/** Yes or no. */
export function flag(preset: boolean): OptionDef {
  return {
    default: preset,
    accepts: 'true | false',
    examples: [true, false],
    parse: (text) => (text === 'true' ? true : text === 'false' ? false : text),
    check(value, path, faults) {
      if (typeof value !== 'boolean') {
        faults.add(path, 'notOneOf', { value: show(value), words: 'true, false' });
      }
    },
  };
}

/** Options checked and completed with the defaults, or every fault of them. */
export function checkOptions(
  def: OptionsDef,
  given: unknown,
  faults: Faults,
  path = 'options',
): Options | undefined {
  if (!isPlainObject(given)) {
    faults.add(path, 'notAnObject', { value: show(given) });
    return undefined;
  }
  const before = faults.list.length;
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(def.fields, key)) {
      faults.add(`${path}.${show(key)}`, 'unknownOption', {
        known: Object.keys(def.fields).join(', '),
      });
    }
  }
  const defaults = def.follows?.(given) ?? {};
  const options: Record<string, Json> = {};
  for (const [key, field] of Object.entries(def.fields)) {
    const source = [given, defaults].find((known) => Object.hasOwn(known, key));
    // No file holds undefined; whoever passes it all the same is refused like one who passes null.
    const value = source === undefined ? field.default : (source[key] ?? null);
    const found = faults.list.length;
    field.check(value, `${path}.${key}`, faults);
    const isSound = faults.list.length === found;
    if (isSound && field.isLater === true && value === field.default) continue;
    options[key] = isSound ? (field.read?.(value) ?? value) : value;
  }
  if (faults.list.length > before) return undefined;
  def.together(options, faults);
  return faults.list.length > before ? undefined : options;
}

/** Whether a value from outside is an object that can hold named fields. */
export function isPlainObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value from outside, short enough to stand in a message. */
export function show(value: unknown): string {
  const text = shown(value, 3);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** Lists and objects are shown only a few levels deep: a hostile one may nest without end. */
function shown(value: unknown, levels: number): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    if (levels === 0) return '[…]';
    return `[${value
      .slice(0, 10)
      .map((item) => shown(item, levels - 1))
      .join(',')}]`;
  }
  if (!isPlainObject(value)) return String(value);
  if (levels === 0) return '{…}';
  const entries = Object.entries(value).slice(0, 10);
  return `{${entries.map(([key, item]) => `${key}:${shown(item, levels - 1)}`).join(',')}}`;
}
