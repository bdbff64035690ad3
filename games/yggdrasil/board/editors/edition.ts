import type { OptionEditor } from '@nineworlds/board';
import type { Json } from '@nineworlds/engine';
import { RECONSTRUCTED_EDITION } from '../../data/reconstructed-edition.ts';
import EditionEditor from './edition/EditionEditor.svelte';
import type { Says } from './edition/locale/en.ts';
import { saysIn } from './edition/says.ts';

/** Our values as a file to begin with: whoever changes them gives it a name of their own. */
const TEMPLATE = { ...RECONSTRUCTED_EDITION, editionId: 'my-box' };

/** Y-16.15: an owner writes the die, the Ragnarök cards and the Vanir of their box into a file, and sees what it says. */
export const editor: OptionEditor<Says> = {
  load: saysIn,
  Editor: EditionEditor,
  ours: TEMPLATE as unknown as Json,
};
