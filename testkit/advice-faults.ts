import { type Argument, type FactTexts, LANGS, type Lang } from '@nineworlds/engine';

/** No line has more arguments. */
const MOST = 3;

/** Signs of a fact that is missing or was never meant for people. */
const BROKEN = /undefined|NaN|\bnull\b|Infinity|\[object|\{|\}/;
/** A sentence begins and ends like one. */
const SENTENCE = /^\S.*[.。]$/;
/** Words of lines are spelled in these letters; Japanese sentences have none of them. */
const UNTRANSLATED = /[a-z]/;

/** Everything that is wrong with the arguments for a line and with their sentences. */
export function adviceFaults(
  found: readonly Argument[],
  texts: Readonly<Record<Lang, FactTexts>>,
): string[] {
  const faults = found.length > MOST ? [`${found.length} found`] : [];
  const keys = found.map(({ argument, facts }) => `${argument} ${JSON.stringify(facts)}`);
  if (new Set(keys).size < keys.length) faults.push(`the same twice: ${keys.join('; ')}`);
  for (const { argument, facts } of found) {
    for (const lang of LANGS) {
      const text = Object.hasOwn(texts[lang], argument) ? texts[lang][argument](facts) : '';
      const isBroken = BROKEN.test(text) || !SENTENCE.test(text);
      const isForeign = lang === 'ja' && UNTRANSLATED.test(text);
      if (isBroken || isForeign) faults.push(`${argument} in ${lang}: ${text}`);
    }
  }
  return faults;
}

/** The sentences for arguments in all languages. */
export async function everyLanguage(
  textsOf: (lang: Lang) => Promise<FactTexts>,
): Promise<Readonly<Record<Lang, FactTexts>>> {
  const entries = await Promise.all(
    LANGS.map(async (lang) => [lang, await textsOf(lang)] as const),
  );
  return Object.fromEntries(entries) as Record<Lang, FactTexts>;
}
