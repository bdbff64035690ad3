const LIST =
  'fehu ᚠ uruz ᚢ thurisaz ᚦ ansuz ᚨ raidho ᚱ kenaz ᚲ gebo ᚷ wunjo ᚹ hagalaz ᚺ nauthiz ᚾ isa ᛁ ' +
  'jera ᛃ eihwaz ᛇ perthro ᛈ algiz ᛉ sowilo ᛊ tiwaz ᛏ berkano ᛒ ehwaz ᛖ mannaz ᛗ laguz ᛚ ' +
  'ingwaz ᛜ dagaz ᛞ othala ᛟ cweorth ᛢ ear ᛠ';

/** The runes by their words, for chips, which know no deck. */
export const RUNES: Readonly<Record<string, string>> = Object.fromEntries(
  [...LIST.matchAll(/(\w+) (\S)/g)].map(([, word, rune]) => [word, rune]),
);
