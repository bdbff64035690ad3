import type { GameDef, Options, Position, SeatInfo } from '@nineworlds/engine';
import { miniTrack, toy } from '@nineworlds/testkit';
import { type Answer, type ChanceSource, Table } from '../index.ts';

/** A person at a table of the tests. */
export const ann: SeatInfo = { kind: 'human', name: 'Ann' };
/** Another one. */
export const bob: SeatInfo = { kind: 'human', name: 'Bob' };
/** A bot at a table of the tests. */
export const bot: SeatInfo = { kind: 'bot', bot: 'random' };

function tableOf<P extends Position, V>(
  game: GameDef<P, V>,
  options: Options,
  seats: readonly SeatInfo[],
  chance: ChanceSource,
): Table<P, V> {
  return new Table({ game, options, seats, seed: 'abc', fate: 'hmac', nonces: [], chance });
}

/** Mini-track with fate. In its first turn Surt advances and the green bag gains fire. */
export function miniTrackTable(...seats: readonly SeatInfo[]) {
  return tableOf(miniTrack, { seats: 4 }, seats, 'fate');
}

/** The toy for two, in which the tests roll: Ann holds ash and birch, the other crow and dawn. */
export function toyTable(...seats: readonly SeatInfo[]) {
  const table = tableOf(toy, { seats: 2, cards: 10, rounds: 3 }, seats, 'manual');
  for (const deal of ['1 ash', '1 birch', '2 crow', '2 dawn']) {
    say(table, speaker(table), `chance deal ${deal}`);
  }
  return table;
}

function speaker(table: Pick<Table, 'seats' | 'mayAnswer'>): number {
  return table.seats.findIndex((_, seat) => table.mayAnswer(seat));
}

/** Answers the open question with a fresh command. */
export function answer(table: Pick<Table, 'send' | 'seq'>, seat: number, line: string): Answer {
  return table.send({ type: 'line', seat, seq: table.seq, line });
}

/** Answers the open question and insists that the line is played. */
export function say(table: Pick<Table, 'send' | 'seq'>, seat: number, line: string): void {
  const result = answer(table, seat, line);
  if ('refusal' in result) throw new Error(`${line}: ${JSON.stringify(result.refusal)}`);
}

/** Takes back with a fresh command. */
export function undo(table: Pick<Table, 'send' | 'seq'>, seat: number): Answer {
  return table.send({ type: 'undo', seat, seq: table.seq });
}

/** The rule and key of a refusal; undefined where nothing was refused. */
export function refusalOf(result: Answer): string | undefined {
  return 'refusal' in result ? `${result.refusal.rule} ${result.refusal.reason}` : undefined;
}
