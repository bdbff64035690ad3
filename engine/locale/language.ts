/** The languages of all texts, by their ISO 639 codes. */
export const LANGS = ['en', 'ja', 'fr', 'it'] as const;

/** A language that texts exist in. */
export type Lang = (typeof LANGS)[number];

/** Whether a word is the code of a language that texts exist in. */
export function isLang(word: string): word is Lang {
  return LANGS.some((lang) => lang === word);
}
