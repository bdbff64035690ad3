import { cellAt, itemAt, valueAt } from '@nineworlds/engine';
import { ARTIFACTS, MEGINGJORD, WEAPON_AGAINST } from '../data/artifacts.ts';
import { ENEMIES, FENRIR, FENRIR_TAKES, HEL, HEL_TAKES, NIDHOGG } from '../data/enemies.ts';
import { HRUNGNIR, SKYRMIR, SUTTUNG, THRYM } from '../data/iotunns.ts';
import { HEROES, MOST_ELVES, MOST_LIVES } from '../data/sizes.ts';
import { CAGE } from '../data/worlds.ts';
import { isDenied } from '../rules/iotunns.ts';
import { WON } from '../rules/outcome.ts';
import { type ChroniclesPosition, ENDED, FIRST_HOLDER, isHeld } from '../rules/state.ts';
import { Forecast, missingCards } from './forecast.ts';
import { iconsToGo, worthOfSaga } from './saga.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';

/** C-6.4: turns from one step of Nidhogg to the next. */
const TURNS_A_STEP = 12.5;

/** A game that is lost is so many times as bad as one that is almost lost. */
const CERTAIN = 10;

/** What positions are worth that may follow the one looked at. */
export class Worth {
  readonly weights: Weights;
  readonly forecast: Forecast;
  /** What so many are worth together. */
  readonly lives = new Float64Array(MOST_LIVES + 1);
  readonly heroes: Float64Array;
  readonly elves: Float64Array;
  readonly dice: Float64Array;
  /** How much slow things still count: 1 as long as the end is far. */
  #slow = 1;
  /** What the artifacts that gods hold are worth: they change hands by answers only. */
  #artifacts = 0;
  /** What the enemies threaten with in the first position asked about, and in the last other one. */
  readonly #usual: Threats;
  readonly #other: Threats;

  constructor(weights: Weights) {
    this.weights = weights;
    this.forecast = new Forecast(weights);
    this.#usual = new Threats(weights, this.forecast);
    this.#other = new Threats(weights, this.forecast);
    this.heroes = falling(HEROES, weights.hero, weights.heroFall);
    this.elves = falling(MOST_ELVES, weights.elf, weights.elfFall);
    this.dice = falling(MOST_ELVES, weights.die, weights.dieFall);
    this.lives[0] = -weights.loss;
    let scarce = weights.scarce;
    for (let life = 2; life <= MOST_LIVES; life++) {
      this.lives[life] = valueAt(this.lives, life - 1) + weights.life * (1 + scarce);
      scarce *= weights.scarceFall;
    }
  }

  update(p: ChroniclesPosition): void {
    this.forecast.update(p);
    // C-6: with a card of his on the wheel half of Nidhogg's next step is done.
    const toGo = p.setup.saga === undefined ? p.setup.steps - p.nidhogg : iconsToGo(p);
    const steps = toGo - (missingCards(p, NIDHOGG) === 1 ? 0.5 : 0);
    this.#slow = Math.min(1, (steps * TURNS_A_STEP) / this.weights.slowTurns);
    this.#artifacts = this.#ofHeldArtifacts(p);
    this.#usual.forget();
    this.#other.forget();
  }

  /** What a position is worth. */
  of(p: ChroniclesPosition): number {
    const { weights } = this;
    if (p.step === ENDED) return p.outcome === WON ? weights.loss : -CERTAIN * weights.loss;
    const threats = this.#threatsIn(p);
    const worth =
      this.#ofGods(p) - threats.dangers - threats.ofTree(p) - this.#slow * threats.slowThings;
    return p.setup.saga === undefined ? worth : worth + worthOfSaga(p);
  }

  /** Most of what is tried out leaves the enemies as they are. */
  #threatsIn(p: ChroniclesPosition): Threats {
    if (this.#usual.areOf(p)) return this.#usual;
    const threats = this.#usual.areKnown ? this.#other : this.#usual;
    if (!threats.areOf(p)) threats.update(p, this.#slow);
    return threats;
  }

  /** C-12.1: an artifact for a god. */
  ofArtifact(p: ChroniclesPosition, seat: number, artifact: number): number {
    const { weights } = this;
    let worth = itemAt(weights.artifact, artifact);
    if (artifact === MEGINGJORD) {
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        const weapon = WEAPON_AGAINST[enemy];
        const isHeld = weapon !== undefined && p.artifacts[weapon] === FIRST_HOLDER + seat;
        if (isHeld) worth += weights.megingjord;
      }
    }
    return worth * this.#slow;
  }

  #ofHeldArtifacts(p: ChroniclesPosition): number {
    let worth = 0;
    for (let i = 0; i < ARTIFACTS; i++) {
      const holder = cellAt(p.artifacts, i) - FIRST_HOLDER;
      if (isHeld(p, i)) worth += this.ofArtifact(p, holder, i);
    }
    return worth;
  }

  #ofGods(p: ChroniclesPosition): number {
    const { seats, figures } = p.setup;
    const { forecast, weights } = this;
    const isFenrirOut = p.enemies[FENRIR] !== CAGE;
    let worth = 0;
    let elves = 0;
    let dice = 0;
    for (let seat = 0; seat < seats; seat++) {
      const lives = cellAt(p.lives, seat);
      worth += valueAt(this.lives, lives);
      elves += valueAt(this.elves, cellAt(p.elves, seat));
      dice += valueAt(this.dice, cellAt(p.dice, seat));
      // C-7: what Hel and Fenrir take cannot be prevented.
      const hel = forecast.byOf(HEL, seat);
      worth -= hel * this.costOfLives(lives, HEL_TAKES);
      if (isFenrirOut) {
        worth -= forecast.byOf(FENRIR, seat) * this.costOfLives(lives, FENRIR_TAKES);
      }
    }
    // C-14.1: Support gods lose life points for Kin alone.
    for (let figure = seats; figure < figures; figure++) {
      worth += weights.supportLife * cellAt(p.lives, figure);
    }
    return (
      worth +
      this.#useOf(p, SUTTUNG) * elves +
      this.#useOf(p, HRUNGNIR) * dice +
      this.#useOf(p, THRYM) * this.#artifacts +
      this.#useOf(p, SKYRMIR) * valueAt(this.heroes, p.valhalla)
    );
  }

  /** C-8.2: things that an Iotunn denies are of use only once it is defeated. */
  #useOf(p: ChroniclesPosition, iotunn: number): number {
    return isDenied(p, iotunn) ? this.weights.denied : 1;
  }

  /** What a god that has so many lives loses with some of them. */
  costOfLives(lives: number, lost: number): number {
    return valueAt(this.lives, lives) - valueAt(this.lives, Math.max(0, lives - lost));
  }
}

/** Sums of a row in which each is worth less than the one before. */
function falling(most: number, first: number, fall: number): Float64Array {
  const sums = new Float64Array(most + 1);
  let worth = first;
  for (let n = 1; n <= most; n++) {
    sums[n] = valueAt(sums, n - 1) + worth;
    worth *= fall;
  }
  return sums;
}
