import { CHANCE, hasBit, lowestBit, TEAM } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../../data/enemies.ts';
import { ANONYMOUS, FIRE_GIANTS } from '../../data/sizes.ts';
import { CAGE, COLUMNS, OFF_THE_TREE, WORLD_WORDS, WORLDS } from '../../data/worlds.ts';
import { callHeroes, diceReserve, elfReserve } from '../actions.ts';
import { callIotunn, moveEnemy } from '../activations.ts';
import type { Sink } from '../events.ts';
import { defeat } from '../iotunns.ts';
import { IMPOSSIBLE, lose, loseLives, regainLives } from '../outcome.ts';
import { continuation } from '../question.ts';
import { checkRavage, heal, ravage } from '../ravage.ts';
import { takeRisks } from '../saving-throw.ts';
import { type ChroniclesPosition, godWord, isOnMission } from '../state.ts';
import { turnMiddleLevel } from '../tree.ts';
import {
  artifactsOf,
  candidatesOf,
  discard,
  follow,
  isScope,
  onlyOne,
  sagaChance,
  sagaChoose,
  sagaDiscard,
  sagaToken,
  tellToken,
} from './choose.ts';
import { canBeCaged, evaluate, heroReserve, holds, isSlain, NONE, placeOf } from './numbers.ts';
import { loseBySkull, turnPage } from './pages.ts';
import {
  ABOVE,
  ADD,
  ANONYMOUS_PAWNS,
  AWAY,
  CALL,
  CALL_IOTUNN,
  CHANCE_OF,
  CHOOSE,
  CLEAR_TOKENS,
  DICE,
  DISCARD,
  EACH,
  ELVES,
  END_SETUP,
  FACE_DOWN,
  FIGHT_RISKS,
  FIRE,
  FIRST_AWAY,
  FIRST_FACE_UP,
  FIRST_SAGA_FIGURE,
  FIRST_SPACE,
  HEAL_WORLD,
  HERO_PAWNS,
  IF,
  LAY_FACE_DOWN,
  LAY_FACE_UP,
  LOSE,
  LOWEST,
  MEND,
  MOST_STRENGTH,
  PLACE,
  PUT_ON_SPACE,
  RAVAGE,
  REVEAL,
  RISKS,
  RUN,
  type SagaEffect,
  SET,
  SETTING_UP,
  SLAIN,
  SLAY,
  SUBJECT,
  TAKE_TOKEN,
  TURN_PAGE,
  TURN_TREE,
  WOUND,
  WOUND_ACTIVE,
  WOUND_PLAYERS,
} from './program.ts';
import { cancelledIn, sagaRunRef, strengthIn, versionIn } from './start.ts';

/** B.9: a list of effects that is being carried out. It waits below what its effects ask and start. */
export const sagaRun = continuation({
  name: 'sagaRun',
  args: sagaRunRef.args,
  fits(p, asked) {
    const list = p.setup.saga?.lists[asked.list];
    if (list === undefined || asked.at < 0 || asked.at >= list.length) return false;
    if (asked.seat !== p.active || !isScope(p, asked)) return false;
    const { mode } = asked;
    if (mode < 0 || versionIn(mode) > 2 || cancelledIn(mode) > 1) return false;
    if (strengthIn(mode) > MOST_STRENGTH) return false;
    // Risks are taken on missions only.
    const hasRisks = list.some(({ op }) => op === RISKS || op === FIGHT_RISKS);
    return !hasRisks || isOnMission(p);
  },
});

/** B.3: carries out the next effect of the innermost list, completely or as far as its first question. */
export function goOnRunning(p: ChroniclesPosition, sink: Sink): void {
  const { list, at, here, chosen, subject, mode } = sagaRun.open(p);
  const effects = p.setup.saga?.lists[list] ?? [];
  if (at + 1 < effects.length) sagaRun.edit(p, p.frames.depth - 1).at = at + 1;
  else p.frames.pop();
  carryOut(p, effects[at], list, at, here, chosen, subject, mode, sink);
}

/** C-15.51: an instruction that cannot be followed loses the game. */
function impossible(p: ChroniclesPosition, sink: Sink): void {
  lose(p, IMPOSSIBLE, sink);
}

/** Starts another list about the same places. */
function startList(
  p: ChroniclesPosition,
  list: number,
  here: number,
  chosen: number,
  subject: number,
  mode: number,
): void {
  if (list !== 0) sagaRunRef.ask(p, p.active, list, 0, here, chosen, subject, mode);
}

function carryOut(
  p: ChroniclesPosition,
  effect: SagaEffect,
  list: number,
  at: number,
  here: number,
  chosen: number,
  subject: number,
  mode: number,
  sink: Sink,
): void {
  const value = evaluate(p, effect.number, here, chosen, subject);
  const place = placeOf(p, effect.place, here, chosen, NONE);
  switch (effect.op) {
    case ADD:
      changeCounter(p, effect.what, p.counters[effect.what] + value, sink);
      break;
    case SET:
      changeCounter(p, effect.what, value, sink);
      break;
    case PLACE:
      placeWho(p, effect, here, chosen, subject, sink);
      break;
    case PUT_ON_SPACE:
      putOnSpace(p, figureOf(effect, subject), value, sink);
      break;
    case RUN:
      runAlong(p, figureOf(effect, subject), value, sink);
      break;
    case CALL_IOTUNN:
      callIotunn(p, sink);
      break;
    case FIRE:
      moveFire(p, value, sink);
      break;
    case ANONYMOUS_PAWNS:
      moveAnonymous(p, value, sink);
      break;
    case HERO_PAWNS:
      moveHeroes(p, value, sink);
      break;
    case ELVES:
      moveElves(p, value, sink);
      break;
    case DICE:
      moveDice(p, value, sink);
      break;
    case DISCARD:
      discardOne(p, sink);
      break;
    case WOUND:
      wound(p, effect, value, sink);
      break;
    case MEND:
      for (let figure = 0; figure < p.setup.figures; figure++) {
        if (isMeant(p, effect.what, figure)) regainLives(p, figure, value, sink);
      }
      break;
    case RAVAGE:
      if (!hasBit(p.ravaged, place)) ravage(p, place, sink);
      break;
    case HEAL_WORLD:
      if (hasBit(p.ravaged, place)) heal(p, place, sink);
      break;
    case TURN_TREE:
      turnMiddleLevel(p, value % COLUMNS, sink);
      break;
    case LAY_FACE_DOWN:
      layFaceDown(p, effect, sink);
      break;
    case LAY_FACE_UP:
      layFaceUp(p, effect, sink);
      break;
    case REVEAL:
      if (p.tokens[place] === FACE_DOWN) {
        sagaToken.ask(p, CHANCE, list, at, here, place, subject, mode);
      }
      break;
    case TAKE_TOKEN:
      takeToken(p, place, sink);
      break;
    case CLEAR_TOKENS:
      p.tokens.fill(0);
      p.tokensLeft.fill(0);
      break;
    case CHOOSE:
    case LOWEST:
    case CHANCE_OF:
      choose(p, effect, list, at, here, chosen, subject, mode, sink);
      break;
    case IF: {
      const yes = effect.when === undefined || holds(p, effect.when, here, chosen, subject);
      startList(p, effect.lists[yes ? 0 : 1], here, chosen, subject, mode);
      break;
    }
    case EACH:
      for (let figure = p.sagaFigures.length - 1; figure >= 0; figure--) {
        if (hasBit(effect.set, figure) && p.sagaFigures[figure] !== AWAY) {
          startList(p, effect.lists[0], here, chosen, figure, mode);
        }
      }
      break;
    case FIRST_AWAY:
      for (let bits = effect.set; bits !== 0; bits &= bits - 1) {
        if (p.sagaFigures[lowestBit(bits)] !== AWAY) continue;
        startList(p, effect.lists[0], here, chosen, lowestBit(bits), mode);
        break;
      }
      break;
    case SLAY:
      slay(p, effect.what, sink);
      break;
    case RISKS: {
      const { numbers } = effect;
      const number = numbers[numbers.length === 1 ? 0 : versionIn(mode)];
      const risks = evaluate(p, number, here, chosen, subject);
      if (risks > 0) takeRisks(p, Math.min(MOST_STRENGTH, risks), 0, undefined, sink);
      break;
    }
    case FIGHT_RISKS: {
      const weapon = effect.what > 0 ? effect.what - 1 : undefined;
      takeRisks(p, strengthIn(mode), cancelledIn(mode), weapon, sink);
      break;
    }
    case TURN_PAGE:
      turnPage(p, sink);
      break;
    case LOSE:
      loseBySkull(p, effect.what, sink);
      break;
    case CALL:
      startList(p, effect.lists[0], here, chosen, subject, mode);
      break;
    case END_SETUP:
      p.saga[SETTING_UP] = 0;
      break;
    default:
      throw new RangeError(`no such effect: ${effect.op}`);
  }
}

/** B.6: asks where there is a choice; the only possibility comes by itself. */
function choose(
  p: ChroniclesPosition,
  effect: SagaEffect,
  list: number,
  at: number,
  here: number,
  chosen: number,
  subject: number,
  mode: number,
  sink: Sink,
): void {
  const candidates = candidatesOf(p, effect, here, chosen, subject);
  if (candidates === 0) {
    if (effect.must) impossible(p, sink);
    return;
  }
  const only = onlyOne(candidates);
  if (only !== undefined) follow(p, effect, only, here, chosen, subject, mode);
  else if (effect.op === CHANCE_OF) {
    sagaChance.ask(p, CHANCE, list, at, here, chosen, subject, mode);
  } else {
    const asked = effect.byTeam ? TEAM : p.active;
    sagaChoose.ask(p, asked, list, at, here, chosen, subject, mode);
  }
}

/** B.2: a counter stops at its ends, unless it is strict. */
function changeCounter(p: ChroniclesPosition, counter: number, value: number, sink: Sink): void {
  const known = p.setup.saga?.counters[counter];
  if (known === undefined) return;
  if (known.isStrict && (value < 0 || value > known.most)) {
    impossible(p, sink);
    return;
  }
  const before = p.counters[counter];
  const after = Math.max(0, Math.min(known.most, value));
  if (after === before) return;
  p.counters[counter] = after;
  sink?.tell('counterChanged', { counter: known.name, from: before, to: after });
}

function figureOf(effect: SagaEffect, subject: number): number {
  return effect.who === SUBJECT ? subject : effect.who - FIRST_SAGA_FIGURE;
}

/** B.6: an Enemy or a saga figure comes to a place. */
function placeWho(
  p: ChroniclesPosition,
  effect: SagaEffect,
  here: number,
  chosen: number,
  subject: number,
  sink: Sink,
): void {
  const { who } = effect;
  const isEnemy = who < ENEMIES;
  if (isEnemy && isSlain(p, who)) return;
  const figure = figureOf(effect, subject);
  const from = isEnemy ? p.enemies[who] : p.sagaFigures[figure];
  // What is not on the tree has nothing above it.
  if (effect.place === ABOVE && from >= WORLDS) return;
  const place = placeOf(p, effect.place, here, chosen, from);
  const isBarred = isEnemy && place === CAGE && !canBeCaged(who);
  if (place < 0 || isBarred) impossible(p, sink);
  else if (isEnemy) moveEnemy(p, who, place, sink);
  else moveSagaFigure(p, figure, place, sink);
}

/** C-15.37: a saga figure comes to a place; one that counts as an Enemy may ravage it. */
function moveSagaFigure(p: ChroniclesPosition, figure: number, place: number, sink: Sink): void {
  const known = p.setup.saga?.figures[figure];
  if (known === undefined || p.sagaFigures[figure] === place) return;
  p.sagaFigures[figure] = place;
  if (place === AWAY) {
    sink?.tell('figureLeft', { figure: known.name });
    return;
  }
  const world = place === CAGE ? 'cage' : WORLD_WORDS[place];
  sink?.tell('figureMoved', { figure: known.name, world });
  if (known.isEnemy) checkRavage(p, place, sink);
}

function putOnSpace(p: ChroniclesPosition, figure: number, space: number, sink: Sink): void {
  const known = p.setup.saga?.figures[figure];
  if (known === undefined) return;
  p.sagaFigures[figure] = FIRST_SPACE + Math.max(0, Math.min(known.spaces - 1, space));
  sink?.tell('figureRan', { figure: known.name, space: p.sagaFigures[figure] - FIRST_SPACE });
}

/** B.6: a figure runs along its track; beyond the last space is impossible. */
function runAlong(p: ChroniclesPosition, figure: number, steps: number, sink: Sink): void {
  const known = p.setup.saga?.figures[figure];
  const at = p.sagaFigures[figure];
  if (known === undefined || at < FIRST_SPACE) return;
  const space = Math.max(0, at - FIRST_SPACE + steps);
  if (space >= known.spaces) impossible(p, sink);
  else if (FIRST_SPACE + space !== at) putOnSpace(p, figure, space, sink);
}

function moveFire(p: ChroniclesPosition, count: number, sink: Sink): void {
  const fire = p.fire + count;
  if (fire < 0 || fire > FIRE_GIANTS) {
    impossible(p, sink);
    return;
  }
  p.fire = fire;
  if (count > 0) sink?.tell('fireGathered', { count });
  else if (count < 0) sink?.tell('fireBanished', { count: -count });
}

function moveAnonymous(p: ChroniclesPosition, count: number, sink: Sink): void {
  const anonymous = p.anonymous + count;
  if (anonymous < 0 || anonymous > ANONYMOUS) {
    impossible(p, sink);
    return;
  }
  p.anonymous = anonymous;
  if (count > 0) sink?.tell('anonymousTaken', { count });
  else if (count < 0) sink?.tell('anonymousFreed', { count: -count });
}

function moveHeroes(p: ChroniclesPosition, count: number, sink: Sink): void {
  if (count > 0) {
    if (heroReserve(p) < count) impossible(p, sink);
    else callHeroes(p, count, sink);
  } else if (p.valhalla < -count) {
    impossible(p, sink);
  } else if (count < 0) {
    p.valhalla += count;
    sink?.tell('heroesSpent', { count: -count });
  }
}

function moveElves(p: ChroniclesPosition, count: number, sink: Sink): void {
  if (count > elfReserve(p) || p.elves[p.active] + count < 0) {
    impossible(p, sink);
    return;
  }
  p.elves[p.active] += count;
  const god = godWord(p, p.active);
  if (count > 0) sink?.tell('elvesTaken', { god, count });
  else if (count < 0) sink?.tell('elvesSpent', { god, count: -count });
}

function moveDice(p: ChroniclesPosition, count: number, sink: Sink): void {
  if (count > diceReserve(p) || p.dice[p.active] + count < 0) {
    impossible(p, sink);
    return;
  }
  p.dice[p.active] += count;
  const god = godWord(p, p.active);
  if (count > 0) sink?.tell('diceTaken', { god, count });
  else if (count < 0) sink?.tell('diceLost', { god, count: -count });
}

function discardOne(p: ChroniclesPosition, sink: Sink): void {
  const held = artifactsOf(p, p.active);
  const only = onlyOne(held);
  if (held === 0) impossible(p, sink);
  else if (only !== undefined) discard(p, only, sink);
  else sagaDiscard.ask(p, p.active);
}

/** Whether life points of a figure are meant: the active god's, the players' gods' or everybody's. */
function isMeant(p: ChroniclesPosition, whose: number, figure: number): boolean {
  if (whose === WOUND_ACTIVE) return figure === p.active;
  return whose !== WOUND_PLAYERS || figure < p.setup.seats;
}

function wound(p: ChroniclesPosition, effect: SagaEffect, count: number, sink: Sink): void {
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (!isMeant(p, effect.what, figure)) continue;
    const lost = effect.spare ? Math.min(count, p.lives[figure] - 1) : count;
    if (lost > 0) loseLives(p, figure, lost, sink);
  }
}

function layFaceDown(p: ChroniclesPosition, effect: SagaEffect, sink: Sink): void {
  p.tokens.fill(0);
  for (let world = 0; world < WORLDS; world++) {
    if (hasBit(effect.set, world)) p.tokens[world] = FACE_DOWN;
  }
  for (let kind = 0; kind < effect.numbers.length; kind++) {
    p.tokensLeft[kind] = effect.numbers[kind].value;
  }
  sink?.tell('tokensLaid', {});
}

function layFaceUp(p: ChroniclesPosition, effect: SagaEffect, sink: Sink): void {
  for (let world = 0; world < WORLDS; world++) {
    if (!hasBit(effect.set, world)) continue;
    if (p.tokens[world] !== 0) {
      impossible(p, sink);
      return;
    }
    p.tokens[world] = FIRST_FACE_UP + effect.what;
  }
  sink?.tell('tokensLaid', {});
}

function takeToken(p: ChroniclesPosition, world: number, sink: Sink): void {
  const kind = p.tokens[world] - FIRST_FACE_UP;
  if (kind < 0) return;
  p.tokens[world] = 0;
  tellToken(p, 'tokenTaken', world, kind, sink);
}

/** C-15.96: an Enemy is off the tree for good, and its protector leaves. */
function slay(p: ChroniclesPosition, enemy: number, sink: Sink): void {
  if (isSlain(p, enemy)) {
    impossible(p, sink);
    return;
  }
  p.saga[SLAIN] |= 1 << enemy;
  p.enemies[enemy] = OFF_THE_TREE;
  sink?.tell('enemySlain', { enemy: ENEMY_WORDS[enemy] });
  for (let bits = p.iotunns & p.setup.protectors[enemy]; bits !== 0; bits &= bits - 1) {
    defeat(p, lowestBit(bits), sink);
  }
}
