import type { Bot, Json } from '@nineworlds/engine';
import { conformance } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { GULLFAXI, GULLTOPP, URD } from '../data/creatures.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { SVARTALFHEIM } from '../data/worlds.ts';
import { type ChroniclesPosition, gameModule } from '../index.ts';
import { ACTION } from '../rules/mission.ts';
import { type QuestionName, questions } from '../rules/questions.ts';
import { isOfSagas } from './of-sagas.ts';

/** Random play seldom lives long and never wins: with kind dice and a short way it does. */
const KIND_EDITION = {
  ...RECONSTRUCTED_EDITION,
  editionId: 'kind',
  status: 'OWNER_ENTERED',
  godDie: ['s', 's', 's', 's', 'i', 'blank'],
  vanirDie: ['s', 's-lost', 's', 's-lost', 'i-lost', 'ii-lost'],
  islands: [1, 1, 1, 1, 1, 1],
  steps: { easy: 2, hard: 12 },
} as unknown as Json;

/** What a file of version 1 gets where it says nothing. */
const FIRST_READINGS = chronicles.upgrade?.(1, {}) ?? {};
const ALL_RELATIONS = chronicles.options.fields.relations?.examples[2] ?? [];

/** What friends of the creatures look for, by the question. */
const SOUGHT: { readonly [name in QuestionName]?: readonly number[] } = {
  move: [SVARTALFHEIM],
  mission: [ACTION],
  chooseCreature: [GULLFAXI, GULLTOPP, URD],
};

/** Goes to Svartalfheim again and again: some creatures can do much only late in a game. */
const friendOfCreatures: Bot<ChroniclesPosition> = {
  name: 'friend-of-creatures',
  choose(_game, o, _seat, moves, n, rng) {
    const open = moves.subarray(0, n);
    const asked = questions.asked(o);
    const sought = asked && SOUGHT[asked.name]?.find((move) => open.includes(move));
    return sought !== undefined && rng.below(4) > 0 ? sought : moves[rng.below(n)];
  },
};

test('Chronicles conforms with one to five gods and every option', () => {
  const report = conformance(chronicles, {
    games: 3,
    seed: 1,
    bots: [...gameModule.bots, friendOfCreatures],
    optionSets: [
      { seats: 1, mode: 'hard' },
      { seats: 1, relations: ALL_RELATIONS, backs: 'hidden' },
      { seats: 2 },
      { seats: 2, mode: 'hard', relations: ALL_RELATIONS, backs: 'hidden' },
      { seats: 3, mode: 'hard', tyr: 'neverFails' },
      { gods: ['freyr', 'freyia', 'frigg', 'odin'], mode: 'hard' },
      { seats: 4, memoryAid: false },
      { seats: 5, mode: 'hard', relations: ALL_RELATIONS },
      { seats: 3, edition: KIND_EDITION },
      { seats: 2, mode: 'hard', edition: KIND_EDITION },
      // The other readings, and those of version 1.
      {
        seats: 4,
        mode: 'hardest',
        relations: ALL_RELATIONS,
        lucky: 'text',
        denial: 'throughThrow',
      },
      { seats: 3, mode: 'hard', relations: ALL_RELATIONS, ...FIRST_READINGS },
    ],
    // `saga-conformance.test.ts` plays sagas.
    hasToTurnUp: (what) => !isOfSagas(what),
  });
  expect(report.problems).toEqual([]);
  expect(report.unseen).toEqual([]);
});
