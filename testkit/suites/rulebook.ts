import { LANGS, type Lang, type RuleText } from '@nineworlds/engine';
import { beforeAll, describe, expect, it } from 'vitest';

/** A rulebook, and where its languages rightly differ. */
export interface RulebookPromises {
  readonly rulebookOf: (lang: Lang) => Promise<readonly RuleText[]>;
  /** Rules whose numbers a language gives in another way, and why: `Y-13.5 ja`. */
  readonly otherwise?: Readonly<Record<string, string>>;
}

/** From this number on words for numbers are compared. Below it a language has too many: both, once, a. */
const FIRST_WORD = 3;

/** Words for numbers by language, from three on. */
const WORDS: Readonly<Record<Lang, readonly string[]>> = {
  en: [
    'three third thirds thrice',
    'four fourth',
    'five fifth',
    'six sixth',
    'seven seventh',
    'eight eighth',
    'nine ninth',
    'ten tenth',
    'eleven eleventh',
    'twelve twelfth',
    'thirteen thirteenth',
  ],
  fr: [
    'trois troisième tiers',
    'quatre quatrième',
    'cinq cinquième',
    'six sixième',
    'sept septième',
    'huit huitième',
    'neuf neuvième',
    'dix dixième',
    'onze onzième',
    'douze douzième',
    'treize treizième',
  ],
  it: [
    'tre terzo terza terzi terze',
    'quattro quarto quarta',
    'cinque quinto quinta',
    'sei sesto sesta',
    'sette settimo settima',
    'otto ottavo ottava',
    'nove nono nona',
    'dieci decimo decima',
    'undici undicesimo undicesima',
    'dodici dodicesimo dodicesima',
    'tredici tredicesimo tredicesima',
  ],
  ja: ['三', '四', '五', '六', '七', '八', '九', '十'],
};

/** What the rulebook of every game is held to: the same rules, and in each the same numbers. */
export function rulebookSuite({ rulebookOf, otherwise = {} }: RulebookPromises): void {
  const books = {} as Record<Lang, readonly RuleText[]>;

  beforeAll(async () => {
    for (const lang of LANGS) books[lang] = await rulebookOf(lang);
  });

  describe('the languages of the rulebook', () => {
    it('have the same rules in the same order', () => {
      const idsIn = (lang: Lang) => books[lang].map(({ id }) => id);
      for (const lang of LANGS) expect(idsIn(lang)).toEqual(idsIn('en'));
    });

    it('mark our ruling in the same places, and in every rule that has one beside what is published', () => {
      const marked = (lang: Lang) =>
        books[lang].map(({ id, text }) => [
          id,
          text.split('\n').map((line) => line.startsWith('> ')),
        ]);
      for (const lang of LANGS) expect(marked(lang), lang).toEqual(marked('en'));
      const wrong = books.en.filter(({ text, provenance }) => {
        const lines = text.split('\n');
        const ours = lines.filter((line) => line.startsWith('> ')).length;
        return provenance === 'ruled' ? ours === 0 || ours === lines.length : ours > 0;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    });

    it('give the same numbers in every rule', () => {
      const differing = LANGS.flatMap((lang) =>
        books[lang].flatMap(({ id, text }, i) =>
          hasNumbersOf('en', books.en[i]?.text ?? '', lang, text) ? [] : [`${id} ${lang}`],
        ),
      );
      expect(differing.sort()).toEqual(Object.keys(otherwise).sort());
    });
  });
}

/**
 * Whether a translation gives the numbers of its original: as many of each in digits, or more where it prefers
 * digits, and from three on the same ones in digits and words.
 */
export function hasNumbersOf(from: Lang, original: string, to: Lang, translation: string): boolean {
  const left = digitsIn(translation);
  for (const number of digitsIn(original)) {
    const place = left.indexOf(number);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  const [all, others] = [numbersIn(from, original), numbersIn(to, translation)];
  return all.size === others.size && [...all].every((number) => others.has(number));
}

function digitsIn(text: string): number[] {
  return (text.normalize('NFKC').match(/\d+/g) ?? []).map(Number);
}

function numbersIn(lang: Lang, text: string): ReadonlySet<number> {
  const words = text.toLowerCase().match(lang === 'ja' ? /\p{L}/gu : /\p{L}+/gu) ?? [];
  const said = words.map((word) =>
    WORDS[lang].findIndex((forms) => forms.split(' ').includes(word)),
  );
  const numbers = [...digitsIn(text), ...said.flatMap((i) => (i < 0 ? [] : i + FIRST_WORD))];
  return new Set(numbers.filter((number) => number >= FIRST_WORD));
}
