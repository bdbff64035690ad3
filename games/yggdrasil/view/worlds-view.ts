import type { Refusal } from '@nineworlds/engine';
import { WORLD_WORDS } from '../data/worlds.ts';
import {
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_MOVES,
  VANIR_PUSH,
  VANIR_TAKE,
} from '../rules/actions.ts';
import { ACT, USE_VANIR } from '../rules/kinds.ts';
import { legal } from '../rules/legal.ts';
import { refuse } from '../rules/refuse.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { copyOf } from './odds/card-odds.ts';

/** A world and whether the active god can act there. */
export interface ShownWorld {
  readonly world: string;
  /** `waits`: first Fenrir has to be calmed. `nothing`: there is nothing to do there. */
  readonly state: 'open' | 'used' | 'closed' | 'nothing' | 'waits';
  /** Why not, where it is not open. */
  readonly why?: Refusal;
}

/** Y-13: the Vanir's track. */
export interface ShownVanir {
  readonly space: number;
  readonly effects: readonly {
    readonly space: number;
    readonly effect: (typeof EFFECTS)[number]['effect'];
    /** Whether the active god can use it when he acts in Vanaheim. */
    readonly usable: boolean;
  }[];
}

/** The effects of the Vanir by their spaces, and the first answer of each. */
const EFFECTS = [
  { effect: 'fly', from: VANIR_FLY, to: VANIR_TAKE },
  { effect: 'take', from: VANIR_TAKE, to: VANIR_FORESEE },
  { effect: 'foresee', from: VANIR_FORESEE, to: VANIR_PUSH },
  { effect: 'push', from: VANIR_PUSH, to: VANIR_DISMISS },
  { effect: 'dismiss', from: VANIR_DISMISS, to: VANIR_MOVES },
] as const;

const STATES: Readonly<Record<string, ShownWorld['state']>> = {
  worldUsed: 'used',
  repeatUsed: 'used',
  worldClosed: 'closed',
  fenrirAngry: 'waits',
};

/** Y-9: the nine worlds for the active god. */
export function shownWorlds(o: YggdrasilPosition): ShownWorld[] {
  const p = asIfAsked(o, ACT);
  return WORLD_WORDS.map((word, world) => {
    const why = refuse(p, world);
    if (why === undefined) return { world: word, state: 'open' };
    return { world: word, state: STATES[why.reason] ?? 'nothing', why };
  });
}

export function shownVanir(o: YggdrasilPosition): ShownVanir {
  const p = asIfAsked(o, USE_VANIR);
  const out = new Int32Array(VANIR_MOVES);
  const moves = Array.from(out.subarray(0, legal(p, out)));
  const effects = EFFECTS.map(({ effect, from, to }, i) => ({
    space: i + 1,
    effect,
    usable: moves.some((move) => move >= from && move < to),
  }));
  return { space: o.vanir, effects };
}

/** The position as if the active god were asked something else. */
function asIfAsked(o: YggdrasilPosition, kind: number): YggdrasilPosition {
  const p = copyOf(o);
  p.frames.clear();
  p.frames.push(kind, p.active);
  return p;
}
