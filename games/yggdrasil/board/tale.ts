import type { Beat, ToldEvent } from '@nineworlds/protocol';

/** What has just happened, as the board shows it until somebody acts again. */
export interface Tale {
  /** The enemies that have moved, and the space that each of them came from. */
  readonly moved: Readonly<Record<string, number>>;
  /** What was rolled or drawn, with its outcome, at the thing that it matters for. */
  readonly landed: readonly Landing[];
}

/** Something that has come down at a foe or an island. */
export interface Landing {
  /** The word of the foe or the island. */
  readonly at: string;
  /** The rolls of the die; Tyr has two. */
  readonly rolls: readonly Roll[];
  readonly outcome: 'open' | 'good' | 'bad';
  /** `8 ≥ 7`, `−2`. */
  readonly text: string;
}

/** A face of the die. */
export interface Roll {
  readonly face: string;
  readonly hammers: number;
}

export const NOTHING_TOLD: Tale = { moved: {}, landed: [] };

/** Lines that go on with what was begun before them. */
const GOES_ON = /^(chance|elves|keep|return|effect|advance) /;

/** The tale after a further step. */
export function told(before: Tale, { line, events }: Pick<Beat, 'line' | 'events'>): Tale {
  const calm = landing(NOTHING_TOLD, 'fenrir', 'open', '');
  const start = line === 'calm' ? calm : NOTHING_TOLD;
  return events.reduce(withEvent, GOES_ON.test(line) ? before : start);
}

function withEvent(tale: Tale, { name, facts }: ToldEvent): Tale {
  const [total, strength, count] = [Number(facts.total), Number(facts.strength), facts.count];
  switch (name) {
    case 'enemyAdvanced':
    case 'enemyDragged':
    case 'enemyRetreated': {
      const moved = { [String(facts.enemy)]: Number(facts.from), ...tale.moved };
      return { ...tale, moved };
    }
    case 'fightBegan':
      return landing(tale, String(facts.foe), 'open', '');
    case 'dieRolled':
      return rolled(tale, { face: String(facts.face), hammers: Number(facts.hammers) });
    case 'rollChosen':
      return kept(tale, String(facts.face));
    case 'fightWon':
      return landing(tale, String(facts.foe), 'good', `${total} ≥ ${strength}`);
    case 'fightLost':
      return landing(tale, String(facts.foe), 'bad', `${total} < ${strength}`);
    case 'fenrirCalmed':
      return landing(tale, 'fenrir', 'good', '');
    case 'fenrirRaged':
      return landing(tale, 'fenrir', 'bad', '');
    case 'vikingsSlain':
      return landing(tale, String(facts.bag), 'bad', `−${count}`);
    case 'fireAdded':
      return landing(tale, String(facts.bag), 'bad', `+${count}`);
    case 'islandFlooded':
      return landing(tale, String(facts.island), 'bad', '');
    case 'vikingsGathered':
    case 'vikingsRevived':
      return landing(tale, String(facts.bag), 'good', `+${count}`);
    case 'fireBurnt':
      return landing(tale, String(facts.bag), 'good', `−${count}`);
    default:
      return tale;
  }
}

/** A roll comes down where the last thing is still open, or else at the enemy that has just moved. */
function rolled(tale: Tale, roll: Roll): Tale {
  const last = tale.landed.at(-1);
  if (last?.outcome !== 'open') {
    const [at = ''] = Object.keys(tale.moved);
    const open: Landing = { at, rolls: [roll], outcome: 'open', text: '' };
    return { ...tale, landed: [...tale.landed, open] };
  }
  return withLast(tale, { ...last, rolls: [...last.rolls, roll] });
}

/** Y-14.5: of Tyr's two rolls one counts. */
function kept(tale: Tale, face: string): Tale {
  const last = tale.landed.at(-1);
  if (last === undefined) return tale;
  return withLast(tale, { ...last, rolls: last.rolls.filter((roll) => roll.face === face) });
}

/** What comes of the last open thing; it is a new one where none is open. */
function landing(tale: Tale, at: string, outcome: Landing['outcome'], text: string): Tale {
  const last = tale.landed.at(-1);
  const isNew = last?.outcome !== 'open';
  const done: Landing = { at, rolls: isNew ? [] : last.rolls, outcome, text };
  return isNew ? { ...tale, landed: [...tale.landed, done] } : withLast(tale, done);
}

function withLast(tale: Tale, last: Landing): Tale {
  return { ...tale, landed: [...tale.landed.slice(0, -1), last] };
}
