import type { Bot } from '@nineworlds/engine';
import { expect, test } from 'vitest';
import { conformance, demandConformance } from '../conformance.ts';
import { ConformanceError } from '../conformance-error.ts';
import { miniTrack } from '../games/mini-track/index.ts';
import { withFault } from '../with-fault.ts';

test('mini-track has every property of a game', () => {
  const report = conformance(miniTrack, { games: 24, seed: 1 });
  demandConformance(report);
  expect(report).toMatchObject({ game: 'mini-track', games: 24, problems: [], unseen: [] });
  expect(report.questions).toBeGreaterThan(1000);
});

test('equal requests give equal reports', () => {
  const request = { games: 2, seed: 5 };
  expect(conformance(miniTrack, request)).toEqual(conformance(miniTrack, request));
});

test('what is demanded and missing is named with game, seed, ply and property', () => {
  const report = conformance(withFault(miniTrack, { maxPlies: 20 }), { games: 1, seed: 3 });
  expect(() => demandConformance(report)).toThrow(ConformanceError);
  expect(() => demandConformance(report)).toThrow(
    'mini-track, options {"seats":4}, seed 3, ply 20: bounded: more than 20 moves',
  );
});

test('a run ends after ten problems', () => {
  const broken = withFault(miniTrack, { legal: () => 0 });
  const { games, problems } = conformance(broken, { games: 50, seed: 1 });
  expect(games).toBe(10);
  expect(problems).toHaveLength(10);
});

test('bots play a part of the games, and are held to the rules', () => {
  let asked = 0;
  const first: Bot = {
    name: 'first',
    choose(_game, _observation, _seat, moves) {
      asked++;
      return moves[0];
    },
  };
  const report = conformance(miniTrack, { games: 24, seed: 1, bots: [first] });
  demandConformance(report);
  expect(report.unseen).toEqual([]);
  expect(asked).toBeGreaterThan(report.questions / 5);
  const cheat: Bot = { name: 'cheat', choose: () => 999 };
  const { problems } = conformance(miniTrack, { games: 4, seed: 1, bots: [cheat] });
  expect(problems[0]?.message).toMatch(/cheat: \w+ 999 is not legal/);
});
