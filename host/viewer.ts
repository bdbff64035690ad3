import {
  type ForgottenFacts,
  HOST,
  kernelRefusal,
  type Lang,
  type Seat,
  SPECTATOR,
} from '@nineworlds/engine';
import type { Purpose } from '@nineworlds/protocol';
import type { Command, Table, UndoState } from '@nineworlds/table';
import { badInput } from './bad-input.ts';

// Who may see what, and who may answer for whom. Nothing else decides it, and nothing here is believed of
// a viewer: `seats` come from whoever has accepted the connection.

/** Somebody before a screen, or several people who pass a device on. */
export interface Viewer {
  readonly id: string;
  readonly lang: Lang;
  /** The seats that are theirs: online one of them, at a passed device several, none for an onlooker. */
  readonly seats: readonly Seat[];
  /** As whom they look now: one of their seats, or `SPECTATOR`. */
  readonly seat: Seat;
}

/** A table, as far as it decides who may see what. */
export interface Viewing {
  readonly table: Table;
  readonly purpose: Purpose;
  /** Somebody at this table knows what others do not. */
  readonly secretive: boolean;
  /** The seats of people when the table was opened. */
  readonly people: readonly Seat[];
}

/** The viewer's seats at which a person sits now. */
function peopleOf({ table }: Viewing, { seats }: Viewer): Seat[] {
  return seats.filter((seat) => table.seats[seat]?.kind === 'human');
}

/** Whether somebody at the table knows what others must not learn yet. */
export function hidesSomething({ secretive, table }: Viewing): boolean {
  return secretive && !table.over;
}

/** What the log of the running game does not tell, because its players have to remember it. */
export function forgottenAt({ table }: Pick<Viewing, 'table'>): ForgottenFacts | undefined {
  return table.over ? undefined : table.game.forgotten?.(table.options);
}

/** Whether everything at the table is this viewer's: nobody elsewhere can be cheated. */
export function ownsTable({ table }: Viewing, { seats }: Viewer): boolean {
  return table.seats.every((_, seat) => seats.includes(seat));
}

/** The people of this viewer who may answer the open question. */
export function answerersOf(viewing: Viewing, viewer: Viewer): Seat[] {
  if (viewing.purpose === 'replay') return [];
  return askedOf(viewing, viewer);
}

function askedOf(viewing: Viewing, viewer: Viewer): Seat[] {
  return peopleOf(viewing, viewer).filter((seat) => viewing.table.mayAnswer(seat));
}

/** As whom a viewer looks first: where several have secrets from each other, as nobody in particular. */
export function firstSeat(viewing: Viewing, viewer: Viewer): Seat {
  const people = peopleOf(viewing, viewer);
  if (viewing.secretive && people.length > 1) return SPECTATOR;
  return people[0] ?? SPECTATOR;
}

/** As whom a viewer looks now: where nobody has secrets, as whoever is asked. */
export function seatNow(viewing: Viewing, viewer: Viewer): Seat {
  return viewing.secretive ? viewer.seat : (askedOf(viewing, viewer)[0] ?? viewer.seat);
}

/** The person who has to sit down before anything of theirs is shown. */
export function curtainOf(viewing: Viewing, viewer: Viewer): Seat | undefined {
  if (!hidesSomething(viewing) || viewing.purpose === 'replay') return undefined;
  if (peopleOf(viewing, viewer).length < 2) return undefined;
  const asked = askedOf(viewing, viewer);
  return asked.includes(viewer.seat) ? undefined : asked[0];
}

/** As whom a viewer is told things: as nobody in particular while somebody else has to sit down. */
export function observerOf(viewing: Viewing, viewer: Viewer): Seat {
  if (viewing.purpose === 'replay') {
    if (viewing.table.over) return HOST;
    // What players have to remember they cannot look at again.
    if (forgottenAt(viewing) !== undefined) return SPECTATOR;
  }
  return curtainOf(viewing, viewer) === undefined ? viewer.seat : SPECTATOR;
}

/** The person of this viewer whose turn is shown: the one who looks, or whoever is asked. */
export function actorOf(viewing: Viewing, viewer: Viewer): Seat {
  const people = peopleOf(viewing, viewer);
  if (people.includes(viewer.seat)) return viewer.seat;
  return askedOf(viewing, viewer)[0] ?? people[0] ?? viewer.seats[0] ?? 0;
}

/** From whose knowledge a try-out is made up: whoever looks, or will look when the device is passed. */
export function imaginerOf(viewing: Viewing, viewer: Viewer): Seat {
  return peopleOf(viewing, viewer).length === 0 ? viewer.seat : actorOf(viewing, viewer);
}

/** What undo would do. Why it stops is told as its seat may read it, so only to somebody who sits there. */
export function undoFor(viewing: Viewing, viewer: Viewer): UndoState {
  const observer = observerOf(viewing, viewer);
  const isPerson = peopleOf(viewing, viewer).includes(observer);
  if (viewer.seats.length > 0 && (isPerson || !hidesSomething(viewing))) {
    return viewing.table.undoState(actorOf(viewing, viewer));
  }
  return { possible: false, refusal: kernelRefusal('K-6', 'notYourTurn') };
}

/** Throws `BadInput` unless a viewer may look as a seat. */
export function requireSight(viewing: Viewing, viewer: Viewer, seat: Seat): void {
  if (seat === SPECTATOR) return;
  const isOwn = viewer.seats.includes(seat);
  const isBot = !peopleOf(viewing, viewer).includes(seat);
  if (!isOwn || (isBot && hidesSomething(viewing))) throw badInput('seat', 'notYourSeat', { seat });
}

/** Whether a viewer may answer for a seat: they sit there, and where somebody has secrets they look as that seat. */
export function isSeated(viewing: Viewing, viewer: Viewer, seat: Seat): boolean {
  const isTheirs = peopleOf(viewing, viewer).includes(seat);
  return isTheirs && (!viewing.secretive || seat === viewer.seat);
}

/** Throws `BadInput` unless a viewer may answer for a seat. */
export function requireSeated(viewing: Viewing, viewer: Viewer, seat: Seat): void {
  if (!isSeated(viewing, viewer, seat)) throw badInput('seat', 'notYourSeat', { seat });
}

/** Throws `BadInput` unless a seat is one of the viewer's. */
function requireOwn({ seats }: Viewer, seat: Seat): void {
  if (!seats.includes(seat)) throw badInput('seat', 'notYourSeat', { seat });
}

/** Throws `BadInput` unless a viewer may give a command. */
export function requireCommand(viewing: Viewing, viewer: Viewer, command: Command): void {
  if (viewing.purpose === 'replay') throw badInput('table', 'onlyReplay');
  requireOwn(viewer, command.seat);
  // A line is read with what its seat knows: nobody answers for one who has not sat down.
  if (command.type === 'line' || command.type === 'undo') {
    requireSeated(viewing, viewer, command.seat);
  }
  // Who took a bot's seat would see its cards.
  const takesSeat = command.type === 'seat' && command.occupant.kind === 'human';
  if (takesSeat && hidesSomething(viewing) && !viewing.people.includes(command.seat)) {
    throw badInput('seat', 'botStays');
  }
}

/** Throws `BadInput` for an onlooker, who decides nothing at a table. */
export function requirePlayer({ seats, seat }: Viewer): void {
  if (seats.length === 0) throw badInput('seat', 'notYourSeat', { seat });
}
