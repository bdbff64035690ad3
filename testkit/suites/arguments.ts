import {
  type FactTexts,
  type GameDef,
  hashOf,
  type Lang,
  type Position,
  type SearchModel,
  TEAM,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { adviceFaults } from '../advice-faults.ts';
import { anything, type BotLine, everyLine, type SeededTable } from '../bot-lines.ts';

/** What is asked of the arguments of a game. */
export interface ArgumentPromises<P extends Position> {
  /** Options that between them bring most of a game, each with the seed of its game. */
  readonly tables: readonly SeededTable[];
  readonly texts: Readonly<Record<Lang, FactTexts>>;
  /** Of the lines that answer a kind of question that is often asked, at least this part has arguments. */
  readonly argued: number;
  /** Kinds of question that are certainly asked often. */
  readonly oftenAsked: readonly string[];
  /** Kinds of question of which most answers need no argument: doing nothing more. */
  readonly seldomArgued?: readonly string[];
  /** A game that stands at each kind of question, by its name. */
  readonly everyQuestion?: Readonly<Record<string, () => { readonly position: P }>>;
}

/** So often a kind of question is asked before the part is taken. */
const OFTEN = 20;

/** What every game's arguments for a line are held to. */
export function argumentSuite<P extends Position>(
  game: GameDef<P>,
  searchModel: SearchModel<P>,
  { tables, texts, argued, oftenAsked, seldomArgued = [], everyQuestion }: ArgumentPromises<P>,
): void {
  const argumentsOf = ({ observation, seat, line }: BotLine<P>) =>
    searchModel.argumentsFor(observation, seat, line);

  function testAnyAnswer(games: NonNullable<typeof everyQuestion>): void {
    test('stand for any answer to any kind of question', () => {
      const out = new Int32Array(game.maxMoves);
      for (const [kind, begin] of Object.entries(games)) {
        const { position } = begin();
        const asked = position.frames.seat;
        if (asked < 0 && asked !== TEAM) continue;
        const seat = asked === TEAM ? game.active(position) : asked;
        const n = game.legal(position, out);
        for (const move of out.subarray(0, n)) {
          const found = searchModel.argumentsFor(position, seat, [move]);
          expect(adviceFaults(found, texts), `${kind} ${move}`).toEqual([]);
        }
      }
    });
  }

  describe('arguments for a line', () => {
    test('have a sound sentence in every language, three at most, and change nothing', () => {
      for (const bot of [searchModel.policy, anything]) {
        everyLine<P>(game, bot, tables, (one) => {
          const before = hashOf(one.observation);
          expect(adviceFaults(argumentsOf(one), texts)).toEqual([]);
          expect(hashOf(one.observation)).toBe(before);
        });
      }
    });

    if (everyQuestion !== undefined) testAnyAnswer(everyQuestion);

    test(`are found for ${100 * argued} % of the lines of every kind of question that is often asked`, () => {
      const counts = new Map<string, { all: number; argued: number }>();
      everyLine(game, searchModel.policy, tables, (one) => {
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
