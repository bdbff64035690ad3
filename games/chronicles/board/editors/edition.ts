import type { OptionEditor } from '@nineworlds/board';
import type { Json, Lang } from '@nineworlds/engine';
import { textsOf } from '../../locale/index.ts';
import { EMPTY, OURS, readDraft } from './edition/draft.ts';
import EditionEditor from './edition/EditionEditor.svelte';
import type { Says } from './edition/locale/en.ts';
import type { EditionSays } from './edition/says.ts';

const LANGUAGES: Readonly<Record<Lang, () => Promise<{ readonly says: Says }>>> = {
  en: () => import('./edition/locale/en.ts'),
  ja: () => import('./edition/locale/ja.ts'),
  fr: () => import('./edition/locale/fr.ts'),
  it: () => import('./edition/locale/it.ts'),
};

/** An owner enters the edition of their own box: dice, runestones, islands, steps, columns and Iotunns. */
export const editor: OptionEditor<EditionSays> = {
  async load(lang) {
    const [{ says }, texts] = await Promise.all([LANGUAGES[lang](), textsOf(lang)]);
    const placeOf = await texts.places?.();
    return { say: says, placeOf: placeOf ?? (() => undefined) };
  },
  Editor: EditionEditor,
  ours: OURS as unknown as Json,
  empty: EMPTY as unknown as Json,
  read: (value) => readDraft(value) as unknown as Json | undefined,
};
