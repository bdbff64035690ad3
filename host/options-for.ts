import type { GameModule, Options, OptionsDef } from '@nineworlds/engine';

/** By what options are checked: what an owner has entered needs the game's checks, words do not. */
export async function optionsFor(module: GameModule, given: Options): Promise<OptionsDef> {
  const isWords = Object.values(given).every(
    (value) => typeof value !== 'object' || Array.isArray(value),
  );
  return (isWords ? module.game : await module.checked()).options;
}
