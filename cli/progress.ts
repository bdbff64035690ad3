import type { Io } from './context.ts';
import { plainText } from './plain-text.ts';

const ERASE_LINE = '\r\x1b[K';

/** Shows how far a long run has come, where somebody can see it. */
export function showProgress({ stderr }: Io, text: string): void {
  if (stderr.isTTY) stderr.write(`${ERASE_LINE}${plainText(text)}`);
}

/** Takes the last progress off the screen. */
export function clearProgress({ stderr }: Io): void {
  if (stderr.isTTY) stderr.write(ERASE_LINE);
}

/** How often somebody wants to see how far it has come. */
const SHOWN_EVERY_MS = 100;

/** Shows how far a run has come that comes on in very many small steps. */
export class Progress {
  readonly #io: Io;
  readonly #text: () => string;
  #shownAt = 0;

  constructor(io: Io, text: () => string) {
    this.#io = io;
    this.#text = text;
  }

  /** Shows it if that is due, and answers whether it was. */
  show(): boolean {
    const now = performance.now();
    if (now - this.#shownAt < SHOWN_EVERY_MS) return false;
    this.#shownAt = now;
    showProgress(this.#io, this.#text());
    return true;
  }

  clear(): void {
    clearProgress(this.#io);
  }
}
