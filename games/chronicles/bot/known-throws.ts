import { ANDVARINAUT, BRISINGAMEN, DRAUPNIR, SVALINN } from '../data/artifacts.ts';
import { BROTHER } from '../data/gods.ts';
import { FIRST_DENIER } from '../data/iotunns.ts';
import { hasArtifact } from '../rules/artifacts.ts';
import { isRelated } from '../rules/relations.ts';
import type { Setup } from '../rules/setup.ts';
import type { ChroniclesPosition } from '../rules/state.ts';

/** Throws that are remembered, a power of two. */
const THROWS = 4096;
/** Bits of a count of means, lives or Risks, of the set of Iotunns that deny, and of a god or figure. */
const COUNT_BITS = 4;
const DENIER_BITS = 5;
const GOD_BITS = 3;
/** Large odd numbers that mix bits. */
const MIX = 0x9e3779b1;
const MIX_MORE = 0x85ebca6b;

/** What saving throws have turned out to cost: gods come to the same ones again and again. */
export class KnownThrows {
  #setup: Setup | undefined;
  /** What the god of each throw has, and the Risks with the Brothers that help; 0 where there is none. */
  readonly #means = new Int32Array(THROWS);
  readonly #risks = new Int32Array(THROWS);
  /** The cost of each throw, and the Heroes to spend for it. */
  readonly costs = new Float64Array(THROWS);
  readonly heroes = new Int32Array(THROWS);
  /** Whether the throw found last was known. */
  isKnown = false;

  /** Where a throw of the active god is kept; if it was not known, its costs are to be put there. */
  find(p: ChroniclesPosition, risks: number): number {
    if (this.#setup !== p.setup) this.#forget(p.setup);
    const means = meansOf(p);
    const faced = (brothersOf(p) << COUNT_BITS) | risks;
    const mixed = Math.imul(means, MIX) ^ Math.imul(faced, MIX_MORE);
    const at = (mixed ^ (mixed >>> 15)) & (THROWS - 1);
    this.isKnown = this.#means[at] === means && this.#risks[at] === faced;
    this.#means[at] = means;
    this.#risks[at] = faced;
    return at;
  }

  #forget(setup: Setup): void {
    this.#setup = setup;
    // No throw has no Risks.
    this.#risks.fill(0);
  }
}

/** All of the active god that matters for a throw, as one number. */
function meansOf(p: ChroniclesPosition): number {
  const { active } = p;
  let means = p.gods[active];
  means = (means << COUNT_BITS) | p.lives[active];
  means = (means << COUNT_BITS) | p.elves[active];
  means = (means << COUNT_BITS) | p.dice[active];
  means = (means << COUNT_BITS) | p.valhalla;
  means = (means << DENIER_BITS) | (p.iotunns >> FIRST_DENIER);
  means = (means << 1) | (hasArtifact(p, active, SVALINN) ? 1 : 0);
  means = (means << 1) | (hasArtifact(p, active, BRISINGAMEN) ? 1 : 0);
  means = (means << 1) | (hasArtifact(p, active, ANDVARINAUT) ? 1 : 0);
  return (means << 1) | (hasArtifact(p, active, DRAUPNIR) ? 1 : 0);
}

/** C-14.1: the Brothers that help, one after the other. */
function brothersOf(p: ChroniclesPosition): number {
  let brothers = 0;
  for (let figure = 0; figure < p.setup.figures; figure++) {
    if (!isRelated(p, BROTHER, p.active, figure)) continue;
    brothers = (((brothers << GOD_BITS) | p.gods[figure]) << GOD_BITS) | figure;
  }
  return brothers;
}
