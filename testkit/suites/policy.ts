import {
  type Bot,
  CHANCE,
  type GameDef,
  hashOf,
  type Options,
  OVER,
  type Position,
  Rng,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { botGames } from '../bot-games.ts';
import { completeOptions, randomOptions } from '../random-options.ts';
import { randomPositions } from '../random-positions.ts';

/** How a game's bot plays. */
export interface PolicyPromises {
  readonly tables: readonly Options[];
  /** Whether it draws lots between answers that are equally good. */
  readonly drawsLots?: boolean;
}

/** What the bot that a game's hints and search bots go by is held to. */
export function policySuite<P extends Position>(
  game: GameDef<P>,
  bot: Bot<P>,
  { tables, drawsLots = false }: PolicyPromises,
): void {
  const { answerOf, playGame } = botGames(game);
  const findPositions = randomPositions(game, tables);
  const isAsked = ({ frames: { seat } }: P) => seat !== OVER && seat !== CHANCE;

  /** What the seat that answers knows. */
  function observationOf(options: Options, p: P): P {
    const observation = game.blank(options);
    game.observe(p, game.active(p), observation);
    return observation;
  }

  describe(bot.name, () => {
    test('gives legal answers with any options', () => {
      for (let seed = 1; seed <= 40; seed++) {
        playGame(bot, randomOptions(game, new Rng(seed)), seed);
      }
    });

    test('gives legal answers wherever random play leads, and leaves the observation as it was', () => {
      for (const { options, p } of findPositions(400, 1, isAsked)) {
        const observation = observationOf(options, p);
        const before = hashOf(observation);
        const move = answerOf(bot, observation, new Rng(1));
        expect(hashOf(observation)).toBe(before);
        expect(game.refuse(p, move)).toBeUndefined();
      }
    });

    test.each(tables)('answers the same again, whatever it is asked in between: %j', (given) => {
      const options = completeOptions(game, given);
      const again = () => new Rng(drawsLots ? 1 : 2);
      const between = findPositions(20, 2, isAsked).map((found) =>
        observationOf(found.options, found.p),
      );
      let asked = 0;
      for (let seed = 1; seed <= 5; seed++) {
        playGame(bot, options, seed, (p) => {
          const observation = observationOf(options, p);
          const before = hashOf(observation);
          const move = answerOf(bot, observation, new Rng(1));
          expect(hashOf(observation)).toBe(before);
          const other = between[asked++ % between.length];
          if (other !== undefined) answerOf(bot, other, new Rng(1));
          expect(answerOf(bot, observation, again())).toBe(move);
        });
      }
    });
  });
}
