/**
 * How long tests in a browser wait, in milliseconds. Nothing is judged by its time: only what never comes runs into
 * these, also on a machine that is ten times slower than ours or has others working on it.
 */
export const LIMITS = {
  /** One click, one page, one thing that is waited for. */
  action: 120_000,
  /** Starting a browser, or the server of the site. */
  hook: 300_000,
  /** A whole test; the longest plays a whole game by clicks. */
  test: 900_000,
} as const;
