import { type Move, NO_CARD, type Policy } from '@nineworlds/engine';
import { ASGARD, JOTUNHEIM } from '../../data/worlds.ts';
import { CALM } from '../../rules/actions.ts';
import { strengthOf } from '../../rules/combat.ts';
import {
  ACT,
  CHOOSE_ENEMY,
  CHOOSE_GIANT,
  CHOOSE_ROLL,
  PAY_ELVES,
  PAY_VIKINGS,
  ROLL_CALM,
  ROLL_FIGHT,
} from '../../rules/kinds.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { spendingPolicy } from './fight-odds.ts';

type YggdrasilPolicy = Policy<YggdrasilPosition>;

/** Y-10.5: spends as few elves as win, at most so many, and none if they cannot win. */
export function spendUpTo(elves: number): YggdrasilPolicy {
  return {
    name: spendingPolicy(elves),
    turnsAhead: 0,
    choose(p) {
      const { frames } = p;
      if (frames.kind === CHOOSE_ROLL) return betterRoll(p);
      if (frames.kind !== PAY_ELVES) return 'stop';
      const missing = Math.max(0, strengthOf(p, frames.arg(0)) - frames.arg(1));
      return missing <= Math.min(elves, p.elves[p.active]) ? missing : 0;
    },
  };
}

/** Y-8.1: a single attempt to calm Fenrir. */
const calmOnce: YggdrasilPolicy = {
  name: 'calmOnce',
  turnsAhead: 0,
  choose: (p) => (p.frames.kind === CHOOSE_ROLL ? betterRoll(p) : 'stop'),
};

/** Y-8.1: attempts until Fenrir is calm or no action is left. */
const calmOn: YggdrasilPolicy = {
  name: 'calmOn',
  turnsAhead: 0,
  choose(p) {
    if (p.frames.kind === CHOOSE_ROLL) return betterRoll(p);
    return p.frames.kind === ACT && p.fenrirCard !== NO_CARD ? CALM : 'stop';
  },
};

/** Y-14.5: Tyr keeps more hammers in a fight, and for Fenrir the colour that calms him sooner. */
function betterRoll({ frames }: YggdrasilPosition): Move | 'stop' {
  const faces = [frames.arg(2) - 1, frames.arg(3) - 1];
  if (frames.arg(4) === ROLL_FIGHT) return Math.max(...faces);
  return frames.arg(4) === ROLL_CALM ? Math.min(...faces) : 'stop';
}

/** The policies that make sense of a line's odds; the empty line stands for open chance. */
export function policiesFor(
  o: YggdrasilPosition,
  [move]: readonly Move[],
): readonly YggdrasilPolicy[] {
  switch (whatFollows(o, move)) {
    case 'fight':
      return Array.from({ length: o.elves[o.active] + 1 }, (_, elves) => spendUpTo(elves));
    case 'calm':
      return [calmOnce, calmOn];
    default:
      return [];
  }
}

function whatFollows(o: YggdrasilPosition, move: Move | undefined): 'fight' | 'calm' | undefined {
  const { frames } = o;
  switch (frames.kind === CHOOSE_ROLL ? frames.arg(4) : frames.kind) {
    case ACT:
      if (move === CALM) return 'calm';
      return move === ASGARD || move === JOTUNHEIM ? 'fight' : undefined;
    case CHOOSE_ENEMY:
    case CHOOSE_GIANT:
    case PAY_VIKINGS:
    case ROLL_FIGHT:
      return 'fight';
    case ROLL_CALM:
      return 'calm';
    default:
      return undefined;
  }
}
