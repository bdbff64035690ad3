import { Match, NO_CARD, type Options } from '@nineworlds/engine';
import { completeOptions, playAtRandom } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { needfire } from '../checked.ts';
import type { NeedfirePosition } from '../index.ts';

/** Section 6 of the reference: ring, draw pile, exiles, humans of the players after each turn. */
const ZONES: { readonly [seats: number]: readonly string[] } = {
  2: [
    '8/15/2/1',
    '8/12/4/2',
    '8/9/6/3',
    '8/6/8/4',
    '8/3/10/5',
    '8/0/12/6',
    '7/0/12/7',
    '6/0/12/8',
    '5/0/12/9',
    '4/0/12/10',
  ],
  3: [
    '8/10/4/4',
    '8/8/5/5',
    '8/6/6/6',
    '8/4/7/7',
    '8/2/8/8',
    '8/0/9/9',
    '7/0/9/10',
    '6/0/9/11',
    '5/0/9/12',
    '4/0/9/13',
    '3/0/9/14',
    '2/0/9/15',
  ],
  4: [
    '8/11/2/5',
    '8/10/2/6',
    '8/9/2/7',
    '8/8/2/8',
    '8/7/2/9',
    '8/6/2/10',
    '8/5/2/11',
    '8/4/2/12',
    '8/3/2/13',
    '8/2/2/14',
    '8/1/2/15',
    '8/0/2/16',
    '7/0/2/17',
    '6/0/2/18',
    '5/0/2/19',
    '4/0/2/20',
  ],
};
const BONFIRES: { readonly [seats: number]: number } = { 2: 14, 3: 9, 4: 4 };
/** Games with each of the options. */
const GAMES = 100;

const count = (zone: Int32Array) => zone.filter((card) => card !== NO_CARD).length;

function zonesOf(p: NeedfirePosition): string {
  return [count(p.ring), p.pile, p.exileCount, count(p.bands)].join('/');
}

/** Flames: five a hand, and as many bonfires face up as turns have been, if there are as many. */
function flamesAddUp(p: NeedfirePosition, seats: number): boolean {
  return (
    count(p.hands) === 5 * seats &&
    count(p.faceUp) === Math.min(p.turn, BONFIRES[seats]) &&
    p.emberHosts[0] !== p.emberHosts[1]
  );
}

/** The zones after every turn of a random game; flames are counted after every move. */
function zonesByTurn(options: Options, seats: number, seed: number): string[] {
  const match = new Match(needfire, options);
  playAtRandom(match, seed);
  const p = needfire.create(options);
  const after: string[] = [];
  for (const move of match.lines.flatMap((line) => line.moves)) {
    const { turn } = p;
    needfire.apply(p, move);
    // Where a turn begins nothing has happened to the humans yet.
    if (p.turn > turn && turn > 0) after.push(zonesOf(p));
    const isOpening = p.step <= 1;
    if (!isOpening && !flamesAddUp(p, seats)) after.push('flames do not add up');
  }
  return [...after, zonesOf(p)];
}

test.each([2, 3, 4])(
  'N-6: with %i seats the zones depend on the turn alone, in 200 random games with both options',
  (seats) => {
    for (const exileEmbered of ['allowed', 'forbidden']) {
      const options = completeOptions(needfire, { seats, exileEmbered });
      for (let seed = 1; seed <= GAMES; seed++) {
        expect(zonesByTurn(options, seats, seed)).toEqual(ZONES[seats]);
      }
    }
  },
);

test('N-2: every row of the table adds up to 26 humans', () => {
  const sums = Object.values(ZONES)
    .flat()
    .map((row) => row.split('/').reduce((sum, size) => sum + Number(size), 0));
  expect(new Set(sums)).toEqual(new Set([26]));
});
