import { CHANCE, Rng } from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { expect, test } from 'vitest';
import { chronicles } from '../checked.ts';
import { ALL_IOTUNNS } from '../data/iotunns.ts';
import type { ChroniclesPosition } from '../index.ts';
import { escort, move } from '../rules/movement.ts';
import { setUp } from '../rules/setup.ts';
import { LEAVING } from '../rules/state.ts';
import { goOn } from '../rules/turn.ts';

const WHEELS = 4000;
/** The first step and the next six. */
const STEPS = 7;

/** Reveals cards by the rules. Whoever would move has done enough: only the wheel is of interest. */
function goOnAtTheWheel(p: ChroniclesPosition, rng: Rng, out: Int32Array): void {
  if (move.isOpen(p)) {
    p.frames.pop();
    p.step = LEAVING;
    goOn(p, undefined);
  } else if (p.frames.seat === CHANCE) {
    chronicles.apply(p, chronicles.sample(p, rng));
  } else if (escort.isOpen(p)) {
    chronicles.apply(p, p.places[escort.open(p).figure]);
  } else {
    chronicles.apply(p, out[rng.below(chronicles.legal(p, out))]);
  }
}

/** Undoes everything that activations do, so that nobody ever wins or loses. */
function restore(p: ChroniclesPosition, start: ChroniclesPosition): void {
  p.lives.set(start.lives);
  p.enemies.set(start.enemies);
  p.nidhogg = 0;
  p.fire = 0;
  p.anonymous = 0;
  p.island = 0;
  p.ravaged = 0;
  p.iotunns = 0;
  p.iotunnDeck = ALL_IOTUNNS;
}

// Backs tell nothing about enemies, and without them it goes faster.
test.each([1, 2, 3, 4, 5])('C-6.4: the tempo of Nidhogg with %i players', (seats) => {
  const options = completeOptions(chronicles, { seats, backs: 'hidden' });
  const start = chronicles.blank(options);
  setUp(start);
  const rng = new Rng(seats);
  const out = new Int32Array(chronicles.maxMoves);
  const p = chronicles.blank(options);
  const fresh = chronicles.create(options);
  let [first, last] = [0, 0];
  for (let wheel = 0; wheel < WHEELS; wheel++) {
    p.copyFrom(fresh);
    let [turn, steps] = [0, 0];
    while (steps < STEPS) {
      goOnAtTheWheel(p, rng, out);
      if (p.nidhogg > 0) {
        steps++;
        if (steps === 1) first += p.turn;
        if (steps === STEPS) last += p.turn;
        p.nidhogg = 0;
      }
      // Nobody wakes two enemies in a turn.
      if (p.turn > turn) {
        restore(p, start);
        turn = p.turn;
      }
    }
  }
  expect(Math.abs(first / WHEELS - 10)).toBeLessThanOrEqual(1);
  expect(Math.abs((last - first) / (STEPS - 1) / WHEELS - 12.5)).toBeLessThanOrEqual(0.5);
});
