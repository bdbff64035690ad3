import type { BoardIcon, EventMarks, Sound } from '@nineworlds/board';
import { ENEMY_COLOURS, type EnemyName } from '@nineworlds/board/icons';
import type { AnyEvents, EventOf } from '@nineworlds/engine';

/** The marks of the events of some game. */
export type Marks = EventMarks<AnyEvents>;

/** The piece before the sentence of an event: the enemy that it is about, or what its game says. */
export function iconOf(marks: Marks, event: EventOf): BoardIcon {
  return enemyOf(event) ?? marks[event.name]?.icon ?? '';
}

/** The enemy that an event is about, as it is drawn. */
export function enemyOf({ facts: { enemy } }: EventOf): EnemyName | undefined {
  if (enemy === 'iormungand') return 'jormungand';
  return isEnemy(enemy) ? enemy : undefined;
}

function isEnemy(word: unknown): word is EnemyName {
  return typeof word === 'string' && Object.hasOwn(ENEMY_COLOURS, word);
}

/** More sounds at once would only be noise. */
const MOST = 3;

/** The sounds of what happened in one step, each once. */
export function soundsOf(marks: Marks, events: readonly EventOf[]): readonly Sound[] {
  const heard = events.flatMap(({ name }) => marks[name]?.sound ?? []);
  return [...new Set(heard)].slice(0, MOST);
}
