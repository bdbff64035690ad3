import {
  addFractions,
  CERTAIN,
  CHANCE,
  type Fraction,
  fraction,
  fractionText,
  type Move,
  multiplyFractions,
  NEVER,
  NO_CARD,
  type Options,
  OVER,
  oddsOfLine,
  type Policy,
  Rng,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { yggdrasil } from '../checked.ts';
import { ENEMIES, LOKI, NIDHOGG } from '../data/enemies.ts';
import { GIANTS } from '../data/giants.ts';
import { BAGS, ISLANDS } from '../data/islands.ts';
import { BEYOND_DOOR, SPACES } from '../data/track.ts';
import { ASGARD, JOTUNHEIM, MIDGARD, MUSPELLHEIM } from '../data/worlds.ts';
import type { YggdrasilPosition } from '../index.ts';
import { act, CALM, PASS } from '../rules/actions.ts';
import { FIRST_GIANT_FOE, rollFight } from '../rules/combat.ts';
import { chooseRoll } from '../rules/dice.ts';
import { drawCard } from '../rules/draw.ts';
import { advanceRearmost } from '../rules/effects.ts';
import { resolveCard, returnCard, TOP } from '../rules/enemy-card.ts';
import { type QuestionName, questions } from '../rules/questions.ts';
import { countPeeked, ENEMY } from '../rules/state.ts';
import { isOverrun } from '../rules/track.ts';
import {
  burnOdds,
  calmOdds,
  defeatOdds,
  fightOdds,
  gatherOdds,
  marchOdds,
  nextCards,
  policiesFor,
  reachOdds,
} from '../view/odds.ts';
import { type Found, positions } from './positions.ts';
import { acting } from './situation.ts';

/** How many positions are looked at: `YGGDRASIL_ODDS=10000` for the long run. */
const POSITIONS = Number(process.env.YGGDRASIL_ODDS ?? 150);

/** The long run takes minutes. */
const LONG = 900_000;

const isActing = (p: YggdrasilPosition) => act.isOpen(p);

/** A copy at the beginning of the actions: all worlds unused, so that everything can be tried. */
function fresh({ options, p }: Found): YggdrasilPosition {
  const copy = yggdrasil.blank(options);
  copy.copyFrom(p);
  copy.used = 0;
  copy.repeated = 0;
  copy.taken = 0;
  return copy;
}

/** Whether a god can act in a world on a target. */
function isLegal({ options, p }: Found, [world, target]: readonly Move[]): boolean {
  if (yggdrasil.refuse(p, world) !== undefined) return false;
  const asked = yggdrasil.blank(options);
  asked.copyFrom(p);
  yggdrasil.apply(asked, world);
  return yggdrasil.refuse(asked, target) === undefined;
}

/** The chance of one outcome of a line, worked out by going through all chance. */
function chanceOf(
  options: Options,
  p: YggdrasilPosition,
  line: readonly Move[],
  policy: Policy<YggdrasilPosition>,
  what: string,
): string {
  const outcomes = oddsOfLine(yggdrasil, options, p, line, policy);
  return fractionText(outcomes.find((outcome) => outcome.what === what)?.probability ?? NEVER);
}

/** Answers questions by their kind, and stops at all others. */
function answering(
  name: string,
  answers: { readonly [Name in QuestionName]?: (p: YggdrasilPosition) => Move | 'stop' },
): Policy<YggdrasilPosition> {
  const choose = (p: YggdrasilPosition) => {
    const asked = questions.asked(p)?.name;
    return (asked && answers[asked]?.(p)) ?? 'stop';
  };
  return { name, turnsAhead: 0, choose };
}

const larger = (p: YggdrasilPosition) => {
  const { first, second } = chooseRoll.open(p);
  return Math.max(first, second) - 1;
};
const smaller = (p: YggdrasilPosition) => {
  const { first, second } = chooseRoll.open(p);
  return Math.min(first, second) - 1;
};

/** Tries every number of elves up to some on a copy, and takes the first that wins. */
function byTrying(options: Options, most: number): Policy<YggdrasilPosition> {
  const copy = yggdrasil.blank(options);
  return answering('byTrying', {
    chooseRoll: larger,
    payElves(p) {
      for (let elves = 0; elves <= Math.min(most, p.elves[p.active]); elves++) {
        let isWon = false;
        copy.copyFrom(p);
        yggdrasil.apply(copy, elves, {
          tell(name) {
            if (name === 'fightWon') isWon = true;
          },
          tellSecret() {},
        });
        if (isWon) return elves;
      }
      return 0;
    },
  });
}

describe('the odds of a fight', () => {
  test(
    'Y-10: are those of going through all rolls, for all Vikings and elves',
    () => {
      const rng = new Rng(1);
      let fights = 0;
      for (const found of positions(POSITIONS, 1, isActing)) {
        const { options } = found;
        const p = fresh(found);
        p.fenrirCard = NO_CARD;
        // Random gods hold little: some are given more.
        if (rng.below(2) === 0) p.vikings[p.active] += rng.below(4);
        if (rng.below(2) === 0) p.elves[p.active] += rng.below(3);
        const foes = Array.from({ length: ENEMIES + GIANTS + 1 }, (_, foe) => foe);
        const [foe] = foes
          .filter((other) => isLegal({ options, p }, fightLine(other)))
          .sort(() => rng.below(3) - 1);
        if (foe === undefined) continue;
        const { chances, policies } = fightOdds(p, foe);
        expect(chances).toHaveLength(p.vikings[p.active] + 1);
        const own = policiesFor(p, fightLine(foe));
        expect(own.map(({ name }) => name)).toEqual(policies);
        const rows = chances.map((row, vikings) => {
          expect(row).toHaveLength(p.elves[p.active] + 1);
          const line = [...fightLine(foe), vikings];
          fights++;
          return row.map((chance, elves) => [
            fractionText(chance),
            chanceOf(options, p, line, own[elves], 'won'),
            chanceOf(options, p, line, byTrying(options, elves), 'won'),
          ]);
        });
        for (const [odds, byPolicy, byHand] of rows.flat()) {
          expect([odds, odds]).toEqual([byPolicy, byHand]);
        }
      }
      expect(fights).toBeGreaterThan(POSITIONS);
    },
    LONG,
  );

  test('Y-14.5, Y-11.5: Tyr takes the better of two rolls; under Thiazy nobody rolls', () => {
    const hel = 1;
    const tyr = acting({ gods: ['tyr'], enemies: { hel: 1 }, vikings: [4], elves: [1] }).position;
    expect(fightOdds(tyr, hel).chances.map((row) => row.map(fractionText))).toEqual([
      ['0/1', '0/1'],
      ['0/1', '11/36'],
      ['11/36', '5/9'],
      ['5/9', '8/9'],
      ['8/9', '1/1'],
    ]);
    const still = acting({
      gods: ['thor'],
      enemies: { hel: 1 },
      vikings: [2],
      weapons: { hel: [2] },
      activeGiants: ['thiazy'],
    }).position;
    expect(fightOdds(still, hel).chances.flat().map(fractionText)).toEqual(['0/1', '0/1', '1/1']);
  });
});

function fightLine(foe: number): Move[] {
  return foe < FIRST_GIANT_FOE ? [ASGARD, foe] : [JOTUNHEIM, foe - FIRST_GIANT_FOE];
}

/** Draws tokens one by one and counts those of one sort. */
function tokenByToken(counted: number, others: number, tokens: number): Fraction[] {
  const chances = new Array<Fraction>(tokens + 1).fill(NEVER);
  const draw = (a: number, b: number, left: number, count: number, chance: Fraction): void => {
    if (left === 0) {
      chances[count] = addFractions(chances[count], chance);
      return;
    }
    const part = (n: number) => multiplyFractions(chance, fraction(n, a + b));
    if (a > 0) draw(a - 1, b, left - 1, count + 1, part(a));
    if (b > 0) draw(a, b - 1, left - 1, count, part(b));
  };
  draw(counted, others, tokens, 0, CERTAIN);
  return chances;
}

const untilAsked = answering('untilAsked', {});

describe('the odds of a bag', () => {
  test(
    'Y-9.2, Y-9.7: are those of the rules, and of drawing token by token',
    () => {
      let gathered = 0;
      for (const found of positions(POSITIONS, 2, isActing)) {
        const { options } = found;
        const p = fresh(found);
        p.fenrirCard = NO_CARD;
        for (let island = 0; island < ISLANDS; island++) {
          if (!isLegal({ options, p }, [MIDGARD, island])) continue;
          const odds = gatherOdds(p, island);
          const outcomes = oddsOfLine(yggdrasil, options, p, [MIDGARD, island], untilAsked);
          if (odds === undefined) {
            expect(outcomes.map(({ what }) => what)).toEqual(['certain']);
            continue;
          }
          gathered++;
          const { tokens, chances } = odds;
          const [vikings, fire] = [p.bagVikings[island - 1], p.bagFire[island - 1]];
          expect(tokenByToken(vikings, fire, tokens)).toEqual(chances);
          expect(chances.map(fractionText)).toEqual(
            chances.map((_, n) => textOf(outcomes, `vikings ${n}`)),
          );
          expect(odds.mean).toEqual(fraction(tokens * vikings, vikings + fire));
        }
        for (let bag = 0; bag < BAGS; bag++) {
          if (!isLegal({ options, p }, [MUSPELLHEIM, bag])) continue;
          const { tokens, chances } = burnOdds(p, bag);
          expect(tokenByToken(p.bagFire[bag], p.bagVikings[bag], tokens)).toEqual(chances);
          const outcomes = oddsOfLine(yggdrasil, options, p, [MUSPELLHEIM, bag], untilAsked);
          expect(chances.map(fractionText)).toEqual(
            chances.map((_, n) => textOf(outcomes, `fire ${n}`)),
          );
        }
      }
      expect(gathered).toBeGreaterThan(POSITIONS / 2);
    },
    LONG,
  );
});

function textOf(outcomes: ReturnType<typeof oddsOfLine>, what: string): string {
  return fractionText(outcomes.find((outcome) => outcome.what === what)?.probability ?? NEVER);
}

describe('the odds of calming Fenrir', () => {
  test(
    'Y-8.1: are those of going through all rolls, once and with all actions left',
    () => {
      const isAngry = (p: YggdrasilPosition) => isActing(p) && p.fenrirCard !== NO_CARD;
      const stop = answering('once', { chooseRoll: smaller });
      const goOn = answering('on', {
        chooseRoll: smaller,
        act: ({ fenrirCard }) => (fenrirCard === NO_CARD ? 'stop' : CALM),
      });
      for (const { options, p } of positions(POSITIONS, 3, isAngry, 2)) {
        const { attempt, thisTurn } = calmOdds(p);
        const [once, on] = policiesFor(p, [CALM]);
        for (const policy of [stop, once]) {
          expect(chanceOf(options, p, [CALM], policy, 'calmed')).toBe(fractionText(attempt));
        }
        for (const policy of [goOn, on]) {
          expect(chanceOf(options, p, [CALM], policy, 'calmed')).toBe(fractionText(thisTurn));
        }
      }
    },
    LONG,
  );
});

const isFirstDraw = (p: YggdrasilPosition) =>
  drawCard.isOpen(p) && p.step === ENEMY && countPeeked(p) === 0;

describe('the odds of the next cards', () => {
  test(
    'Y-6, Y-14.1: are those of drawing them by the rules, known cards and piles included',
    () => {
      for (const { options, p } of positions(POSITIONS, 4, isFirstDraw, 2)) {
        // Odin looks at two cards, others at one; the deck holds them still.
        const { count } = drawCard.open(p);
        const found = new Map<string, Fraction>();
        const draw = (at: YggdrasilPosition, chance: Fraction): void => {
          if (!drawCard.isOpen(at) || at.turn !== p.turn) return;
          for (const [card, likely] of outcomesOf(at)) {
            const next = yggdrasil.blank(options);
            next.copyFrom(at);
            const told: string[] = [];
            yggdrasil.apply(next, card, {
              tell: (name, facts) => void (name === 'cardDrawn' && told.push(String(facts.card))),
              tellSecret() {},
            });
            const path = [...(paths.get(at) ?? []), ...told];
            paths.set(next, path);
            const both = multiplyFractions(chance, likely);
            if (path.length === count) {
              const key = path.join(' ');
              found.set(key, addFractions(found.get(key) ?? NEVER, both));
            } else draw(next, both);
          }
        };
        const paths = new Map<YggdrasilPosition, readonly string[]>();
        draw(p, CERTAIN);
        const odds = nextCards(p, count).map(({ cards, chance }) => [
          cards.map((card) => yggdrasil.tokens(p, card, 0)).join(' '),
          fractionText(chance),
        ]);
        expect(Object.fromEntries(odds)).toEqual(
          Object.fromEntries([...found].map(([cards, chance]) => [cards, fractionText(chance)])),
        );
      }
    },
    LONG,
  );

  test('Y-6.4: in a pile that holds a special card each place is as likely to hold it', () => {
    const p = acting({ options: { angryEnemies: ['loki', 'surt', 'hel'] } }).position;
    const special = nextCards(p, 1).filter(({ cards: [card] }) => card > ENEMIES);
    // One card is gone: 13 are left in the upper pile, and any of the three may be its special card.
    expect(special.map(({ chance }) => fractionText(chance))).toEqual(['1/39', '1/39', '1/39']);
  });
});

/** The outcomes of an open chance frame. */
function outcomesOf(p: YggdrasilPosition): (readonly [Move, Fraction])[] {
  const moves = new Int32Array(yggdrasil.maxMoves);
  const weights = new Float64Array(yggdrasil.maxMoves);
  const n = yggdrasil.outcomes(p, moves, weights);
  const total = weights.subarray(0, n).reduce((sum, weight) => sum + weight, 0);
  return Array.from(moves.subarray(0, n), (move, i) => [move, fraction(weights[i], total)]);
}

/**
 * How far an enemy comes within so many cards if nobody acts, card by card with the rules themselves.
 * Dice and giants are not gone through, since they move no enemy.
 */
function marchByRules(
  options: Options,
  start: YggdrasilPosition,
  enemy: number,
  cards: number,
  placeOf = (p: YggdrasilPosition) => p.enemies[enemy],
): string[] {
  const end = start.deck.size - cards;
  const out = new Int32Array(yggdrasil.maxMoves);
  /** The weights of all ways to come so far, by what they are parts of and by space. */
  const found = new Map<number, number[]>();
  const rooms: ReturnType<typeof roomFor>[] = [];
  const visit = (p: YggdrasilPosition, weight: number, whole: number, depth: number): void => {
    const { frames } = p;
    if (frames.seat === OVER || (act.isOpen(p) && p.deck.size === end)) {
      const spaces = found.get(whole) ?? new Array<number>(SPACES).fill(0);
      spaces[placeOf(p)] += weight;
      found.set(whole, spaces);
      return;
    }
    rooms[depth] ??= roomFor(options);
    const { next, moves, weights } = rooms[depth];
    const play = (move: Move, part: number, total: number): void => {
      next.copyFrom(p);
      yggdrasil.apply(next, move);
      next.activeGiants = start.activeGiants;
      visit(next, weight * part, whole * total, depth + 1);
    };
    if (frames.seat !== CHANCE) {
      const n = yggdrasil.legal(p, out);
      play(nobodyActs(p, enemy, Array.from(out.subarray(0, n))), 1, 1);
      return;
    }
    const n = yggdrasil.outcomes(p, moves, weights);
    if (!drawCard.isOpen(p)) {
      play(moves[0], 1, 1);
      return;
    }
    const total = weights.subarray(0, n).reduce((sum, part) => sum + part, 0);
    for (let i = 0; i < n; i++) play(moves[i], weights[i], total);
  };
  visit(start, 1, 1, 0);
  return Array.from({ length: SPACES }, (_, space) => {
    const parts = [...found].map(([whole, spaces]) => {
      expect(Number.isSafeInteger(whole)).toBe(true);
      return fraction(
        spaces.slice(space).reduce((sum, weight) => sum + weight, 0),
        whole,
      );
    });
    return fractionText(parts.reduce(addFractions, NEVER));
  });
}

/** Room for one step of looking ahead. */
function roomFor(options: Options) {
  return {
    next: yggdrasil.blank(options),
    moves: new Int32Array(yggdrasil.maxMoves),
    weights: new Float64Array(yggdrasil.maxMoves),
  };
}

/** The answer of gods who do nothing, but drag another enemy than this one if they can. */
function nobodyActs(p: YggdrasilPosition, enemy: number, moves: readonly Move[]): Move {
  switch (questions.asked(p)) {
    case act:
      return p.fenrirCard === NO_CARD ? PASS : CALM;
    case resolveCard:
      return p.looked[0];
    case returnCard:
      return TOP;
    case advanceRearmost:
      return moves.find((other) => other !== enemy) ?? enemy;
    default:
      return moves[0];
  }
}

describe('how far an enemy comes if nobody acts', () => {
  test(
    'Y-7, Y-8: is exactly what the rules do card by card',
    () => {
      const rng = new Rng(5);
      let uncertain = 0;
      const isTurn = (p: YggdrasilPosition) => isActing(p) || isFirstDraw(p);
      for (const { options, p } of positions(POSITIONS, 5, isTurn)) {
        const enemy = rng.below(ENEMIES);
        // An Odin who lays a card under the deck goes through two cards a turn.
        const { odinBottomOnly, seats } = p.setup;
        const most = odinBottomOnly ? Math.min(seats, 2) : 3;
        const cards = Math.min(p.deck.size, 1 + rng.below(most));
        const reaches = marchOdds(p, enemy, cards)?.reaches ?? [];
        expect(reaches[cards].map(fractionText)).toEqual(marchByRules(options, p, enemy, cards));
        if (reaches[cards].some(({ denominator }) => denominator > 1n)) uncertain++;
        expect(reaches).toHaveLength(cards + 1);
      }
      expect(uncertain).toBeGreaterThan(POSITIONS / 3);
    },
    LONG,
  );

  test(
    'Y-4.2: and so is the chance of defeat, all lines together',
    () => {
      const isTurn = (p: YggdrasilPosition) => isActing(p) && !p.setup.odinBottomOnly;
      let uncertain = 0;
      for (const { options, p } of positions(POSITIONS / 2, 6, isTurn)) {
        const cards = Math.min(p.deck.size, 3);
        const [, lost] = marchByRules(options, p, NOBODY, cards, (end) => (isOverrun(end) ? 1 : 0));
        const odds = fractionOf(defeatOdds(p, cards));
        expect(odds).toBe(lost);
        if (!/^(0|1)\/1$/.test(odds)) uncertain++;
      }
      expect(uncertain).toBeGreaterThan(5);
    },
    LONG,
  );

  test('Y-6: Loki reaches the door within three cards', () => {
    // Three spaces before the door: three cards of Loki, and Nidhögg drags others.
    const { position } = acting({
      enemies: { loki: 2, fenrir: 1, surt: 1 },
      unseen: ['loki', 'loki', 'loki', 'hel', 'hel', 'nidhogg'],
    });
    expect(fractionOf(reachOdds(position, LOKI, BEYOND_DOOR, 3))).toBe('1/20');
    expect(fractionOf(reachOdds(position, LOKI, BEYOND_DOOR, 2))).toBe('0/1');
    expect(fractionOf(reachOdds(position, NIDHOGG, 1, 3))).toBe('1/2');
  });

  test('Y-11.9: quiet turns are no cards, and before the first turn nothing is known', () => {
    const { position } = acting({
      enemies: { loki: 4 },
      skips: 2,
      beatenGiants: ['greip', 'gialp', 'geirroed', 'skyrmir'],
      unseen: ['loki', 'loki'],
    });
    expect(fractionOf(reachOdds(position, LOKI, BEYOND_DOOR, 1))).toBe('1/1');
    const options = { ...positions(1, 1)[0].options };
    expect(marchOdds(yggdrasil.create({ ...options, gods: 'random' }), LOKI, 1)).toBeUndefined();
  });
});

/** No enemy is spared by Nidhögg. */
const NOBODY = ENEMIES;

function fractionOf(chance: Fraction | undefined): string {
  return chance === undefined ? '?' : fractionText(chance);
}

test('policies apply to fights and to Fenrir, and to nothing else', () => {
  const p = acting({ gods: ['thor'], enemies: { loki: 3 }, elves: [2] }).position;
  const names = (line: readonly Move[]) => policiesFor(p, line).map(({ name }) => name);
  expect(names([ASGARD, LOKI])).toEqual(['spendNothing', 'spendUpTo(1)', 'spendUpTo(2)']);
  expect(names([CALM])).toEqual(['calmOnce', 'calmOn']);
  expect(names([MIDGARD, 1])).toEqual([]);
  expect(names([])).toEqual([]);
  p.frames.pop();
  rollFight.ask(p, CHANCE, LOKI, 0);
  expect(names([])).toHaveLength(3);
});
