import { type Chance, cellAt, chanceOf, itemAt, NO_CARD } from '@nineworlds/engine';
import { ARTIFACT_WORDS, type ArtifactWord, WEAPON_AGAINST } from '../data/artifacts.ts';
import { ENEMY_WORDS, type EnemyWord, NIDHOGG } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import { setOf } from '../rules/decks.ts';
import { canRetreat } from '../rules/fights.ts';
import { isProtected, protectorOf } from '../rules/iotunns.ts';
import { strengthOf } from '../rules/saga/numbers.ts';
import { type ChroniclesPosition, ENDED, godWord, SLOT } from '../rules/state.ts';
import { isOnEdge, wakeOdds } from './odds/wake-odds.ts';
import {
  EVERY_ENEMY,
  ifActivated,
  ladderOf,
  type Place,
  placeWord,
  type ShownLadder,
  type ShownWake,
} from './wakes-view.ts';

/** An enemy with its slot of the wheel. */
export interface ShownEnemy {
  readonly enemy: EnemyWord;
  /** A world, `cage`, or `track` for Nidhogg. */
  readonly place: Place;
  /** C-2.4: the Risks of fighting it; 0 for Nidhogg, who is never fought. */
  readonly strength: number;
  /** C-8.2: the Iotunn that protects it; empty where there is none. */
  readonly protector: IotunnWord | '';
  /** C-10: whether a god in its world could fight it. */
  readonly canBeFought: boolean;
  readonly weapon: ArtifactWord | '';
  readonly ladder: ShownLadder;
  /** C-6: whose cards lie in its slot, the first one in front. */
  readonly slot: readonly GodWord[];
  /** C-6: whether its next card activates it. */
  readonly isOnEdge: boolean;
  /** For each player's god: how likely its next card wakes the enemy, and what that would do. */
  readonly wakes: readonly ShownGodWake[];
}

/** C-6: a god's next card and an enemy. */
export interface ShownGodWake {
  readonly god: GodWord;
  /** Whether the god has put the card down in this round, or it is still in the deck. */
  readonly card: 'placed' | 'deck';
  /** If it were the next card to be revealed. */
  readonly ifNext: Chance;
  /** When its turn comes; absent before the order is agreed, and for cards still in a deck. */
  readonly inOrder?: Chance;
  /** C-7: what it would do as things stand. */
  readonly effect: ShownWake;
}

/** C-12.1: the artifact against each enemy. */
const WEAPONS = WEAPON_AGAINST.map((artifact) =>
  artifact === undefined ? '' : itemAt(ARTIFACT_WORDS, artifact),
);

export function shownEnemies(o: ChroniclesPosition): ShownEnemy[] {
  const odds = o.step === ENDED ? [] : wakeOdds(o);
  return EVERY_ENEMY.map((enemy) => ({
    enemy: itemAt(ENEMY_WORDS, enemy),
    place: placeWord(cellAt(o.enemies, enemy)),
    strength: enemy === NIDHOGG ? 0 : strengthOf(o, enemy),
    protector: isProtected(o, enemy) ? protectorOf(o, enemy) : '',
    canBeFought: enemy !== NIDHOGG && canRetreat(o, enemy) && !isProtected(o, enemy),
    weapon: itemAt(WEAPONS, enemy),
    ladder: ladderOf(o, enemy),
    slot: Array.from(o.wheel.subarray(enemy * SLOT, (enemy + 1) * SLOT))
      .filter((card) => card !== NO_CARD)
      .map((card) => godWord(o, setOf(card))),
    isOnEdge: isOnEdge(o, enemy),
    wakes: odds.map(({ seat, card, ifNext, inOrder }) => ({
      god: godWord(o, seat),
      card,
      ifNext: chanceOf(itemAt(ifNext, enemy)),
      ...(inOrder === undefined ? {} : { inOrder: chanceOf(itemAt(inOrder, enemy)) }),
      effect: ifActivated(o, seat, enemy),
    })),
  }));
}
