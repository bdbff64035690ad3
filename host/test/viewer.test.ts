import { HOST, SPECTATOR } from '@nineworlds/engine';
import type { Command, Table } from '@nineworlds/table';
import { describe, expect, it } from 'vitest';
import {
  actorOf,
  answerersOf,
  curtainOf,
  firstSeat,
  hidesSomething,
  isSeated,
  observerOf,
  ownsTable,
  requireCommand,
  requirePlayer,
  requireSight,
  undoFor,
  type Viewer,
  type Viewing,
} from '../viewer.ts';
import { ann, bob, bot, needfireTable } from './hosts.ts';

/** NeedFire for two people and a bot, the first of them asked. */
async function needfire(): Promise<Viewing> {
  const { table } = await needfireTable([ann, bob, bot], { first: '1' });
  return { table, purpose: 'play', secretive: true, people: [0, 1] };
}

const lang = 'en';
const device: Viewer = { id: 'd', lang, seats: [0, 1, 2], seat: SPECTATOR };
const onlineAnn: Viewer = { id: 'a', lang, seats: [0], seat: 0 };
const onlineBob: Viewer = { id: 'b', lang, seats: [1], seat: 1 };
const onlooker: Viewer = { id: 'o', lang, seats: [], seat: SPECTATOR };

describe('somebody with a seat of their own', () => {
  it('looks as that seat at once, behind no curtain', async () => {
    const viewing = await needfire();
    for (const viewer of [onlineAnn, onlineBob]) {
      expect(firstSeat(viewing, { ...viewer, seat: SPECTATOR })).toBe(viewer.seat);
      expect(curtainOf(viewing, viewer)).toBeUndefined();
      expect(observerOf(viewing, viewer)).toBe(viewer.seat);
    }
  });

  it('answers for nobody else, and is asked nothing of theirs', async () => {
    const viewing = await needfire();
    expect([answerersOf(viewing, onlineAnn), answerersOf(viewing, onlineBob)]).toEqual([[0], []]);
    expect([isSeated(viewing, onlineAnn, 0), isSeated(viewing, onlineBob, 0)]).toEqual([
      true,
      false,
    ]);
    expect(actorOf(viewing, onlineBob)).toBe(1);
    expect(() => requireSight(viewing, onlineBob, 0)).toThrow('notYourSeat');
    expect(() => requireSight(viewing, onlineBob, SPECTATOR)).not.toThrow();
  });

  it.each<Command>([
    { type: 'line', seat: 0, seq: 0, line: 'swap 1' },
    { type: 'undo', seat: 0, seq: 0 },
    { type: 'rewind', seat: 0, seq: 0, toPly: 0 },
    { type: 'agree', seat: 0, seq: 0 },
    { type: 'decline', seat: 0, seq: 0 },
    { type: 'seat', seat: 0, occupant: bot },
  ])('gives no command for another: $type', async (command) => {
    const viewing = await needfire();
    expect(() => requireCommand(viewing, onlineBob, command)).toThrow('notYourSeat');
    expect(() => requireCommand(viewing, onlooker, command)).toThrow('notYourSeat');
    expect(() => requireCommand(viewing, onlineAnn, command)).not.toThrow();
  });

  it('does not own the table', async () => {
    const viewing = await needfire();
    expect([ownsTable(viewing, onlineAnn), ownsTable(viewing, device)]).toEqual([false, true]);
  });
});

describe('the people who pass a device on', () => {
  it('see what lies open until the one who is asked has sat down', async () => {
    const viewing = await needfire();
    expect(firstSeat(viewing, device)).toBe(SPECTATOR);
    expect([curtainOf(viewing, device), observerOf(viewing, device)]).toEqual([0, SPECTATOR]);
    const seated = { ...device, seat: 0 };
    expect([curtainOf(viewing, seated), observerOf(viewing, seated)]).toEqual([undefined, 0]);
    expect([isSeated(viewing, device, 0), isSeated(viewing, seated, 1)]).toEqual([false, false]);
  });

  it('do not take the seat of a bot that has secrets, nor look as it', async () => {
    const viewing = await needfire();
    const seat: Command = { type: 'seat', seat: 2, occupant: ann };
    expect(() => requireCommand(viewing, device, seat)).toThrow('botStays');
    expect(() => requireSight(viewing, device, 2)).toThrow('notYourSeat');
    const open = { ...viewing, secretive: false };
    expect(() => requireCommand(open, device, seat)).not.toThrow();
    expect(() => requireSight(open, device, 2)).not.toThrow();
  });
});

describe('an onlooker', () => {
  it('sees what lies open and decides nothing', async () => {
    const viewing = await needfire();
    expect([firstSeat(viewing, onlooker), observerOf(viewing, onlooker)]).toEqual([
      SPECTATOR,
      SPECTATOR,
    ]);
    expect(answerersOf(viewing, onlooker)).toEqual([]);
    expect(undoFor(viewing, onlooker)).toMatchObject({ possible: false });
    expect(() => requirePlayer(onlooker)).toThrow('notYourSeat');
  });
});

describe('a replay', () => {
  it('asks nobody and takes no command; once the game is over it hides nothing', async () => {
    const running = await needfire();
    const replay: Viewing = { ...running, purpose: 'replay' };
    expect(answerersOf(replay, device)).toEqual([]);
    expect(() => requireCommand(replay, device, { type: 'undo', seat: 0, seq: 0 })).toThrow(
      'onlyReplay',
    );
    expect([hidesSomething(replay), observerOf(replay, device)]).toEqual([true, SPECTATOR]);
    const over = Object.create(running.table, { over: { value: true } }) as Table;
    expect(observerOf({ ...replay, table: over }, device)).toBe(HOST);
  });
});
