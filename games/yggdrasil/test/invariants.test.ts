import { Match, type Options } from '@nineworlds/engine';
import { completeOptions, playAtRandom } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { CARD_KINDS, CARDS_PER_ENEMY, DECK_SIZE } from '../data/cards.ts';
import type { YggdrasilPosition } from '../index.ts';

const GAMES = 200;

/** The rule sets, each with hard decks and with all its gods in some games. */
const SETS: Record<string, readonly Options[]> = {
  printed2011: [
    { seats: 1 },
    { seats: 3, angry: 3 },
    { seats: 6, angry: 6, ragnarok: 4, ragnarokEffects: 'each' },
    { gods: ['odin', 'freyja'], angry: 5, ragnarok: 2, spread: 'random', anyGiant: true },
  ],
  draft2010: [
    { ruleset: 'draft2010', seats: 2 },
    { ruleset: 'draft2010', gods: ['freyja', 'thor'], asgardFoes: 'enemiesAndGiants' },
    { ruleset: 'draft2010', gods: ['frey', 'odin', 'tyr'], angry: 4, ragnarok: 1 },
  ],
  jp: [
    { ruleset: 'jp', gods: ['odin'], angry: 2 },
    { ruleset: 'jp', gods: ['odin', 'heimdall', 'thor', 'tyr'], firstArchOneWay: true },
  ],
};

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** What does not add up in a position, counted here without the rules’ own checks. */
function miscounts(p: YggdrasilPosition): string[] {
  const { seats, floodStart, ragnarok } = p.setup;
  const { deck } = p;
  const known = [...deck.head, ...deck.tail, ...p.looked].filter((card) => card > 0);
  const open = p.fenrirCard > 0 ? 1 : 0;
  const drawn = sum(p.discard) + open + known.length;
  const counts: [string, number, number][] = [
    ['Vikings', sum(p.bagVikings) + sum(p.vikings) + p.helheim, 47],
    ['Fire Giants', sum(p.bagFire) + p.muspellheim, 42],
    ['elves', sum(p.elves) + p.alfheim, seats + 1],
    ['giants in two places', p.activeGiants & p.beatenGiants, 0],
    ['giants beyond the sixteenth', (p.activeGiants | p.beatenGiants) >> 16, 0],
    ['flooded islands', p.flooded > 0 || floodStart === 0 ? 1 : 0, 1],
  ];
  if (p.turn > 0) {
    counts.push(['cards', drawn + sum(deck.piles), DECK_SIZE]);
    // The cards in the box are among the unseen ones.
    counts.push(['cards with the box', drawn + sum(p.ordinary) + sum(p.special), 42 + ragnarok]);
  }
  for (let seat = 0; seat < seats; seat++) {
    for (let enemy = 0; enemy < 6; enemy++) {
      const levels = p.weapons.subarray(3 * enemy, 3 * enemy + 3);
      const held = levels.filter((holder) => holder === seat + 1).length;
      if (held > 1) counts.push([`weapons against ${enemy} of seat ${seat}`, held, 1]);
    }
  }
  if (p.weapons.some((holder) => holder < 0 || holder > seats)) counts.push(['weapons', 1, 0]);
  for (let card = 1; card < CARD_KINDS; card++) {
    const all = p.ordinary[card] + p.special[card] + p.discard[card];
    const most = card <= 6 ? CARDS_PER_ENEMY : 1;
    if (all > most) counts.push([`cards ${card}`, all, most]);
  }
  if ([...p.enemies].some((space) => space < 0 || space > 7)) counts.push(['spaces', 1, 0]);
  return counts
    .filter(([, value, expected]) => value !== expected)
    .map(([what, value, expected]) => `${what}: ${value}, not ${expected}`);
}

test.each(Object.entries(SETS))('Y-2: in games of %s no piece is ever lost or made', (_, sets) => {
  let asked = 0;
  let turns = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const options = completeOptions(yggdrasil, sets[seed % sets.length]);
    const match = new Match(yggdrasil, options);
    const check = (p: YggdrasilPosition) => {
      asked++;
      const wrong = miscounts(p);
      if (wrong.length > 0) throw new Error(`seed ${seed}, ply ${match.ply}: ${wrong.join('; ')}`);
    };
    playAtRandom(match, seed, { asked: check, line() {} });
    check(match.position);
    turns += match.position.turn;
  }
  expect(asked / GAMES).toBeGreaterThan(50);
  expect(turns / GAMES).toBeGreaterThan(5);
});
