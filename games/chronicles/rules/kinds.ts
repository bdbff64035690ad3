import { ask, askOn, type KindDef } from '@nineworlds/engine';
import { ARTIFACTS } from '../data/artifacts.ts';
import { CREATURES } from '../data/creatures.ts';
import { STONE_EFFECTS, SYMBOLS } from '../data/edition.ts';
import { ENEMIES } from '../data/enemies.ts';
import { GODS } from '../data/gods.ts';
import { IOTUNNS } from '../data/iotunns.ts';
import { HEROES, MAX_FIGURES, MAX_SEATS, MOST_ELVES } from '../data/sizes.ts';
import { WORLDS } from '../data/worlds.ts';
import { MISSION_MOVES, MOVE_MOVES } from './missions.ts';
import { SLOT } from './state.ts';

/** The kinds of questions: indices into `KINDS`. */
export const DEAL_GOD = 0;
export const DEAL_SUPPORT = 1;
export const SHOW_ARTIFACT = 2;
export const SEE_BACK = 3;
export const ORDER_SEATS = 4;
export const REVEAL_CARD = 5;
export const DRAW_IOTUNN = 6;
export const ESCORT = 7;
export const MOVE = 8;
export const MISSION = 9;
export const TAKE_TROOPS = 10;
export const HEAL_WORLD = 11;
export const TAKE_ARTIFACT = 12;
export const DRAW_CREATURE = 13;
export const CHOOSE_CREATURE = 14;
export const THROW_STONE = 15;
export const USE_STONE = 16;
export const MOVE_FIGURE = 17;
export const MOVE_TO = 18;
export const ACT_IN = 19;
export const TURN_TREE = 20;
export const GO = 21;
export const JOURNEY = 22;
export const DEFEAT_IOTUNN = 23;
export const GIVE_LIFE = 24;
export const SHARE_LIVES = 25;
export const SHARE_ELVES = 26;
export const SHARE_DICE = 27;
export const SHARE_ARTIFACT = 28;
export const RIDE = 29;
export const SHOW_CARD = 30;
export const STACK_CARD = 31;
export const TAKE_CARD = 32;
export const GIVE_CARD = 33;
export const KIN_TAKE = 34;
export const PAY_HEROES = 35;
export const ROLL_DICE = 36;
export const ROLL_GOD = 37;
export const ROLL_VANIR = 38;
export const REROLL_GOD = 39;
export const REROLL_VANIR = 40;
export const CONVERT = 41;
export const BROTHER_ELF = 42;
export const FREYR_ELVES = 43;
export const LATE_HEROES = 44;
export const KIN_LIVES = 45;
export const LUCKY_ITEM = 46;
/** No question: a saving throw that goes on when what lies above it is settled. */
export const THROW = 47;
/** C-5: the seats after the first one in the order of a round, in the same line. */
export const ORDER_NEXT = 48;

/** A card of the wheel: the set of a figure and an enemy, counted from 1. */
export const CARDS = MAX_FIGURES * ENEMIES + 1;
/** C-14.1: what Kin can take from each of the others: an elf, a die, or an artifact. */
export const KIN_ELF = 0;
export const KIN_DIE = 1;
export const KIN_ARTIFACT = 2;
export const KIN_ITEMS = KIN_ARTIFACT + ARTIFACTS;
/** C-14.1: after those of all figures, the answer that means no more. */
export const KIN_ENOUGH = KIN_ITEMS * MAX_FIGURES;
/** C-11.4: after the effects, the answer that means no more. */
export const STONE_STOP = STONE_EFFECTS.length;
/** C-14.1: what a Lucky Companion keeps. */
export const KEEP_ELF = 1;
export const KEEP_DIE = 2;
/** Yes and no. */
export const NO = 0;
export const YES = 1;
/** C-3.3: no god has more life points. */
export const MOST_LIVES = 9;

export const KINDS: readonly KindDef[] = [
  ask('dealGod', GODS + 1, 'god'),
  ask('dealSupport', GODS + 1, 'support'),
  ask('showArtifact', ARTIFACTS, 'artifact'),
  ask('seeBack', MAX_FIGURES, 'back'),
  ask('orderSeats', MAX_SEATS, 'order'),
  ask('revealCard', CARDS, 'card'),
  ask('drawIotunn', IOTUNNS, 'iotunn'),
  ask('escort', WORLDS, 'escort'),
  ask('move', MOVE_MOVES),
  ask('mission', MISSION_MOVES),
  askOn('takeTroops', 4, 'take'),
  askOn('healWorld', WORLDS, 'heal'),
  askOn('takeArtifact', ARTIFACTS, 'artifact'),
  ask('drawCreature', CREATURES, 'creature'),
  ask('chooseCreature', CREATURES, 'apply'),
  ask('throwStone', STONE_EFFECTS.length, 'stone'),
  ask('useStone', STONE_STOP + 1, 'rune'),
  askOn('moveFigure', MAX_FIGURES, 'figure'),
  askOn('moveTo', WORLDS, 'to'),
  askOn('actIn', WORLDS, 'in'),
  askOn('turnTree', 3, 'turn'),
  askOn('go', WORLDS, 'go'),
  ask('journey', MISSION_MOVES),
  askOn('defeatIotunn', IOTUNNS, 'iotunn'),
  askOn('giveLife', MAX_FIGURES, 'life'),
  ask('shareLives', MOST_LIVES + 1, 'lives'),
  ask('shareElves', MOST_ELVES + 1, 'elves'),
  ask('shareDice', MOST_ELVES + 1, 'dice'),
  ask('shareArtifact', MAX_SEATS, 'artifacts'),
  ask('ride', WORLDS, 'ride'),
  ask('showCard', CARDS, 'card'),
  ask('stackCard', CARDS, 'stack'),
  askOn('takeCard', ENEMIES * SLOT, 'take'),
  askOn('giveCard', MAX_SEATS, 'to'),
  ask('kinTake', KIN_ENOUGH + 1, 'kin'),
  ask('payHeroes', HEROES + 1, 'heroes'),
  askOn('rollDice', MOST_ELVES + 1, 'dice'),
  ask('rollGod', SYMBOLS, 'god-die'),
  ask('rollVanir', SYMBOLS, 'vanir-die'),
  ask('rerollGod', 2, 'draupnir'),
  askOn('rerollVanir', MOST_ELVES + 1, 'andvarinaut'),
  ask('convert', MOST_ELVES + 1, 'elves'),
  ask('brotherElf', 2, 'brother'),
  ask('freyrElves', MOST_ELVES + 1, 'freyr'),
  ask('lateHeroes', HEROES + 1, 'late'),
  ask('kinLives', MOST_LIVES + 1, 'kinlives'),
  ask('luckyItem', 3, 'lucky'),
  ask('throw', 0),
  askOn('orderNext', MAX_SEATS, 'order'),
];

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
