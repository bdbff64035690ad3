import { type Chance, chanceOf, type Fraction, fractionText } from '@nineworlds/engine';
import { MISSION, MOVING, ORDERING } from '../rules/kinds.ts';
import { canDo } from '../rules/mission.ts';
import { MISSION_MOVES, REST } from '../rules/missions.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { tokens } from '../rules/tokens.ts';
import { copyOf } from './odds/copy.ts';
import { COMMITMENTS, type Commitment } from './odds/policies.ts';
import { type Peril, perilOfMission } from './odds/risky-missions.ts';
import type { ThrowFacts } from './odds/throw-facts.ts';
import { type LivesLost, livesLost } from './odds/throw-odds.ts';

/** C-5: what the active god could do where he stands, and the life points at stake. */
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

/** The missions of the active god before and in his third step. */
export function shownMissions(o: ChroniclesPosition): ShownMission[] {
  const { frames } = o;
  if (frames.depth === 0 || o.step <= ORDERING) return [];
  if (frames.kind !== MISSION && o.step > MOVING) return [];
  const p = copyOf(o);
  p.frames.clear();
  p.frames.push(MISSION, p.active);
  const missions = Array.from({ length: MISSION_MOVES }, (_, mission) => mission);
  return missions
    .filter((mission) => mission !== REST && canDo(p, mission))
    .map((mission) => {
      const peril = perilOfMission(p, mission);
      const facts = peril.kind === 'risks' ? peril.facts : undefined;
      return {
        mission: tokens(p, mission),
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
