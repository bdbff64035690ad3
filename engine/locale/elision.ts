/**
 * A French word before a name, shortened where the name begins with a vowel: « de Thor », « d’Odin ». The names of
 * the games that begin with H are spoken with it: « de Hel ».
 */
export function elided(word: 'de' | 'que', name: string | number): string {
  const first = String(name).normalize('NFD').charAt(0);
  const isVowel =
    /[aeiou]/i.test(first) || /^[œæ]/i.test(String(name)) || /^y[^aeiouy]/i.test(String(name));
  return isVowel ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
