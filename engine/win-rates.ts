/** How often teams of a bot have won. */
export interface WinRate {
  readonly wins: number;
  readonly games: number;
}

/** Win rates of bots by their names. */
export type RatesByBot = { readonly [bot: string]: WinRate };

/** What was measured of a game: by preset, then by the number of players; other cells were not measured. */
export interface WinRates {
  readonly rates: { readonly [preset: string]: { readonly [seats: string]: RatesByBot } };
}
