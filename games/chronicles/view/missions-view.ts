import { type Chance, chanceOf, type Fraction, fractionText } from '@nineworlds/engine';
import { canDo, isMissionOpen, missionCount, missionWords, REST } from '../rules/mission.ts';
import { type ChroniclesPosition, MOVING, ORDERING } from '../rules/state.ts';
import { copyOf } from './odds/copy.ts';
import { COMMITMENTS, type Commitment } from './odds/policies.ts';
import { type Peril, perilOfMission } from './odds/risky-missions.ts';
import type { ThrowFacts } from './odds/throw-facts.ts';
import { type LivesLost, livesLost } from './odds/throw-odds.ts';

/** C-5: what the active god could do where they stand, and the life points at stake. */
export interface ShownMission {
  /** As it is typed: `fight surt`. */
  readonly mission: string;
  readonly peril: Peril['kind'];
  readonly risks: number;
  /** The life points lost, by policy; none where there are no Risks. */
  readonly odds: readonly ShownLoss[];
}

export interface ShownLoss {
  readonly policy: string;
  readonly mean: Chance;
  readonly deadly: Chance;
  /** The chance of losing each number of life points. */
  readonly chances: readonly string[];
}

/** The missions of the active god before and in their third step. */
export function shownMissions(o: ChroniclesPosition): ShownMission[] {
  if (o.frames.depth === 0 || o.step <= ORDERING) return [];
  if (!isMissionOpen(o) && o.step > MOVING) return [];
  const p = copyOf(o);
  p.frames.clear();
  const deeds = Array.from({ length: missionCount(p) }, (_, deed) => deed);
  return deeds
    .filter((deed) => deed !== REST && canDo(p, deed))
    .map((deed) => {
      const peril = perilOfMission(p, deed);
      const facts = peril.kind === 'risks' ? peril.facts : undefined;
      return {
        mission: missionWords(p, deed),
        peril: peril.kind,
        risks: facts?.risks ?? 0,
        odds: facts === undefined ? [] : COMMITMENTS.map((how) => shownLoss(facts, how)),
      };
    });
}

function shownLoss(facts: ThrowFacts, how: Commitment): ShownLoss {
  const { chances, mean, deadly } = lossBy(facts, how);
  return {
    policy: how.name,
    mean: chanceOf(mean),
    deadly: chanceOf(deadly),
    chances: chances.map((chance: Fraction) => fractionText(chance)),
  };
}

/** The life points lost if a god meets the Risks in this way. */
export function lossBy(facts: ThrowFacts, { heroes, dice, spending }: Commitment): LivesLost {
  return livesLost(
    facts,
    heroes === 'all' ? facts.mostHeroes : 0,
    dice === 'all' ? facts.mostDice : 0,
    spending,
  );
}
