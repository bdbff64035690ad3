import { countBits, Match, type Options } from '@nineworlds/engine';
import { completeOptions, playAtRandom } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';
import { diceReserve, elfReserve } from '../rules/actions.ts';
import { isUnseen } from '../rules/decks.ts';
import { isThrowing, throwOf } from '../rules/saving-throw.ts';

const GAMES = 60;
const ALL_RELATIONS = chronicles.options.fields.relations?.examples[2] ?? [];

/** Tables with so many players. */
const SETS: readonly (readonly [players: number, options: Options])[] = [
  [1, { seats: 1, mode: 'hard' }],
  [2, { seats: 2, relations: ALL_RELATIONS }],
  [3, { seats: 3, mode: 'hard', relations: ALL_RELATIONS }],
  [4, { seats: 4 }],
  [5, { seats: 5, mode: 'hard' }],
];

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** What does not add up in a position, counted here without the rules’ own checks. */
function miscounts(p: ChroniclesPosition): string[] {
  const { seats, figures, sizes, tail } = p.setup;
  const known = [...p.wheel, ...p.heads, ...p.tails].filter((card) => card > 0);
  const down = [...p.placed.subarray(0, seats)];
  const open = down.filter((card) => card > 0 && !isUnseen(card));
  const hidden = down.filter(isUnseen).length;
  const spent = isThrowing(p) ? throwOf(p).spentElves : 0;
  const counts: [string, number, number][] = [
    ['cards', known.length + open.length + hidden + sum(p.unseen), figures * 6],
    ['known cards', new Set([...known, ...open]).size, known.length + open.length],
    ['unseen cards', sum(p.own.map(countBits)) + countBits(p.shared), hidden + sum(p.unseen)],
    ['Elves', sum(p.elves) + elfReserve(p), sizes.troops],
    ['dice', sum(p.dice) + diceReserve(p), sizes.troops],
    ['artifacts in sight', Math.max(0, p.artifacts.filter((at) => at === 1).length - 3), 0],
    ['Iotunns in two places', p.iotunns & p.iotunnDeck, 0],
    ['creatures in two places', p.creatures & p.creatureDeck, 0],
    ['markers beyond the seventh', Math.max(0, countBits(p.ravaged) - 7), 0],
    ['Iotunn pawns beyond the seventh', Math.max(0, countBits(p.iotunns) - 7), 0],
    ['cells of tails', tail * seats > p.tails.length ? 1 : 0, 0],
  ];
  const within: [string, number, number][] = [
    ['Heroes', p.valhalla, 8],
    ['Fire Giants', p.fire, 8],
    ['Anonymous', p.anonymous, 8],
    ['Elves in reserve', elfReserve(p) - spent, sizes.troops],
    ['dice in reserve', diceReserve(p), sizes.troops],
    ['dice thrown', sum(p.thrown), sizes.troops],
    ...[...p.lives].map((lives, i): [string, number, number] => {
      return [`lives ${i}`, lives, i < seats ? sizes.lives : i < figures ? 5 : 0];
    }),
  ];
  return [
    ...counts
      .filter(([, value, expected]) => value !== expected)
      .map(([what, value, expected]) => `${what}: ${value}, not ${expected}`),
    ...within
      .filter(([, value, most]) => value < 0 || value > most)
      .map(([what, value, most]) => `${what}: ${value} of ${most}`),
  ];
}

test.each(SETS)('C-1: with %i players no piece is ever lost or made', (_, given) => {
  const options = completeOptions(chronicles, given);
  let turns = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const match = new Match(chronicles, options);
    const check = (p: ChroniclesPosition) => {
      const wrong = miscounts(p);
      if (wrong.length > 0) throw new Error(`seed ${seed}, ply ${match.ply}: ${wrong.join('; ')}`);
    };
    playAtRandom(match, seed, { asked: check, line() {} });
    check(match.position);
    turns += match.position.turn;
  }
  expect(turns / GAMES).toBeGreaterThan(5);
});
