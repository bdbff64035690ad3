import type { Io } from './context.ts';

const ERASE_LINE = '\r\x1b[K';

/** Shows how far a long run has come, where somebody can see it. */
export function showProgress({ stderr }: Io, text: string): void {
  if (stderr.isTTY) stderr.write(`${ERASE_LINE}${text}`);
}

/** Takes the last progress off the screen. */
export function clearProgress({ stderr }: Io): void {
  if (stderr.isTTY) stderr.write(ERASE_LINE);
}
