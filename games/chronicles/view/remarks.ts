import type { Move, Onlooker, Seat } from '@nineworlds/engine';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLDS } from '../data/worlds.ts';
import { healingCost, healTree } from '../rules/actions.ts';
import { apply } from '../rules/apply.ts';
import {
  ACT_IN,
  CHOOSE_CREATURE,
  CONVERT,
  DEFEAT_IOTUNN,
  ENDED,
  FREYR_ELVES,
  GO,
  JOURNEY,
  KIN_LIVES,
  LATE_HEROES,
  MISSION,
  MOVE,
  ORDER_NEXT,
  ORDER_SEATS,
  PAY_HEROES,
  ROLL_DICE,
  TAKE_ARTIFACT,
  THROW,
  TURN_TREE,
} from '../rules/kinds.ts';
import { ACTION, HEAL_TREE } from '../rules/missions.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { RISKS } from '../rules/throw.ts';
import { type Aim, aimOf, isAsked } from './aim.ts';
import { BoardText, meanText } from './board-text.ts';
import { shownEnemies } from './enemies-view.ts';
import { actionText, deedText } from './grid.ts';
import { iotunnText } from './iotunn-text.ts';
import { lossBy } from './missions-view.ts';
import { copyOf } from './odds/copy.ts';
import { COMMITMENTS } from './odds/policies.ts';
import { type Peril, perilOfJourney, perilOfMission } from './odds/risky-missions.ts';
import { SPEND_ALL, SPEND_NOTHING } from './odds/spending.ts';
import { openThrow } from './odds/throw-facts.ts';
import { livesLost } from './odds/throw-odds.ts';
import { artifactText, creatureText } from './player-aid.ts';
import { type ChroniclesView, viewOf } from './view.ts';
import { wakeText } from './wake-text.ts';

/** A few words beside a choice on what it brings. */
export function remark(
  o: ChroniclesPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker,
): string {
  const aim = isAsked(o, seat) ? aimOf(o, moves) : undefined;
  return aim === undefined ? '' : remarkOn(aim, new BoardText(onlooker));
}

function remarkOn({ p, move }: Aim, board: BoardText): string {
  switch (p.frames.kind) {
    case ORDER_SEATS:
    case ORDER_NEXT:
      return wakeText(shownEnemies(p), move, board);
    case MOVE:
    case GO:
      return move < WORLDS ? placeText(p, move, board) : '';
    case MISSION:
      return missionText(p, move, board);
    case JOURNEY:
      return move === ACTION
        ? missionText(p, move, board)
        : perilText(perilOfJourney(p, move), board);
    case ACT_IN:
      return afarText(p, move, board);
    case TAKE_ARTIFACT:
      return artifactText(ARTIFACT_WORDS[move], board);
    case CHOOSE_CREATURE:
      return creatureText(CREATURE_WORDS[move], board);
    case DEFEAT_IOTUNN:
      return iotunnText(shown(p), IOTUNN_WORDS[move], board);
    case TURN_TREE:
      return treeText(p, move, board);
    case PAY_HEROES:
      return throwText(p, { heroes: move, dice: p.dice[p.active] }, board);
    case ROLL_DICE:
      return throwText(p, { heroes: 0, dice: move }, board);
    case CONVERT:
    case FREYR_ELVES:
    case LATE_HEROES:
    case KIN_LIVES:
      return leftText(p, move, board);
    default:
      return '';
  }
}

function shown(p: ChroniclesPosition): ChroniclesView {
  return viewOf(p, p.active);
}

/** C-11.1: what the god could do in a world where he goes. */
function placeText(p: ChroniclesPosition, world: number, board: BoardText): string {
  const view = shown(p);
  return actionText(view, view.tree.worlds[world], board);
}

/** C-11.4: the normal version of an action, from afar. */
function afarText(p: ChroniclesPosition, number: number, board: BoardText): string {
  const view = shown(p);
  const world = view.tree.worlds[number];
  if (world.ravaged) return healText(p, number, board);
  const more = { malus: -1, normal: 0, bonus: 1 }[world.version];
  const risks = world.risks === 0 ? 0 : world.risks + more;
  return deedText(view, { world: world.world, version: 'normal', risks }, board);
}

/** C-11.3: what Heal the Tree costs; where two enemies stand it is in vain. */
function healText(o: ChroniclesPosition, world: number, board: BoardText): string {
  const p = copyOf(o);
  healTree(p, world, undefined);
  if (p.step === ENDED) return board.phrases.losesGame;
  const isInVain = ((p.ravaged >> world) & 1) === 1;
  return board.say(isInVain ? 'healInVain' : 'healCost', { lives: healingCost(o) });
}

function missionText(p: ChroniclesPosition, mission: Move, board: BoardText): string {
  if (mission === HEAL_TREE) return healText(p, p.places[p.active], board);
  const peril = perilText(perilOfMission(p, mission), board);
  if (mission !== ACTION) return peril;
  return [placeText(p, p.places[p.active], board), ...(peril === '' ? [] : [peril])].join('; ');
}

/** The Risks, and the life points lost on average: with everything there is, and with the god die only. */
function perilText(peril: Peril, board: BoardText): string {
  if (peril.kind === 'lost') return board.phrases.losesGame;
  if (peril.kind === 'none') return '';
  const { facts } = peril;
  const means = COMMITMENTS.map((how) => meanText(lossBy(facts, how).mean));
  const [most] = means;
  const least = means[means.length - 1];
  const risks = board.risks(facts.risks);
  return least === most
    ? board.say('risksLives', { risks, most })
    : board.say('risksAndLives', { risks, least, most });
}

/** C-2.2: the middle level by columns after a turn. */
function treeText(o: ChroniclesPosition, steps: number, board: BoardText): string {
  const p = copyOf(o);
  apply(p, steps);
  return shown(p)
    .tree.now[1].map((world) => board.word(world))
    .join(' | ');
}

/** C-13.1: the life points lost on average with what is committed. */
function throwText(
  p: ChroniclesPosition,
  { heroes, dice }: { readonly heroes: number; readonly dice: number },
  board: BoardText,
): string {
  const facts = openThrow(p);
  if (facts === undefined) return '';
  const thrown = Math.min(dice, facts.mostDice);
  const mean = meanText(livesLost(facts, heroes, thrown, SPEND_NOTHING).mean);
  const best = meanText(livesLost(facts, heroes, thrown, SPEND_ALL).mean);
  return mean === best
    ? board.say('meanLives', { mean })
    : board.say('meanWithElves', { mean, best });
}

/** C-13.1: the life points that would be lost if nothing else were spent. */
function leftText(o: ChroniclesPosition, move: Move, board: BoardText): string {
  const p = copyOf(o);
  apply(p, move);
  const { frames } = p;
  let depth = frames.depth - 1;
  while (depth >= 0 && frames.kindAt(depth) !== THROW) depth--;
  const isOpen = depth >= 0 && p.step !== ENDED && p.lives[o.active] === o.lives[o.active];
  const count = isOpen ? frames.argAt(depth, RISKS) : o.lives[o.active] - p.lives[o.active];
  return board.say('livesLeft', { count });
}
