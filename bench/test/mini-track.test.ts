import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { boardgameIoPlayer } from '../boardgame-io/random-player.ts';
import { kernelPlayer } from '../kernel.ts';
import type { GameStatistics } from '../random-player.ts';

// What random games of mini-track look like, whoever wrote the rules down, as the description of the
// game says. The tolerances are four standard errors of the games played here and of the description.
const REFERENCE = { movesPerGame: 82.6, legalMoves: 21.8, winRate: 0.007 } as const;

function expectReference(found: GameStatistics, tolerance: Omit<GameStatistics, 'games'>): void {
  for (const key of ['movesPerGame', 'legalMoves', 'winRate'] as const) {
    expect(Math.abs(found[key] - REFERENCE[key]), `${key} is ${found[key]}`).toBeLessThan(
      tolerance[key],
    );
  }
}

describe('random games of mini-track', () => {
  test('on our kernel they are those of the reference', () => {
    const found = kernelPlayer(miniTrack, {}, 7).survey(5000);
    expectReference(found, { movesPerGame: 1.3, legalMoves: 0.15, winRate: 0.006 });
  });

  test('on boardgame.io they are those of the reference', () => {
    const found = boardgameIoPlayer(7).survey(400);
    expectReference(found, { movesPerGame: 3.5, legalMoves: 0.45, winRate: 0.018 });
  });

  test('are the same when they are timed and when they are surveyed', () => {
    const survey = kernelPlayer(miniTrack, {}, 11).survey(300);
    const timed = kernelPlayer(miniTrack, {}, 11).play(300);
    expect(timed / 300).toBe(survey.movesPerGame);
  });

  test('change with the seed and with nothing else', () => {
    const checksum = (seed: number) => kernelPlayer(miniTrack, {}, seed).survey(50).checksum;
    expect(checksum(1)).toBe(checksum(1));
    expect(checksum(1)).not.toBe(checksum(2));
  });
});
