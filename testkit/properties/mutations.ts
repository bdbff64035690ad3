import type { GameDef, Json, Options, Position, Rng } from '@nineworlds/engine';

/** Numbers that break things. */
const NUMBERS = [0, 1, -1, 2, 31, 32, 255, 0x7fff_ffff, -0x8000_0000, 2 ** 53, 1e300, 0.5] as const;
/** Values of every type there is. */
const VALUES: readonly Json[] = [
  null,
  true,
  0,
  '',
  'chance',
  'team',
  'loki',
  [],
  [0],
  {},
  { a: 1 },
];

type JsonObject = Record<string, Json>;

/** A place in a file: something that holds values, and which of them. */
interface Place {
  readonly holder: JsonObject | Json[];
  readonly key: string;
}

/** A position file with one to three things changed that a person or a program could get wrong. */
export function mutated<P extends Position>(
  game: GameDef<P>,
  options: Options,
  text: string,
  rng: Rng,
): Json {
  const file = JSON.parse(text) as JsonObject;
  const words = [
    ...game.kinds.map(({ name }) => name),
    ...Object.values(game.fieldWords(options)).flat(),
    'chance',
    'team',
  ];
  for (let times = 1 + rng.below(3); times > 0; times--) {
    const { position } = file;
    const frames = isObject(position) ? position.frames : undefined;
    // Most faults are possible in frames and fields, few in the head of a file.
    const root = [frames, frames, position, position, position, file][rng.below(6)];
    const place = placeIn(root ?? file, rng);
    if (place !== undefined) change(place, words, rng);
  }
  return file;
}

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.below(list.length)];
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some place below a value: one of its fields, or more often one of what that holds. */
function placeIn(value: Json, rng: Rng): Place | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as JsonObject | Json[];
  const keys = Object.keys(holder);
  if (keys.length === 0) return undefined;
  const key = pick(keys, rng);
  const below = rng.below(4) === 0 ? undefined : placeIn(Reflect.get(holder, key), rng);
  return below ?? { holder, key };
}

function change({ holder, key }: Place, words: readonly string[], rng: Rng): void {
  if (rng.below(8) !== 0) Reflect.set(holder, key, changed(Reflect.get(holder, key), words, rng));
  else if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

function changed(value: Json, words: readonly string[], rng: Rng): Json {
  if (rng.below(8) === 0) return pick(VALUES, rng);
  if (typeof value === 'number') {
    return rng.below(2) === 0 ? pick([value - 1, value + 1], rng) : pick(NUMBERS, rng);
  }
  if (typeof value === 'string') return pick(words, rng);
  if (Array.isArray(value)) return rearranged(value, rng);
  return isObject(value) ? { ...value, [pick(words, rng)]: pick(VALUES, rng) } : 0;
}

/** A list with an item doubled, or with two that change places, which keeps all sums. */
function rearranged(list: readonly Json[], rng: Rng): Json {
  if (list.length === 0) return [pick(VALUES, rng)];
  const [a, b] = [rng.below(list.length), rng.below(list.length)];
  if (rng.below(2) === 0) return list.toSpliced(a, 0, list[b]);
  return list.with(a, list[b]).with(b, list[a]);
}
