import { Deck, NO_CARD, Position, type Seat } from '@nineworlds/engine';
import { CARD_KINDS, SPECIAL_CARDS } from '../data/cards.ts';
import { ENEMIES } from '../data/enemies.ts';
import { GOD_WORDS, type GodWord, MAX_SEATS } from '../data/gods.ts';
import { BAGS } from '../data/islands.ts';
import { MOST_LOOKED_AT } from '../data/vanir.ts';
import { WEAPONS } from '../data/weapons.ts';
import type { Setup } from './setup.ts';

/** Y-14.1: more cards than this are never known to lie under the deck: each costs two unseen ones. */
const MAX_UNDER = 22;
/** The pools of the deck: ordinary cards and special ones. */
export const POOLS = 2;
export const ORDINARY = 0;
export const SPECIAL = 1;

/** Y-6.4: at most one pile for each special card. */
const PILES = SPECIAL_CARDS;
const DECK_CELLS = MOST_LOOKED_AT + PILES * POOLS + MAX_UNDER + 2;

const ZONE_CELLS =
  ENEMIES +
  2 * BAGS +
  3 * MAX_SEATS +
  WEAPONS +
  (POOLS + 1) * CARD_KINDS +
  DECK_CELLS +
  MOST_LOOKED_AT;

/** The steps of a game (Y-7): the set-up, then turn by turn the enemy card and the actions. */
export const SET_UP = 0;
export const ENEMY = 1;
export const ACTING = 2;
export const ENDED = 3;

/** What the second version of the rules has added to a position. */
const LATER_FIELDS: readonly string[] = ['gathered'];

/** Y-6.6: an effect of a Ragnarök card is asked about above the order of the others. */
const MAX_DEPTH = 2;

/**
 * A position of Yggdrasil. Everything in it is known to everybody: cards and tokens that nobody has
 * seen are not decided yet.
 */
export class YggdrasilPosition extends Position {
  readonly setup: Setup;
  /** The space of each enemy on the track (Y-4.1). */
  readonly enemies = this.zone(ENEMIES);
  /** What each bag holds (Y-3.3). */
  readonly bagVikings = this.zone(BAGS);
  readonly bagFire = this.zone(BAGS);
  /** The god of each seat; 0 before it is dealt. */
  readonly gods = this.zone(MAX_SEATS);
  /** The Vikings and elves that each seat's god holds. */
  readonly vikings = this.zone(MAX_SEATS);
  readonly elves = this.zone(MAX_SEATS);
  /** Who holds each weapon, three levels an enemy: the seat counted from 1; 0 in the forge (Y-12.1). */
  readonly weapons = this.zone(WEAPONS);
  /** Unseen cards by number: ordinary ones, and special ones. */
  readonly ordinary = this.zone(CARD_KINDS);
  readonly special = this.zone(CARD_KINDS);
  /** Cards that were discarded, by number. */
  readonly discard = this.zone(CARD_KINDS);
  /** The enemy deck (Y-6). */
  readonly deck = new Deck(
    this.zone(MOST_LOOKED_AT),
    this.zone(PILES * POOLS),
    this.zone(MAX_UNDER),
    this.zone(2),
    [this.ordinary, this.special],
  );
  /** Cards that were taken off the deck and are looked at: Odin's two, the Vanir's six. */
  readonly looked = this.zone(MOST_LOOKED_AT);
  /** Whose turn it is. */
  active = 0;
  /** The turn's number, from 1; 0 during the set-up. */
  turn = 0;
  /** The step of the turn. */
  step = 0;
  /** How many actions the active god has taken. */
  taken = 0;
  /** The worlds they have used, bit w being world w, and whether they have repeated one (Y-14.6). */
  used = 0;
  repeated = 0;
  /** Y-16.11: 1 when they have gathered in this turn; noted only where that is allowed once. */
  gathered = 0;
  /** Y-9.2: where the Valkyries stand. */
  valkyries = 0;
  /** Y-8.4: the flooded island; 0 where none is. */
  flooded = 0;
  /** Y-13: the Vanir's space. */
  vanir = 0;
  /** Vikings in Helheim, Fire Giants in Muspellheim, elves in Alfheim. */
  helheim = 0;
  muspellheim = 0;
  alfheim = 0;
  /** Giants that are active, and those that are beaten: bit g is giant g. The others lie in the pile. */
  activeGiants = 0;
  beatenGiants = 0;
  /** How often the giants' pile was searched and shuffled (Y-13.5): fate is keyed by it. */
  giantShuffles = 0;
  /** Y-11.9: so many turns to come have no enemy card. */
  skips = 0;
  /** Y-8.1: the open card of an angry Fenrir; 0 while he is calm. */
  fenrirCard = 0;
  /** Y-7.5: 1 when the gods have won. */
  won = 0;

  override get laterFields(): readonly string[] {
    return LATER_FIELDS;
  }

  constructor(setup: Setup) {
    super(ZONE_CELLS, MAX_DEPTH);
    this.setup = setup;
  }

  override copyFrom(source: this): void {
    super.copyFrom(source);
    this.active = source.active;
    this.turn = source.turn;
    this.step = source.step;
    this.taken = source.taken;
    this.used = source.used;
    this.repeated = source.repeated;
    this.gathered = source.gathered;
    this.valkyries = source.valkyries;
    this.flooded = source.flooded;
    this.vanir = source.vanir;
    this.helheim = source.helheim;
    this.muspellheim = source.muspellheim;
    this.alfheim = source.alfheim;
    this.activeGiants = source.activeGiants;
    this.beatenGiants = source.beatenGiants;
    this.giantShuffles = source.giantShuffles;
    this.skips = source.skips;
    this.fenrirCard = source.fenrirCard;
    this.won = source.won;
  }
}

/** How many cards are being looked at. */
export function countPeeked({ looked }: YggdrasilPosition): number {
  let count = 0;
  while (count < looked.length && looked[count] !== NO_CARD) count++;
  return count;
}

/** The god of a seat. */
export function godWord(p: YggdrasilPosition, seat: Seat): GodWord {
  return GOD_WORDS[p.gods[seat]];
}

/** The god whose turn it is. */
export function activeGod(p: YggdrasilPosition): GodWord {
  return godWord(p, p.active);
}

/** The word of a seat: its god, or its number where nobody sits there. */
export function seatWord(p: YggdrasilPosition, seat: Seat): string {
  return seat < p.setup.seats ? godWord(p, seat) : `seat-${seat + 1}`;
}
