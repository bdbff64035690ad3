import type { GameDef, GameTexts, Json } from './game.ts';
import type { GameModule } from './game-module.ts';
import type { Position } from './position.ts';

/** What a game leaves out that has no chance and no secrets. */
type NotOpen = 'outcomes' | 'sample' | 'draw' | 'observe' | 'determinize';
/** What any game may leave out. */
type Optional = 'fieldWords' | 'outcomeOf';

/**
 * A game without chance and without secrets, and whatever else it leaves out filled in: everybody knows the
 * position as it is, and chance is never asked.
 */
export function openGame<P extends Position, V>(
  def: Omit<GameDef<P, V>, NotOpen | Optional> & Partial<Pick<GameDef<P, V>, Optional>>,
): GameDef<P, V> {
  const noChance = (): never => {
    throw new RangeError(`${def.id} asks nothing of chance`);
  };
  return {
    fieldWords: () => ({}),
    outcomeOf: () => undefined,
    ...def,
    outcomes: noChance,
    sample: noChance,
    draw: () => undefined,
    observe: (p, _seat, into) => into.copyFrom(p),
    determinize: () => undefined,
  };
}

/** What a module may leave out: no odd options, nothing to say beside a choice, no bots of its own. */
type OptionalParts = 'bots' | 'warnings' | 'preview' | 'remark';

/** The module of a game with what it leaves out filled in. */
export function gameModuleFrom<P extends Position, V, T extends GameTexts, S extends Json>(
  parts: Omit<GameModule<P, V, T, S>, OptionalParts> &
    Partial<Pick<GameModule<P, V, T, S>, OptionalParts>>,
): GameModule<P, V, T, S> {
  return {
    bots: [],
    warnings: () => [],
    preview: () => [],
    remark: () => '',
    ...parts,
  };
}
