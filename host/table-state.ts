import { HOST, type Json, type Position, type Seat } from '@nineworlds/engine';
import type { TableState } from '@nineworlds/protocol';
import type { Table } from '@nineworlds/table';
import {
  actorOf,
  answerersOf,
  curtainOf,
  observerOf,
  undoFor,
  type Viewer,
  type Viewing,
} from './viewer.ts';

/** What of a table's state comes from the game and from who looks. */
type GameState = Omit<TableState, 'searching' | 'advice' | 'advised' | 'saved' | 'continued'>;

/** A table as a viewer may see it now. The turn is that of the position that they are shown. */
export function stateFor(viewing: Viewing, viewer: Viewer, shown: Position): GameState {
  const { table, purpose, secretive } = viewing;
  const observer = observerOf(viewing, viewer);
  const curtain = curtainOf(viewing, viewer);
  const { game, proposal, results } = table;
  const lastDecision = table.lastDecisionOf(actorOf(viewing, viewer));
  return {
    game: game.id,
    cooperative: game.cooperative,
    options: table.options,
    seats: table.seats,
    viewer: observer,
    seq: table.seq,
    ply: table.ply,
    turn: game.turn(shown),
    asked: table.asked,
    question: table.question ?? '',
    answerers: answerersOf(viewing, viewer),
    ...(curtain === undefined ? {} : { curtain }),
    view: viewFor(table, observer, table.position),
    ...(results === undefined ? {} : { results }),
    undo: undoFor(viewing, viewer),
    ...(lastDecision === undefined ? {} : { lastDecision }),
    ...(proposal === undefined
      ? {}
      : { proposal: { ...proposal, missing: table.missingConsent() } }),
    branches: table.branches.map(({ from, moves }) => ({ from, plies: moves.length })),
    manual: table.chance === 'manual',
    secretive,
    purpose,
  };
}

/** What an observer is shown of a position. */
export function viewFor({ game, options }: Table, observer: Seat, position: Position): Json {
  if (observer === HOST) return game.view(position, HOST) as Json;
  const observation = game.blank(options);
  game.observe(position, observer, observation);
  return game.view(observation, observer) as Json;
}
