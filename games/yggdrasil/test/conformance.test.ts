import type { Bot } from '@nineworlds/engine';
import { conformance } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { VANAHEIM } from '../data/worlds.ts';
import { gameModule, type YggdrasilPosition } from '../index.ts';
import { act } from '../rules/actions.ts';
import { useVanir, VANIR_ADVANCE, VANIR_FORESEE } from '../rules/vanaheim.ts';
import { DISCARDING_EDITION, ownerFile } from './owner-edition.ts';

const best = gameModule.bots[gameModule.bots.length - 1];

/** Plays well, but calls the Vanir more often than is wise: their last effects are seldom seen. */
const friendOfTheVanir: Bot<YggdrasilPosition> = {
  name: 'friend-of-the-vanir',
  choose(game, o, seat, moves, n, rng) {
    const open = moves.subarray(0, n);
    if (act.isOpen(o) && open.includes(VANAHEIM) && rng.below(3) === 0) return VANAHEIM;
    if (!useVanir.isOpen(o)) return best.choose(game, o, seat, moves, n, rng);
    if (o.setup.vanirDiscards && open.includes(VANIR_FORESEE)) return VANIR_FORESEE;
    if (moves[0] === VANIR_ADVANCE && rng.below(4) > 0) return VANIR_ADVANCE;
    // The last giants are those of one rune.
    return moves[rng.below(2) === 0 ? n - 1 : rng.below(n)];
  },
};

const MANY_SPECIAL = { spread: 'random', angry: 6, ragnarok: 4 };

test('Yggdrasil conforms with one to six gods and every option', () => {
  const report = conformance(yggdrasil, {
    games: 5,
    seed: 1,
    bots: [...gameModule.bots, friendOfTheVanir],
    optionSets: [
      { seats: 1 },
      { seats: 2, first: 'random', vanirFlight: 'adjacent' },
      { seats: 6, angry: 6, firstArchOneWay: true },
      {
        gods: ['odin', 'tyr', 'freyja'],
        first: '2',
        angry: 5,
        ragnarok: 4,
        ragnarokEffects: 'each',
      },
      {
        gods: ['frey', 'odin', 'heimdall'],
        ruleset: 'jp',
        spread: 'random',
        angry: 4,
        ragnarok: 2,
      },
      { gods: ['tyr', 'thor'], anyGiant: true, angryEnemies: ['loki', 'hel'], victory: 'lastCard' },
      { gods: ['tyr'], ruleset: 'draft2010', angry: 2, ragnarok: 1, ragnarokEffects: 'each' },
      { gods: ['thor', 'odin', 'freyja', 'frey'], ruleset: 'draft2010', angry: 6 },
      { ...MANY_SPECIAL, gods: ['freyja'], vanir3: 'discardNext' },
      { ...MANY_SPECIAL, gods: ['thor', 'tyr'], vanir3: 'discardNext', vanirUse: 'exact' },
      { gods: ['freyja', 'heimdall'], anyGiant: true },
      { gods: ['freyja', 'thor'], asgardFoes: 'enemiesAndGiants', gathering: 'oncePerTurn' },
      { gods: ['thor', 'tyr'], ruleset: 'draft2010', asgardFoes: 'enemiesAndGiants' },
      { ...MANY_SPECIAL, gods: ['tyr', 'odin'], edition: ownerFile() },
      { ...MANY_SPECIAL, gods: ['freyja'], edition: ownerFile(DISCARDING_EDITION) },
      { gods: ['tyr', 'thor', 'freyja'], ruleset: 'draft2010', ragnarok: 4, edition: ownerFile() },
    ],
  });
  expect(report.problems).toEqual([]);
  expect(report.unseen).toEqual([]);
});
