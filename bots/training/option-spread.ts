import {
  checkOptions,
  Faults,
  type GameDef,
  type Options,
  type Position,
} from '@nineworlds/engine';

/**
 * Options to learn a game with: every number of seats with every preset of it. The usual number of
 * seats comes as often as all others together.
 */
export function optionSpread<P extends Position>(game: GameDef<P>): readonly Options[] {
  const { options, seats } = game;
  const presets = Object.values(options.presets);
  const usual = Number(options.fields.seats?.default);
  const others = seats[1] - seats[0];
  const spread: Options[] = [];
  for (let count = seats[0]; count <= seats[1]; count++) {
    for (const preset of presets.length > 0 ? presets : [{}]) {
      const checked = checkOptions(options, { ...preset, seats: count }, new Faults());
      if (checked === undefined) continue;
      for (let k = 0; k < (count === usual ? others : 1); k++) spread.push(checked);
    }
  }
  return spread;
}
