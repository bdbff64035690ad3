import { ask, askOn, type KindDef } from '@nineworlds/engine';
import { CARD_KINDS } from '../data/cards.ts';
import { FACES } from '../data/die.ts';
import { ENEMIES } from '../data/enemies.ts';
import { GIANTS } from '../data/giants.ts';
import { GODS, MAX_SEATS } from '../data/gods.ts';
import { BAGS, BURNT, GATHERED_BY_HEIMDALL, ISLANDS, VIKINGS } from '../data/islands.ts';
import { ACT_MOVES, HIDDEN, VANIR_MOVES } from './actions.ts';

/** The kinds of questions: indices into `KINDS`. */
export const DEAL_GOD = 0;
export const DEAL_ANGRY = 1;
export const DEAL_RAGNAROK = 2;
export const CHOOSE_FIRST = 3;
export const DRAW_CARD = 4;
export const RESOLVE_CARD = 5;
export const RETURN_CARD = 6;
export const ROLL_EFFECT = 7;
export const ROLL_CALM = 8;
export const ROLL_FIGHT = 9;
export const CHOOSE_ROLL = 10;
export const TURN_GIANT = 11;
export const ADVANCE_REARMOST = 12;
export const ORDER_EFFECTS = 13;
export const ACT = 14;
export const PAY_VIKINGS = 15;
export const PAY_ELVES = 16;
export const GATHER = 17;
export const BURN = 18;
export const KEEP_VIKINGS = 19;
export const KEEP_ELVES = 20;
export const ORDER_CARD = 21;
export const SHARE_VIKINGS = 22;
export const PUSH_BACK = 23;
export const CHOOSE_ENEMY = 24;
export const CHOOSE_ISLAND = 25;
export const CHOOSE_WEAPON = 26;
export const CHOOSE_PARTNER = 27;
export const REVIVE_BAG = 28;
export const BURN_BAG = 29;
export const CHOOSE_GIANT = 30;
export const USE_VANIR = 31;

/** Y-2: no more elves than gods and one. */
export const MAX_ELVES = MAX_SEATS + 1;

export const KINDS: readonly KindDef[] = [
  ask('dealGod', GODS + 1, 'god'),
  ask('dealAngry', ENEMIES, 'angry'),
  ask('dealRagnarok', CARD_KINDS, 'ragnarok'),
  ask('chooseFirst', MAX_SEATS, 'first'),
  ask('drawCard', CARD_KINDS, 'card'),
  ask('resolveCard', CARD_KINDS, 'resolve'),
  askOn('returnCard', 2, 'return'),
  ask('rollEffect', FACES, 'die'),
  ask('rollCalm', FACES, 'die'),
  ask('rollFight', FACES, 'die'),
  ask('chooseRoll', FACES, 'keep'),
  ask('turnGiant', GIANTS, 'giant'),
  ask('advanceRearmost', ENEMIES, 'advance'),
  ask('orderEffects', ENEMIES, 'effect'),
  ask('act', ACT_MOVES),
  askOn('payVikings', VIKINGS + 1, 'vikings'),
  ask('payElves', MAX_ELVES + 1, 'elves'),
  ask('gather', GATHERED_BY_HEIMDALL + 1, 'bag'),
  ask('burn', BURNT + 1, 'fire'),
  askOn('keepVikings', VIKINGS + 1, 'vikings'),
  askOn('keepElves', MAX_ELVES + 1, 'elves'),
  askOn('orderCard', CARD_KINDS, 'order'),
  askOn('shareVikings', VIKINGS + 1, 'share'),
  askOn('pushBack', ENEMIES, 'back'),
  askOn('chooseEnemy', ENEMIES, 'asgard'),
  askOn('chooseIsland', ISLANDS, 'midgard'),
  askOn('chooseWeapon', ENEMIES, 'nidavellir'),
  askOn('choosePartner', MAX_SEATS, 'niflheim'),
  askOn('reviveBag', BAGS, 'helheim'),
  askOn('burnBag', BAGS, 'muspellheim'),
  askOn('chooseGiant', HIDDEN + 1, 'jotunheim'),
  askOn('useVanir', VANIR_MOVES, 'vanaheim'),
];

/** Why a card is drawn. */
export const TO_RESOLVE = 0;
export const TO_LOOK = 1;
export const TO_DISCARD = 2;

/** Why a giant is turned up. */
export const BY_LOKI = 0;
export const BEATEN = 1;

/** The answers to where Odin's other card goes. */
export const TOP = 0;
export const BOTTOM = 1;

/** The steps of a game (Y-7): the set-up, then turn by turn the enemy card and the actions. */
export const SET_UP = 0;
export const ENEMY = 1;
export const ACTING = 2;
export const ENDED = 3;
