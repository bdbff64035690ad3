import {
  type GameDef,
  type Options,
  Rng,
  type SearchModel,
  type WinModelData,
} from '@nineworlds/engine';
import { completeOptions, type ToyPosition, toy } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import { random } from '../random.ts';
import { Calibration, Fit, Gatherer, optionSpread, Reliability } from '../training/index.ts';
import { Samples } from '../training/samples.ts';
import { NO_SLIPS, SelfPlay } from '../training/self-play.ts';
import { logistic, Net, WinModel } from '../win-model.ts';

/** Two numbers, two units: small enough to be worked out by hand. */
const MODEL: WinModelData = {
  features: ['turn', 'seat'],
  means: [1, 0],
  scales: [2, 1],
  units: [
    [0.5, 1, -1],
    [0, 2, 0],
  ],
  answer: [0.25, 3, -2],
};

/** A search model for the toy that answers at random and counts how often it measures. */
function toySearchModel(counter = { measured: 0, asked: 0 }): SearchModel<ToyPosition> {
  return {
    certain: [],
    policy: {
      name: 'counted',
      choose(game, o, seat, moves, n, rng) {
        counter.asked++;
        return random.choose(game as unknown as GameDef, o, seat, moves, n, rng);
      },
    },
    features: MODEL.features,
    writeFeatures(o, seat, into) {
      counter.measured++;
      into[0] = toy.turn(o);
      into[1] = seat;
    },
    winModel: MODEL,
    // Nobody thinks ahead here.
    levels: {} as SearchModel['levels'],
    argumentsFor: () => [],
    argumentTexts: async () => ({}),
  };
}

const options: Options = completeOptions(toy, { seats: 3 });
/** The toy as if its seats played against each other. */
const rivals: GameDef<ToyPosition> = { ...toy, cooperative: false };

describe('a net', () => {
  test('says what is worked out by hand', () => {
    // 2 and -1 become 0.5 and -1; the units get 2 and 1 and say 2/3 and 1/2.
    const logit = new Net(MODEL).logit(Float64Array.of(2, -1));
    expect(logit).toBeCloseTo(0.25 + 3 * (2 / 3) - 2 * (1 / 2), 12);
    expect(logistic(logit)).toBeCloseTo(1 / (1 + Math.exp(-1.25)), 12);
    expect(logistic(0)).toBe(0.5);
  });

  test('stays a probability however far off the numbers are', () => {
    for (const far of [1e9, -1e9]) {
      const chance = logistic(new Net(MODEL).logit(Float64Array.of(far, far)));
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });
});

describe('a win model', () => {
  test('evaluates every seat by what it knows where seats play against each other', () => {
    const winModel = new WinModel(rivals, toySearchModel());
    const p = toy.create(options);
    const values = new Float64Array(3);
    winModel.evaluate(p, values);
    const net = new Net(MODEL);
    for (let seat = 0; seat < 3; seat++) {
      const chance = logistic(net.logit(Float64Array.of(toy.turn(p), seat)));
      expect(values[seat]).toBe(chance);
      expect(winModel.winProbability(p, seat)).toBe(chance);
    }
  });

  test('evaluates a team once', () => {
    const counter = { measured: 0, asked: 0 };
    const winModel = new WinModel(toy, toySearchModel(counter));
    const values = new Float64Array(3);
    winModel.evaluate(toy.create(options), values);
    expect(counter.measured).toBe(1);
    expect(new Set(values).size).toBe(1);
  });
});

/** Points of which it is known how likely they win. */
function points(count: number, seed: number): Samples {
  const samples = new Samples(2);
  const rng = new Rng(seed);
  const numbers = new Float64Array(2);
  for (let k = 0; k < count; k++) {
    numbers[0] = rng.below(1000) / 100 - 5;
    numbers[1] = rng.below(1000) / 100 - 5;
    samples.add(numbers);
    samples.tell(k, rng.below(1_000_000) / 1e6 < truth(numbers) ? 1 : 0);
  }
  return samples;
}

/** Not a straight line: what counts is how far the first number is from the middle. */
function truth([a, b]: Float64Array): number {
  return logistic(2 * Math.abs(a) - 5 + 0.3 * b);
}

describe('a fit', () => {
  test('finds what decides, though it is no straight line, and its chances come true', () => {
    const fit = new Fit(['a', 'b'], points(20_000, 1), points(4000, 2), 'fit');
    while (fit.round());
    const net = new Net(fit.model());
    const unseen = points(4000, 3);
    const numbers = new Float64Array(2);
    const found = new Reliability();
    const known = new Reliability();
    for (let k = 0; k < unseen.count; k++) {
      unseen.read(k, numbers);
      found.note(logistic(net.logit(numbers)), unseen.share(k));
      known.note(truth(numbers), unseen.share(k));
    }
    expect(found.logLoss).toBeLessThan(known.logLoss + 0.01);
    for (const { count, predicted, observed } of found.bins) {
      const chanceAlone = 3 * Math.sqrt(0.25 / count);
      expect(Math.abs(predicted - observed)).toBeLessThan(0.03 + chanceAlone);
    }
  });

  test('gives equal models for equal seeds, and others for others', () => {
    const modelOf = (seed: string) => {
      const gatherer = new Gatherer(toy, toySearchModel(), optionSpread(toy), seed);
      for (let i = 0; i < 64; i++) gatherer.play(i);
      const fit = new Fit(MODEL.features, gatherer.fitted, gatherer.kept, seed);
      fit.round();
      return fit.model();
    };
    expect(modelOf('a')).toEqual(modelOf('a'));
    expect(modelOf('a')).not.toEqual(modelOf('b'));
  });

  test('writes short numbers, so that the data file is small', () => {
    const fit = new Fit(['a', 'b'], points(200, 1), points(50, 2), 'fit');
    fit.round();
    const { means, scales, units, answer } = fit.model();
    for (const number of [...means, ...scales, ...units.flat(), ...answer]) {
      expect(Number(number.toPrecision(5))).toBe(number);
    }
  });
});

describe('self-play', () => {
  test('asks the policy for every answer where nobody slips, and for none where all are slips', () => {
    const counter = { measured: 0, asked: 0 };
    const table = new SelfPlay(toy, toySearchModel(counter), options);
    let questions = 0;
    const see = (_: ToyPosition, moment: 'turn' | 'question') => {
      if (moment === 'question') questions++;
    };
    table.play(new Rng(1), NO_SLIPS, { see });
    expect(counter.asked).toBe(questions);
    table.play(new Rng(1), { oneIn: 1, lastTurn: Number.POSITIVE_INFINITY }, { see });
    expect(counter.asked).toBeLessThan(questions);
    expect(questions).toBeGreaterThan(counter.asked + 5);
  });

  test('shares a win among those who won and a draw among all; a team wins whole', () => {
    const sums = [rivals, toy].map((game) => {
      const table = new SelfPlay(game, toySearchModel(), options);
      const seen = new Set<number>();
      for (let seed = 1; seed <= 60; seed++) {
        table.play(new Rng(seed), NO_SLIPS, { see: () => {} });
        seen.add([0, 1, 2].reduce((sum, seat) => sum + table.share(seat), 0));
      }
      return [...seen].sort((a, b) => a - b);
    });
    expect(sums).toEqual([
      // Who has not won has a share of a draw.
      [1],
      [0, 3],
    ]);
  });

  test('is spread over all numbers of seats, half of it over the usual one', () => {
    const counts = optionSpread(toy).map((each) => toy.seatCount(each));
    const [least, most] = toy.seats;
    const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
    expect([...new Set(counts)]).toEqual(all);
    const usual = toy.options.fields.seats.default;
    expect(counts.filter((count) => count === usual)).toHaveLength(counts.length / 2);
  });

  test('keeps every sixth game back', () => {
    const gatherer = new Gatherer(toy, toySearchModel(), [options], 'kept');
    gatherer.play(0);
    expect([gatherer.fitted.count, gatherer.kept.count > 0]).toEqual([0, true]);
    const { count } = gatherer.kept;
    for (let i = 1; i < 6; i++) gatherer.play(i);
    expect([gatherer.fitted.count > 0, gatherer.kept.count]).toEqual([true, count]);
  });
});

describe('reliability', () => {
  test('sorts predictions into bins and tells what came of each', () => {
    const reliability = new Reliability();
    reliability.note(0.12, 0);
    reliability.note(0.18, 1);
    reliability.note(1, 1);
    expect(reliability.bins).toEqual([
      { from: 0.1, to: 0.2, count: 2, predicted: 0.15, observed: 0.5 },
      { from: 0.9, to: 1, count: 1, predicted: 1, observed: 1 },
    ]);
    expect(reliability.brier).toBeCloseTo((0.12 ** 2 + 0.82 ** 2) / 3, 12);
    expect(reliability.logLoss).toBeCloseTo(-(Math.log(0.88) + Math.log(0.18)) / 3, 9);
  });

  test('takes one prediction of a game at most, and none where it ends before the question', () => {
    const counter = { measured: 0, asked: 0 };
    const calibration = new Calibration(toy, toySearchModel(counter), [options], 'one');
    for (let i = 0; i < 60; i++) calibration.play(i);
    const { count } = calibration.reliability;
    expect(count).toBe(counter.measured);
    expect(count).toBeLessThan(60);
    expect(count).toBeGreaterThan(20);
  });
});
