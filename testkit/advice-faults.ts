import { LANGS, type Lang, type Reason, type ReasonTexts } from '@nineworlds/engine';

/** No line has more reasons. */
const MOST = 3;

/** Signs of a fact that is missing or was never meant for people. */
const BROKEN = /undefined|NaN|\bnull\b|Infinity|\[object|\{|\}/;
/** A sentence begins and ends like one. */
const SENTENCE = /^\S.*[.。]$/;
/** Words of lines are spelled in these letters; Japanese sentences have none of them. */
const UNTRANSLATED = /[a-z]/;

/** Everything that is wrong with the reasons for a line and with their sentences. */
export function adviceFaults(
  reasons: readonly Reason[],
  texts: Readonly<Record<Lang, ReasonTexts>>,
): string[] {
  const faults = reasons.length > MOST ? [`${reasons.length} reasons`] : [];
  const keys = reasons.map(({ reason, facts }) => `${reason} ${JSON.stringify(facts)}`);
  if (new Set(keys).size < keys.length) faults.push(`the same twice: ${keys.join('; ')}`);
  for (const { reason, facts } of reasons) {
    for (const lang of LANGS) {
      const text = Object.hasOwn(texts[lang], reason) ? texts[lang][reason](facts) : '';
      const isBroken = BROKEN.test(text) || !SENTENCE.test(text);
      const isForeign = lang === 'ja' && UNTRANSLATED.test(text);
      if (isBroken || isForeign) faults.push(`${reason} in ${lang}: ${text}`);
    }
  }
  return faults;
}

/** The sentences for reasons in all languages. */
export async function everyLanguage(
  textsOf: (lang: Lang) => Promise<ReasonTexts>,
): Promise<Readonly<Record<Lang, ReasonTexts>>> {
  const entries = await Promise.all(
    LANGS.map(async (lang) => [lang, await textsOf(lang)] as const),
  );
  return Object.fromEntries(entries) as Record<Lang, ReasonTexts>;
}
