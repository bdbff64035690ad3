import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, fromPositionFile, hashOf, toPositionFile } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';
import { describe, expect, it } from 'vitest';
import { positionFacts } from './facts.ts';
import {
  namesIn,
  type OpenedRecord,
  openGame,
  openPosition,
  openRecord,
  textIn,
  V1,
  valueIn,
  writtenToday,
} from './opening.ts';

/** How a position came about: in a game after so many lines and answers, or in play. */
interface Made {
  readonly record?: string;
  readonly ply: number;
  readonly answers: number;
}

type KeptPosition = ReturnType<typeof positionFacts> & { readonly made: Made };

/** The kinds of questions that the first version had. */
const NAMES = valueIn<{ games: Record<string, { kinds: readonly unknown[] }> }>('names.json');
const POSITIONS = valueIn<Record<string, KeptPosition>>('positions.json');

const games = new Map<string, Promise<OpenedRecord>>();

/** The game of a record, which is replayed once. */
function gameOf(record: string): Promise<OpenedRecord> {
  const folder = record.startsWith('records/') ? V1 : join(V1, '..', '..');
  const game = games.get(record) ?? openRecord(readFileSync(join(folder, record), 'utf8'));
  games.set(record, game);
  return game;
}

describe('position files of the first version', () => {
  it('are all listed', () => {
    expect(Object.keys(POSITIONS).sort()).toEqual(namesIn('positions'));
  });

  it.each(GAMES.map(({ id }) => id))('%s: every kind of question is open in one', async (id) => {
    const { game } = await openGame(id);
    // A kind without answers only lies below others.
    const first = NAMES.games[id]?.kinds.length;
    const asked = game.kinds
      .slice(0, first)
      .flatMap(({ moves, name }) => (moves > 0 ? [name] : []));
    const open = Object.entries(POSITIONS).filter(([name]) => name.startsWith(`${id}-`));
    expect(open.map(([, { question }]) => question)).toEqual(expect.arrayContaining(asked));
  });

  it.each(Object.entries(POSITIONS))('%s', async (name, { made: _, ...kept }) => {
    const text = textIn('positions', name);
    const { match, game } = await openPosition(text);
    expect(positionFacts(match)).toEqual(kept);
    const written = toPositionFile(game, match.options, match.start);
    expect(written).toEqual(writtenToday(game, text));
  });

  const recorded = Object.entries(POSITIONS).filter(([, { made }]) => made.record !== undefined);
  it.each(recorded)('%s comes up in its game', async (_, { made, hash }) => {
    const { record = '', ply, answers } = made;
    const { game, match } = await gameOf(record);
    const at = game.blank(match.options);
    at.copyFrom(match.start);
    for (const { moves } of match.lines.slice(0, ply)) {
      for (const move of moves) game.apply(at, move);
    }
    const begun = match.lines[ply]?.moves.slice(0, answers) ?? [];
    for (const move of begun) game.apply(at, move);
    expect(hashOf(at)).toBe(hash);
  });

  it('what one player knows is no whole position', async () => {
    const { game } = await openGame('needfire');
    const file = valueIn('refused', 'needfire-observation.nwpos.json');
    expect(() => fromPositionFile(game, file)).toThrow(BadInput);
    expect(() => fromPositionFile(game, file)).toThrow('position.observer: notWholeTruth');
  });
});
