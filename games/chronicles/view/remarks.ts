import type { Move, Onlooker, Seat } from '@nineworlds/engine';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLDS } from '../data/worlds.ts';
import type { ChroniclesTexts } from '../locale/catalogue.ts';
import { healingCost, healTree, NORMAL } from '../rules/actions.ts';
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
import { actionText, deedText } from './action-text.ts';
import { type Aim, aimOf, isAsked } from './aim.ts';
import { artifactText, creatureText } from './card-text.ts';
import { shownEnemies } from './enemies-view.ts';
import { iotunnText } from './iotunn-text.ts';
import { lossBy } from './missions-view.ts';
import { copyOf } from './odds/copy.ts';
import { COMMITMENTS } from './odds/policies.ts';
import { type Peril, perilOfJourney, perilOfMission } from './odds/risky-missions.ts';
import { SPEND_ALL, SPEND_NOTHING } from './odds/spending.ts';
import { openThrow } from './odds/throw-facts.ts';
import { livesLost } from './odds/throw-odds.ts';
import { amountOf } from './tree-view.ts';
import { type ChroniclesView, viewOf } from './view.ts';
import { wakeText } from './wake-text.ts';
import { meanText, Wording } from './wording.ts';

/** A few words beside a choice on what it brings. */
export function remark(
  o: ChroniclesPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker<ChroniclesTexts>,
): string {
  const aim = isAsked(o, seat) ? aimOf(o, moves) : undefined;
  return aim === undefined ? '' : remarkOn(aim, new Wording(onlooker, onlooker.texts.phrases));
}

function remarkOn({ p, move }: Aim, wording: Wording): string {
  switch (p.frames.kind) {
    case ORDER_SEATS:
    case ORDER_NEXT:
      return wakeText(shownEnemies(p), move, wording);
    case MOVE:
    case GO:
      return move < WORLDS ? placeText(p, move, wording) : '';
    case MISSION:
      return missionText(p, move, wording);
    case JOURNEY:
      return move === ACTION
        ? missionText(p, move, wording)
        : perilText(perilOfJourney(p, move), wording);
    case ACT_IN:
      return afarText(p, move, wording);
    case TAKE_ARTIFACT:
      return artifactText(ARTIFACT_WORDS[move], wording);
    case CHOOSE_CREATURE:
      return creatureText(CREATURE_WORDS[move], wording);
    case DEFEAT_IOTUNN:
      return iotunnText(shown(p), IOTUNN_WORDS[move], wording);
    case TURN_TREE:
      return treeText(p, move, wording);
    case PAY_HEROES:
      return throwText(p, { heroes: move, dice: p.dice[p.active] }, wording);
    case ROLL_DICE:
      return throwText(p, { heroes: 0, dice: move }, wording);
    case CONVERT:
    case FREYR_ELVES:
    case LATE_HEROES:
    case KIN_LIVES:
      return leftText(p, move, wording);
    default:
      return '';
  }
}

function shown(p: ChroniclesPosition): ChroniclesView {
  return viewOf(p, p.active);
}

/** C-11.1: what the god could do in a world where he goes. */
function placeText(p: ChroniclesPosition, world: number, wording: Wording): string {
  const view = shown(p);
  return actionText(view, view.tree.worlds[world], wording);
}

/** C-11.4: the normal version of an action, from afar. */
function afarText(p: ChroniclesPosition, number: number, wording: Wording): string {
  const view = shown(p);
  const world = view.tree.worlds[number];
  if (world.ravaged) return healText(p, number, wording);
  const more = { malus: -1, normal: 0, bonus: 1 }[world.version];
  const risks = world.risks === 0 ? 0 : world.risks + more;
  const amount = amountOf(p, number, NORMAL);
  return deedText(view, { world: world.world, risks, amount }, wording);
}

/** C-11.3: what Heal the Tree costs; where two enemies stand it is in vain. */
function healText(o: ChroniclesPosition, world: number, wording: Wording): string {
  const p = copyOf(o);
  healTree(p, world, undefined);
  if (p.step === ENDED) return wording.phrases.losesGame;
  const isInVain = ((p.ravaged >> world) & 1) === 1;
  return wording.say(isInVain ? 'healInVain' : 'healCost', { lives: healingCost(o) });
}

function missionText(p: ChroniclesPosition, mission: Move, wording: Wording): string {
  if (mission === HEAL_TREE) return healText(p, p.places[p.active], wording);
  const peril = perilText(perilOfMission(p, mission), wording);
  if (mission !== ACTION) return peril;
  return [placeText(p, p.places[p.active], wording), ...(peril === '' ? [] : [peril])].join('; ');
}

/** The Risks, and the life points lost on average: with everything there is, and with the god die only. */
function perilText(peril: Peril, wording: Wording): string {
  if (peril.kind === 'lost') return wording.phrases.losesGame;
  if (peril.kind === 'none') return '';
  const { facts } = peril;
  const means = COMMITMENTS.map((how) => meanText(lossBy(facts, how).mean));
  const [most] = means;
  const least = means[means.length - 1];
  const risks = wording.risks(facts.risks);
  return least === most
    ? wording.say('risksLives', { risks, most })
    : wording.say('risksAndLives', { risks, least, most });
}

/** C-2.2: the middle level by columns after a turn. */
function treeText(o: ChroniclesPosition, steps: number, wording: Wording): string {
  const p = copyOf(o);
  apply(p, steps);
  return shown(p)
    .tree.now[1].map((world) => wording.word(world))
    .join(' | ');
}

/** C-13.1: the life points lost on average with what is committed. */
function throwText(
  p: ChroniclesPosition,
  { heroes, dice }: { readonly heroes: number; readonly dice: number },
  wording: Wording,
): string {
  const facts = openThrow(p);
  if (facts === undefined) return '';
  const thrown = Math.min(dice, facts.mostDice);
  const mean = meanText(livesLost(facts, heroes, thrown, SPEND_NOTHING).mean);
  const best = meanText(livesLost(facts, heroes, thrown, SPEND_ALL).mean);
  return mean === best
    ? wording.say('meanLives', { mean })
    : wording.say('meanWithElves', { mean, best });
}

/** C-13.1: the life points that would be lost if nothing else were spent. */
function leftText(o: ChroniclesPosition, move: Move, wording: Wording): string {
  const p = copyOf(o);
  apply(p, move);
  const { frames } = p;
  let depth = frames.depth - 1;
  while (depth >= 0 && frames.kindAt(depth) !== THROW) depth--;
  const isOpen = depth >= 0 && p.step !== ENDED && p.lives[o.active] === o.lives[o.active];
  const count = isOpen ? frames.argAt(depth, RISKS) : o.lives[o.active] - p.lives[o.active];
  return wording.say('livesLeft', { count });
}
