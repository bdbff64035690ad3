import { Position } from '@nineworlds/engine';
import { BAGS, ENEMIES, PLAYERS } from './data.ts';

/** A mini-track position (M-1). */
export class MiniTrackPosition extends Position {
  /** Vikings of each player. */
  readonly vikings = this.zone(PLAYERS);
  /** Strength of each player's weapon. */
  readonly weapons = this.zone(PLAYERS);
  /** Elves of each player. */
  readonly elves = this.zone(PLAYERS);
  /** Place of each enemy on the track. */
  readonly enemies = this.zone(ENEMIES);
  /** Vikings in each bag. */
  readonly bagVikings = this.zone(BAGS);
  /** Fire in each bag. */
  readonly bagFire = this.zone(BAGS);
  /** 1 where an island is under water. */
  readonly sunk = this.zone(BAGS);
  /** Cards of each enemy that are still in the deck, in an order nobody knows. */
  readonly deck = this.zone(ENEMIES);
  /** Giants in play. */
  giants = 0;
  /** Whose turn it is. */
  active = 0;
  /** The turn's number, from 1. */
  turn = 0;
  /** Kinds of action taken this turn: bit k is kind k. */
  used = 0;
  /** 1 once the game is won. */
  won = 0;

  constructor() {
    super(PLAYERS * 3 + ENEMIES * 2 + BAGS * 3, 2);
  }

  override copyFrom(source: this): void {
    super.copyFrom(source);
    this.giants = source.giants;
    this.active = source.active;
    this.turn = source.turn;
    this.used = source.used;
    this.won = source.won;
  }
}
