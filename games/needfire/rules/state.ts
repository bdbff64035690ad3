import { HOST, Position } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import {
  BAND,
  EMBERS,
  HAND,
  MAX_BONFIRES,
  MAX_EXILES,
  MAX_REFILL,
  MAX_SEATS,
  RING,
} from '../data/sizes.ts';
import { MAX_HISTORY } from './history.ts';
import type { Setup } from './setup.ts';

/**
 * In the seen-masks of exiles: that somebody has seen the card is public, though not always who: of
 * two exiles one is kept, and only those who had seen the other know it again.
 */
export const SOMEBODY = 1 << MAX_SEATS;

/** The set-up, the four steps of a turn (N-4), the scoring and the end. */
export const SET_UP = 0;
export const OPENING = 1;
export const REFILLING = 2;
export const SWAPPING = 3;
export const IGNITION = 4;
export const SCORING = 5;
export const ENDED = 6;

/** A row of knowledge: a cell for each flame, cell 0 unused. */
export const ROW = ELEMENTS + 1;
/** Rows: one for each seat, then one for what everybody knows. */
export const EVERYBODY = MAX_SEATS;

const ZONE_CELLS =
  RING +
  MAX_SEATS * BAND +
  2 * MAX_EXILES +
  MAX_SEATS * HAND +
  3 * MAX_BONFIRES +
  2 * EMBERS +
  MAX_REFILL +
  (MAX_SEATS + 1) * ROW +
  MAX_HISTORY;

/**
 * A position of NeedFire. Cards are numbered 1 to 26 by their element; 0 is no card, or one that
 * nobody has seen, or one that the observer cannot know.
 */
export class NeedfirePosition extends Position {
  readonly setup: Setup;
  /** The warriors by ring place; 0 where there is none. The draw pile lies between the last and the first. */
  readonly ring = this.zone(RING);
  /** The humans in front of each seat, five places each, in the order they came. */
  readonly bands = this.zone(MAX_SEATS * BAND);
  /** The exiles, the top one last. */
  readonly exiles = this.zone(MAX_EXILES);
  /** Which seats have seen the exile that lies there, and `SOMEBODY`; `ALL` for one exiled openly. */
  readonly exileSeen = this.zone(MAX_EXILES);
  /** The flames in hand, five a seat, ascending. */
  readonly hands = this.zone(MAX_SEATS * HAND);
  /** The flames outside the ring, by place. */
  readonly bonfires = this.zone(MAX_BONFIRES);
  /** 1 where a bonfire lies face up. */
  readonly faceUp = this.zone(MAX_BONFIRES);
  /** Which seats have seen the flame that lies there. */
  readonly bonfireSeen = this.zone(MAX_BONFIRES);
  /** What each ember lies under: a human by number, or a bonfire: `BONFIRE_HOST` and its place. */
  readonly emberHosts = this.zone(EMBERS);
  /** The embers' flames, which nobody knows before scoring. */
  readonly embers = this.zone(EMBERS);
  /** Humans just drawn for the refill, which the active seat looks at. */
  readonly drawn = this.zone(MAX_REFILL);
  /** Where each flame can be, for each seat and for everybody: see engine/knowledge.ts. */
  readonly known = this.zone((MAX_SEATS + 1) * ROW);
  /** What happened to the flames: see history.ts. */
  readonly history = this.zone(MAX_HISTORY);
  /** The rows of `known`. */
  readonly #rows: readonly Int32Array[];
  /** How many entries the history has. */
  historyLength = 0;
  /** How many exiles there are. */
  exileCount = 0;
  /** How many cards the draw pile holds. */
  pile = 0;
  /** Whose turn it is. */
  active = 0;
  /** The turn's number, from 1; 0 during the set-up. */
  turn = 0;
  /** The step of the turn. */
  step = 0;
  /** Whose observation this is; `HOST` for the whole truth. */
  observer = HOST;

  constructor(setup: Setup) {
    super(ZONE_CELLS, 1);
    this.setup = setup;
    this.#rows = Array.from({ length: MAX_SEATS + 1 }, (_, i) =>
      this.known.subarray(i * ROW, (i + 1) * ROW),
    );
  }

  /** What a seat knows of the flames, or everybody where it is no seat. */
  row(seat: number): Int32Array {
    return this.#rows[seat >= 0 ? seat : EVERYBODY];
  }

  override copyFrom(source: this): void {
    super.copyFrom(source);
    this.historyLength = source.historyLength;
    this.exileCount = source.exileCount;
    this.pile = source.pile;
    this.active = source.active;
    this.turn = source.turn;
    this.step = source.step;
    this.observer = source.observer;
  }
}
