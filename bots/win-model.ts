import type { GameDef, Position, SearchModel, Seat, WinModelData } from '@nineworlds/engine';

/**
 * A net as it is worked out: shift and scale of the numbers are part of its weights, which lie one
 * after the other. What a unit says, x / (1 + |x|), is the same to the last bit on every machine.
 */
export class Net {
  /** Unit by unit its bias and its weight of each number. */
  readonly #units: Float64Array;
  readonly #answer: Float64Array;

  constructor({ means, scales, units, answer }: WinModelData) {
    this.#answer = Float64Array.from(answer);
    this.#units = Float64Array.from(
      units.flatMap(([bias = 0, ...weights]) => {
        const scaled = scales.map((scale, i) => (weights[i] ?? 0) / scale);
        return [means.reduce((sum, mean, i) => sum - (scaled[i] ?? 0) * mean, bias), ...scaled];
      }),
    );
  }

  /** What the net says of numbers, before the logistic curve. */
  logit(numbers: Float64Array): number {
    const units = this.#units;
    const answer = this.#answer;
    const n = numbers.length;
    let sum = answer[0] ?? 0;
    for (let unit = 1, at = 0; unit < answer.length; unit++) {
      let drive = units[at++] ?? 0;
      for (let i = 0; i < n; i++) drive += (units[at++] ?? 0) * (numbers[i] ?? 0);
      sum += ((answer[unit] ?? 0) * drive) / (1 + Math.abs(drive));
    }
    return sum;
  }
}

/** The probability that a logit stands for. */
export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Works out chances to win by the win model of a search model. One is reused for many positions. */
export class WinModel<P extends Position> {
  readonly #searchModel: SearchModel<P>;
  readonly #isTeam: boolean;
  readonly #numbers: Float64Array;
  readonly #net: Net;

  constructor(game: GameDef<P>, searchModel: SearchModel<P>) {
    this.#searchModel = searchModel;
    this.#isTeam = game.cooperative;
    this.#numbers = new Float64Array(searchModel.features.length);
    this.#net = new Net(searchModel.winModel);
  }

  /** The chance that a seat wins, from what it knows of a position; a win shared by k counts 1/k. */
  winProbability(o: P, seat: Seat): number {
    this.#searchModel.writeFeatures(o, seat, this.#numbers);
    return logistic(this.#net.logit(this.#numbers));
  }

  /** The same for every seat; what seats know that play against each other need not add up to 1. */
  evaluate(p: P, values: Float64Array): void {
    if (this.#isTeam) {
      values.fill(this.winProbability(p, 0));
      return;
    }
    for (let seat = 0; seat < values.length; seat++) values[seat] = this.winProbability(p, seat);
  }
}
