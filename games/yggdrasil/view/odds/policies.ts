import { cellAt, itemAt, type Move, NO_CARD, type Policy } from '@nineworlds/engine';
import { ASGARD, JOTUNHEIM } from '../../data/worlds.ts';
import { act, CALM } from '../../rules/actions.ts';
import { chooseEnemy, chooseFoe } from '../../rules/asgard.ts';
import { payElves, payVikings, rollFight, strengthOf } from '../../rules/combat.ts';
import { chooseRoll, rollKept } from '../../rules/dice.ts';
import { rollCalm } from '../../rules/fenrir.ts';
import { chooseGiant } from '../../rules/jotunheim.ts';
import { questions } from '../../rules/questions.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { spendingPolicy } from './fight-odds.ts';

type YggdrasilPolicy = Policy<YggdrasilPosition>;

/** Y-10.5: spends as few elves as win, at most so many, and none if they cannot win. */
export function spendUpTo(elves: number): YggdrasilPolicy {
  return {
    name: spendingPolicy(elves),
    turnsAhead: 0,
    choose(p) {
      if (chooseRoll.isOpen(p)) return betterRoll(p);
      if (!payElves.isOpen(p)) return 'stop';
      const { foe, total } = payElves.open(p);
      const missing = Math.max(0, strengthOf(p, foe) - total);
      return missing <= Math.min(elves, cellAt(p.elves, p.active)) ? missing : 0;
    },
  };
}

/** Y-8.1: a single attempt to calm Fenrir. */
const calmOnce: YggdrasilPolicy = {
  name: 'calmOnce',
  turnsAhead: 0,
  choose: (p) => (chooseRoll.isOpen(p) ? betterRoll(p) : 'stop'),
};

/** Y-8.1: attempts until Fenrir is calm or no action is left. */
const calmOn: YggdrasilPolicy = {
  name: 'calmOn',
  turnsAhead: 0,
  choose(p) {
    if (chooseRoll.isOpen(p)) return betterRoll(p);
    return act.isOpen(p) && p.fenrirCard !== NO_CARD ? CALM : 'stop';
  },
};

/** Y-14.5: Tyr keeps more hammers in a fight, and for Fenrir the colour that calms him sooner. */
function betterRoll(p: YggdrasilPosition): Move | 'stop' {
  const kept = rollKept(p);
  const { first, second } = chooseRoll.open(p);
  if (kept === rollFight) return (hasMoreHammers(p, first, second) ? first : second) - 1;
  return kept === rollCalm ? Math.min(first, second) - 1 : 'stop';
}

/** Whether the first of two faces, counted from 1, shows more hammers. */
function hasMoreHammers({ setup }: YggdrasilPosition, first: number, second: number): boolean {
  return itemAt(setup.hammers, first - 1) > itemAt(setup.hammers, second - 1);
}

/** The policies that make sense of a line's odds; the empty line stands for open chance. */
export function policiesFor(
  o: YggdrasilPosition,
  [move]: readonly Move[],
): readonly YggdrasilPolicy[] {
  switch (whatFollows(o, move)) {
    case 'fight':
      return Array.from({ length: cellAt(o.elves, o.active) + 1 }, (_, elves) => spendUpTo(elves));
    case 'calm':
      return [calmOnce, calmOn];
    default:
      return [];
  }
}

function whatFollows(o: YggdrasilPosition, move: Move | undefined): 'fight' | 'calm' | undefined {
  if (chooseRoll.isOpen(o)) {
    const kept = rollKept(o);
    if (kept === rollFight) return 'fight';
    return kept === rollCalm ? 'calm' : undefined;
  }
  switch (questions.asked(o)) {
    case act:
      if (move === CALM) return 'calm';
      return move === ASGARD || move === JOTUNHEIM ? 'fight' : undefined;
    case chooseEnemy:
    case chooseFoe:
    case chooseGiant:
    case payVikings:
    case rollFight:
      return 'fight';
    case rollCalm:
      return 'calm';
    default:
      return undefined;
  }
}
