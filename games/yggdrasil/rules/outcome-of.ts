import type { EventOf, Move, NamedOutcome } from '@nineworlds/engine';
import type { YggdrasilEvents } from './events.ts';
import type { YggdrasilPosition } from './state.ts';

/**
 * What came of a line, for odds: a fight won or lost, Vikings gathered, Fenrir calmed. Events tell it
 * better than the position, in which the next turn's card may have moved things on already.
 */
export function outcomeOf(
  _before: YggdrasilPosition,
  _line: readonly Move[],
  _after: YggdrasilPosition,
  told: readonly EventOf<YggdrasilEvents>[],
): NamedOutcome | undefined {
  // The last one counts: of several attempts to calm Fenrir the last tells how he is.
  return told.map(outcomeIn).findLast((outcome) => outcome !== undefined);
}

function outcomeIn({ name, facts }: EventOf<YggdrasilEvents>): NamedOutcome | undefined {
  switch (name) {
    case 'fightWon':
      return { what: 'won', value: 1 };
    case 'fightLost':
      return { what: 'lost', value: 0 };
    case 'fenrirCalmed':
      return { what: 'calmed', value: 1 };
    case 'fenrirRaged':
      return { what: 'angry', value: 0 };
    case 'vikingsGathered':
      return { what: `vikings ${facts.count}`, value: facts.count };
    case 'fireBurnt':
      return { what: `fire ${facts.count}`, value: facts.count };
    case 'cardsSeen':
      // Which cards they are is for the god to see: there are too many ways to list them.
      return { what: 'foresee', value: 0 };
    default:
      return undefined;
  }
}
