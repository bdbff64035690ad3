import { answersOf, type Fate, HOST, spell, wordsOf } from '@nineworlds/engine';

/** Outcomes that a message lists at most. */
const SHOWN = 12;

/** Chance that comes out as a test says. */
export interface FixedRolls extends Fate {
  /** Says what comes after the rolls that are left. */
  add(...rolls: readonly string[]): void;
  /** The rolls that have not come yet. */
  readonly left: readonly string[];
  /** Throws when rolls are left over: the game did not ask for what the test expected. */
  done(): void;
}

/**
 * A fate with given outcomes, spelled as in records, with or without the word chance: `die face-3`,
 * `card loki`. It throws when a roll cannot come, and when there is none left.
 */
export function fixedRolls(rolls: readonly string[]): FixedRolls {
  const left = rolls.map(asChance);
  return {
    add: (...more) => left.push(...more.map(asChance)),
    left,
    choose(game, p) {
      const { name } = game.kinds[p.frames.kind];
      const roll = left.shift();
      if (roll === undefined) throw new Error(`no roll is left for ${name}`);
      const outcomes = answersOf(game, p);
      const spelled = outcomes.map((move) => spell(game, p, move, HOST));
      const at = spelled.indexOf(roll);
      if (at >= 0) return outcomes[at];
      const shown = spelled.slice(0, SHOWN).join(', ');
      throw new Error(`the roll "${roll}" does not answer ${name}: ${shown}`);
    },
    done() {
      if (left.length > 0) throw new Error(`rolls left over: ${left.join(', ')}`);
    },
  };
}

function asChance(roll: string): string {
  const words = wordsOf(roll);
  return (words[0] === 'chance' ? words : ['chance', ...words]).join(' ');
}
