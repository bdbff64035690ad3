import type { Campaign, CampaignState } from '../../campaign/index.ts';

/**
 * A saga on the road: won, with the games that it took; begun, and so known by its name; next, of which nothing is
 * told but its number; or closed.
 */
export type Stone =
  | { readonly kind: 'won'; readonly saga: number; readonly games: number }
  | { readonly kind: 'begun' | 'next'; readonly saga: number }
  | { readonly kind: 'closed' };

/** C-15.12: the road of a campaign. `hasTable`: its next game has begun. */
export function stonesOf(
  { entries }: Campaign,
  { won, next, sagas }: CampaignState,
  hasTable: boolean,
): readonly Stone[] {
  const isBegun =
    hasTable || entries.some((entry) => entry.type === 'played' && entry.saga === next);
  return sagas.map(({ number }): Stone => {
    const found = won.find(({ saga }) => saga === number);
    if (found !== undefined) return { kind: 'won', saga: number, games: found.games };
    if (number !== next) return { kind: 'closed' };
    return { kind: isBegun ? 'begun' : 'next', saga: number };
  });
}

/** C-15.17: the sagas whose names may be told. */
export function knownSagas(stones: readonly Stone[]): readonly number[] {
  return stones.flatMap((stone) =>
    stone.kind === 'won' || stone.kind === 'begun' ? [stone.saga] : [],
  );
}
