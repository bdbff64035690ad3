import { CHANCE, SPECTATOR, TEAM } from '@nineworlds/engine';
import { miniTrack, toy } from '@nineworlds/testkit';
import { describe, expect, it } from 'vitest';
import { Table, tableFromRecord } from '../index.ts';
import { ann, bob, refusalOf, say, toyTable } from './tables.ts';

/** A toy table at a question to the team. */
function atTeam() {
  const table = toyTable(ann, bob);
  say(table, 0, 'draw east');
  say(table, 0, 'chance omen gift');
  return table;
}

/** Mini-track at a table where people roll real dice. */
function realDice() {
  return new Table({
    game: miniTrack,
    options: { seats: 4 },
    seats: [ann, bob, ann, bob],
    seed: '',
    fate: 'hmac',
    nonces: [],
    chance: 'manual',
  });
}

describe('whoever does not sit at the table', () => {
  it.each([7, 99, -1, SPECTATOR])('cannot answer for the team, seat %i', (seat) => {
    const table = atTeam();
    expect(refusalOf(table.send({ type: 'line', seat, seq: table.seq, line: 'share keep' }))).toBe(
      'K-6 notYourTurn',
    );
    expect(table.asked).toBe(TEAM);
  });

  it('cannot type what the dice show', () => {
    const table = realDice();
    const line = 'chance card loki';
    expect(refusalOf(table.send({ type: 'line', seat: 99, seq: table.seq, line }))).toBe(
      'K-6 notYourTurn',
    );
    expect(table.asked).toBe(CHANCE);
  });

  it('is not put on a seat when nobody knows what they are', () => {
    const table = toyTable(ann, bob);
    const occupant = { kind: 'ghost' } as never;
    expect(refusalOf(table.send({ type: 'seat', seat: 0, occupant }))).toBe('K-17 notASeat');
    expect(table.seats[0]).toEqual(ann);
  });
});

describe('what the whole team answered', () => {
  it('may be taken back by anybody of the team, also after the game was saved and resumed', () => {
    const table = atTeam();
    say(table, 1, 'share 3');
    expect(table.undoState(0)).toMatchObject({ possible: true });
    const resumed = tableFromRecord(toy, table.record('revealed'));
    expect(resumed.undoState(1)).toMatchObject({ possible: true });
  });
});

describe('a real roll that was mistyped', () => {
  it('is taken back, by anybody, as long as it is the last line', () => {
    const table = realDice();
    say(table, 0, 'chance card loki');
    expect(table.undoState(1)).toEqual({ possible: true, toPly: 0 });
    table.send({ type: 'undo', seat: 1, seq: table.seq });
    expect(table.asked).toBe(CHANCE);
    expect(table.ply).toBe(0);
  });
});
