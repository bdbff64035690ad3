import { miniTrack } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { kernelPlayer } from '../kernel.ts';
import { surveyPeer } from '../mini-track.ts';
import type { RandomPlayer } from '../random-player.ts';
import { strangeFigures } from '../reference.ts';

describe('random games of mini-track', () => {
  test('on our kernel they are those of the reference', () => {
    const found = kernelPlayer(miniTrack, {}, 7).survey(5000);
    const tolerance = { movesPerGame: 1.3, legalMoves: 0.15, winRate: 0.006 };
    expect(strangeFigures(found, tolerance)).toEqual([]);
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

describe('a peer', () => {
  const ours = kernelPlayer(miniTrack, {}, 7);
  const peer = (change: object): RandomPlayer => ({
    ...ours,
    name: 'peer 1.0',
    survey: (games) => ({ ...ours.survey(games), ...change }),
  });

  test('is surveyed when it plays the games of the reference', () => {
    expect(surveyPeer(peer({}))).toMatchObject({ games: 300 });
  });

  test('is refused by name when it plays other games, whichever figure tells', () => {
    for (const change of [
      { movesPerGame: 78 },
      { legalMoves: 22.4 },
      { winRate: 0.03 },
      { legalMoves: Number.NaN },
    ]) {
      const [key] = Object.keys(change);
      expect(() => surveyPeer(peer(change))).toThrow(`peer 1.0 plays another game`);
      expect(() => surveyPeer(peer(change))).toThrow(`${key} is`);
    }
  });
});
