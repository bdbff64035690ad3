import { gameModule } from '@nineworlds/chronicles';
import { checkOptions, Faults, type Options, type OptionsDef } from '@nineworlds/engine';
import { expect, test } from 'vitest';
import { optionsFor } from '../options-for.ts';

const HALF_AN_EDITION: Options = { edition: { schema: 'chronicles-edition/1' } };

function faultsOf(def: OptionsDef, options: Options): readonly string[] {
  const faults = new Faults();
  checkOptions(def, options, faults);
  return faults.list.map(({ path, reason }) => `${path} ${reason}`);
}

test('words are checked without loading what checks owners’ editions', async () => {
  expect(await optionsFor(gameModule, { seats: 2, gods: ['thor', 'odin'] })).toBe(
    gameModule.game.options,
  );
  expect(faultsOf(gameModule.game.options, { edition: 'printed' })).toEqual([
    'options.edition notAnObject',
  ]);
});

test('an owner’s edition is checked whole, and never taken unchecked', async () => {
  const checked = await optionsFor(gameModule, HALF_AN_EDITION);
  expect(faultsOf(checked, HALF_AN_EDITION)).toContain('options.edition.godDie missingField');
  expect(faultsOf(gameModule.game.options, HALF_AN_EDITION)).toEqual([
    'options.edition notAnObject',
  ]);
});
