import type { Move } from '@nineworlds/engine';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { STONE_EFFECTS, STONE_WORDS, SYMBOL_WORDS } from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLD_WORDS, WORLDS } from '../data/worlds.ts';
import { cardWord } from './decks.ts';
import {
  ACT_IN,
  BROTHER_ELF,
  CHOOSE_CREATURE,
  DEAL_GOD,
  DEAL_SUPPORT,
  DEFEAT_IOTUNN,
  DRAW_CREATURE,
  DRAW_IOTUNN,
  ESCORT,
  GIVE_CARD,
  GIVE_LIFE,
  GO,
  HEAL_WORLD,
  JOURNEY,
  KIN_ARTIFACT,
  KIN_DIE,
  KIN_ELF,
  KIN_ENOUGH,
  KIN_ITEMS,
  KIN_TAKE,
  LUCKY_ITEM,
  MISSION,
  MOVE,
  MOVE_FIGURE,
  MOVE_TO,
  NO,
  ORDER_NEXT,
  ORDER_SEATS,
  REROLL_GOD,
  REVEAL_CARD,
  RIDE,
  ROLL_GOD,
  ROLL_VANIR,
  SEE_BACK,
  SHARE_ARTIFACT,
  SHARE_DICE,
  SHARE_ELVES,
  SHARE_LIVES,
  SHOW_ARTIFACT,
  SHOW_CARD,
  STACK_CARD,
  STONE_STOP,
  TAKE_ARTIFACT,
  TAKE_CARD,
  THROW_STONE,
  USE_STONE,
} from './kinds.ts';
import {
  ACTION,
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  HEAL_TREE,
  MEND_OTHER,
  MEND_SELF,
  REST,
  TRAVEL_TO,
} from './missions.ts';
import type { ChroniclesPosition } from './state.ts';

const LUCK_WORDS = ['nothing', 'elf', 'die'] as const;

/** The words of a move. Nothing is hidden in this game. */
export function tokens(p: ChroniclesPosition, move: Move): string {
  const { frames } = p;
  const a = frames.arg(0);
  switch (frames.kind) {
    case DEAL_GOD:
      return `seat-${a + 1} ${GOD_WORDS[move]}`;
    case DEAL_SUPPORT:
      return GOD_WORDS[move];
    case SHOW_ARTIFACT:
    case TAKE_ARTIFACT:
      return ARTIFACT_WORDS[move];
    case SEE_BACK:
      return `${figureWord(p, a)} ${figureWord(p, move)}`;
    case ORDER_SEATS:
    case ORDER_NEXT:
    case MOVE_FIGURE:
    case GIVE_LIFE:
    case GIVE_CARD:
      return figureWord(p, move);
    case SHARE_LIVES:
    case SHARE_ELVES:
    case SHARE_DICE:
      return `${figureWord(p, a)} ${move}`;
    case SHARE_ARTIFACT:
      return `${ARTIFACT_WORDS[a]} ${figureWord(p, move)}`;
    case REVEAL_CARD:
    case SHOW_CARD:
    case STACK_CARD:
      return move === 0 ? 'none' : cardTokens(p, move);
    case TAKE_CARD:
      return wheelTokens(p, move);
    case DRAW_IOTUNN:
    case DEFEAT_IOTUNN:
      return IOTUNN_WORDS[move];
    case ESCORT:
    case RIDE:
      return `${figureWord(p, a)} ${WORLD_WORDS[move]}`;
    case HEAL_WORLD:
    case MOVE_TO:
    case ACT_IN:
    case GO:
      return WORLD_WORDS[move];
    case MOVE:
      return moveTokens(p, move);
    case MISSION:
    case JOURNEY:
      return missionTokens(p, move);
    case DRAW_CREATURE:
    case CHOOSE_CREATURE:
      return CREATURE_WORDS[move];
    case THROW_STONE:
      return `${STONE_WORDS[a]} ${STONE_EFFECTS[move]}`;
    case USE_STONE:
      return move === STONE_STOP ? 'stop' : STONE_EFFECTS[move];
    case KIN_TAKE:
      return kinTokens(p, move);
    case ROLL_GOD:
      return `${figureWord(p, a)} ${SYMBOL_WORDS[move]}`;
    case ROLL_VANIR:
      return SYMBOL_WORDS[move];
    case REROLL_GOD:
    case BROTHER_ELF:
      return move === NO ? 'no' : 'yes';
    case LUCKY_ITEM:
      return LUCK_WORDS[move];
    default:
      return String(move);
  }
}

/** The god of a figure; its number where there is none. */
function figureWord(p: ChroniclesPosition, figure: number): string {
  return figure < p.setup.figures ? GOD_WORDS[p.gods[figure]] : `seat-${figure + 1}`;
}

/** A card; those of sets that are not in the game by their number. */
function cardTokens(p: ChroniclesPosition, card: number): string {
  const isPlayed = card <= p.setup.figures * ENEMY_WORDS.length;
  return isPlayed ? cardWord(p, card) : `card-${card}`;
}

/** A card on the wheel by its place; an empty place by its number. */
function wheelTokens(p: ChroniclesPosition, place: number): string {
  const card = p.wheel[place];
  return card === 0 ? `place-${place + 1}` : cardTokens(p, card);
}

function moveTokens(p: ChroniclesPosition, move: Move): string {
  if (move >= WORLDS) return `travel ${figureWord(p, move - TRAVEL_TO)}`;
  return move === p.places[p.active] ? 'stay' : `move ${WORLD_WORDS[move]}`;
}

function missionTokens(p: ChroniclesPosition, move: Move): string {
  if (move === REST) return 'rest';
  if (move === ACTION) return 'act';
  if (move === HEAL_TREE) return 'heal';
  if (move < FIGHT_IOTUNN) return `fight ${ENEMY_WORDS[move - FIGHT_ENEMY]}`;
  if (move < MEND_SELF) return `fight ${IOTUNN_WORDS[move - FIGHT_IOTUNN]}`;
  return move === MEND_SELF ? 'mend self' : `mend ${figureWord(p, move - MEND_OTHER)}`;
}

function kinTokens(p: ChroniclesPosition, move: Move): string {
  if (move === KIN_ENOUGH) return 'enough';
  const item = move % KIN_ITEMS;
  const other = figureWord(p, Math.floor(move / KIN_ITEMS));
  if (item === KIN_ELF) return `${other} elf`;
  return item === KIN_DIE ? `${other} die` : `${other} ${ARTIFACT_WORDS[item - KIN_ARTIFACT]}`;
}
