import { expect, test } from 'vitest';
import { yggdrasil } from '../game.ts';

/** Name, number of answers, verb, and whether the answer goes on in the line of the one before it. */
const KINDS = [
  ['dealGod', 7, 'god', false],
  ['dealAngry', 6, 'angry', false],
  ['dealRagnarok', 17, 'ragnarok', false],
  ['chooseFirst', 6, 'first', false],
  ['drawCard', 17, 'card', false],
  ['resolveCard', 17, 'resolve', false],
  ['returnCard', 2, 'return', true],
  ['rollEffect', 4, 'die', false],
  ['rollCalm', 4, 'die', false],
  ['rollFight', 4, 'die', false],
  ['chooseRoll', 4, 'keep', false],
  ['turnGiant', 16, 'giant', false],
  ['advanceRearmost', 6, 'advance', false],
  ['orderEffects', 6, 'effect', false],
  ['act', 11, '', false],
  ['payVikings', 48, 'vikings', true],
  ['payElves', 8, 'elves', false],
  ['gather', 5, 'bag', false],
  ['burn', 6, 'fire', false],
  ['keepVikings', 48, 'vikings', true],
  ['keepElves', 8, 'elves', true],
  ['orderCard', 17, 'order', true],
  ['shareVikings', 48, 'share', true],
  ['pushBack', 6, 'back', true],
  ['chooseEnemy', 6, 'asgard', true],
  ['chooseIsland', 5, 'midgard', true],
  ['chooseWeapon', 6, 'nidavellir', true],
  ['choosePartner', 6, 'niflheim', true],
  ['reviveBag', 4, 'helheim', true],
  ['burnBag', 4, 'muspellheim', true],
  ['chooseGiant', 17, 'jotunheim', true],
  ['useVanir', 30, 'vanaheim', true],
  ['chooseFoe', 22, 'asgard', true],
];

test('the kinds of questions stay as they are: action ids, saved games and links depend on them', () => {
  const kinds = yggdrasil.kinds.map(({ name, moves, verb, continues }) => [
    name,
    moves,
    verb,
    continues,
  ]);
  expect(kinds).toEqual(KINDS);
});
