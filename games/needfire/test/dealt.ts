import { answersOf, continuesLine, HOST, type Options, OVER, type Seat } from '@nineworlds/engine';
import { type Scenario, scenario } from '@nineworlds/testkit';
import { needfire } from '../checked.ts';
import type { NeedfirePosition, NeedfireView } from '../index.ts';

/** The elements of the reconstructed deck in the order of their numbers. */
export const CARDS = [
  'fehu',
  'uruz',
  'thurisaz',
  'ansuz',
  'raidho',
  'kenaz',
  'gebo',
  'wunjo',
  'hagalaz',
  'nauthiz',
  'isa',
  'jera',
  'eihwaz',
  'perthro',
  'algiz',
  'sowilo',
  'tiwaz',
  'berkano',
  'ehwaz',
  'mannaz',
  'laguz',
  'ingwaz',
  'dagaz',
  'othala',
  'cweorth',
  'ear',
] as const;

/** How the cards are dealt, where it matters. */
export interface Deal {
  readonly seats: number;
  /** Nine warriors; without it the first nine elements. */
  readonly ring?: readonly string[];
  /** The humans in front of the seats (3 or 4); without it the elements after the ring's. */
  readonly bands?: readonly string[];
  /** The hands one after the other; without it the first elements, five a seat. */
  readonly hands?: readonly string[];
  readonly options?: Options;
}

/** The rolls by which cards are dealt like this; the first seat begins. */
export function rollsOf({ seats, ring, bands, hands, options }: Deal): string[] {
  const nine = ring ?? CARDS.slice(0, 9);
  const after = bands ?? CARDS.filter((card) => !nine.includes(card));
  const flames = hands ?? CARDS.slice(0, 5 * seats);
  return [
    ...nine.map((card, k) => `human ring-${k + 1} ${card}`),
    ...after.slice(0, seats > 2 ? seats : 0).map((card, k) => `human seat-${k + 1} ${card}`),
    ...flames.map((card, k) => `flame seat-${Math.floor(k / 5) + 1} ${card}`),
    ...(options?.first === undefined ? ['first 1'] : []),
  ];
}

/** A game whose cards are dealt; the first turn has begun. */
export function dealt(deal: Deal): Scenario<NeedfirePosition> {
  const options = { seats: deal.seats, ...deal.options };
  return scenario(needfire, { options }).rolls(...rollsOf(deal));
}

/** Everything there is to see. */
export function tableOf(game: Scenario<NeedfirePosition>): NeedfireView {
  return needfire.view(game.position, HOST);
}

/** What a seat sees. */
export function seenBy(game: Scenario<NeedfirePosition>, seat: Seat): NeedfireView {
  const observation = needfire.blank(game.match.options);
  needfire.observe(game.position, seat, observation);
  return needfire.view(observation, seat);
}

/** Answers everything with the first answer there is, until a turn has come or the game is over. */
export function untilTurn(
  game: Scenario<NeedfirePosition>,
  turn: number,
): Scenario<NeedfirePosition> {
  while (game.match.seat !== OVER && game.position.turn < turn) playFirst(game);
  return game;
}

/** Answers everything with the first answer there is, until this is asked in this turn. */
export function untilAsked(
  game: Scenario<NeedfirePosition>,
  turn: number,
  kind: string,
): Scenario<NeedfirePosition> {
  untilTurn(game, turn);
  while (needfire.kinds[game.position.frames.kind].name !== kind) playFirst(game);
  return game;
}

/** Plays the first line there is, of a seat or of chance. */
function playFirst({ match }: Scenario<NeedfirePosition>): void {
  const line: number[] = [];
  const ahead = needfire.blank(match.options);
  ahead.copyFrom(match.position);
  const { seat } = ahead.frames;
  do {
    const [move] = answersOf(needfire, ahead);
    line.push(move);
    needfire.apply(ahead, move);
  } while (continuesLine(needfire, ahead, seat));
  match.playMoves(line);
}

/** The names of what has happened since a number of lines had been played. */
export function eventsSince(game: Scenario<NeedfirePosition>, ply: number): string[] {
  return game.match.lines.slice(ply).flatMap(({ events }) => events.map(({ name }) => name));
}
