import { Position } from '@nineworlds/engine';
import { ARTIFACTS } from '../data/artifacts.ts';
import { SYMBOLS } from '../data/edition.ts';
import { ENEMIES } from '../data/enemies.ts';
import { MAX_FIGURES, MAX_SEATS } from '../data/sizes.ts';
import type { Setup } from './setup.ts';

/** C-6.3: with one player a slot of the wheel may hold two cards. */
export const SLOT = 2;
/** C-12.2: Skuld shows so many cards of a deck. */
export const SKULD_CARDS = 2;
/** All known cards under decks: with five players six each, with fewer at most twenty-four in all. */
export const TAIL_CELLS = 30;
/** Artifacts: unseen in their dispenser, the visible one of their level, or held by a seat. */
export const UNSEEN_ARTIFACT = 0;
export const VISIBLE = 1;
export const FIRST_HOLDER = 2;
/** In `placed`: nothing lies there; a card that nobody knows is `UNKNOWN_BACK`, or by its set. */
export const NOTHING = 0;
export const UNKNOWN_BACK = 31;
export const FIRST_BACK = 32;

const ZONE_CELLS =
  3 * MAX_FIGURES +
  2 * MAX_SEATS +
  ENEMIES +
  ARTIFACTS +
  ENEMIES * SLOT +
  5 * MAX_SEATS +
  SKULD_CARDS * MAX_SEATS +
  TAIL_CELLS +
  SYMBOLS +
  MAX_FIGURES;

/** Two nested throws of runestones with everything that they lead to. */
const MAX_DEPTH = 12;

/**
 * A position of Yggdrasil Chronicles. Everything in it is known to everybody who remembers what lay
 * open once: cards and dice that nobody has seen are not decided yet.
 */
export class ChroniclesPosition extends Position {
  readonly setup: Setup;
  /** The god of each figure: first the players', then the Support gods; 0 before it is dealt. */
  readonly gods = this.zone(MAX_FIGURES);
  /** The world in which each figure stands. */
  readonly places = this.zone(MAX_FIGURES);
  /** Life points of each figure. */
  readonly lives = this.zone(MAX_FIGURES);
  /** Elves and Vanir dice on each player's sheet. */
  readonly elves = this.zone(MAX_SEATS);
  readonly dice = this.zone(MAX_SEATS);
  /** The world or the Cage in which each enemy stands; Nidhogg is never on the tree. */
  readonly enemies = this.zone(ENEMIES);
  /** Where each artifact is: unseen, visible, or 2 and the seat that holds it. */
  readonly artifacts = this.zone(ARTIFACTS);
  /** C-6: the cards on the wheel, two places a slot, the one revealed first in front. */
  readonly wheel = this.zone(ENEMIES * SLOT);
  /** C-5: the card that each seat has put down and not revealed yet. */
  readonly placed = this.zone(MAX_SEATS);
  /** C-5: the seats in the order of this round. */
  readonly order = this.zone(MAX_SEATS);
  /** Unseen cards that are known to be in a seat's deck or put down by it, as a set of cards. */
  readonly own = this.zone(MAX_SEATS);
  /** C-3.3: unseen cards of the Support god in a seat's deck or put down by it: which is not known. */
  readonly waiting = this.zone(MAX_SEATS);
  /** How many unseen cards lie in each deck. */
  readonly unseen = this.zone(MAX_SEATS);
  /** Known cards on top of each deck, and under it, from the top. */
  readonly heads = this.zone(SKULD_CARDS * MAX_SEATS);
  readonly tails = this.zone(TAIL_CELLS);
  /** C-13: the Vanir dice of the open saving throw, by what they show. */
  readonly thrown = this.zone(SYMBOLS);
  /** C-13: what the god die of each figure shows in it, counted from 1; 0 for none. */
  readonly godDice = this.zone(MAX_FIGURES);
  /** C-3.3: the Support god's cards of which nobody knows in whose deck they are, as a set. */
  shared = 0;
  /** How often a deck was shuffled or drawn from unseen: fate is keyed by it. */
  drawn = 0;
  /** C-2.2: how far the middle level has turned. */
  turned = 0;
  /** C-2.5: the island on which Iormungand is; 0 is the rainbow island. */
  island = 0;
  /** C-15.5: the steps that Nidhogg has taken. */
  nidhogg = 0;
  /** C-2.4: Fire Giants on Surt's ladder, Anonymous on Hel's. */
  fire = 0;
  anonymous = 0;
  /** Heroes in Valhalla. */
  valhalla = 0;
  /** C-7.1: the ravaged worlds, as a set. */
  ravaged = 0;
  /** C-8: Iotunns in play, and those whose cards are still in the deck, as sets. */
  iotunns = 0;
  iotunnDeck = 0;
  /** C-12.2: creatures in the deck, and those just drawn, as sets. */
  creatureDeck = 0;
  creatures = 0;
  /** Whose turn it is, and which place of the order that is. */
  active = 0;
  place = 0;
  /** The turn's number, from 1; 0 during the set-up. */
  turn = 0;
  /** The step of the round or turn. */
  step = 0;
  /** The card revealed in this turn; 0 for none. */
  revealed = 0;
  /** C-6: whether it has activated its enemy: 1, or 2 when Fenrir ended the turn with it. */
  activated = 0;
  /** Which parts of step 3 the active god has done: 1 action, 2 fight. */
  done = 0;
  /** Whether Kin was asked about in this step. */
  asked = 0;
  /** C-4: how the game ended. */
  outcome = 0;

  constructor(setup: Setup) {
    super(ZONE_CELLS, MAX_DEPTH);
    this.setup = setup;
  }

  override copyFrom(source: this): void {
    super.copyFrom(source);
    this.shared = source.shared;
    this.drawn = source.drawn;
    this.turned = source.turned;
    this.island = source.island;
    this.nidhogg = source.nidhogg;
    this.fire = source.fire;
    this.anonymous = source.anonymous;
    this.valhalla = source.valhalla;
    this.ravaged = source.ravaged;
    this.iotunns = source.iotunns;
    this.iotunnDeck = source.iotunnDeck;
    this.creatureDeck = source.creatureDeck;
    this.creatures = source.creatures;
    this.active = source.active;
    this.place = source.place;
    this.turn = source.turn;
    this.step = source.step;
    this.revealed = source.revealed;
    this.activated = source.activated;
    this.done = source.done;
    this.asked = source.asked;
    this.outcome = source.outcome;
  }
}
