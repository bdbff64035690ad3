import type { Facts } from './faults.ts';
import type { SeatMask } from './seat.ts';

/**
 * Takes what happens, for people. A secret event says which seats may know its facts and what the
 * others are told instead. Rules are given no sink while nobody listens and then build no facts.
 */
export interface EventSink {
  /** Something that everybody may know. */
  tell(name: string, facts: Facts): void;
  /** Something that only `seers` may know; the others get `shared`. */
  tellSecret(name: string, facts: Facts, seers: SeatMask, shared: Facts): void;
}

/** What happened: the past tense of a rule, with its particulars. */
export interface GameEvent {
  readonly name: string;
  readonly facts: Facts;
  /** The seats that may know the facts: `ALL`, or fewer and then `shared` is for the others. */
  readonly seers: SeatMask;
  readonly shared: Facts;
}

/** An event as declared by a game. */
export interface EventDef {
  readonly name: string;
  /** Whether somebody learns by it what he could not know before; undo stops here. */
  readonly reveals: boolean;
}
