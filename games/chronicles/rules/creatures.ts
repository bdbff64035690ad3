import {
  CHANCE,
  countBits,
  hasBit,
  listMembers,
  lowestBit,
  putMembers,
  sampleMember,
} from '@nineworlds/engine';
import {
  CREATURE_WORDS,
  CREATURES,
  EIKTHYRNIR,
  GERI_FREKI,
  GOATS,
  GOATS_LIVES,
  GULLFAXI,
  GULLINKAMBI,
  GULLINKAMBI_HEROES,
  GULLTOPP,
  HEIDRUN,
  HEIDRUN_LIVES,
  HILDISVINI,
  HILDISVINI_ELVES,
  HUGIN_MUNIN,
  HUGIN_MUNIN_DICE,
  RATATOSK,
  SAEHRIMNIR,
  SAEHRIMNIR_LIVES,
  SKULD,
  SLEIPNIR,
  STAGS,
  STAGS_LIVES,
  URD,
  URD_CARDS,
  VEDRFOLNIR,
  VEDRFOLNIR_HEROES,
  VERDANDI,
  VIDOFNIR,
  VIDOFNIR_HEROES,
} from '../data/creatures.ts';
import { IOTUNN_WORDS, IOTUNNS } from '../data/iotunns.ts';
import { MAX_FIGURES } from '../data/sizes.ts';
import { ALFHEIM, VANAHEIM } from '../data/worlds.ts';
import {
  askForTroops,
  callHeroes,
  canChooseHealed,
  diceReserve,
  elfReserve,
  healWorld,
  MOST_BROUGHT,
} from './actions.ts';
import { drawCreatureRef } from './asked-below.ts';
import { CREATURE_DECK, drawFrom } from './decks.ts';
import type { Sink } from './events.ts';
import { defeat, iotunnsInPlay } from './iotunns.ts';
import { askToRide, go, WITH_RATATOSK, WITH_WOLVES } from './journeys.ts';
import { showCards, takeFromWheel } from './norns.ts';
import { mostLives, regainLives } from './outcome.ts';
import { chanceQuestion, question } from './question.ts';
import { heal } from './ravage.ts';
import { no } from './refusals.ts';
import { askLives, shareGoods } from './sharing.ts';
import {
  type ChroniclesPosition,
  figureWord,
  godWord,
  isAskedOnMission,
  isOnMission,
} from './state.ts';

/** C-11.2: a creature is drawn; the next one follows, or the god chooses among them. */
export const drawCreature = chanceQuestion({
  name: drawCreatureRef.name,
  verb: 'creature',
  moves: CREATURES,
  args: drawCreatureRef.args,
  outcomes: (p, moves, weights) => putMembers(moves, weights, p.creatureDeck),
  sample: (p, rng) => sampleMember(p.creatureDeck, rng),
  draw: () => drawFrom(CREATURE_DECK),
  words: (_p, creature) => CREATURE_WORDS[creature],
  fits(p, { seat, left }) {
    const isTime = seat === CHANCE && isOnMission(p);
    const isLeft = left > 0 && countBits(p.creatures) + left <= MOST_BROUGHT;
    return isTime && p.creatureDeck !== 0 && isLeft;
  },
  apply(p, creature, sink, { left }) {
    p.creatureDeck &= ~(1 << creature);
    p.creatures |= 1 << creature;
    sink?.tell('creatureDrawn', { creature: CREATURE_WORDS[creature] });
    if (left > 1 && p.creatureDeck !== 0) drawCreature.ask(p, CHANCE, left - 1);
    else if (canChooseCreature(p)) chooseCreature.ask(p, p.active);
    else applyDrawn(p, creature, sink);
  },
});

/** C-11.2, C-12.2: one of the creatures that were drawn is applied. */
export const chooseCreature = question({
  name: 'chooseCreature',
  verb: 'apply',
  moves: CREATURES,
  legal: (p, out) => listMembers(out, p.creatures),
  refuse: (p, creature) =>
    hasBit(p.creatures, creature)
      ? undefined
      : no('C-12.2', 'creatureNotDrawn', { creature: CREATURE_WORDS[creature] }),
  words: (_p, creature) => CREATURE_WORDS[creature],
  fits(p, { seat }) {
    const isDrawn = countBits(p.creatures) <= MOST_BROUGHT;
    return isAskedOnMission(p, seat) && canChooseCreature(p) && isDrawn;
  },
  apply: (p, creature, sink) => applyDrawn(p, creature, sink),
});

/** C-11.2: whether several creatures were drawn. */
function canChooseCreature(p: ChroniclesPosition): boolean {
  return countBits(p.creatures) > 1;
}

/** C-17.18: one creature is applied; all that were drawn leave the game. */
function applyDrawn(p: ChroniclesPosition, creature: number, sink: Sink): void {
  p.creatures = 0;
  sink?.tell('creatureApplied', {
    god: godWord(p, p.active),
    creature: CREATURE_WORDS[creature],
  });
  applyCreature(p, creature, sink);
}

/** C-12.2: what each of them does. */
function applyCreature(p: ChroniclesPosition, creature: number, sink: Sink): void {
  const { active } = p;
  switch (creature) {
    case STAGS:
      regainLives(p, active, STAGS_LIVES, sink);
      break;
    case EIKTHYRNIR:
      healAnyWorld(p, sink);
      break;
    case GERI_FREKI:
      go.ask(p, active, WITH_WOLVES);
      break;
    case GULLFAXI:
      defeatAnyIotunn(p, sink);
      break;
    case GULLINKAMBI:
      callHeroes(p, GULLINKAMBI_HEROES, sink);
      break;
    case GULLTOPP:
      shareGoods(p);
      break;
    case HEIDRUN:
      regainLives(p, active, HEIDRUN_LIVES, sink);
      break;
    case HILDISVINI:
      askForTroops(p, ALFHEIM, Math.min(HILDISVINI_ELVES, elfReserve(p)), sink);
      break;
    case HUGIN_MUNIN:
      askForTroops(p, VANAHEIM, Math.min(HUGIN_MUNIN_DICE, diceReserve(p)), sink);
      break;
    case RATATOSK:
      go.ask(p, active, WITH_RATATOSK);
      break;
    case SAEHRIMNIR:
      giveLives(p, SAEHRIMNIR_LIVES, sink);
      break;
    case SKULD:
      showCards(p, 0);
      break;
    case SLEIPNIR:
      askToRide(p, 0);
      break;
    case GOATS:
      giveLives(p, GOATS_LIVES, sink);
      break;
    case URD:
      takeFromWheel(p, URD_CARDS, 0, sink);
      break;
    case VEDRFOLNIR:
      callHeroes(p, VEDRFOLNIR_HEROES, sink);
      break;
    case VERDANDI:
      askLives(p, 0);
      break;
    case VIDOFNIR:
      callHeroes(p, VIDOFNIR_HEROES, sink);
      break;
    default:
      throw new RangeError(`no such creature: ${creature}`);
  }
}

/** C-12.2: Eikthyrnir: a marker goes back to the Cage, at no cost. */
function healAnyWorld(p: ChroniclesPosition, sink: Sink): void {
  if (canChooseHealed(p)) healWorld.ask(p, p.active, 0);
  else if (p.ravaged !== 0) heal(p, lowestBit(p.ravaged), sink);
}

/** C-12.2: Gullfaxi: an Iotunn is defeated. */
function defeatAnyIotunn(p: ChroniclesPosition, sink: Sink): void {
  if (canChooseIotunn(p)) defeatIotunn.ask(p, p.active);
  else if (p.iotunns !== 0) defeat(p, lowestBit(p.iotunns), sink);
}

/** C-12.2: whether there are several Iotunns. */
function canChooseIotunn(p: ChroniclesPosition): boolean {
  return iotunnsInPlay(p) > 1;
}

/** C-12.2: Gullfaxi: which of several Iotunns. */
export const defeatIotunn = question({
  name: 'defeatIotunn',
  verb: 'iotunn',
  continues: true,
  moves: IOTUNNS,
  legal: (p, out) => listMembers(out, p.iotunns),
  refuse: (p, iotunn) =>
    hasBit(p.iotunns, iotunn)
      ? undefined
      : no('C-12.2', 'iotunnNotInPlay', { iotunn: IOTUNN_WORDS[iotunn] }),
  words: (_p, iotunn) => IOTUNN_WORDS[iotunn],
  fits: (p, { seat }) => isAskedOnMission(p, seat) && canChooseIotunn(p),
  apply: (p, iotunn, sink) => defeat(p, iotunn, sink),
});

/** C-12.2: no creature gives more life points to share out. */
const MOST_GIVEN = Math.max(SAEHRIMNIR_LIVES, GOATS_LIVES);

/** C-12.2, C-17.9: Saehrimnir and the goats: life points to any gods that lack some. */
function giveLives(p: ChroniclesPosition, count: number, sink: Sink): void {
  const figures = wounded(p);
  if (canChooseWounded(figures)) giveLife.ask(p, p.active, count);
  else if (figures !== 0) regainLives(p, lowestBit(figures), count, sink);
}

/** C-12.2: whether several of these figures lack life points. */
function canChooseWounded(figures: number): boolean {
  return countBits(figures) > 1;
}

/** The figures that lack life points, as a set. */
function wounded(p: ChroniclesPosition): number {
  let figures = 0;
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (p.lives[figure] < mostLives(p, figure)) figures |= 1 << figure;
  }
  return figures;
}

/** C-12.2, C-17.9: which god gets the next of so many life points. */
export const giveLife = question({
  name: 'giveLife',
  verb: 'life',
  continues: true,
  moves: MAX_FIGURES,
  args: (count: number) => ({ count }),
  legal: (p, out) => listMembers(out, wounded(p)),
  refuse(p, figure) {
    if (figure >= p.setup.figures) return no('C-12.2', 'noSuchGod');
    const isWounded = hasBit(wounded(p), figure);
    return isWounded ? undefined : no('C-3.3', 'livesFull', { god: godWord(p, figure) });
  },
  words: (p, figure) => figureWord(p, figure),
  fits(p, { seat, count }) {
    const isCount = count > 0 && count <= MOST_GIVEN;
    return isAskedOnMission(p, seat) && isCount && canChooseWounded(wounded(p));
  },
  apply(p, figure, sink, { count }) {
    regainLives(p, figure, 1, sink);
    if (count > 1) giveLives(p, count - 1, sink);
  },
});
