import { ask, askOn, type KindDef } from '@nineworlds/engine';
import { ELEMENTS } from '../data/deck-table.ts';
import { MAX_BONFIRES, MAX_SEATS } from '../data/sizes.ts';

/** The kinds of questions: indices into `KINDS`. */
export const DEAL_HUMAN = 0;
export const DEAL_FLAME = 1;
export const CHOOSE_FIRST = 2;
export const OPEN_BONFIRE = 3;
export const PEEK_BONFIRE = 4;
export const SEE_BONFIRE = 5;
export const SETTLE = 6;
export const ARRANGE = 7;
export const DRAW_HUMAN = 8;
export const REFILL = 9;
export const STACK_REST = 10;
export const GIVE_FLAME = 11;
export const SWAP_PLACE = 12;
export const IGNITE = 13;
export const PULL_EMBER = 14;
export const TAKE_WARRIOR = 15;
export const SEE_EXILE = 16;
export const KEEP_EXILE = 17;
export const EXILE_WARRIOR = 18;
export const REVEAL_EMBER = 19;

const CARDS = ELEMENTS + 1;
/** Igniting cards: humans by number, then bonfires by place. */
const IGNITING = CARDS + MAX_BONFIRES;

export const KINDS: readonly KindDef[] = [
  ask('dealHuman', CARDS, 'human'),
  ask('dealFlame', CARDS, 'flame'),
  ask('chooseFirst', MAX_SEATS, 'first'),
  ask('openBonfire', MAX_BONFIRES, 'open'),
  askOn('peekBonfire', MAX_BONFIRES, 'peek'),
  ask('seeBonfire', CARDS, 'bonfire'),
  ask('settle', MAX_BONFIRES, 'settle'),
  askOn('arrange', 2, 'arrange'),
  ask('drawHuman', CARDS, 'draw'),
  ask('refill', CARDS, 'refill'),
  askOn('stackRest', CARDS, 'stack'),
  ask('giveFlame', CARDS, 'swap'),
  askOn('swapPlace', MAX_BONFIRES, 'place'),
  ask('ignite', IGNITING, 'ignite'),
  askOn('pullEmber', IGNITING, 'pull'),
  ask('takeWarrior', CARDS, 'take'),
  ask('seeExile', CARDS, 'exile'),
  ask('keepExile', CARDS, 'keep'),
  askOn('exileWarrior', CARDS, 'banish'),
  ask('revealEmber', CARDS, 'ember'),
];

/** What a face-down bonfire is looked at for. */
export const TO_OPEN = 0;
export const TO_PEEK = 1;
export const TO_SWAP = 2;

/** The set-up, the four steps of a turn (N-4), the scoring and the end. */
export const SET_UP = 0;
export const OPENING = 1;
export const REFILLING = 2;
export const SWAPPING = 3;
export const IGNITION = 4;
export const SCORING = 5;
export const ENDED = 6;
