import {
  type Bot,
  type FactTexts,
  type GameDef,
  hashOf,
  type Lang,
  type Options,
  type Position,
  type SearchModel,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { adviceFaults } from '../advice-faults.ts';
import { type BotLine, playByLines } from '../bot-lines.ts';

/** What is asked of the arguments of a game. */
export interface ArgumentPromises {
  /** Options that between them bring most of a game, each with the seed of its game. */
  readonly tables: readonly (readonly [options: Options, seed: number])[];
  readonly texts: Readonly<Record<Lang, FactTexts>>;
  /** Of the lines that answer a kind of question that is often asked, at least this part has arguments. */
  readonly argued: number;
  /** Kinds of question that are certainly asked often. */
  readonly oftenAsked: readonly string[];
  /** Kinds of question of which most answers need no argument: doing nothing more. */
  readonly seldomArgued?: readonly string[];
}

/** So often a kind of question is asked before the part is taken. */
const OFTEN = 20;

/** What every game's arguments for a line are held to. */
export function argumentSuite<P extends Position>(
  game: GameDef<P>,
  searchModel: SearchModel<P>,
  { tables, texts, argued, oftenAsked, seldomArgued = [] }: ArgumentPromises,
): void {
  /** Answers anything: lines that are not the policy's have arguments too. */
  const anything: Bot<P> = {
    name: 'anything',
    choose: (_game, _o, _seat, moves, n, rng) => moves[rng.below(n)] ?? 0,
  };

  function everyLine(bot: Bot<P>, visit: (line: BotLine<P>) => void): void {
    for (const [options, seed] of tables) playByLines(game, bot, options, seed, visit);
  }

  const argumentsOf = ({ observation, seat, line }: BotLine<P>) =>
    searchModel.argumentsFor(observation, seat, line);

  describe('arguments for a line', () => {
    test('have a sound sentence in every language, three at most, and change nothing', () => {
      for (const bot of [searchModel.policy, anything]) {
        everyLine(bot, (one) => {
          const before = hashOf(one.observation);
          expect(adviceFaults(argumentsOf(one), texts)).toEqual([]);
          expect(hashOf(one.observation)).toBe(before);
        });
      }
    });

    test(`are found for ${100 * argued} % of the lines of every kind of question that is often asked`, () => {
      const counts = new Map<string, { all: number; argued: number }>();
      everyLine(searchModel.policy, (one) => {
        const count = counts.get(one.kind) ?? { all: 0, argued: 0 };
        count.all++;
        if (argumentsOf(one).length > 0) count.argued++;
        counts.set(one.kind, count);
      });
      const often = [...counts].filter(
        ([kind, { all }]) => all >= OFTEN && !seldomArgued.includes(kind),
      );
      expect(often.map(([kind]) => kind)).toEqual(expect.arrayContaining([...oftenAsked]));
      expect(often.filter(([, count]) => count.argued < argued * count.all)).toEqual([]);
    });
  });
}
