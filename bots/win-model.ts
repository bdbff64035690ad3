import type { Brain, GameDef, Position, Seat, WinModel } from '@nineworlds/engine';

/**
 * A net as it is worked out: shift and scale of the numbers are part of its weights, which lie one
 * after the other. What a unit says, x / (1 + |x|), is the same to the last bit on every machine.
 */
export class Net {
  /** Unit by unit its bias and its weight of each number. */
  readonly #units: Float64Array;
  readonly #answer: Float64Array;

  constructor({ means, scales, units, answer }: WinModel) {
    this.#answer = Float64Array.from(answer);
    this.#units = Float64Array.from(
      units.flatMap(([bias = 0, ...weights]) => {
        const scaled = weights.map((weight, i) => weight / scales[i]);
        return [scaled.reduce((sum, weight, i) => sum - weight * means[i], bias), ...scaled];
      }),
    );
  }

  /** What the net says of numbers, before the logistic curve. */
  logit(numbers: Float64Array): number {
    const units = this.#units;
    const answer = this.#answer;
    const n = numbers.length;
    let sum = answer[0];
    for (let unit = 1, at = 0; unit < answer.length; unit++) {
      let drive = units[at++];
      for (let i = 0; i < n; i++) drive += units[at++] * numbers[i];
      sum += (answer[unit] * drive) / (1 + Math.abs(drive));
    }
    return sum;
  }
}

/** The probability that a logit stands for. */
export function logistic(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

/** Works out chances to win by the win model of a brain. One is reused for many positions. */
export class WinJudge<P extends Position> {
  readonly #brain: Brain<P>;
  readonly #isTeam: boolean;
  readonly #numbers: Float64Array;
  readonly #net: Net;

  constructor(game: GameDef<P>, brain: Brain<P>) {
    this.#brain = brain;
    this.#isTeam = game.cooperative;
    this.#numbers = new Float64Array(brain.measures.length);
    this.#net = new Net(brain.model);
  }

  /** The chance that a seat wins, from what it knows of a position; a win shared by k counts 1/k. */
  winProbability(o: P, seat: Seat): number {
    this.#brain.measure(o, seat, this.#numbers);
    return logistic(this.#net.logit(this.#numbers));
  }

  /** The same for every seat; what seats know that play against each other need not add up to 1. */
  judge(p: P, values: Float64Array): void {
    if (this.#isTeam) {
      values.fill(this.winProbability(p, 0));
      return;
    }
    for (let seat = 0; seat < values.length; seat++) values[seat] = this.winProbability(p, seat);
  }
}
