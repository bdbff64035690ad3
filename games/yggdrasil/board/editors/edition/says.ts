import type { Lang } from '@nineworlds/engine';
import type { Says } from './locale/en.ts';

const LANGUAGES: Readonly<Record<Lang, () => Promise<{ readonly says: Says }>>> = {
  en: () => import('./locale/en.ts'),
  ja: () => import('./locale/ja.ts'),
  fr: () => import('./locale/fr.ts'),
  it: () => import('./locale/it.ts'),
};

/** What is said of an edition in a language. */
export async function saysIn(lang: Lang): Promise<Says> {
  return (await LANGUAGES[lang]()).says;
}
