import { LEVELS, type Level, type Options, type SeatInfo } from '@nineworlds/engine';

/** Bundles of options by name, from the easiest to the hardest. */
export type Presets = Readonly<Record<string, Options>>;

/** The names of the presets that choose something. */
export function rungsOf(presets: Presets): readonly string[] {
  return Object.entries(presets).flatMap(([name, bundle]) =>
    Object.keys(bundle).length > 0 ? [name] : [],
  );
}

/** The preset that options come down to, if they are one. */
export function presetOf(presets: Presets, options: Options): string | undefined {
  return rungsOf(presets).find((name) =>
    Object.entries(presets[name] ?? {}).every(([key, value]) => options[key] === value),
  );
}

/** The next harder preset; undefined after the hardest, and where options are no preset. */
export function nextRung(presets: Presets, options: Options): string | undefined {
  const rungs = rungsOf(presets);
  const current = presetOf(presets, options);
  return current === undefined ? undefined : rungs[rungs.indexOf(current) + 1];
}

/** The level that all bots have that one plays against; undefined where they differ, or are of no level. */
export function levelOf(seats: readonly SeatInfo[]): Level | undefined {
  const [bot, ...others] = new Set(
    seats.flatMap((info) => (info.kind === 'bot' ? [info.bot] : [])),
  );
  return others.length > 0 ? undefined : LEVELS.find((level) => level === bot);
}

/** The next stronger bots; undefined after the strongest. */
export function nextLevel(seats: readonly SeatInfo[]): Level | undefined {
  const current = levelOf(seats);
  return current === undefined ? undefined : LEVELS[LEVELS.indexOf(current) + 1];
}
