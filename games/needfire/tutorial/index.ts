import type { Lang } from '@nineworlds/engine';
import type { LessonTexts } from './en.ts';

export { lesson } from './lesson.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<LessonTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** What the lesson says in a language; only that language is loaded. */
export function lessonTexts(lang: Lang): Promise<LessonTexts> {
  return LOADERS[lang]();
}
