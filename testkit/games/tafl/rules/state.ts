import { Position } from '@nineworlds/engine';
import { SQUARES } from './board.ts';

/** What the options mean to the rules. */
export interface TaflSetup {
  /** H-6: after so many turns nobody has won. */
  readonly turns: number;
}

/** A position. */
export class TaflPosition extends Position {
  readonly setup: TaflSetup;
  /** What stands on each square. */
  readonly squares = this.zone(SQUARES);
  /** The turn's number, from 1; odd turns are the besiegers'. */
  turn = 1;

  constructor(setup: TaflSetup) {
    super(SQUARES, 1);
    this.setup = setup;
  }

  override copyFrom(source: this): void {
    super.copyFrom(source);
    this.turn = source.turn;
  }
}
