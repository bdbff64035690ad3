import type { Lang } from '@nineworlds/engine';
import { sagaTextsOf } from '../../sagas/index.ts';

/**
 * The titles of some sagas by their numbers, for use in a component; empty until they have come. Nothing of any other
 * saga is loaded (C-15.17).
 */
export function sagaTitles(wanted: () => { sagas: readonly number[]; lang: Lang }): {
  readonly of: (saga: number) => string | undefined;
} {
  let titles: ReadonlyMap<number, string> = $state.raw(new Map());
  let asked = '';
  $effect(() => {
    const { sagas, lang } = wanted();
    const key = `${lang} ${sagas.join(' ')}`;
    if (key === asked) return;
    asked = key;
    void Promise.all(sagas.map((saga) => titleOf(saga, lang))).then((found) => {
      if (key === asked) titles = new Map(found);
    });
  });
  return { of: (saga) => titles.get(saga) };
}

async function titleOf(saga: number, lang: Lang): Promise<[number, string]> {
  const texts = await sagaTextsOf(saga, lang);
  return [saga, texts?.title ?? ''];
}
