import type { KernelTexts } from './en.ts';
import type { Lang } from './language.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<KernelTexts>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  it: () => import('./it.ts').then(({ it }) => it),
};

/** The kernel's sentences for reasons, in a language; only that language is loaded. */
export function kernelTextsOf(lang: Lang): Promise<KernelTexts> {
  return LOADERS[lang]();
}
