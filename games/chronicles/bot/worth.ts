import { ARTIFACTS, MEGINGJORD, WEAPON_AGAINST } from '../data/artifacts.ts';
import {
  ENEMIES,
  FENRIR,
  FENRIR_TAKES,
  HEL,
  HEL_TAKES,
  IORMUNGAND,
  LOKI,
  NIDHOGG,
  SURT,
  SURT_GATHERS,
} from '../data/enemies.ts';
import {
  FIRST_DENIER,
  FIRST_PROTECTOR,
  HRUNGNIR,
  SKYRMIR,
  SUTTUNG,
  THRYM,
} from '../data/iotunns.ts';
import {
  ANONYMOUS,
  FIRE_GIANTS,
  HEROES,
  IOTUNN_PAWNS,
  MAX_SEATS,
  MOST_ELVES,
  RAVAGED_MARKERS,
} from '../data/sizes.ts';
import { CAGE, levelOf, MUSPELLHEIM, NIFLHEIM, TOP, WORLDS } from '../data/worlds.ts';
import { iotunnsInPlay } from '../rules/activations.ts';
import { isBlocked, isDenied, isProtected } from '../rules/iotunns.ts';
import { ENDED, MOST_LIVES } from '../rules/kinds.ts';
import { WON } from '../rules/outcome.ts';
import { type ChroniclesPosition, FIRST_HOLDER } from '../rules/state.ts';
import { enemiesIn, ravagedWorlds, worldAbove } from '../rules/tree.ts';
import { Foreseen, missingCards } from './foreseen.ts';
import type { Weights } from './weights.ts';

/** C-6.4: turns from one step of Nidhogg to the next. */
const TURNS_A_STEP = 12.5;

/** A game that is lost is so many times as bad as one that is almost lost. */
const CERTAIN = 10;

/** What positions are worth that may follow the one looked at. */
export class Worth {
  readonly weights: Weights;
  readonly foreseen: Foreseen;
  /** What so many are worth together. */
  readonly lives = new Float64Array(MOST_LIVES + 1);
  readonly heroes: Float64Array;
  readonly elves: Float64Array;
  readonly dice: Float64Array;
  /** How much slow things still count: 1 as long as the end is far. */
  #slow = 1;

  constructor(weights: Weights) {
    this.weights = weights;
    this.foreseen = new Foreseen(weights);
    this.heroes = falling(HEROES, weights.hero, weights.heroFall);
    this.elves = falling(MOST_ELVES, weights.elf, weights.elfFall);
    this.dice = falling(MOST_ELVES, weights.die, weights.dieFall);
    this.lives[0] = -weights.loss;
    let scarce = weights.scarce;
    for (let life = 2; life <= MOST_LIVES; life++) {
      this.lives[life] = this.lives[life - 1] + weights.life * (1 + scarce);
      scarce *= weights.scarceFall;
    }
  }

  lookAt(p: ChroniclesPosition): void {
    this.foreseen.lookAt(p);
    // C-6: with a card of his on the wheel half of Nidhogg's next step is done.
    const steps = p.setup.steps - p.nidhogg - (missingCards(p, NIDHOGG) === 1 ? 0.5 : 0);
    this.#slow = Math.min(1, (steps * TURNS_A_STEP) / this.weights.slowTurns);
  }

  /** What a position is worth. */
  of(p: ChroniclesPosition): number {
    const { weights } = this;
    if (p.step === ENDED) return p.outcome === WON ? weights.loss : -CERTAIN * weights.loss;
    return (
      this.#ofGods(p) - this.#ofDangers(p) - this.#ofTree(p) - this.#slow * this.#ofSlowThings(p)
    );
  }

  /** C-12.1: an artifact for a god. */
  ofArtifact(p: ChroniclesPosition, seat: number, artifact: number): number {
    const { weights } = this;
    let worth = weights.artifact[artifact];
    if (artifact === MEGINGJORD) {
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        const weapon = WEAPON_AGAINST[enemy];
        if (weapon >= 0 && p.artifacts[weapon] === FIRST_HOLDER + seat) worth += weights.megingjord;
      }
    }
    return worth * this.#slow;
  }

  #ofGods(p: ChroniclesPosition): number {
    const { seats, figures } = p.setup;
    const { foreseen, weights } = this;
    const isFenrirOut = p.enemies[FENRIR] !== CAGE;
    let worth = 0;
    let elves = 0;
    let dice = 0;
    let artifacts = 0;
    for (let seat = 0; seat < seats; seat++) {
      const lives = p.lives[seat];
      worth += this.lives[lives];
      elves += this.elves[p.elves[seat]];
      dice += this.dice[p.dice[seat]];
      // C-7: what Hel and Fenrir take cannot be prevented.
      const hel = foreseen.by[HEL * MAX_SEATS + seat];
      worth -= hel * this.costOfLives(lives, HEL_TAKES);
      if (isFenrirOut) {
        worth -= foreseen.by[FENRIR * MAX_SEATS + seat] * this.costOfLives(lives, FENRIR_TAKES);
      }
    }
    for (let i = 0; i < ARTIFACTS; i++) {
      const holder = p.artifacts[i] - FIRST_HOLDER;
      if (holder >= 0) artifacts += this.ofArtifact(p, holder, i);
    }
    // C-14.1: Support gods lose life points for Kin alone.
    for (let figure = seats; figure < figures; figure++) {
      worth += weights.supportLife * p.lives[figure];
    }
    return (
      worth +
      this.#useOf(p, SUTTUNG) * elves +
      this.#useOf(p, HRUNGNIR) * dice +
      this.#useOf(p, THRYM) * artifacts +
      this.#useOf(p, SKYRMIR) * this.heroes[p.valhalla]
    );
  }

  /** C-8.2: things that an Iotunn denies are of use only once it is defeated. */
  #useOf(p: ChroniclesPosition, iotunn: number): number {
    return isDenied(p, iotunn) ? this.weights.denied : 1;
  }

  /** What a god that has so many lives loses with some of them. */
  costOfLives(lives: number, lost: number): number {
    return this.lives[lives] - this.lives[Math.max(0, lives - lost)];
  }

  /** C-4: how near the enemies are to what they want. */
  #ofDangers(p: ChroniclesPosition): number {
    const { foreseen, weights } = this;
    const gathered = Math.floor((FIRE_GIANTS - p.fire) / SURT_GATHERS) + 1;
    const { islands } = p.setup.edition;
    const hel = foreseen.dueOf(HEL, levelOf(p.enemies[HEL]) + 1);
    const surt = foreseen.dueOf(SURT, levelOf(p.enemies[SURT]) + 1);
    const fire = foreseen.dueOf(SURT, gathered);
    const iormungand = foreseen.dueOf(IORMUNGAND, islands.length - p.island + 1);
    const anonymous = foreseen.dueOf(IORMUNGAND, crossingsLeft(p));
    const loki = foreseen.dueOf(LOKI, IOTUNN_PAWNS + 1 - iotunnsInPlay(p));
    return (
      weights.loss *
      (this.#guarded(p, HEL) * hel +
        this.#guarded(p, SURT) * surt +
        this.#guarded(p, IORMUNGAND) * iormungand +
        this.#closed(p, MUSPELLHEIM) * fire +
        this.#closed(p, NIFLHEIM) * anonymous +
        loki)
    );
  }

  /** C-8.2: a danger counts for more as long as its enemy cannot be fought. */
  #guarded(p: ChroniclesPosition, enemy: number): number {
    return isProtected(p, enemy) ? 1 + this.weights.guarded : 1;
  }

  /** C-7.1, C-8.2: the same for a ladder that cannot be emptied. */
  #closed(p: ChroniclesPosition, world: number): number {
    const isClosed = ((p.ravaged >> world) & 1) === 1 || isBlocked(p, world);
    return isClosed ? 1 + this.weights.guarded : 1;
  }

  /** C-7.1: worlds that are ravaged, or may be soon. */
  #ofTree(p: ChroniclesPosition): number {
    const { weights, foreseen } = this;
    let cost = 0;
    for (let bits = p.ravaged; bits !== 0; bits &= bits - 1) {
      cost += this.#slow * weights.action[31 - Math.clz32(bits & -bits)];
    }
    const count = ravagedWorlds(p);
    cost += this.#slow * count * (weights.ravaged + weights.ravagedMore * (count - 1));
    const more =
      count === RAVAGED_MARKERS
        ? weights.loss
        : this.#slow * (weights.ravaged + 2 * weights.ravagedMore * count + weights.ravagedAction);
    for (let seat = 0; seat < p.setup.seats; seat++) {
      // C-7: Loki comes to the god that wakes him.
      if (wouldRavage(p, LOKI, p.places[seat])) cost += more * foreseen.by[LOKI * MAX_SEATS + seat];
    }
    for (let enemy = HEL; enemy <= SURT; enemy += SURT - HEL) {
      const world = p.enemies[enemy];
      if (levelOf(world) === TOP || !wouldRavage(p, enemy, worldAbove(p, world))) continue;
      cost += more * foreseen.dueOf(enemy, 1);
    }
    return cost;
  }

  #ofSlowThings(p: ChroniclesPosition): number {
    const { weights } = this;
    let cost = weights.fire * p.fire + weights.anonymous * p.anonymous;
    if (p.enemies[FENRIR] !== CAGE) cost += weights.fenrirOut;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const world = p.enemies[enemy];
      if (world < WORLDS) cost += weights.hindered * weights.action[world];
    }
    for (let bits = p.iotunns; bits !== 0; bits &= bits - 1) {
      cost += weights.iotunn + this.#harmOf(p, 31 - Math.clz32(bits & -bits));
    }
    return cost;
  }

  /** C-8.2: what an Iotunn does. */
  #harmOf(p: ChroniclesPosition, iotunn: number): number {
    const { weights } = this;
    if (iotunn < FIRST_PROTECTOR) return weights.closing * weights.action[p.setup.closes[iotunn]];
    if (iotunn >= FIRST_DENIER) return weights.denying[iotunn - FIRST_DENIER];
    return weights.protecting[p.setup.protects[iotunn - FIRST_PROTECTOR]];
  }
}

/** Sums of a row in which each is worth less than the one before. */
function falling(most: number, first: number, fall: number): Float64Array {
  const sums = new Float64Array(most + 1);
  let worth = first;
  for (let n = 1; n <= most; n++) {
    sums[n] = sums[n - 1] + worth;
    worth *= fall;
  }
  return sums;
}

/** Whether an enemy that comes to a world would ravage it. */
export function wouldRavage(p: ChroniclesPosition, enemy: number, world: number): boolean {
  if (((p.ravaged >> world) & 1) === 1) return false;
  return (enemiesIn(p, world) & ~(1 << enemy)) !== 0;
}

/** C-4.5, C-4.6: with which of his next activations Iormungand wins. */
export function crossingsLeft(p: ChroniclesPosition): number {
  const { islands } = p.setup.edition;
  let anonymous = p.anonymous;
  let crossings = 1;
  for (let island = p.island; island < islands.length; island++) {
    anonymous += islands[island];
    if (anonymous > ANONYMOUS) break;
    crossings++;
  }
  return crossings;
}
