import type { EventOf } from '@nineworlds/engine';
import type { Beat } from '@nineworlds/protocol';
import type { EnemyWord } from '../data/enemies.ts';
import type { ColourWord, IslandWord } from '../data/islands.ts';
import type { FoeWord } from '../rules/combat.ts';
import type { YggdrasilEvents } from '../rules/events.ts';

/** What has just happened, as the board shows it until somebody acts again. */
export interface Recent {
  /** The enemies that have moved, the last one first, and the space that each of them came from. */
  readonly moved: readonly { readonly enemy: EnemyWord; readonly from: number }[];
  /** What was rolled or drawn and what came of it, at the thing that it matters for. */
  readonly outcomes: readonly Outcome[];
}

/** What came of something, at a foe or an island. */
export interface Outcome {
  readonly at: Place;
  /** The rolls of the die; Tyr has two. */
  readonly rolls: readonly Roll[];
  readonly result: 'open' | 'good' | 'bad';
  /** `8 ≥ 7`, `−2`. */
  readonly text: string;
}

/** A foe or an island; empty where nothing has moved that a roll could be for. */
type Place = FoeWord | IslandWord | '';

/** A face of the die. */
export interface Roll {
  readonly face: ColourWord;
  readonly hammers: number;
}

export const NOTHING_RECENT: Recent = { moved: [], outcomes: [] };

/** Lines that go on with what was begun before them. */
const GOES_ON = /^(chance|elves|keep|return|effect|advance) /;

/** What is recent after a further step. */
export function afterBeat(
  before: Recent,
  { line, events }: Pick<Beat<YggdrasilEvents>, 'line' | 'events'>,
): Recent {
  const calm = withOutcome(NOTHING_RECENT, 'fenrir', 'open', '');
  const start = line === 'calm' ? calm : NOTHING_RECENT;
  return events.reduce(withEvent, GOES_ON.test(line) ? before : start);
}

function withEvent(recent: Recent, { name, facts }: EventOf<YggdrasilEvents>): Recent {
  switch (name) {
    case 'enemyAdvanced':
    case 'enemyDragged':
    case 'enemyRetreated':
      return withMove(recent, facts.enemy, facts.from);
    case 'fightBegan':
      return withOutcome(recent, facts.foe, 'open', '');
    case 'dieRolled':
      return withRoll(recent, { face: facts.face, hammers: facts.hammers });
    case 'rollChosen':
      return withRollKept(recent, facts.face);
    case 'fightWon':
      return withOutcome(recent, facts.foe, 'good', `${facts.total} ≥ ${facts.strength}`);
    case 'fightLost':
      return withOutcome(recent, facts.foe, 'bad', `${facts.total} < ${facts.strength}`);
    case 'fenrirCalmed':
      return withOutcome(recent, 'fenrir', 'good', '');
    case 'fenrirRaged':
      return withOutcome(recent, 'fenrir', 'bad', '');
    case 'vikingsSlain':
      return withOutcome(recent, facts.bag, 'bad', `−${facts.count}`);
    case 'fireAdded':
      return withOutcome(recent, facts.bag, 'bad', `+${facts.count}`);
    case 'islandFlooded':
      return withOutcome(recent, facts.island, 'bad', '');
    case 'vikingsGathered':
    case 'vikingsRevived':
      return withOutcome(recent, facts.bag, 'good', `+${facts.count}`);
    case 'fireBurnt':
      return withOutcome(recent, facts.bag, 'good', `−${facts.count}`);
    default:
      return recent;
  }
}

/** The last mover comes first; one that moves several times came from where it was first. */
function withMove(recent: Recent, enemy: EnemyWord, from: number): Recent {
  const before = recent.moved.find((move) => move.enemy === enemy);
  const others = recent.moved.filter((move) => move !== before);
  return { ...recent, moved: [before ?? { enemy, from }, ...others] };
}

/** A roll comes down where the last thing is still open, or else at the enemy that has just moved. */
function withRoll(recent: Recent, roll: Roll): Recent {
  const last = recent.outcomes.at(-1);
  if (last?.result === 'open') return withLast(recent, { ...last, rolls: [...last.rolls, roll] });
  const at = recent.moved[0]?.enemy ?? '';
  const open: Outcome = { at, rolls: [roll], result: 'open', text: '' };
  return { ...recent, outcomes: [...recent.outcomes, open] };
}

/** Y-14.5: of Tyr's two rolls one counts. */
function withRollKept(recent: Recent, face: ColourWord): Recent {
  const last = recent.outcomes.at(-1);
  if (last === undefined) return recent;
  return withLast(recent, { ...last, rolls: last.rolls.filter((roll) => roll.face === face) });
}

/** What comes of the last open thing; it is a new one where none is open. */
function withOutcome(recent: Recent, at: Place, result: Outcome['result'], text: string): Recent {
  const last = recent.outcomes.at(-1);
  const isNew = last?.result !== 'open';
  const done: Outcome = { at, rolls: isNew ? [] : last.rolls, result, text };
  return isNew ? { ...recent, outcomes: [...recent.outcomes, done] } : withLast(recent, done);
}

function withLast(recent: Recent, last: Outcome): Recent {
  return { ...recent, outcomes: [...recent.outcomes.slice(0, -1), last] };
}
