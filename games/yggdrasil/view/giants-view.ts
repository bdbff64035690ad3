import { ENEMY_WORDS } from '../data/enemies.ts';
import {
  BERGELMIR,
  BLOCKER,
  GIANT_WORDS,
  GIANTS_PER_RUNE,
  HYMIR,
  RUNE_WORDS,
  STRENGTHENER,
  THIAZY,
} from '../data/giants.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { pileOfGiants } from '../rules/effects.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { sizeOf } from './enemies-view.ts';

/** The frost giants. */
export interface ShownGiants {
  /** How many lie face down. */
  readonly pile: number;
  readonly active: readonly ShownGiant[];
  readonly beaten: readonly string[];
  /** All sixteen with what they do, as they play in this game. */
  readonly all: readonly ShownGiant[];
}

/** Y-11: a giant and what it does while it is active. */
export interface ShownGiant {
  readonly giant: string;
  readonly rune: string;
  readonly effect: GiantEffect;
}

export type GiantEffect =
  | { readonly kind: 'strengthens'; readonly enemy: string }
  | { readonly kind: 'closes'; readonly world: string }
  | { readonly kind: 'noPowers' | 'noDie' | 'closesFlood' | 'strengthensGiants' | 'fightMeFirst' };

/** Y-11.1: a rune on its way. */
export interface ShownRune {
  readonly rune: string;
  readonly beaten: readonly string[];
  readonly missing: readonly string[];
  /** What it brings, Mann and Tiwaz as in this game. */
  readonly brings: 'vikings' | 'quiet' | 'threeBack' | 'oneBack';
}

export function shownGiants(o: YggdrasilPosition): ShownGiants {
  const all = GIANT_WORDS.map((giant, g) => ({
    giant,
    rune: RUNE_WORDS[Math.floor(g / GIANTS_PER_RUNE)],
    effect: effectOf(o, g),
  }));
  return {
    pile: sizeOf(pileOfGiants(o)),
    active: all.filter((_, g) => (o.activeGiants >> g) & 1),
    beaten: GIANT_WORDS.filter((_, g) => (o.beatenGiants >> g) & 1),
    all,
  };
}

/** Y-11.2 to Y-11.7: what a giant does. */
function effectOf(o: YggdrasilPosition, giant: number): GiantEffect {
  const enemy = STRENGTHENER.findIndex((giants) => giants === 1 << giant);
  if (enemy >= 0) return { kind: 'strengthens', enemy: ENEMY_WORDS[enemy] };
  const world = BLOCKER.findIndex((giants) => giants === 1 << giant);
  if (world >= 0) return { kind: 'closes', world: WORLD_WORDS[world] };
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
  const swapped = ['vikings', 'quiet', 'oneBack', 'threeBack'] as const;
  const printed = ['vikings', 'quiet', 'threeBack', 'oneBack'] as const;
  return RUNE_WORDS.map((rune, r) => {
    const from = r * GIANTS_PER_RUNE;
    const own = GIANT_WORDS.slice(from, from + GIANTS_PER_RUNE);
    const isBeaten = (i: number) => ((o.beatenGiants >> (from + i)) & 1) === 1;
    return {
      rune,
      beaten: own.filter((_, i) => isBeaten(i)),
      missing: own.filter((_, i) => !isBeaten(i)),
      // Y-16.4
      brings: (o.setup.runesSwapped ? swapped : printed)[r],
    };
  });
}
