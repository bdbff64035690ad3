import {
  addFractions,
  CERTAIN,
  CHANCE,
  type Fraction,
  fraction,
  fractionText,
  lowestBit,
  type Move,
  multiplyFractions,
  NEVER,
  type Options,
  OVER,
  oddsOfLine,
  type Policy,
  Rng,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { ARTIFACTS, DRAUPNIR } from '../data/artifacts.ts';
import { SYMBOL_WORDS } from '../data/edition.ts';
import { ENEMIES, ENEMY_WORDS, FENRIR, HEL, SURT } from '../data/enemies.ts';
import { FRIGG, HEIMDALL } from '../data/gods.ts';
import { ALL_IOTUNNS, FIRST_DENIER, IOTUNNS, THRYM, UTGARDLOKI } from '../data/iotunns.ts';
import { CAGE, IOTUNHEIM, MUSPELLHEIM, NIFLHEIM } from '../data/worlds.ts';
import type { ChroniclesPosition } from '../index.ts';
import { diceReserve, elfReserve, healWorld } from '../rules/actions.ts';
import { drawIotunn } from '../rules/iotunns.ts';
import { KIN_ENOUGH, kinAtAnyTime, kinTake } from '../rules/kin.ts';
import {
  FIGHT_ENEMY,
  FIGHT_IOTUNN,
  HEAL_TREE,
  MEND_SELF,
  mission as missionQuestion,
  REST,
} from '../rules/mission.ts';
import { escort, move as moveQuestion } from '../rules/movement.ts';
import { questions } from '../rules/questions.ts';
import { orderNext, orderSeats } from '../rules/round.ts';
import { isThrowing, throwOf } from '../rules/saving-throw.ts';
import { FIRST_HOLDER, VISIBLE } from '../rules/state.ts';
import { rerollGod, rerollVanir, rollDice } from '../rules/throw-dice.ts';
import {
  brotherElf,
  convert,
  freyrElves,
  kinLives,
  lateHeroes,
  payHeroes,
} from '../rules/throw-help.ts';
import { revealCard } from '../rules/wheel.ts';
import {
  COMMITMENTS,
  livesLost,
  perilOfMission,
  policiesFor,
  type Spending,
  spendings,
  spendUpTo,
  stillToReveal,
  type ThrowFacts,
  wakeOdds,
} from '../view/odds.ts';
import { type Found, positions } from './positions.ts';
import { acting, revealing } from './situation.ts';

/** How many positions are looked at: `CHRONICLES_ODDS=10000` for the long run. */
const POSITIONS = Number(process.env.CHRONICLES_ODDS ?? 100);

/** The long run takes minutes. */
const LONG = 3_600_000;
/** Going through all rolls of more dice takes too long: Vanir dice, and rolls altogether. */
const MOST_DICE = 2;
const MOST_ROLLS = 6;

const isOnMission = (p: ChroniclesPosition) => missionQuestion.isOpen(p);

/** A copy whose active god, and those around him, are richer: random gods hold little. */
function enriched({ options, p }: Found, rng: Rng): ChroniclesPosition {
  const copy = chronicles.blank(options);
  copy.copyFrom(p);
  const { active, setup } = copy;
  // A known card of the next god comes at once after the throw: it shall wake nobody.
  copy.wheel.fill(0);
  copy.valhalla = rng.below(4);
  copy.dice[active] = 0;
  copy.dice[active] = Math.min(rng.below(MOST_DICE + 1), diceReserve(copy));
  for (let seat = 0; seat < setup.seats; seat++) {
    copy.elves[seat] = 0;
    copy.elves[seat] = Math.min(rng.below(seat === active ? 4 : 2), elfReserve(copy));
  }
  for (let i = 0; i < ARTIFACTS; i++) {
    if (rng.below(i <= DRAUPNIR ? 2 : 4) === 0 && copy.artifacts[i] !== VISIBLE) {
      copy.artifacts[i] = FIRST_HOLDER + active;
    }
  }
  // Some of the Iotunns that deny something are in play.
  for (let i = FIRST_DENIER; i < IOTUNNS; i++) {
    if (rng.below(6) === 0) copy.iotunns |= 1 << i;
    else copy.iotunns &= ~(1 << i);
  }
  copy.fire = 1 + rng.below(4);
  copy.anonymous = 1 + rng.below(4);
  if (rng.below(3) === 0) copy.places[active] = [IOTUNHEIM, MUSPELLHEIM, NIFLHEIM][rng.below(3)];
  // Brothers and other companions are near.
  for (let figure = 0; figure < setup.figures; figure++) {
    if (rng.below(2) === 0) copy.places[figure] = copy.places[active];
  }
  if (rng.below(2) === 0) copy.lives[active] = 1 + rng.below(3);
  return copy;
}

/** The missions of the active god that have Risks. */
function riskyMissions(p: ChroniclesPosition): Move[] {
  const out = new Int32Array(chronicles.maxMoves);
  const n = chronicles.legal(p, out);
  const isRisky = (move: Move) =>
    move !== REST && move !== HEAL_TREE && move < MEND_SELF && factsOf(p, move) !== undefined;
  return Array.from(out.subarray(0, n)).filter(isRisky);
}

function factsOf(p: ChroniclesPosition, mission: Move): ThrowFacts | undefined {
  const peril = perilOfMission(p, mission);
  return peril.kind === 'risks' ? peril.facts : undefined;
}

/** A mission as a whole line: in Asgard a ravaged world is named too. */
function lineOf(options: Options, p: ChroniclesPosition, mission: Move): Move[] {
  const copy = chronicles.blank(options);
  copy.copyFrom(p);
  chronicles.apply(copy, mission);
  return healWorld.isOpen(copy) ? [mission, lowestBit(p.ravaged)] : [mission];
}

/** The chance of each number of life points lost, by going through all rolls. */
function lossByRules(
  options: Options,
  p: ChroniclesPosition,
  line: readonly Move[],
  policy: Policy<ChroniclesPosition>,
): string[] {
  const lives = p.lives[p.active];
  const chances = new Array<Fraction>(lives + 1).fill(NEVER);
  for (const { what, probability } of oddsOfLine(chronicles, options, p, line, policy)) {
    const lost = what === 'lost' ? lives : -Number(what.replace('lives ', ''));
    chances[lost] = addFractions(chances[lost], probability);
  }
  return chances.map(fractionText);
}

/** Our chances, in as many places. */
function padded(chances: readonly Fraction[], lives: number): string[] {
  return Array.from({ length: lives + 1 }, (_, lost) => fractionText(chances[lost] ?? NEVER));
}

/** Answers a saving throw by the largest legal answer within what may be committed and spent. */
function answering(
  { elves, others }: Spending,
  heroes: number,
  dice: number,
): Policy<ChroniclesPosition> {
  const out = new Int32Array(chronicles.maxMoves);
  const largest = (p: ChroniclesPosition) => out[chronicles.legal(p, out) - 1];
  return {
    name: 'answering',
    turnsAhead: 0,
    choose(p) {
      if (!isThrowing(p)) return 'stop';
      const left = Math.max(0, elves - throwOf(p).spentElves);
      switch (questions.asked(p)) {
        case kinTake:
        case kinAtAnyTime:
          return KIN_ENOUGH;
        case payHeroes:
          return heroes;
        case rollDice:
          return dice;
        case rerollGod:
          return 1;
        case rerollVanir:
          return isGood(p, SYMBOL_WORDS[rerollVanir.open(p).symbol]) ? 0 : largest(p);
        case brotherElf:
          return others === 'help' ? 1 : 0;
        case convert:
          return Math.min(left, largest(p));
        case freyrElves:
          return Math.min(Math.floor(left / 2), largest(p));
        case lateHeroes:
          return others === 'help' ? largest(p) : 0;
        case kinLives:
          return 0;
        default:
          return 'stop';
      }
    },
  };
}

/** C-13.2, C-14: successes of Vanir dice, said once more. */
function isGood({ setup, gods, active }: ChroniclesPosition, symbol: string): boolean {
  if (symbol === 's' || symbol === 's-lost') return true;
  const isAble = setup.isHard && [FRIGG, HEIMDALL].includes(gods[active]);
  return isAble && (symbol === 'i' || symbol === 'i-lost');
}

describe('the odds of Risks', () => {
  test(
    'C-13.1, C-14: are those of going through all rolls, for all Heroes, dice and Elves',
    () => {
      const rng = new Rng(1);
      const seen = {
        throws: 0,
        heroes: 0,
        brothers: 0,
        freyr: 0,
        freyia: 0,
        deadly: 0,
        rerolls: 0,
        thor: 0,
      };
      for (const found of positions(POSITIONS, 1, isOnMission)) {
        const { options } = found;
        const p = enriched(found, rng);
        const risky = riskyMissions(p);
        if (risky.length === 0) continue;
        const mission = risky[rng.below(risky.length)];
        const line = lineOf(options, p, mission);
        const facts = factsOf(p, mission);
        if (facts === undefined) throw new Error('no Risks');
        const { lives, mostHeroes, mostDice, vanirDie, godDie, brothers } = facts;
        if (mostDice * vanirDie.rolls + (godDie?.rolls ?? 0) + brothers.length > MOST_ROLLS)
          continue;
        const heroes = rng.below(mostHeroes + 1);
        const dice = rng.below(mostDice + 1);
        const choices = spendings(p);
        const spending = choices[rng.below(choices.length)];
        const odds = livesLost(facts, heroes, dice, spending);
        const policy = answering(spending, heroes, dice);
        expect(padded(odds.chances, lives)).toEqual(lossByRules(options, p, line, policy));
        // The policies of the command come to the same, where there is a choice before the roll.
        const own = policiesFor(p, line);
        for (const how of COMMITMENTS) {
          const named = own.find(({ name }) => name === how.name);
          if (named === undefined) continue;
          const all = livesLost(
            facts,
            how.heroes === 'all' ? mostHeroes : 0,
            how.dice === 'all' ? mostDice : 0,
            how.spending,
          );
          expect(padded(all.chances, lives)).toEqual(lossByRules(options, p, line, named));
        }
        seen.throws++;
        if (heroes > 0) seen.heroes++;
        if (facts.brothers.length > 0) seen.brothers++;
        if (facts.freyrElves > 0) seen.freyr++;
        if (facts.lateHeroes > 0) seen.freyia++;
        if (facts.godCancels > 1) seen.thor++;
        if (odds.deadly.numerator > 0n) seen.deadly++;
        if (facts.vanirDie.rolls > 1 && dice > 0) seen.rerolls++;
      }
      expect(seen.throws).toBeGreaterThan(POSITIONS / 2);
      expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
    },
    LONG,
  );

  test('C-13.1: after the dice are chosen, the policies are what is spent after the roll', () => {
    const { position } = acting({
      places: { thor: 'iotunheim' },
      iotunns: ['thrym'],
      dice: { thor: 2 },
      elves: { thor: 2 },
    });
    const fight = FIGHT_IOTUNN + THRYM;
    const names = (line: readonly Move[]) => policiesFor(position, line).map(({ name }) => name);
    expect(names([fight])).toEqual(['holdBack', 'diceOnly', 'diceAndElves', 'everything']);
    expect(names([fight, 2])).toEqual(['spendNothing', 'spendUpTo(1)', 'spendUpTo(2)']);
    expect(names([REST])).toEqual([]);
  });
});

describe('the odds of a fight that is easily worked out', () => {
  const fight = { enemies: { hel: 'svartalfheim' }, places: { thor: 'svartalfheim' } } as const;

  function lossAgainstHel(
    { position }: ReturnType<typeof acting>,
    heroes: number,
    elves: number,
  ): string[] {
    const facts = factsOf(position, FIGHT_ENEMY + HEL);
    if (facts === undefined) throw new Error('no Risks');
    return livesLost(facts, heroes, 0, spendUpTo(elves)).chances.map(fractionText);
  }

  test('C-13.3, C-13.1: a god die succeeds with two sides of six, a Hero always', () => {
    const game = acting({ ...fight, anonymous: 1, valhalla: 1 });
    expect(lossAgainstHel(game, 0, 0)).toEqual(['0/1', '1/3', '2/3']);
    expect(lossAgainstHel(game, 1, 0)).toEqual(['1/3', '2/3']);
  });

  test('C-14: Thor’s god die cancels two, with an Elf too', () => {
    const game = acting({ ...fight, mode: 'hard', anonymous: 2, elves: { thor: 1 } });
    expect(lossAgainstHel(game, 0, 0)).toEqual(['0/1', '1/3', '0/1', '2/3']);
    expect(lossAgainstHel(game, 0, 1)).toEqual(['0/1', '1/1', '0/1', '0/1']);
  });

  test('C-14, C-13.5: Freyr cancels a Risk with two Elves, even under Suttung', () => {
    const game = acting({
      gods: ['freyr', 'odin', 'tyr'],
      mode: 'hard',
      enemies: { hel: 'svartalfheim' },
      places: { freyr: 'svartalfheim' },
      elves: { freyr: 2 },
      iotunns: ['suttung'],
    });
    expect(lossAgainstHel(game, 0, 1)).toEqual(['1/3', '2/3']);
    expect(lossAgainstHel(game, 0, 2)).toEqual(['1/1', '0/1']);
  });

  test('C-8.3: an Iotunn that is fought denies nothing any more', () => {
    const { position } = acting({ places: { thor: 'iotunheim' }, iotunns: ['utgardloki'] });
    expect(factsOf(position, FIGHT_IOTUNN + UTGARDLOKI)?.godDie).toEqual({
      sides: 6,
      successes: 2,
      rolls: 1,
    });
  });
});

/** The outcomes of an open chance frame. */
function outcomesOf(p: ChroniclesPosition): (readonly [Move, Fraction])[] {
  const moves = new Int32Array(chronicles.maxMoves);
  const weights = new Float64Array(chronicles.maxMoves);
  const n = chronicles.outcomes(p, moves, weights);
  const total = weights.subarray(0, n).reduce((sum, weight) => sum + weight, 0);
  return Array.from(moves.subarray(0, n), (move, i) => [move, fraction(weights[i], total)]);
}

/** The answer of gods who do nothing; the seat that is named comes first in the next order. */
function nobodyActs(p: ChroniclesPosition, first: number): Move {
  const out = new Int32Array(chronicles.maxMoves);
  chronicles.legal(p, out);
  switch (questions.asked(p)) {
    case moveQuestion:
      return p.places[p.active];
    case escort:
      return p.places[escort.open(p).figure];
    case kinTake:
    case kinAtAnyTime:
      return KIN_ENOUGH;
    case orderSeats:
      return first;
    case orderNext:
      return out[0];
    default:
      return REST;
  }
}

/** C-6: plays on until so many cards are revealed; the chance of what each god's cards wake. */
function wakesByRules({ options, p: start }: Found, cards: number, first: number): Fraction[][] {
  const wakes = Array.from({ length: start.setup.seats }, () =>
    new Array<Fraction>(ENEMIES).fill(NEVER),
  );
  const answers = (p: ChroniclesPosition): (readonly [Move, Fraction])[] => {
    if (p.frames.seat !== CHANCE) return [[nobodyActs(p, first), CERTAIN]];
    const outcomes = outcomesOf(p);
    // Which Iotunn comes has nothing to do with the wheel.
    return drawIotunn.isOpen(p) ? [[outcomes[0][0], CERTAIN]] : outcomes;
  };
  const visit = (p: ChroniclesPosition, chance: Fraction, left: number): void => {
    if (left === 0 || p.frames.seat === OVER) return;
    for (const [move, part] of answers(p)) {
      const next = chronicles.blank(options);
      next.copyFrom(p);
      const weight = multiplyFractions(chance, part);
      let revealed = 0;
      chronicles.apply(next, move, {
        tell(name, facts) {
          if (name === 'cardRevealed') revealed++;
          if (name !== 'enemyActivated' || revealed > left) return;
          const enemy = (ENEMY_WORDS as readonly unknown[]).indexOf(facts.enemy);
          const row = wakes[next.active];
          row[enemy] = addFractions(row[enemy], weight);
        },
        tellSecret() {},
      });
      visit(next, weight, Math.max(0, left - revealed));
    }
  };
  visit(start, CERTAIN, cards);
  return wakes;
}

/** A copy in which no activation of a round can end the game. */
function safe({ options, p }: Found): Found {
  const copy = chronicles.blank(options);
  copy.copyFrom(p);
  copy.enemies[HEL] = NIFLHEIM;
  copy.enemies[SURT] = MUSPELLHEIM;
  copy.enemies[FENRIR] = CAGE;
  for (let figure = 0; figure < p.setup.figures; figure++) copy.lives[figure] = 5;
  copy.fire = 0;
  copy.anonymous = 0;
  copy.island = 0;
  copy.iotunns = 0;
  copy.iotunnDeck = ALL_IOTUNNS;
  copy.ravaged = 0;
  copy.nidhogg = 0;
  return { options, p: copy };
}

const texts = (chances: readonly Fraction[]) => chances.map(fractionText);

describe('the odds of the wheel', () => {
  test(
    'C-6: are those of revealing all cards of the round by the rules, in their order',
    () => {
      const isMidRound = (p: ChroniclesPosition) =>
        (revealCard.isOpen(p) || moveQuestion.isOpen(p) || missionQuestion.isOpen(p)) &&
        stillToReveal(p).length > 0;
      const seats = new Set<number>();
      for (const found of positions(POSITIONS, 2, isMidRound).map(safe)) {
        const { p } = found;
        const left = stillToReveal(p);
        const wakes = wakesByRules(found, left.length, 0);
        for (const { seat, card, inOrder } of wakeOdds(p)) {
          expect(card).toBe(left.includes(seat) ? 'placed' : 'deck');
          expect(texts(inOrder ?? [])).toEqual(card === 'placed' ? texts(wakes[seat]) : []);
        }
        seats.add(p.setup.seats);
      }
      expect([...seats].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    },
    LONG,
  );

  test(
    'C-6: before the order is agreed, and for the next round, are those of the first card',
    () => {
      const isBetween = (p: ChroniclesPosition) =>
        orderSeats.isOpen(p) || (missionQuestion.isOpen(p) && stillToReveal(p).length === 0);
      const kinds = new Set<string>();
      for (const found of positions(POSITIONS, 3, isBetween).map(safe)) {
        for (const { seat, card, ifNext } of wakeOdds(found.p)) {
          expect(texts(ifNext)).toEqual(texts(wakesByRules(found, 1, seat)[seat]));
          kinds.add(card);
        }
      }
      expect([...kinds].sort()).toEqual(['deck', 'placed']);
    },
    LONG,
  );

  test('C-6.1: a card that lies on the wheel is not in the deck', () => {
    const { position } = revealing({ wheel: ['thor-loki', 'odin-hel'] });
    const [thor] = wakeOdds(position);
    // Five cards of Thor's are left: Hel is one of them, Loki is not.
    expect(texts(thor.inOrder ?? [])).toEqual(['0/1', '1/5', '0/1', '0/1', '0/1', '0/1']);
  });

  test('C-6.1: without the memory aid, cards under a deck are forgotten', () => {
    const options = { memoryAid: false };
    const wheel = ['odin-hel'];
    const tails = { thor: ['thor-hel', 'thor-surt'] };
    const known = wakeOdds(revealing({ wheel, tails }).position);
    const forgotten = wakeOdds(revealing({ wheel, tails, options }).position);
    expect(fractionText(known[0].ifNext[HEL])).toBe('0/1');
    expect(fractionText(forgotten[0].ifNext[HEL])).toBe('1/6');
  });
});
