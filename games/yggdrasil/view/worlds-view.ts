import type { Refusal } from '@nineworlds/engine';
import type { SpaceEffect } from '../data/edition.ts';
import { WORLD_WORDS, type WorldWord } from '../data/worlds.ts';
import { act } from '../rules/actions.ts';
import { countOf } from '../rules/edition.ts';
import { questions } from '../rules/questions.ts';
import type { YggdrasilRefusals } from '../rules/refusals.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import {
  useVanir,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_MOVES,
  VANIR_PUSH,
  VANIR_TAKE,
} from '../rules/vanaheim.ts';
import { copyOf } from './odds/card-odds.ts';

/** A world and whether the active god can act there. */
export interface ShownWorld {
  readonly world: WorldWord;
  /** `waits`: first Fenrir has to be calmed. `nothing`: there is nothing to do there. */
  readonly state: 'open' | 'used' | 'closed' | 'nothing' | 'waits';
  /** Why not, where it is not open. */
  readonly why?: Refusal;
}

/** Y-13: the Vanir's track. */
export interface ShownVanir {
  readonly space: number;
  readonly effects: readonly ShownVanirSpace[];
}

/** A space of the Vanir's track. */
export interface ShownVanirSpace {
  readonly space: number;
  /** The word that uses the effect; `none` where there is none. */
  readonly effect: (typeof EFFECTS)[SpaceEffect]['effect'];
  /** Whether the active god can use it when they act in Vanaheim. */
  readonly usable: boolean;
  /** Y-16.15: what it does in an owner's edition, and with how many Vikings or cards; 0 where nothing is counted. */
  readonly does?: SpaceEffect;
  readonly count?: number;
}

/** The effects of the Vanir: the word that uses each, and its first answer. */
const EFFECTS = {
  none: { effect: 'none', from: VANIR_MOVES, to: VANIR_MOVES },
  fly: { effect: 'fly', from: VANIR_FLY, to: VANIR_TAKE },
  take: { effect: 'take', from: VANIR_TAKE, to: VANIR_FORESEE },
  foresee: { effect: 'foresee', from: VANIR_FORESEE, to: VANIR_PUSH },
  discardNext: { effect: 'foresee', from: VANIR_FORESEE, to: VANIR_PUSH },
  push: { effect: 'push', from: VANIR_PUSH, to: VANIR_DISMISS },
  dismiss: { effect: 'dismiss', from: VANIR_DISMISS, to: VANIR_MOVES },
} as const;

/** How a world is that is refused for a reason; for all others there is nothing to do. */
const STATES: { readonly [reason in keyof YggdrasilRefusals]?: ShownWorld['state'] } = {
  worldUsed: 'used',
  repeatUsed: 'used',
  worldClosed: 'closed',
  fenrirAngry: 'waits',
};

/** Y-9: the nine worlds for the active god. */
export function shownWorlds(o: YggdrasilPosition): ShownWorld[] {
  const p = asIfAsked(o, act);
  return WORLD_WORDS.map((word, world) => {
    const why = questions.refuse(p, world);
    if (why === undefined) return { world: word, state: 'open' };
    return { world: word, state: stateOf(why), why };
  });
}

function stateOf({ reason }: Refusal): ShownWorld['state'] {
  const states: Readonly<Record<string, ShownWorld['state']>> = STATES;
  return states[reason] ?? 'nothing';
}

export function shownVanir(o: YggdrasilPosition): ShownVanir {
  const p = asIfAsked(o, useVanir);
  const out = new Int32Array(VANIR_MOVES);
  const moves = Array.from(out.subarray(0, questions.legal(p, out)));
  const effects = o.setup.vanirEffects.map((does, i) => {
    const { effect, from, to } = EFFECTS[does];
    const usable = moves.some((move) => move >= from && move < to);
    const shown = { space: i + 1, effect, usable };
    return o.setup.isOwn ? { ...shown, does, count: countOf(does, o.setup) } : shown;
  });
  return { space: o.vanir, effects };
}

/** The position as if the active god were asked something else. */
function asIfAsked(
  o: YggdrasilPosition,
  question: typeof act | typeof useVanir,
): YggdrasilPosition {
  const p = copyOf(o);
  p.frames.clear();
  question.ask(p, p.active);
  return p;
}
