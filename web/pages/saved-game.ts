import type { GameManifest } from '@nineworlds/engine';
import type { IconName } from '../../board/icons/names.ts';

/** A game in progress as the start page lists it; the sentences are in the reader's language. */
export interface SavedGame {
  readonly id: string;
  readonly game: GameManifest;
  /** `Thor, Freyja, Odin`. */
  readonly people: string;
  /** `turn 20 · your move`. */
  readonly moment: string;
  /** The emblem of the god that is to move; without one the sign of the game. */
  readonly emblem?: IconName | undefined;
  /** The figure that matters most, `Wall 4/5`; and whether it is one or two events from the end. */
  readonly figure?: string | undefined;
  readonly danger?: boolean | undefined;
}
