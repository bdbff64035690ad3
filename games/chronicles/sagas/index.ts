import type { Lang } from '@nineworlds/engine';

/** The texts of a saga in a language, by their keys (`docs/sagas.md`). */
export type SagaTexts = Readonly<Record<string, string>>;

type Load = () => Promise<{ default: SagaTexts }>;
type Languages = Readonly<Record<Lang, Load>>;

/*
 * Every file is loaded when its saga is played, and nothing before. Folders have numbers, so that no address
 * tells the name of a saga that nobody has reached (C-15.17).
 */
const TEXTS: readonly Languages[] = [
  {
    en: () => import('./1/en.json', { with: { type: 'json' } }),
    ja: () => import('./1/ja.json', { with: { type: 'json' } }),
    fr: () => import('./1/fr.json', { with: { type: 'json' } }),
    it: () => import('./1/it.json', { with: { type: 'json' } }),
  },
  {
    en: () => import('./2/en.json', { with: { type: 'json' } }),
    ja: () => import('./2/ja.json', { with: { type: 'json' } }),
    fr: () => import('./2/fr.json', { with: { type: 'json' } }),
    it: () => import('./2/it.json', { with: { type: 'json' } }),
  },
  {
    en: () => import('./3/en.json', { with: { type: 'json' } }),
    ja: () => import('./3/ja.json', { with: { type: 'json' } }),
    fr: () => import('./3/fr.json', { with: { type: 'json' } }),
    it: () => import('./3/it.json', { with: { type: 'json' } }),
  },
  {
    en: () => import('./4/en.json', { with: { type: 'json' } }),
    ja: () => import('./4/ja.json', { with: { type: 'json' } }),
    fr: () => import('./4/fr.json', { with: { type: 'json' } }),
    it: () => import('./4/it.json', { with: { type: 'json' } }),
  },
  {
    en: () => import('./5/en.json', { with: { type: 'json' } }),
    ja: () => import('./5/ja.json', { with: { type: 'json' } }),
    fr: () => import('./5/fr.json', { with: { type: 'json' } }),
    it: () => import('./5/it.json', { with: { type: 'json' } }),
  },
  {
    en: () => import('./6/en.json', { with: { type: 'json' } }),
    ja: () => import('./6/ja.json', { with: { type: 'json' } }),
    fr: () => import('./6/fr.json', { with: { type: 'json' } }),
    it: () => import('./6/it.json', { with: { type: 'json' } }),
  },
];

/** The texts of one of our sagas in a language; undefined for a number that none has. */
export async function sagaTextsOf(number: number, lang: Lang): Promise<SagaTexts | undefined> {
  return (await TEXTS[number - 1]?.[lang]())?.default;
}
