import { lowestBit, type Move } from '@nineworlds/engine';
import { healFromAsgard, healWorld } from '../../rules/actions.ts';
import { endJourney } from '../../rules/journeys.ts';
import { doMission } from '../../rules/mission.ts';
import { questions } from '../../rules/questions.ts';
import { sagaChance, sagaChoose, sagaDiscard, sagaToken } from '../../rules/saga/choose.ts';
import { goOnRunning, sagaRun } from '../../rules/saga/run.ts';
import { type ChroniclesPosition, ENDED } from '../../rules/state.ts';
import { copyOf } from './copy.ts';
import { openThrow, type ThrowFacts } from './throw-facts.ts';

/** C-10, C-11.2: where a mission leads: to Risks, to none, or at once to the end of the game. */
export type Peril =
  | { readonly kind: 'none' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'risks'; readonly facts: ThrowFacts };

/** What a mission of the active god, where they stand, has in store for them. */
export function perilOfMission(o: ChroniclesPosition, mission: Move): Peril {
  const p = asIfFree(o);
  doMission(p, mission, undefined);
  return perilOf(p);
}

/** C-12.2: the same at the end of a journey. */
export function perilOfJourney(o: ChroniclesPosition, mission: Move): Peril {
  const p = asIfFree(o);
  endJourney(p, mission, undefined);
  return perilOf(p);
}

/** B.6, C-15.41: the same after an answer to a question of a saga. */
export function perilOfAnswer(o: ChroniclesPosition, answer: Move): Peril {
  const p = copyOf(o);
  questions.answer(p, answer, undefined);
  return perilOf(p);
}

/** A copy in which nothing is asked. */
function asIfFree(o: ChroniclesPosition): ChroniclesPosition {
  const p = copyOf(o);
  p.frames.clear();
  return p;
}

/**
 * C-15.43, C-15.45: carries out a saga action or fight as far as its Risks. Tokens that are turned up before them
 * and choices on the way are left out: the Risks come last, whatever those bring.
 */
function goOnToRisks(p: ChroniclesPosition): void {
  while (p.step !== ENDED && p.frames.depth > 0) {
    if (sagaRun.isOpen(p)) goOnRunning(p, undefined);
    else if (isAskedBySaga(p)) p.frames.pop();
    else return;
  }
}

function isAskedBySaga(p: ChroniclesPosition): boolean {
  return (
    sagaToken.isOpen(p) || sagaChance.isOpen(p) || sagaChoose.isOpen(p) || sagaDiscard.isOpen(p)
  );
}

function perilOf(p: ChroniclesPosition): Peril {
  if (p.setup.saga !== undefined) goOnToRisks(p);
  if (p.step === ENDED) return { kind: 'lost' };
  if (healWorld.isOpen(p)) {
    // C-11.2: Asgard's Risks come whichever world is healed.
    const { risks } = healWorld.open(p);
    p.frames.pop();
    healFromAsgard(p, risks, lowestBit(p.ravaged), undefined);
  }
  const facts = openThrow(p);
  return facts === undefined ? { kind: 'none' } : { kind: 'risks', facts };
}
