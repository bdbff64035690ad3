import { CHANCE, type EventSink, NO_CARD, TEAM } from '@nineworlds/engine';
import { ARTIFACT_WORDS, ARTIFACTS } from '../data/artifacts.ts';
import {
  CREATURE_WORDS,
  EIKTHYRNIR,
  GERI_FREKI,
  GOATS,
  GULLFAXI,
  GULLINKAMBI,
  GULLTOPP,
  HEIDRUN,
  HILDISVINI,
  HUGIN_MUNIN,
  RATATOSK,
  SAEHRIMNIR,
  SKULD,
  SLEIPNIR,
  STAGS,
  URD,
  VEDRFOLNIR,
  VERDANDI,
  VIDOFNIR,
} from '../data/creatures.ts';
import { ENEMIES } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { IOTUNNS } from '../data/iotunns.ts';
import { ALFHEIM, VANAHEIM } from '../data/worlds.ts';
import { callHeroes, canAct, diceReserve, elfReserve, takeTroops, versionOf } from './actions.ts';
import {
  cardWord,
  deckSize,
  enemyOf,
  headLength,
  isSupportCard,
  putUnder,
  setOf,
  settle,
  tellReturned,
} from './decks.ts';
import { canFight, canFightIotunn } from './fights.ts';
import { defeatIotunn } from './iotunns.ts';
import {
  CHOOSE_CREATURE,
  DEFEAT_IOTUNN,
  DRAW_CREATURE,
  GIVE_CARD,
  GIVE_LIFE,
  GO,
  HEAL_WORLD,
  JOURNEY,
  RIDE,
  SHARE_ARTIFACT,
  SHARE_DICE,
  SHARE_ELVES,
  SHARE_LIVES,
  SHOW_CARD,
  STACK_CARD,
  TAKE_CARD,
  TAKE_TROOPS,
} from './kinds.ts';
import { mostLives, regainLives } from './outcome.ts';
import { type ChroniclesPosition, FIRST_HOLDER, SKULD_CARDS, SLOT } from './state.ts';
import { moveFigure } from './stones.ts';
import { healWorld } from './tree.ts';

type Sink = EventSink | undefined;

/** Why a god goes on a journey. */
export const WITH_WOLVES = 0;
export const WITH_RATATOSK = 1;

/** C-11.2: a creature is drawn; the next one follows, or the god chooses among them. */
export function creatureDrawn(
  p: ChroniclesPosition,
  left: number,
  creature: number,
  sink: Sink,
): void {
  p.creatureDeck &= ~(1 << creature);
  p.creatures |= 1 << creature;
  sink?.tell('creatureDrawn', { creature: CREATURE_WORDS[creature] });
  if (left > 1 && p.creatureDeck !== 0) p.frames.push(DRAW_CREATURE, CHANCE, left - 1);
  else if ((p.creatures & (p.creatures - 1)) === 0) chooseCreature(p, creature, sink);
  else p.frames.push(CHOOSE_CREATURE, p.active);
}

/** C-11.2, C-12.2, C-17.18: one creature is applied; all that were drawn leave the game. */
export function chooseCreature(p: ChroniclesPosition, creature: number, sink: Sink): void {
  p.creatures = 0;
  sink?.tell('creatureApplied', {
    god: GOD_WORDS[p.gods[p.active]],
    creature: CREATURE_WORDS[creature],
  });
  applyCreature(p, creature, sink);
}

function applyCreature(p: ChroniclesPosition, creature: number, sink: Sink): void {
  const { frames, active } = p;
  switch (creature) {
    case STAGS:
      regainLives(p, active, 1, sink);
      break;
    case EIKTHYRNIR:
      healAnyWorld(p, sink);
      break;
    case GERI_FREKI:
      frames.push(GO, active, WITH_WOLVES);
      break;
    case GULLFAXI:
      defeatAnyIotunn(p, sink);
      break;
    case GULLINKAMBI:
      callHeroes(p, 1, sink);
      break;
    case GULLTOPP:
      shareElves(p, 0);
      break;
    case HEIDRUN:
      regainLives(p, active, 2, sink);
      break;
    case HILDISVINI:
      takeUpTo(p, ALFHEIM, Math.min(3, elfReserve(p)), sink);
      break;
    case HUGIN_MUNIN:
      takeUpTo(p, VANAHEIM, Math.min(2, diceReserve(p)), sink);
      break;
    case RATATOSK:
      frames.push(GO, active, WITH_RATATOSK);
      break;
    case SAEHRIMNIR:
      giveLives(p, 1, sink);
      break;
    case SKULD:
      showCards(p, 0);
      break;
    case SLEIPNIR:
      frames.push(RIDE, 0, 0);
      break;
    case GOATS:
      giveLives(p, 2, sink);
      break;
    case URD:
      takeFromWheel(p, 2, 0, sink);
      break;
    case VEDRFOLNIR:
      callHeroes(p, 2, sink);
      break;
    case VERDANDI:
      shareLives(p, 0);
      break;
    case VIDOFNIR:
      callHeroes(p, 3, sink);
      break;
    default:
      throw new RangeError(`no such creature: ${creature}`);
  }
}

function isSingle(members: number): boolean {
  return members !== 0 && (members & (members - 1)) === 0;
}

/** C-12.2: Eikthyrnir: a marker goes back to the Cage, at no cost. */
function healAnyWorld(p: ChroniclesPosition, sink: Sink): void {
  if (isSingle(p.ravaged)) healWorld(p, 31 - Math.clz32(p.ravaged), sink);
  else if (p.ravaged !== 0) p.frames.push(HEAL_WORLD, p.active, 0);
}

/** C-12.2: Gullfaxi */
function defeatAnyIotunn(p: ChroniclesPosition, sink: Sink): void {
  if (isSingle(p.iotunns)) defeatIotunn(p, 31 - Math.clz32(p.iotunns), sink);
  else if (p.iotunns !== 0) p.frames.push(DEFEAT_IOTUNN, p.active);
}

function takeUpTo(p: ChroniclesPosition, world: number, most: number, sink: Sink): void {
  if (most > 1) p.frames.push(TAKE_TROOPS, p.active, world, most);
  else if (most === 1) takeTroops(p, world, 1, sink);
}

/** C-12.2, C-17.13: the god comes to any world, and may fight or act there (C-17.14). */
export function go(p: ChroniclesPosition, purpose: number, world: number, sink: Sink): void {
  moveFigure(p, p.active, world, sink);
  const isOpen = purpose === WITH_WOLVES ? isAnyFight(p, world) : canAct(p, world, versionOf(p));
  if (isOpen) p.frames.push(JOURNEY, p.active, purpose);
}

/** C-10: whether there is anybody to fight in a world. */
export function isAnyFight(p: ChroniclesPosition, world: number): boolean {
  for (let enemy = 0; enemy < ENEMIES; enemy++) if (canFight(p, world, enemy)) return true;
  for (let iotunn = 0; iotunn < IOTUNNS; iotunn++) {
    if (canFightIotunn(p, world, iotunn)) return true;
  }
  return false;
}

/** C-12.2, C-17.9: Saehrimnir and the goats: life points to any gods that lack some. */
function giveLives(p: ChroniclesPosition, count: number, sink: Sink): void {
  const figures = wounded(p);
  if (figures === 0) return;
  if (isSingle(figures)) regainLives(p, 31 - Math.clz32(figures), count, sink);
  else p.frames.push(GIVE_LIFE, p.active, count);
}

/** The figures that lack life points, as a set. */
export function wounded(p: ChroniclesPosition): number {
  let figures = 0;
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (p.lives[figure] < mostLives(p, figure)) figures |= 1 << figure;
  }
  return figures;
}

export function giveLife(p: ChroniclesPosition, count: number, figure: number, sink: Sink): void {
  regainLives(p, figure, 1, sink);
  if (count > 1) giveLives(p, count - 1, sink);
}

/** C-12.2, C-17.15: Skuld: every god reveals two cards of its deck; then all lay them back. */
function showCards(p: ChroniclesPosition, from: number): void {
  for (let seat = from; seat < p.setup.seats; seat++) {
    const wanted = Math.min(SKULD_CARDS, deckSize(p, seat));
    while (headLength(p, seat) < wanted) {
      if (p.unseen[seat] > 0) {
        p.frames.push(SHOW_CARD, CHANCE, seat);
        return;
      }
      raiseTail(p, seat);
    }
  }
  askForTop(p, 0);
}

/** C-12.2: the next god that has shown two cards is asked how they lie. */
function askForTop(p: ChroniclesPosition, from: number): void {
  for (let seat = from; seat < p.setup.seats; seat++) {
    if (headLength(p, seat) < SKULD_CARDS) continue;
    p.frames.push(STACK_CARD, seat);
    return;
  }
}

/** The first known card under a deck without unseen cards is on top of it. */
function raiseTail(p: ChroniclesPosition, seat: number): void {
  const at = seat * p.setup.tail;
  addToHead(p, seat, p.tails[at]);
  p.tails.copyWithin(at, at + 1, at + p.setup.tail);
  p.tails[at + p.setup.tail - 1] = NO_CARD;
}

function addToHead(p: ChroniclesPosition, seat: number, card: number): void {
  p.heads[seat * SKULD_CARDS + headLength(p, seat)] = card;
}

export function cardShown(p: ChroniclesPosition, seat: number, card: number, sink: Sink): void {
  settle(p, seat, card);
  p.unseen[seat]--;
  addToHead(p, seat, card);
  sink?.tell('cardShown', { god: GOD_WORDS[p.gods[seat]], card: cardWord(p, card) });
  showCards(p, seat);
}

/** C-12.2: this card lies on top, the other one below it. */
export function stackCard(p: ChroniclesPosition, seat: number, card: number, sink: Sink): void {
  const at = seat * SKULD_CARDS;
  if (p.heads[at] !== card) {
    p.heads[at + 1] = p.heads[at];
    p.heads[at] = card;
  }
  sink?.tell('cardStacked', { god: GOD_WORDS[p.gods[seat]], card: cardWord(p, card) });
  askForTop(p, seat + 1);
}

/** C-12.2: Sleipnir: every god may go to any world, one after the other. */
export function ride(p: ChroniclesPosition, figure: number, world: number, sink: Sink): void {
  moveFigure(p, figure, world, sink);
  const next = figure + 1;
  if (next < p.setup.figures) p.frames.push(RIDE, next < p.setup.seats ? next : TEAM, next);
}

/** C-12.2, C-17.16: Urd: so many cards of the wheel, from a place on, go under their owners' decks. */
function takeFromWheel(p: ChroniclesPosition, count: number, from: number, sink: Sink): void {
  const left = cardsOnWheel(p, from);
  if (count === 0 || left === 0) return;
  if (left > count) {
    p.frames.push(TAKE_CARD, p.active, count, from);
    return;
  }
  // There is no choice: all that is left goes.
  let place = from;
  while (p.wheel[place] === NO_CARD) place++;
  takeCard(p, count, place, sink);
}

/** How many cards lie on the wheel from a place on. */
export function cardsOnWheel(p: ChroniclesPosition, from: number): number {
  let count = 0;
  for (let place = from; place < p.wheel.length; place++) {
    if (p.wheel[place] !== NO_CARD) count++;
  }
  return count;
}

export function takeCard(p: ChroniclesPosition, count: number, place: number, sink: Sink): void {
  const card = p.wheel[place];
  if (isSupportCard(p, card) && p.setup.seats === 2) {
    p.frames.push(GIVE_CARD, p.active, count, place);
    return;
  }
  giveCard(p, count, place, p.setup.seats === 1 ? 0 : setOf(card), sink);
}

/** C-12.2: the card goes under a seat's deck; with two players the gods choose for a Support card. */
export function giveCard(
  p: ChroniclesPosition,
  count: number,
  place: number,
  seat: number,
  sink: Sink,
): void {
  const card = p.wheel[place];
  const slot = enemyOf(card) * SLOT;
  // C-17.17: of a pair the other card counts as the first copy.
  if (place === slot) p.wheel[slot] = p.wheel[slot + 1];
  p.wheel[slot + 1] = NO_CARD;
  putUnder(p, seat, card);
  tellReturned(p, seat, card, sink);
  const isPair = place === slot && p.wheel[slot] !== NO_CARD;
  takeFromWheel(p, count - 1, isPair ? slot : place + 1, sink);
}

/** C-12.2: Gulltopp: what every god holds afterwards: first Elves, then Vanir dice, then artifacts. */
function shareElves(p: ChroniclesPosition, seat: number): void {
  if (seat < p.setup.seats - 1 && heldFrom(p.elves, seat, p.setup.seats) > 0) {
    p.frames.push(SHARE_ELVES, TEAM, seat);
  } else {
    shareDice(p, 0);
  }
}

function shareDice(p: ChroniclesPosition, seat: number): void {
  if (seat < p.setup.seats - 1 && heldFrom(p.dice, seat, p.setup.seats) > 0) {
    p.frames.push(SHARE_DICE, TEAM, seat);
  } else {
    shareArtifacts(p, 0);
  }
}

function shareArtifacts(p: ChroniclesPosition, from: number): void {
  if (p.setup.seats === 1) return;
  for (let artifact = from; artifact < ARTIFACTS; artifact++) {
    if (p.artifacts[artifact] < FIRST_HOLDER) continue;
    p.frames.push(SHARE_ARTIFACT, TEAM, artifact);
    return;
  }
}

/** What seats hold together from one on. */
export function heldFrom(held: Int32Array, from: number, seats: number): number {
  let total = 0;
  for (let seat = from; seat < seats; seat++) total += held[seat];
  return total;
}

/**
 * A seat holds so many from now on; what it gets comes from the seats after it, what it gives goes to
 * the next. So nothing is ever lost on the way, and to keep what one has changes nothing.
 */
function hold(held: Int32Array, seat: number, seats: number, holding: number): void {
  let missing = holding - held[seat];
  held[seat] = holding;
  if (missing < 0) held[seat + 1] -= missing;
  for (let other = seat + 1; other < seats && missing > 0; other++) {
    const taken = Math.min(missing, held[other]);
    held[other] -= taken;
    missing -= taken;
  }
}

export function holdElves(p: ChroniclesPosition, seat: number, holding: number, sink: Sink): void {
  hold(p.elves, seat, p.setup.seats, holding);
  sink?.tell('elvesShared', { god: GOD_WORDS[p.gods[seat]], count: holding });
  shareElves(p, seat + 1);
}

export function holdDice(p: ChroniclesPosition, seat: number, holding: number, sink: Sink): void {
  hold(p.dice, seat, p.setup.seats, holding);
  sink?.tell('diceShared', { god: GOD_WORDS[p.gods[seat]], count: holding });
  shareDice(p, seat + 1);
}

export function holdArtifact(
  p: ChroniclesPosition,
  artifact: number,
  seat: number,
  sink: Sink,
): void {
  p.artifacts[artifact] = FIRST_HOLDER + seat;
  const god = GOD_WORDS[p.gods[seat]];
  sink?.tell('artifactShared', { god, artifact: ARTIFACT_WORDS[artifact] });
  shareArtifacts(p, artifact + 1);
}

/** C-12.2: Verdandi: the life points that every god has afterwards; none gives its last (C-17.19). */
function shareLives(p: ChroniclesPosition, figure: number): void {
  for (let next = figure; next < p.setup.figures - 1; next++) {
    if (leastLives(p, next) === mostShared(p, next)) continue;
    p.frames.push(SHARE_LIVES, TEAM, next);
    return;
  }
}

/** The fewest and most life points that a figure can have, so that the later ones can have the rest. */
export function leastLives(p: ChroniclesPosition, figure: number): number {
  let room = 0;
  for (let other = figure + 1; other < p.setup.figures; other++) room += mostLives(p, other);
  return Math.max(1, heldFrom(p.lives, figure, p.setup.figures) - room);
}

export function mostShared(p: ChroniclesPosition, figure: number): number {
  const others = p.setup.figures - figure - 1;
  const all = heldFrom(p.lives, figure, p.setup.figures);
  return Math.min(mostLives(p, figure), all - others);
}

export function holdLives(
  p: ChroniclesPosition,
  figure: number,
  holding: number,
  sink: Sink,
): void {
  let missing = holding - p.lives[figure];
  p.lives[figure] = holding;
  for (let other = figure + 1; other < p.setup.figures; other++) {
    const change =
      missing > 0
        ? -Math.min(missing, p.lives[other] - 1)
        : Math.min(-missing, mostLives(p, other) - p.lives[other]);
    p.lives[other] += change;
    missing += change;
  }
  sink?.tell('livesShared', { god: GOD_WORDS[p.gods[figure]], count: holding });
  shareLives(p, figure + 1);
}
