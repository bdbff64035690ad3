import { Position, type Seat } from '@nineworlds/engine';
import { ARTIFACTS } from '../data/artifacts.ts';
import { SYMBOLS } from '../data/edition.ts';
import { ENEMIES } from '../data/enemies.ts';
import { GOD_WORDS, type GodWord } from '../data/gods.ts';
import { MAX_FIGURES, MAX_SEATS } from '../data/sizes.ts';
import { WORLDS } from '../data/worlds.ts';
import {
  MOST_COUNTERS,
  MOST_SAGA_FIGURES,
  MOST_TOKEN_KINDS,
  SAGA_DEPTH,
  SAGA_FIELDS,
} from './saga/program.ts';
import type { Setup } from './setup.ts';

/** The steps of the set-up, of a round and of a turn (C-5), in their order. */
export const SET_UP = 0;
export const PLACING = 1;
export const ORDERING = 2;
export const REVEALING = 3;
export const RETURNING = 4;
export const ESCORTING = 5;
export const MOVING = 6;
export const ACTING = 7;
export const LEAVING = 8;
export const ENDED = 9;

/** Values of `asked`: nothing yet in this step; Kin (C-14.1); the question of the third step. */
export const NOT_ASKED = 0;
export const KIN_ASKED = 1;
export const ANSWERED = 2;
/** And in the second step: with a Travel Companion (C-14.1), before Kin is asked about there, and after. */
export const TRAVELLED = 2;
export const KIN_ASKED_THERE = 3;

/** C-15.82: values of `kinAnswers`: ask me, not in this round any more, never. */
export const ASK_ME = 0;
export const NOT_NOW = 1;
export const NEVER = 2;

/** C-6: values of `activated`: what the card of this turn has done. */
export const WOKE_NOBODY = 0;
export const WOKE = 1;
export const WOKE_FENRIR = 2;

/** Bits of `done`: the parts of the third step. */
export const HAS_ACTED = 1;
export const HAS_FOUGHT = 2;

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
/** C-15.51: or given up in a saga. */
export const OUT_OF_THE_GAME = FIRST_HOLDER + MAX_SEATS;
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
  MAX_FIGURES +
  2 * MAX_SEATS;

/** What a game with a saga has besides. */
const SAGA_CELLS = SAGA_FIELDS + MOST_COUNTERS + MOST_SAGA_FIGURES + WORLDS + MOST_TOKEN_KINDS;

/** Room for the throws of runestones that can wait (`MOST_THROWS`), a saving throw and its question. */
const MAX_DEPTH = 12;

/** Fields of version 2 of the rules; in games by the readings of version 1, and without a saga, they are 0. */
const LATER_FIELDS: readonly string[] = [
  'denier',
  'firstHalf',
  'visited',
  'stood',
  'kinAnswers',
  'saga',
  'counters',
  'sagaFigures',
  'tokens',
  'tokensLeft',
];

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
  /** C-15.82: where the players' gods stood when this turn began. */
  readonly stood = this.zone(MAX_SEATS);
  /** C-15.82: whether a seat wants to be asked about Kin while it is not its turn. */
  readonly kinAnswers = this.zone(MAX_SEATS);
  /** C-15.34: the page of the saga, and what else it needs (`saga/program.ts`). Without a saga it is empty. */
  readonly saga: Int32Array;
  /** B.2: the saga's counters. */
  readonly counters: Int32Array;
  /** B.2: where its figures are. */
  readonly sagaFigures: Int32Array;
  /** B.6: the token that lies on each world, and how many of each kind lie face down. */
  readonly tokens: Int32Array;
  readonly tokensLeft: Int32Array;
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
  /** C-6: whether it has activated its enemy. */
  activated = 0;
  /** Which parts of the third step the active god has done, as bits. */
  done = 0;
  /** What has been asked in this step. */
  asked = 0;
  /** C-4: how the game ended. */
  outcome = 0;
  /** C-17.30: the Iotunn, counted from 1, who denies something in the throw of the fight that beat them; 0 for none. */
  denier = 0;
  /** C-17.31: the world, counted from 1, in which the first half of a mission was begun; 0 for none. */
  firstHalf = 0;
  /** C-15.84: the Travel Companions that the active god has gone to in this turn, as a set of figures. */
  visited = 0;

  override get laterFields(): readonly string[] {
    return LATER_FIELDS;
  }

  constructor(setup: Setup) {
    const hasSaga = setup.saga !== undefined;
    super(
      hasSaga ? ZONE_CELLS + SAGA_CELLS : ZONE_CELLS,
      hasSaga ? MAX_DEPTH + SAGA_DEPTH : MAX_DEPTH,
    );
    this.setup = setup;
    this.saga = this.zone(hasSaga ? SAGA_FIELDS : 0);
    this.counters = this.zone(hasSaga ? MOST_COUNTERS : 0);
    this.sagaFigures = this.zone(hasSaga ? MOST_SAGA_FIGURES : 0);
    this.tokens = this.zone(hasSaga ? WORLDS : 0);
    this.tokensLeft = this.zone(hasSaga ? MOST_TOKEN_KINDS : 0);
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
    this.denier = source.denier;
    this.firstHalf = source.firstHalf;
    this.visited = source.visited;
  }
}

/** Whether a god has an artifact. */
export function isHeld(p: ChroniclesPosition, artifact: number): boolean {
  const holder = p.artifacts[artifact];
  return holder >= FIRST_HOLDER && holder < OUT_OF_THE_GAME;
}

/** Whether there is a figure, or a seat, of this number. */
export function isFigure(p: ChroniclesPosition, figure: number): boolean {
  return figure >= 0 && figure < p.setup.figures;
}

export function isSeat(p: ChroniclesPosition, seat: number): boolean {
  return seat >= 0 && seat < p.setup.seats;
}

/** C-5: whether the active god has begun a mission, and what it leads to is being asked. */
export function isOnMission(p: ChroniclesPosition): boolean {
  return p.step === ACTING && p.asked === ANSWERED && p.done !== 0;
}

/** The same, where the active god is the one who is asked. */
export function isAskedOnMission(p: ChroniclesPosition, seat: Seat): boolean {
  return isOnMission(p) && seat === p.active;
}

/** The god of a figure. */
export function godWord(p: ChroniclesPosition, figure: number): GodWord {
  return GOD_WORDS[p.gods[figure]];
}

/** The god of a figure; the number of its place where it has none. */
export function figureWord(p: ChroniclesPosition, figure: number): string {
  return figure < p.setup.figures ? godWord(p, figure) : `seat-${figure + 1}`;
}
