import { cellAt, itemAt } from '@nineworlds/engine';
import { BAGS, type IslandWord, RAINBOW } from '../data/islands.ts';
import { isFloodClosed } from '../rules/midgard.ts';
import type { YggdrasilPosition } from '../rules/state.ts';

/** An island and its bag. */
export interface ShownIsland {
  /** The island's word, which is also its bag's; the Rainbow Island has no bag. */
  readonly island: IslandWord;
  readonly vikings: number;
  readonly fire: number;
  readonly hasBag: boolean;
  readonly flooded: boolean;
  /** Y-11.6: Hymir keeps the Valkyries out. */
  readonly closed: boolean;
  /** Whether the Valkyries stand here. */
  readonly valkyries: boolean;
}

/** Y-9.2: the islands in their order. */
export function shownIslands(o: YggdrasilPosition): ShownIsland[] {
  return Array.from({ length: BAGS + 1 }, (_, island) => ({
    island: itemAt(o.setup.islands, island),
    vikings: island === RAINBOW ? 0 : cellAt(o.bagVikings, island - 1),
    fire: island === RAINBOW ? 0 : cellAt(o.bagFire, island - 1),
    hasBag: island !== RAINBOW,
    flooded: island !== RAINBOW && island === o.flooded,
    closed: island !== RAINBOW && isFloodClosed(o, island),
    valkyries: island === o.valkyries,
  }));
}
