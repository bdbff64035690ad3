import {
  addFractions,
  CHANCE,
  type Fraction,
  fraction,
  fractionText,
  type Move,
  NEVER,
  type Question,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import type { ChroniclesPosition, ChroniclesView } from '../index.ts';
import { activate } from '../rules/activations.ts';
import { mission } from '../rules/mission.ts';
import { move } from '../rules/movement.ts';
import { revealCard } from '../rules/wheel.ts';
import { type Found, positions } from './positions.ts';
import { moving, revealing } from './situation.ts';

const SPECTATOR = 0;
const viewOf = (p: ChroniclesPosition): ChroniclesView => chronicles.view(p, SPECTATOR);
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const isAsked = (question: Question<ChroniclesPosition>) => (p: ChroniclesPosition) =>
  question.isOpen(p);

/** The words that can be typed first. */
function legalWords(p: ChroniclesPosition): string[] {
  const out = new Int32Array(chronicles.maxMoves);
  const n = chronicles.legal(p, out);
  return Array.from(out.subarray(0, n), (move) => chronicles.tokens(p, move, SPECTATOR));
}

function copyOf({ options, p }: Found): ChroniclesPosition {
  const copy = chronicles.blank(options);
  copy.copyFrom(p);
  return copy;
}

function plus(a: string, b: string): string {
  return fractionText(addFractions(read(a), read(b)));
}

function read(text: string): Fraction {
  const [numerator, denominator] = text.split('/').map(BigInt);
  return numerator === 0n ? NEVER : fraction(numerator, denominator);
}

describe('the view', () => {
  test('is plain JSON at every moment of a game', () => {
    for (const { p } of positions(200, 11)) {
      const view = viewOf(p);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      expect(JSON.stringify(view)).not.toMatch(/null|NaN/);
    }
  });

  test('C-1: counts every pawn, marker and card', () => {
    for (const { p } of positions(200, 12, ({ turn }) => turn > 0)) {
      const view = viewOf(p);
      const { gods, reserves, tree, enemies } = view;
      const ladder = (name: string) =>
        enemies.find(({ enemy }) => enemy === name)?.ladder.count ?? -1;
      const { troops } = p.setup.sizes;
      expect(sum(gods.map(({ elves }) => elves)) + reserves.elves).toBe(troops);
      expect(sum(gods.map(({ dice }) => dice)) + reserves.dice).toBe(troops);
      expect(reserves.heroes + reserves.valhalla).toBe(8);
      expect(reserves.fireGiants + ladder('surt')).toBe(8);
      expect(reserves.anonymous + ladder('hel')).toBe(8);
      expect(reserves.iotunnPawns + view.iotunns.length).toBe(7);
      expect(tree.cage.markersLeft + tree.worlds.filter(({ ravaged }) => ravaged).length).toBe(7);
      expect(tree.cage.slots.filter(({ filled }) => filled)).toHaveLength(tree.cage.markersLeft);
      const artifacts = view.artifacts.map(({ visible, behind }) => behind + (visible ? 1 : 0));
      expect(sum(artifacts) + sum(gods.map((god) => god.artifacts.length))).toBeGreaterThan(16);
      const decks = gods.map(({ deck }) => (deck?.size ?? 0) + (deck?.placed === 'none' ? 0 : 1));
      const placed = sum(decks) - gods.filter(({ isSupport }) => isSupport).length;
      const onWheel = sum(enemies.map(({ slot }) => slot.length));
      expect(placed + onWheel).toBeLessThanOrEqual(6 * p.setup.figures);
      expect(placed + onWheel).toBeGreaterThanOrEqual(6 * p.setup.figures - 2 * p.setup.seats - 1);
    }
  });

  test('C-2.2: shows the tree as it stands, and as the next turn leaves it', () => {
    for (const { p } of positions(100, 13)) {
      const { now, afterTurn, worlds } = viewOf(p).tree;
      expect(now.flat().sort()).toEqual([...WORLD_WORDS].sort());
      // Clockwise: what is in a column now is in the next one afterwards.
      expect(afterTurn[1]).toEqual([now[1][2], now[1][0], now[1][1]]);
      expect([afterTurn[0], afterTurn[2]]).toEqual([now[0], now[2]]);
      for (const { world, level, column, nextColumn } of worlds) {
        expect(now[level][column]).toBe(world);
        expect(afterTurn[level][nextColumn]).toBe(world);
      }
    }
  });

  test('C-9: worlds are in reach exactly where the active god can go', () => {
    for (const { p } of positions(150, 14, isAsked(move), 1)) {
      const { worlds } = viewOf(p).tree;
      const words = legalWords(p);
      for (const { world, inReach, isHere } of worlds) {
        expect(inReach).toBe(words.includes(isHere ? 'stay' : `move ${world}`));
      }
    }
  });

  test('C-11: an action is open exactly where it is legal, in the version that is played', () => {
    const states = new Set<string>();
    for (const { p } of positions(300, 15, isAsked(mission), 1)) {
      const here = viewOf(p).tree.worlds.find(({ isHere }) => isHere);
      if (here === undefined) throw new Error('nowhere');
      const words = legalWords(p);
      if (p.done === 0) {
        expect(here.action === 'open').toBe(words.includes('act'));
        expect(here.healing !== undefined).toBe(words.includes('heal'));
      }
      states.add(here.action);
      const others = here.gods.length > 1;
      const isHindered = here.enemies.length > 0;
      const plain = others === isHindered ? 'normal' : others ? 'bonus' : 'malus';
      const artifacts = viewOf(p).gods[p.active].artifacts;
      if (!artifacts.includes('valshamr') && !artifacts.includes('odroerir')) {
        expect(here.version).toBe(plain);
      }
    }
    expect([...states].sort()).toEqual(['closed', 'nothing', 'open', 'ravaged']);
  });

  test('C-10, C-5: lists the missions that are legal, with their Risks', () => {
    let risky = 0;
    for (const { p } of positions(150, 16, isAsked(mission), 1)) {
      const { missions, enemies } = viewOf(p);
      expect(['rest', ...missions.map(({ mission }) => mission)].sort()).toEqual(
        legalWords(p).sort(),
      );
      for (const { mission, peril, risks, odds } of missions) {
        expect(odds.length > 0).toBe(peril === 'risks');
        for (const { chances } of odds) expect(chances.reduce(plus, '0/1')).toBe('1/1');
        const foe = enemies.find(({ enemy }) => mission === `fight ${enemy}`);
        if (foe === undefined || peril !== 'risks') continue;
        risky++;
        const weapon = viewOf(p).gods[p.active].artifacts.some((held) => held === foe.weapon)
          ? 2
          : 0;
        expect(risks).toBeLessThanOrEqual(foe.strength);
        expect(risks).toBeGreaterThanOrEqual(foe.strength - weapon);
      }
    }
    expect(risky).toBeGreaterThan(10);
  });

  test('C-6: the chances of the next card to be revealed are those of chance', () => {
    for (const { p } of positions(100, 17, isAsked(revealCard), 1)) {
      const moves = new Int32Array(chronicles.maxMoves);
      const weights = new Float64Array(chronicles.maxMoves);
      const n = chronicles.outcomes(p, moves, weights);
      const total = sum(Array.from(weights.subarray(0, n)));
      viewOf(p).enemies.forEach(({ isOnEdge, wakes }, enemy) => {
        const own = Array.from(weights.subarray(0, n)).filter(
          (_, i) => (moves[i] - 1) % ENEMIES === enemy,
        );
        const chance = isOnEdge ? fractionText(fraction(sum(own), total)) : '0/1';
        const shown = wakes[p.active].inOrder?.fraction ?? '';
        expect(plus(shown, '0/1')).toBe(plus(chance, '0/1'));
      });
    }
  });

  test('marks the reconstructed edition and tells the rules of the mode', () => {
    const { edition, mode, nidhogg } = viewOf(moving({ mode: 'hard' }).position);
    expect([edition, mode, nidhogg.toGo]).toEqual([
      { id: 'reconstructed', reconstructed: true },
      'hard',
      7,
    ]);
  });

  test('C-6.1: known cards are shown with the memory aid only', () => {
    const tails = { thor: ['thor-hel'] };
    const deck = (memoryAid: boolean) =>
      viewOf(moving({ tails, options: { memoryAid } }).position).gods[0].deck;
    expect(deck(true)?.bottom).toEqual(['thor-hel']);
    expect(deck(false)?.bottom).toEqual([]);
    expect(deck(false)?.size).toBe(deck(true)?.size);
  });
});

describe('what an activation would do', () => {
  test('C-7, C-4: is what it does, for every god and enemy', () => {
    const outcomes = new Set<string>();
    for (const found of positions(700, 18, ({ turn, outcome }) => turn > 0 && outcome === 0)) {
      const view = viewOf(found.p);
      ENEMY_WORDS.forEach((word, enemy) => {
        view.enemies[enemy].wakes.forEach(({ god, effect }, seat) => {
          const p = copyOf(found);
          p.frames.clear();
          p.active = seat;
          expect(god).toBe(GOD_WORDS[p.gods[seat]]);
          const told: string[] = [];
          activate(p, enemy, {
            tell: (name, facts) => void told.push(`${name} ${Object.values(facts).join(' ')}`),
            tellSecret() {},
          });
          const has = (start: string) => told.some((text) => text.startsWith(start));
          expect(effect.outcome === 'won').toBe(has('gameWon'));
          expect(effect.outcome !== 'won' && effect.outcome !== 'open').toBe(has('gameLost'));
          if (has('gameLost')) expect(told).toContain(`gameLost ${effect.outcome}`);
          expect(effect.turns).toBe(has('treeTurned'));
          expect(effect.ravages !== '').toBe(has('worldRavaged'));
          expect(effect.lives > 0).toBe(has('livesLost'));
          expect(effect.endsTurn).toBe(has('turnEnded'));
          expect(effect.iotunn).toBe(p.frames.depth > 0 && p.frames.seat === CHANCE);
          if (has('enemyMoved')) expect(told).toContain(`enemyMoved ${word} ${effect.to}`);
          outcomes.add(effect.outcome);
        });
      });
    }
    expect([...outcomes]).toEqual(
      expect.arrayContaining(['open', 'noLife', 'enemyOnTop', 'lastIsland']),
    );
  });

  test('C-4.2, C-4.3, C-4.4, C-4.5, C-4.6: counts the activations to defeat', () => {
    const watch = (situation: Parameters<typeof moving>[0]) =>
      Object.fromEntries(
        viewOf(moving(situation).position).watch.map(({ enemy, wakes, outcome }) => [
          enemy,
          `${wakes} ${outcome}`,
        ]),
      );
    expect(watch({})).toEqual({
      hel: '3 enemyOnTop',
      surt: '3 enemyOnTop',
      loki: '8 noIotunnPawn',
      iormungand: '4 lastIsland',
    });
    expect(watch({ enemies: { hel: 'asgard' } }).hel).toBe('1 enemyOnTop');
    expect(watch({ fire: 7 }).surt).toBe('1 noFireGiants');
    expect(watch({ fire: 5 }).surt).toBe('2 noFireGiants');
    expect(watch({ anonymous: 6, island: 1 }).iormungand).toBe('2 noAnonymous');
    expect(watch({ island: 3 }).iormungand).toBe('1 lastIsland');
  });

  test('C-4: the watch is right: so many activations and not one fewer lose the game', () => {
    for (const found of positions(120, 19, ({ turn, outcome }) => turn > 0 && outcome === 0)) {
      for (const { enemy, wakes, outcome } of viewOf(found.p).watch) {
        const p = copyOf(found);
        const number = (ENEMY_WORDS as readonly string[]).indexOf(enemy);
        p.lives.fill(9);
        p.ravaged = 0;
        for (let i = 0; i < wakes; i++) {
          expect(p.outcome).toBe(0);
          p.frames.clear();
          activate(p, number, undefined);
          settleIotunn(p);
        }
        expect(viewOf(p).outcome).toBe(outcome);
      }
    }
  });

  test('C-6.1: warns of Hel on the top level with a card out', () => {
    const { position } = revealing({ enemies: { hel: 'asgard' }, wheel: ['odin-hel'] });
    const hel = viewOf(position).enemies[1];
    expect(hel.isOnEdge).toBe(true);
    expect(hel.wakes[0]).toMatchObject({
      god: 'thor',
      inOrder: { fraction: '1/6' },
      effect: { outcome: 'enemyOnTop' },
    });
  });
});

/** Loki's card is drawn. */
function settleIotunn(p: ChroniclesPosition): void {
  const moves = new Int32Array(chronicles.maxMoves);
  const weights = new Float64Array(chronicles.maxMoves);
  if (p.frames.depth === 0) return;
  chronicles.outcomes(p, moves, weights);
  const iotunn: Move = moves[0];
  p.frames.clear();
  p.iotunnDeck &= ~(1 << iotunn);
  p.iotunns |= 1 << iotunn;
}

describe('a saving throw', () => {
  test('C-13: is shown with its dice and Risks', () => {
    let thrown = 0;
    for (const { p } of positions(400, 20, ({ turn }) => turn > 0, 1)) {
      const { savingThrow } = viewOf(p);
      if (savingThrow === undefined) continue;
      const { vanirDice, godDice } = savingThrow;
      expect(vanirDice).toHaveLength(sum(Array.from(p.thrown)));
      expect(godDice).toHaveLength(p.godDice.filter((shown) => shown > 0).length);
      thrown++;
    }
    expect(thrown).toBeGreaterThan(10);
  });

  test('C-9: a god who is about to move sees what he could do elsewhere', () => {
    const { position } = moving({ places: { odin: 'alfheim' } });
    const worlds = viewOf(position).tree.worlds;
    const alfheim = worlds.find(({ world }) => world === 'alfheim');
    expect(alfheim).toMatchObject({ version: 'bonus', inReach: true, action: 'open' });
  });
});
