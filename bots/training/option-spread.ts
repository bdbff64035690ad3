import {
  checkOptions,
  Faults,
  type GameDef,
  type Options,
  type Position,
} from '@nineworlds/engine';

/** Options to learn a game with: every number of seats with every preset of it. */
export function optionSpread<P extends Position>(game: GameDef<P>): readonly Options[] {
  const { options, seats } = game;
  const presets = Object.values(options.presets);
  const spread: Options[] = [];
  for (let count = seats[0]; count <= seats[1]; count++) {
    for (const preset of presets.length > 0 ? presets : [{}]) {
      const faults = new Faults();
      const checked = checkOptions(options, { ...preset, seats: count }, faults);
      if (checked !== undefined) spread.push(checked);
    }
  }
  return spread;
}
