import { WinModel } from '@nineworlds/bots/search-tools';
import { Rng } from '@nineworlds/engine';
import { botGames, randomOptions } from '@nineworlds/testkit';
import { featureSuite, featuresOf } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { searchModel } from '../search-model.ts';
import { moving, type Situation } from './situation.ts';

const { playGame } = botGames(chronicles);

featureSuite(chronicles, searchModel, [
  { seats: 1 },
  { seats: 3, mode: 'hard' },
  { seats: 5, mode: 'hard', backs: 'hidden' },
]);

describe('the features of Chronicles', () => {
  test('can be told with any options, and are the same for all gods', () => {
    for (let seed = 1; seed <= 5; seed++) {
      playGame(searchModel.policy, randomOptions(chronicles, new Rng(seed)), seed, (p) => {
        expect(featuresOf(searchModel, p, p.setup.seats - 1)).toEqual(
          featuresOf(searchModel, p, 0),
        );
      });
    }
  });
});

describe('the win model of Chronicles', () => {
  const winModel = new WinModel(chronicles, searchModel);
  const chance = (situation: Situation) => {
    const game = moving(situation);
    const found = winModel.winProbability(game.position, 0);
    game.end();
    return found;
  };

  test('C-15.5: gives more when Nidhogg is near the tree', () => {
    expect(chance({ nidhogg: 4 })).toBeGreaterThan(chance({ nidhogg: 0 }));
  });

  test('C-4.1, C-7.1: gives less for gods with few lives and ravaged worlds', () => {
    const lives = { thor: 1, odin: 2, heimdall: 2 };
    expect(chance({ lives, ravaged: ['alfheim', 'midgard', 'niflheim'] })).toBeLessThan(
      chance({}) - 0.1,
    );
  });
});
