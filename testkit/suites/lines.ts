import {
  CHANCE,
  type GameModule,
  type GameTexts,
  HOST,
  LANGS,
  type Lang,
  type LineContext,
  type LineTexts,
  lineContext,
  Match,
  type Move,
  type Options,
  OVER,
  type Position,
  Rng,
  SPECTATOR,
  spellLine,
  textsFor,
} from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { playAtRandom, randomLine } from '../random-game.ts';
import { randomOptions } from '../random-options.ts';

/** How many games are played: with fewer some questions would not be asked. */
const GAMES = 48;
/** So many other answers of each position are told beside the one that is given. */
const OTHERS = 2;
/** Who plays: a name that stands in no text. */
const NAME = 'Qxq';

/** A line that could be played somewhere, with what a sentence about it is made of. */
interface Told {
  /** Of the game, which may bring names of its own. */
  readonly options: Options;
  readonly line: string;
  readonly context: LineContext;
}

/** The same where the context may be missing. */
type Spoken = Pick<Told, 'line'> & { readonly context: LineContext | undefined };

interface Teller {
  readonly texts: GameTexts;
  readonly tell: LineTexts;
}

/** Holds a game to telling every line in a sentence, in every language. */
export function linesSuite<P extends Position>(module: GameModule<P>): void {
  const { game } = module;

  /** Lines of random games as everybody may read them, each once, and lines that were open side by side. */
  function material(): { readonly lines: readonly Told[]; readonly open: readonly Told[][] } {
    const lines = new Map<string, Told>();
    const open: Told[][] = [];
    for (let seed = 0; seed < GAMES; seed++) {
      const rng = new Rng(seed, 1);
      const options = randomOptions(game, rng);
      const match = new Match(game, options);
      playAtRandom(match, seed);
      const [p, scratch] = [game.blank(options), game.blank(options)];
      p.copyFrom(match.start);
      const told = (moves: readonly Move[], observer: number): Told => ({
        options,
        line: spellLine(game, p, moves, observer, scratch),
        context: lineContext(game, p, moves, scratch),
      });
      for (const { seat, moves } of match.lines) {
        for (const observer of [HOST, SPECTATOR]) {
          const one = told(moves, observer);
          lines.set(JSON.stringify(one), one);
        }
        if (seat !== CHANCE) {
          const others = Array.from({ length: OTHERS }, () => randomLine(game, p, rng, scratch));
          open.push([moves, ...others].map((answer) => told(answer, HOST)));
        }
        for (const move of moves) game.apply(p, move);
      }
      if (p.frames.seat !== OVER) throw new Error('a game has not ended');
    }
    return { lines: [...lines.values()], open };
  }

  const { lines, open } = material();

  /** Who tells the lines of each game, by its options. */
  async function tellersOf(lang: Lang): Promise<(told: Told) => Teller> {
    const tellers = new Map<Options, Teller>();
    for (const { options } of lines) {
      if (tellers.has(options)) continue;
      const texts = textsFor(await module.texts(lang, options), {});
      const tell = await texts.lines?.();
      if (tell === undefined) throw new Error('no sentences for lines');
      tellers.set(options, { texts, tell });
    }
    return ({ options }) => {
      const teller = tellers.get(options);
      if (teller === undefined) throw new Error('a game without lines');
      return teller;
    };
  }

  describe.each(LANGS)('lines of a game in %s', (lang) => {
    it('are sentences, never words of notation', async () => {
      const tellerOf = await tellersOf(lang);
      const wrong = lines.flatMap((told) => {
        const { line, context } = told;
        const { texts, tell } = tellerOf(told);
        const sentence = tell(line, NAME, context);
        const faults = faultsOf(texts, lang, { line, context }, sentence);
        return faults.map(
          (fault) => `${fault}: ${context.questions.join(' ')}: ${line}: ${sentence}`,
        );
      });
      expect(wrong.slice(0, 20)).toEqual([]);
    });

    it('are sentences also where nothing but their words is known', async () => {
      const tellerOf = await tellersOf(lang);
      const wrong = lines.flatMap((told) => {
        const { line } = told;
        const { texts, tell } = tellerOf(told);
        const sentence = tell(line, NAME, undefined);
        return faultsOf(texts, lang, { line, context: undefined }, sentence).map(
          (fault) => `${fault}: ${line}: ${sentence}`,
        );
      });
      expect(wrong.slice(0, 20)).toEqual([]);
    });

    it('say different things where different lines could be played', async () => {
      const tellerOf = await tellersOf(lang);
      const alike = open.flatMap((answers) => {
        const by = new Map<string, string>();
        return answers.flatMap((told) => {
          const { line, context } = told;
          const sentence = tellerOf(told).tell(line, NAME, context) ?? line;
          const other = by.get(sentence) ?? line;
          by.set(sentence, line);
          return other === line ? [] : [`${other} / ${line}: ${sentence}`];
        });
      });
      expect([...new Set(alike)].slice(0, 20)).toEqual([]);
    });
  });
}

/** What is wrong with a sentence for a line. */
function faultsOf(
  texts: GameTexts,
  lang: Lang,
  spoken: Spoken,
  sentence: string | undefined,
): string[] {
  if (sentence === undefined) return ['none'];
  const words = spoken.line.split(' ');
  const faults = [
    [/undefined|NaN|[?]|[a-z][A-Z]|\$/.test(sentence), 'no sentence'],
    [isNotation(texts, spoken, sentence), 'notation'],
    [words.some((word) => word.includes('-') && sentence.includes(word)), 'a bare word'],
    [lang !== 'ja' && !/^[\p{Lu}\d].*[.!]$/u.test(sentence), 'no beginning or no end'],
    [lang === 'fr' && /\b(de|que) [AEIOUÉŒ]\p{Ll}/u.test(sentence), 'no elision'],
    [lang === 'ja' && !/[。！]$|：/.test(sentence), 'no end'],
  ] as const;
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}

/** Whether a sentence says nothing but who plays and the names of a line's words. */
function isNotation(texts: GameTexts, { line, context }: Spoken, sentence: string): boolean {
  const words = line.split(' ');
  const { god = '' } = context?.facts ?? {};
  const names = words.map((word) => texts.words[word] ?? word);
  const rest = [line, names.join(' '), ...names, NAME, texts.words[god] ?? '']
    .map((name) => name.toLowerCase())
    .reduce((left, name) => left.replaceAll(name, ' '), sentence.toLowerCase());
  // A verb alone may be all that there is to say.
  return words.length > 1 && !/\p{L}/u.test(rest);
}
