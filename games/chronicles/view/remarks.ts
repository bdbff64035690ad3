import { cellAt, hasBit, itemAt, type Move, type Onlooker, type Seat } from '@nineworlds/engine';
import { ARTIFACT_WORDS } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { WORLDS } from '../data/worlds.ts';
import type { ChroniclesTexts } from '../locale/catalogue.ts';
import { healingCost, healTree, NORMAL, takeArtifact } from '../rules/actions.ts';
import { chooseCreature, defeatIotunn } from '../rules/creatures.ts';
import { apply } from '../rules/game.ts';
import { go, journey, sagaJourney } from '../rules/journeys.ts';
import { ACTION, HEAL_TREE, mission, sagaMission } from '../rules/mission.ts';
import { move as moveQuestion } from '../rules/movement.ts';
import { questions } from '../rules/questions.ts';
import { orderNext, orderSeats } from '../rules/round.ts';
import { sagaChoose } from '../rules/saga/choose.ts';
import { isThrowing, risksLeft } from '../rules/saving-throw.ts';
import { type ChroniclesPosition, ENDED } from '../rules/state.ts';
import { actIn, OWN_ACTION, sagaActIn, turnTree } from '../rules/stones.ts';
import { rollDice } from '../rules/throw-dice.ts';
import { convert, freyrElves, kinLives, lateHeroes, payHeroes } from '../rules/throw-help.ts';
import { actionText, deedText } from './action-text.ts';
import { type Aim, aimOf, isAsked } from './aim.ts';
import { artifactText, creatureText } from './card-text.ts';
import { shownEnemies } from './enemies-view.ts';
import { iotunnText } from './iotunn-text.ts';
import { lossBy } from './missions-view.ts';
import { copyOf } from './odds/copy.ts';
import { EVERYTHING, HOLD_BACK } from './odds/policies.ts';
import {
  type Peril,
  perilOfAnswer,
  perilOfJourney,
  perilOfMission,
} from './odds/risky-missions.ts';
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
  switch (questions.asked(p)) {
    case orderSeats:
    case orderNext:
      return wakeText(shownEnemies(p), move, wording);
    case moveQuestion:
    case go:
      return move < WORLDS ? placeText(p, move, wording) : '';
    case mission:
    case sagaMission:
      return missionText(p, move, wording);
    case journey:
    case sagaJourney:
      return move === ACTION
        ? missionText(p, move, wording)
        : perilText(perilOfJourney(p, move), wording);
    case sagaChoose:
      return perilText(perilOfAnswer(p, move), wording);
    case sagaActIn:
      return move === OWN_ACTION
        ? afarText(p, sagaActIn.open(p).world, wording)
        : perilText(perilOfAnswer(p, move), wording);
    case actIn:
      return afarText(p, move, wording);
    case takeArtifact:
      return artifactText(itemAt(ARTIFACT_WORDS, move), wording);
    case chooseCreature:
      return creatureText(itemAt(CREATURE_WORDS, move), wording);
    case defeatIotunn:
      return iotunnText(shown(p), itemAt(IOTUNN_WORDS, move), wording);
    case turnTree:
      return treeText(p, move, wording);
    case payHeroes:
      return throwText(p, { heroes: move, dice: cellAt(p.dice, p.active) }, wording);
    case rollDice:
      return throwText(p, { heroes: 0, dice: move }, wording);
    case convert:
    case freyrElves:
    case lateHeroes:
    case kinLives:
      return leftText(p, move, wording);
    default:
      return '';
  }
}

function shown(p: ChroniclesPosition): ChroniclesView {
  return viewOf(p, p.active);
}

/** C-11.1: what the god could do in a world where they go. */
function placeText(p: ChroniclesPosition, world: number, wording: Wording): string {
  const view = shown(p);
  return actionText(view, itemAt(view.tree.worlds, world), wording);
}

/** C-11.4: the normal version of an action, from afar. */
function afarText(p: ChroniclesPosition, number: number, wording: Wording): string {
  const view = shown(p);
  const world = itemAt(view.tree.worlds, number);
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
  const isInVain = hasBit(p.ravaged, world);
  return wording.say(isInVain ? 'healInVain' : 'healCost', { lives: healingCost(o) });
}

function missionText(p: ChroniclesPosition, deed: Move, wording: Wording): string {
  if (deed === HEAL_TREE) return healText(p, cellAt(p.places, p.active), wording);
  const peril = perilText(perilOfMission(p, deed), wording);
  if (deed !== ACTION) return peril;
  return [placeText(p, cellAt(p.places, p.active), wording), ...(peril === '' ? [] : [peril])].join(
    '; ',
  );
}

/** The Risks, and the life points lost on average: with everything there is, and with the god die only. */
function perilText(peril: Peril, wording: Wording): string {
  if (peril.kind === 'lost') return wording.phrases.losesGame;
  if (peril.kind === 'none') return '';
  const { facts } = peril;
  const least = meanText(lossBy(facts, EVERYTHING).mean);
  const most = meanText(lossBy(facts, HOLD_BACK).mean);
  const risks = wording.risks(facts.risks);
  return least === most
    ? wording.say('risksLives', { risks, most })
    : wording.say('risksAndLives', { risks, least, most });
}

/** C-2.2: the middle level by columns after a turn. */
function treeText(o: ChroniclesPosition, steps: number, wording: Wording): string {
  const p = copyOf(o);
  apply(p, steps);
  return itemAt(shown(p).tree.now, 1)
    .map((world) => wording.word(world))
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
  const isOpen = isThrowing(p) && p.step !== ENDED && p.lives[o.active] === o.lives[o.active];
  const count = isOpen ? risksLeft(p) : cellAt(o.lives, o.active) - cellAt(p.lives, o.active);
  return wording.say('livesLeft', { count });
}
