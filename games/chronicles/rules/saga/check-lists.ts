import { COLUMNS } from '../../data/worlds.ts';
import type { EffectTerm, ListTerm, Saga } from './language.ts';
import { SAGA_DEPTH } from './program.ts';
import type { SagaFaults } from './saga-faults.ts';
import { listsFromPage, listsIn, membersOf } from './walk.ts';

/*
 * S-22, S-5: how many frames can wait below each other while a list is carried out, and how many effects it can
 * have in all, with those of the lists it calls.
 */

/** More effects than any line of play needs: a saga of a stranger cannot keep a table busy. */
const MOST_STEPS = 400;

interface Size {
  readonly frames: number;
  readonly steps: number;
}

const NOTHING: Size = { frames: 0, steps: 0 };

export function checkLists(saga: Saga, faults: SagaFaults): void {
  const sizes = new Sizes(saga);
  saga.pages.forEach((page, i) => {
    // All triggers of an Enemy are started at once, so the later ones wait.
    const waiting = Math.max(0, (page.triggers?.length ?? 0) - 1);
    for (const { list, path: at } of listsFromPage(saga, page, `pages[${i}]`)) {
      const { frames, steps } = sizes.ofList(list);
      const value = waiting + Math.max(frames, sizes.turned + 1);
      if (value > SAGA_DEPTH) {
        faults.error('S-22', at, 'sagaTooManyFrames', { value, most: SAGA_DEPTH });
      }
      if (steps > MOST_STEPS) faults.error('S-5', at, 'sagaTooManySteps', { most: MOST_STEPS });
    }
  });
}

class Sizes {
  readonly #saga: Saga;
  readonly #named = new Map<string, Size>();
  /** Frames of the set-up of a page that a list turns to, above the Risks of a fight. */
  readonly turned: number;

  constructor(saga: Saga) {
    this.#saga = saga;
    this.turned = Math.max(0, ...saga.pages.map(({ setup = [] }) => this.ofList(setup).frames));
  }

  ofList(list: ListTerm): Size {
    if (typeof list === 'string') return this.#ofNamed(list);
    let frames = 0;
    let steps = 0;
    for (const effect of list) {
      const size = typeof effect === 'string' ? this.#ofNamed(effect) : this.#ofEffect(effect);
      frames = Math.max(frames, size.frames);
      steps += 1 + size.steps;
    }
    return list.length === 0 ? NOTHING : { frames: frames + 1, steps };
  }

  #ofNamed(name: string): Size {
    const known = this.#named.get(name) ?? this.ofList(this.#saga.effects?.[name] ?? []);
    this.#named.set(name, known);
    return known;
  }

  #ofEffect(effect: EffectTerm): Size {
    const times = this.#times(effect);
    let frames = 0;
    let steps = 0;
    for (const { list } of listsIn(effect, '')) {
      const size = this.ofList(list);
      frames = Math.max(frames, size.frames);
      steps += times * size.steps;
    }
    // Those that come later wait below the first one.
    return { frames: frames + times - 1, steps };
  }

  /** How often the list of an effect is carried out. */
  #times(effect: EffectTerm): number {
    if ('each' in effect) return Math.max(1, membersOf(this.#saga, effect.each.of));
    return 'choose' in effect && effect.choose.from === 'columns' ? COLUMNS : 1;
  }
}
