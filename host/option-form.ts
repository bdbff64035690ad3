import { botNames } from '@nineworlds/bots';
import {
  checkOptions,
  Faults,
  type GameModule,
  type Json,
  type OptionDef,
  type Options,
} from '@nineworlds/engine';
import type { Answers, GameForm, OptionForm } from '@nineworlds/protocol';
import { haveSecrets } from '@nineworlds/table';
import { optionsFor } from './options-for.ts';

/** What a game can be set up with. */
export function gameForm(module: GameModule): GameForm {
  const { game } = module;
  const { fields, presets, sources = {}, presetSource } = game.options;
  const defaults = Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, field.default]),
  );
  return {
    game: game.id,
    seats: game.seats,
    cooperative: game.cooperative,
    secrets: haveSecrets(game, defaults),
    bots: botNames(module),
    options: Object.entries(fields).map(([key, field]) => ({
      ...optionForm(key, field),
      source: sources[key],
    })),
    presets,
    presetSource,
  };
}

/** What is wrong with options, or the complete ones with what is odd about them. */
export async function optionFaults(
  module: GameModule,
  given: Options,
): Promise<Answers['checkOptions']> {
  const faults = new Faults();
  const options = checkOptions(await optionsFor(module, given), given, faults);
  if (options === undefined) return { faults: faults.list };
  return { options, faults: module.warnings(options) };
}

function optionForm(key: string, field: OptionDef): OptionForm {
  const kind = kindOf(field.examples);
  const values = kind === 'list' ? wordsOf(field) : kind === 'file' ? [] : field.examples;
  return { key, kind, default: field.default, values };
}

function kindOf(examples: readonly Json[]): OptionForm['kind'] {
  if (examples.every((value) => typeof value === 'number')) return 'number';
  if (examples.every((value) => typeof value === 'boolean')) return 'flag';
  // With a single word there is nothing to choose: whoever owns another one brings it as a file.
  const isChoice = examples.length > 1 && examples.every((value) => typeof value === 'string');
  if (isChoice) return 'choice';
  return examples.some((value) => Array.isArray(value)) ? 'list' : 'file';
}

/** The words that a list may hold, where they are named: `random | odin + thor`. */
function wordsOf({ accepts }: OptionDef): readonly Json[] {
  const [, words] = accepts.split(' | ');
  return words === undefined ? [] : words.split(' + ');
}
