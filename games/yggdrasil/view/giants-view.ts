import { countBits, hasBit, itemAt } from '@nineworlds/engine';
import { ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import {
  BERGELMIR,
  BLOCKER,
  GIANT_WORDS,
  GIANTS_PER_RUNE,
  type GiantWord,
  HYMIR,
  RUNE_WORDS,
  type RuneWord,
  STRENGTHENER,
  THIAZY,
} from '../data/giants.ts';
import { WORLD_WORDS, type WorldWord } from '../data/worlds.ts';
import { pileOfGiants } from '../rules/giants.ts';
import type { YggdrasilPosition } from '../rules/state.ts';

/** The frost giants. */
export interface ShownGiants {
  /** How many lie face down. */
  readonly pile: number;
  readonly active: readonly ShownGiant[];
  readonly beaten: readonly GiantWord[];
  /** All sixteen with what they do, as they play in this game. */
  readonly all: readonly ShownGiant[];
}

/** Y-11: a giant and what it does while it is active. */
export interface ShownGiant {
  readonly giant: GiantWord;
  readonly rune: RuneWord;
  readonly effect: GiantEffect;
}

export type GiantEffect =
  | { readonly kind: 'strengthens'; readonly enemy: EnemyWord }
  | { readonly kind: 'closes'; readonly world: WorldWord }
  | { readonly kind: 'noPowers' | 'noDie' | 'closesFlood' | 'strengthensGiants' | 'fightMeFirst' };

/** Y-11.1: a rune on its way. */
export interface ShownRune {
  readonly rune: RuneWord;
  readonly beaten: readonly GiantWord[];
  readonly missing: readonly GiantWord[];
  /** What it brings, Mann and Tiwaz as in this game. */
  readonly brings: 'vikings' | 'quiet' | 'threeBack' | 'oneBack';
}

export function shownGiants(o: YggdrasilPosition): ShownGiants {
  const all = GIANT_WORDS.map((giant, g) => ({
    giant,
    rune: itemAt(RUNE_WORDS, Math.floor(g / GIANTS_PER_RUNE)),
    effect: effectOf(o, g),
  }));
  return {
    pile: countBits(pileOfGiants(o)),
    active: all.filter((_, g) => hasBit(o.activeGiants, g)),
    beaten: GIANT_WORDS.filter((_, g) => hasBit(o.beatenGiants, g)),
    all,
  };
}

/** Y-11.2 to Y-11.7: what a giant does. */
function effectOf(o: YggdrasilPosition, giant: number): GiantEffect {
  const enemy = STRENGTHENER.findIndex((giants) => giants === 1 << giant);
  if (enemy >= 0) return { kind: 'strengthens', enemy: itemAt(ENEMY_WORDS, enemy) };
  const world = BLOCKER.findIndex((giants) => giants === 1 << giant);
  if (world >= 0) return { kind: 'closes', world: itemAt(WORLD_WORDS, world) };
  switch (giant) {
    case THIAZY:
      return { kind: 'noDie' };
    case HYMIR:
      return { kind: 'closesFlood' };
    case BERGELMIR:
      return { kind: o.setup.bergelmirCloses ? 'fightMeFirst' : 'strengthensGiants' };
    default:
      return { kind: 'noPowers' };
  }
}

export function shownRunes(o: YggdrasilPosition): ShownRune[] {
  // Y-16.4
  const { runesSwapped } = o.setup;
  const gifts: Readonly<Record<RuneWord, ShownRune['brings']>> = {
    sigel: 'vikings',
    daeg: 'quiet',
    tiwaz: runesSwapped ? 'oneBack' : 'threeBack',
    mann: runesSwapped ? 'threeBack' : 'oneBack',
  };
  return RUNE_WORDS.map((rune, r) => {
    const from = r * GIANTS_PER_RUNE;
    const own = GIANT_WORDS.slice(from, from + GIANTS_PER_RUNE);
    const isBeaten = (i: number) => hasBit(o.beatenGiants, from + i);
    return {
      rune,
      beaten: own.filter((_, i) => isBeaten(i)),
      missing: own.filter((_, i) => !isBeaten(i)),
      brings: gifts[rune],
    };
  });
}
