import { WinModel } from '@nineworlds/bots/search-tools';
import { Rng } from '@nineworlds/engine';
import { botGames, randomOptions } from '@nineworlds/testkit';
import { featureSuite, featuresOf } from '@nineworlds/testkit/suites';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../bot/features.ts';
import { yggdrasil } from '../checked.ts';
import { searchModel } from '../search-model.ts';
import { acting, type Situation } from './situation.ts';

const { playGame } = botGames(yggdrasil);

featureSuite(yggdrasil, searchModel, [
  { seats: 1 },
  { seats: 3, angry: 3 },
  { seats: 5, ruleset: 'draft2010', ragnarok: 2 },
]);

describe('the features of Yggdrasil', () => {
  test('can be told with any options, and are the same for all gods', () => {
    for (let seed = 1; seed <= 6; seed++) {
      playGame(searchModel.policy, randomOptions(yggdrasil, new Rng(seed)), seed, (p) => {
        expect(featuresOf(searchModel, p, p.setup.seats - 1)).toEqual(
          featuresOf(searchModel, p, 0),
        );
      });
    }
  });

  test('Y-10.5: tell a fight under way, and whether the elves in hand still win it', () => {
    const inFight = (elves: number) => {
      const game = acting({ enemies: { surt: 3 }, vikings: [2], elves: [elves] });
      game.play('asgard surt 2').rolls('die green').asks(0, 'payElves');
      const numbers = featuresOf(searchModel, game.position, 0);
      game.end();
      const told = ['underWay', 'fightWon', 'fightLost'] as const;
      return told.map((name) => numbers[FEATURES.indexOf(name)]);
    };
    expect(inFight(1)).toEqual([1, 0, 1]);
    expect(inFight(2)).toEqual([1, 1, 0]);
  });
});

describe('the win model of Yggdrasil', () => {
  const winModel = new WinModel(yggdrasil, searchModel);
  const cards = Array.from({ length: 12 }, (_, i) => ['hel', 'loki', 'surt'][i % 3]);
  const chance = (situation: Situation) => {
    const game = acting({ gods: ['thor', 'odin', 'tyr'], unseen: cards, ...situation });
    const found = winModel.winProbability(game.position, 0);
    game.end();
    return found;
  };

  test('Y-4.2: gives less for enemies that are near to what they want', () => {
    const far = chance({ enemies: { loki: 2, hel: 1 } });
    const near = chance({ enemies: { loki: 6, hel: 5, surt: 4 } });
    expect(near).toBeLessThan(far - 0.1);
  });

  test('gives more for Vikings and weapons', () => {
    const enemies = { loki: 5, hel: 5, surt: 4 };
    const armed = { vikings: [6, 6, 6], weapons: { loki: [3], surt: [2], hel: [3] } };
    expect(chance({ enemies, ...armed })).toBeGreaterThan(chance({ enemies }));
  });
});
