import { CHANCE, type EventSink, isLess } from '@nineworlds/engine';
import {
  BAG_WORDS,
  BAGS,
  CARDS_PER_ENEMY,
  CARRY,
  DECK_SIZE,
  DIE,
  DRAWN_TOKENS,
  ENEMIES,
  ENEMY_WORDS,
  FIGHT,
  GATHER,
  GIVE,
  MAX_GIANTS,
  MAX_VIKINGS,
  PLAYERS,
  PURGE,
  RAISE,
  START_FIRE,
  START_VIKINGS,
  STRENGTH,
  TRACK_END,
} from './data.ts';
import { kindOfAction } from './legal.ts';
import type { MiniTrackPosition } from './position.ts';

/** The kinds of questions: indices into the game's list of kinds. */
export const DRAW_CARD = 0;
export const SINK_ISLAND = 1;
export const FEED_BAG = 2;
const BREAK_WEAPON = 3;
const FRENZY = 4;
export const ACT = 5;
export const ROLL_FIGHT = 6;
export const DRAW_TOKENS = 7;

type Sink = EventSink | undefined;

/** M-1 */
export function setUp(p: MiniTrackPosition): void {
  p.vikings.fill(1);
  p.bagVikings.fill(START_VIKINGS);
  p.bagFire.fill(START_FIRE);
  p.deck.fill(CARDS_PER_ENEMY);
  p.turn = 1;
  p.frames.push(DRAW_CARD, CHANCE);
}

/** M-2: the next player draws a card; an empty deck wins the game. */
function beginTurn(p: MiniTrackPosition, sink: Sink): void {
  p.active = (p.active + 1) % PLAYERS;
  p.turn++;
  p.used = 0;
  if (cardsLeft(p) > 0) {
    p.frames.push(DRAW_CARD, CHANCE);
    return;
  }
  p.won = 1;
  sink?.tell('deckExhausted', {});
}

/** M-2: one card is drawn each turn; how many are left while this turn's is still to come. */
export function cardsLeft(p: MiniTrackPosition): number {
  return DECK_SIZE - (p.turn - 1);
}

/** Answers the open question. */
export function apply(p: MiniTrackPosition, move: number, sink: Sink): void {
  const frames = p.frames;
  const kind = frames.kind;
  if (kind === ACT) {
    act(p, move, sink);
    return;
  }
  const a = frames.arg(0);
  const b = frames.arg(1);
  frames.pop();
  switch (kind) {
    case DRAW_CARD:
      revealCard(p, move, sink);
      break;
    case SINK_ISLAND:
      p.sunk[move] = 1;
      sink?.tell('islandSunk', { island: BAG_WORDS[move] });
      beginActions(p);
      break;
    case FEED_BAG:
      p.bagFire[move] += 2;
      sink?.tell('bagFed', { bag: BAG_WORDS[move] });
      beginActions(p);
      break;
    case BREAK_WEAPON:
      if (DIE[move] === 0 && p.weapons[p.active] > 0) {
        p.weapons[p.active]--;
        sink?.tell('weaponBroken', { seat: p.active });
      }
      beginActions(p);
      break;
    case FRENZY:
      // M-4.5: one roll names the die face and the enemy.
      if (DIE[move] >= 2) advance(p, move, sink);
      if (isLostBy(p, move)) lose(sink);
      else beginActions(p);
      break;
    case ROLL_FIGHT:
      resolveFight(p, a, b, DIE[move], sink);
      nextAction(p, sink);
      break;
    case DRAW_TOKENS:
      gather(p, a, b, move, sink);
      nextAction(p, sink);
      break;
    default:
      throw new RangeError(`no such question: ${kind}`);
  }
}

/** M-2: the enemy of the card advances, then its effect. */
function revealCard(p: MiniTrackPosition, enemy: number, sink: Sink): void {
  p.deck[enemy]--;
  advance(p, enemy, sink);
  if (isLostBy(p, enemy)) {
    lose(sink);
    return;
  }
  switch (enemy) {
    case 0: {
      // M-4.0
      const lost = Math.min(p.vikings[p.active], 1 + (p.giants >> 1));
      p.vikings[p.active] -= lost;
      sink?.tell('vikingsLost', { seat: p.active, vikings: lost });
      beginActions(p);
      break;
    }
    case 1:
      p.frames.push(SINK_ISLAND, CHANCE);
      break;
    case 2:
      p.frames.push(FEED_BAG, CHANCE);
      break;
    case 3:
      // M-4.3
      p.giants = Math.min(MAX_GIANTS, p.giants + 1);
      sink?.tell('giantCame', { giants: p.giants });
      beginActions(p);
      break;
    case 4:
      p.frames.push(BREAK_WEAPON, CHANCE);
      break;
    default:
      p.frames.push(FRENZY, CHANCE);
  }
}

function advance(p: MiniTrackPosition, enemy: number, sink: Sink): void {
  if (p.enemies[enemy] < TRACK_END) p.enemies[enemy]++;
  sink?.tell('enemyAdvanced', { enemy: ENEMY_WORDS[enemy], place: p.enemies[enemy] });
}

/** M-3: one at the end, three at 5 or beyond, five at 4 or beyond. */
export function isLost(p: MiniTrackPosition): boolean {
  const { enemies } = p;
  let atEnd = 0;
  let far = 0;
  let near = 0;
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const place = enemies[enemy];
    atEnd += isLess(TRACK_END - 1, place);
    far += isLess(4, place);
    near += isLess(3, place);
  }
  return atEnd > 0 || far >= 3 || near >= 5;
}

/** Whether an advance has lost the game: that of an enemy below 4 cannot. */
function isLostBy(p: MiniTrackPosition, enemy: number): boolean {
  return p.enemies[enemy] >= 4 && isLost(p);
}

/** No frame is left: the game is over. */
function lose(sink: Sink): void {
  sink?.tell('enemiesBrokeThrough', {});
}

/** M-2: the question for actions stays open until the turn is over. */
function beginActions(p: MiniTrackPosition): void {
  p.frames.push(ACT, p.active);
}

/** M-2: three actions make a turn, each a bit of `used`. */
function nextAction(p: MiniTrackPosition, sink: Sink): void {
  const withoutOne = p.used & (p.used - 1);
  if ((withoutOne & (withoutOne - 1)) !== 0) endTurn(p, sink);
}

function endTurn(p: MiniTrackPosition, sink: Sink): void {
  p.frames.pop();
  beginTurn(p, sink);
}

function act(p: MiniTrackPosition, move: number, sink: Sink): void {
  const kind = kindOfAction(move);
  const player = p.active;
  p.used |= 1 << kind;
  switch (kind) {
    case 0:
      p.frames.push(ROLL_FIGHT, CHANCE, (move - FIGHT) >> 2, (move - FIGHT) & 3);
      return;
    case 1:
      p.frames.push(DRAW_TOKENS, CHANCE, move - GATHER, tokensDrawn(p, move - GATHER));
      return;
    case 2:
      p.weapons[player]++;
      break;
    case 3:
      p.elves[player]++;
      break;
    case 4:
      p.vikings[player]--;
      p.vikings[move - GIVE]++;
      break;
    case 5:
      p.bagFire[move - PURGE] = Math.max(0, p.bagFire[move - PURGE] - 3);
      break;
    case 6:
      p.sunk[move - RAISE] = 0;
      break;
    case 7:
      p.giants--;
      break;
    case 8:
      p.bagVikings[(move - CARRY) >> 2] -= 2;
      p.bagVikings[(move - CARRY) & (BAGS - 1)] += 2;
      break;
    default:
      // M-5.9: nothing can be done, the turn ends.
      endTurn(p, sink);
      return;
  }
  nextAction(p, sink);
}

/** M-5.0: elves make up for what is missing; the Vikings are spent either way. */
function resolveFight(
  p: MiniTrackPosition,
  enemy: number,
  fighters: number,
  die: number,
  sink: Sink,
): void {
  const player = p.active;
  const need = STRENGTH[p.enemies[enemy]] - (die + p.weapons[player] + fighters);
  p.vikings[player] -= fighters;
  if (need > p.elves[player]) {
    sink?.tell('fightLost', { seat: player, enemy: ENEMY_WORDS[enemy] });
    return;
  }
  if (need > 0) p.elves[player] -= need;
  p.enemies[enemy]--;
  sink?.tell('fightWon', { seat: player, enemy: ENEMY_WORDS[enemy], place: p.enemies[enemy] });
}

/** M-5.1: three tokens, or what is left. */
export function tokensDrawn(p: MiniTrackPosition, bag: number): number {
  return Math.min(DRAWN_TOKENS, p.bagVikings[bag] + p.bagFire[bag]);
}

/** M-5.1: the Vikings among the tokens go to the player, the fire out of the game. */
function gather(
  p: MiniTrackPosition,
  bag: number,
  tokens: number,
  vikings: number,
  sink: Sink,
): void {
  p.bagVikings[bag] -= vikings;
  p.bagFire[bag] -= tokens - vikings;
  p.vikings[p.active] = Math.min(MAX_VIKINGS, p.vikings[p.active] + vikings);
  sink?.tell('tokensDrawn', {
    seat: p.active,
    bag: BAG_WORDS[bag],
    vikings,
    fire: tokens - vikings,
  });
}
