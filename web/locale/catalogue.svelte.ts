import type { Lang } from '@nineworlds/engine';
import { shown } from '../app/texts.svelte.ts';

/** How to get the texts of one surface, a language at a time. */
export type Loaders<T> = Readonly<Record<Lang, () => Promise<T>>>;

/**
 * The texts of one surface in the language of the page, for use in a component; undefined until they
 * are there. While another language is on its way the old one stays.
 */
export function catalogue<T>(loaders: Loaders<T>): { readonly texts: T | undefined } {
  let texts: T | undefined = $state.raw();
  $effect(() => {
    const { lang } = shown;
    void loaders[lang]().then((found) => {
      if (shown.lang === lang) texts = found;
    });
  });
  return {
    get texts() {
      return texts;
    },
  };
}
