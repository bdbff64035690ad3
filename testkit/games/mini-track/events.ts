import { declareEvents, type EventSink } from '@nineworlds/engine';
import type { BAG_WORDS, ENEMY_WORDS } from './data.ts';

type Bag = (typeof BAG_WORDS)[number];
type Enemy = (typeof ENEMY_WORDS)[number];

/** What can happen, with its facts. */
export interface MiniTrackEvents {
  bagFed: { bag: Bag };
  deckExhausted: Record<never, never>;
  enemiesBrokeThrough: Record<never, never>;
  enemyAdvanced: { enemy: Enemy; place: number };
  fightLost: { seat: number; enemy: Enemy };
  fightWon: { seat: number; enemy: Enemy; place: number };
  giantCame: { giants: number };
  islandSunk: { island: Bag };
  tokensDrawn: { seat: number; bag: Bag; vikings: number; fire: number };
  vikingsLost: { seat: number; vikings: number };
  weaponBroken: { seat: number };
}

/** Who listens to what happens, if anybody does. */
export type Sink = EventSink<MiniTrackEvents> | undefined;

/** Nothing is hidden, so no event reveals anything. */
export const EVENTS = declareEvents<MiniTrackEvents>({
  bagFed: false,
  deckExhausted: false,
  enemiesBrokeThrough: false,
  enemyAdvanced: false,
  fightLost: false,
  fightWon: false,
  giantCame: false,
  islandSunk: false,
  tokensDrawn: false,
  vikingsLost: false,
  weaponBroken: false,
});
