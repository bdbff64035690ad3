import {
  BadInput,
  checkOptions,
  Faults,
  type GameDef,
  type Json,
  type OptionDef,
  type Options,
  type Position,
  type Rng,
} from '@nineworlds/engine';

/** How often random options that do not go together are drawn again. */
const ATTEMPTS = 20;

/** Options completed with the defaults of the game; throws `BadInput` when they are not good. */
export function completeOptions<P extends Position>(game: GameDef<P>, given: Options): Options {
  const faults = new Faults();
  const options = checkOptions(game.options, given, faults);
  if (options === undefined) throw new BadInput(faults.list);
  return options;
}

/** Options that a person could have chosen: a preset or the defaults, with some of them changed. */
export function randomOptions<P extends Position>(game: GameDef<P>, rng: Rng): Options {
  const presets = [{}, ...Object.values(game.options.presets)];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const options: Record<string, Json> = { ...presets[rng.below(presets.length)] };
    for (const [key, def] of Object.entries(game.options.fields)) {
      if (rng.below(2) === 0) options[key] = randomValue(def, rng);
    }
    const complete = checkOptions(game.options, options, new Faults());
    if (complete !== undefined) return complete;
  }
  return completeOptions(game, {});
}

/** One of the values that an option may be tried with. */
function randomValue({ examples }: OptionDef, rng: Rng): Json {
  return examples[rng.below(examples.length)];
}
