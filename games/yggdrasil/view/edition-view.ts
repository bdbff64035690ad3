import { itemAt } from '@nineworlds/engine';
import type { RagnarokCard } from '../data/edition.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import type { ColourWord } from '../data/islands.ts';
import { editionSetup } from '../rules/edition.ts';
import type { Setup } from '../rules/setup.ts';
import type { ShownIsland } from './islands-view.ts';

/** A face of the die, by its colour, and how many sides show it. */
export type ShownFace = {
  readonly face: ColourWord;
  readonly sides: number;
  readonly hammers: number;
};

/** Y-16.15: the edition of an owner: its die and its Ragnarök cards. */
export interface ShownEdition {
  readonly id: string;
  readonly die: readonly ShownFace[];
  /** None where no Ragnarök card is in the deck. */
  readonly ragnarok: readonly RagnarokCard[];
}

export function shownEdition(setup: Setup): ShownEdition {
  return {
    id: setup.edition.editionId,
    die: shownDie(setup),
    ragnarok: setup.ragnarok === 0 ? [] : shownRagnarok(setup),
  };
}

/** Y-5: the faces of the die. */
export function shownDie({
  colours,
  faceCount,
  hammers,
}: Pick<Setup, 'colours' | 'faceCount' | 'hammers'>): readonly ShownFace[] {
  return colours.map((face, number) => ({
    face,
    sides: itemAt(faceCount, number),
    hammers: itemAt(hammers, number),
  }));
}

/** Y-6.6: what the Ragnarök cards do. */
function shownRagnarok({ ragnarokMoves }: Setup): readonly RagnarokCard[] {
  return ragnarokMoves.map(({ enemies, spaces, hasEffects }) => ({
    enemies: enemies.map((enemy) => itemAt(ENEMY_WORDS, enemy)),
    spaces,
    effects: hasEffects ? 'each' : 'none',
  }));
}

/** Our die, whatever else is played. */
const OURS = editionSetup({});

/** Y-5: the die of a game: an owner's, or ours in the colours of the bags. */
export function dieIn(view: {
  readonly edition?: ShownEdition;
  readonly islands: readonly ShownIsland[];
}): readonly ShownFace[] {
  if (view.edition !== undefined) return view.edition.die;
  const colours = view.islands.flatMap(({ island }) => (island === 'rainbow' ? [] : [island]));
  return shownDie({ ...OURS, colours });
}
