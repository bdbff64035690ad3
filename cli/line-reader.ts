import { createInterface, type Interface } from 'node:readline';
import type { Io } from './context.ts';
import { plainText } from './plain-text.ts';

/** Whether somebody sits at a keyboard and reads the screen. */
export function isInteractive({ stdin, stdout }: Io): boolean {
  return stdin.isTTY === true && stdout.isTTY === true;
}

/** Asks for lines one by one, from a keyboard or from a pipe. */
export class LineReader {
  /** What Tab may put after the words typed so far in place of the last one. */
  complete: (words: readonly string[]) => readonly string[] = () => [];
  readonly #interface: Interface;
  readonly #waiting: string[] = [];
  readonly #interruption = new AbortController();
  #wanted: ((line: string | undefined) => void) | undefined;
  #ended = false;

  constructor(io: Io) {
    const terminal = isInteractive(io);
    this.#interface = createInterface({
      input: io.stdin,
      ...(terminal ? { output: io.stdout } : {}),
      terminal,
      completer: (line: string) => this.#completions(line),
    });
    this.#interface.on('line', (line) => {
      // A pipe may bring many lines at once: they wait for their question.
      if (this.#wanted === undefined) this.#waiting.push(line);
      else this.#give(line);
    });
    this.#interface.on('close', () => {
      this.#ended = true;
      // What is said next begins below the question that nobody answered.
      if (terminal && this.#wanted !== undefined) io.stdout.write('\n');
      this.#give(undefined);
    });
    // Ctrl-C ends the input like Ctrl-D does, so that there is one way to leave.
    this.#interface.on('SIGINT', () => {
      this.#interruption.abort();
      this.#interface.close();
    });
  }

  /** Is aborted by Ctrl-C: whoever thinks for the one at the keyboard need not go on. */
  get interrupted(): AbortSignal {
    return this.#interruption.signal;
  }

  /** The next line; undefined when there will be none. The prompt is shown at a keyboard only. */
  ask(prompt: string): Promise<string | undefined> {
    const line = this.#waiting.shift();
    if (line !== undefined || this.#ended) return Promise.resolve(line);
    this.#interface.setPrompt(plainText(prompt));
    if (this.#interface.terminal) this.#interface.prompt();
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }

  /** Lets go of the input. */
  close(): void {
    this.#interface.close();
  }

  #give(line: string | undefined): void {
    const wanted = this.#wanted;
    this.#wanted = undefined;
    wanted?.(line);
  }

  #completions(line: string): [hits: string[], replaced: string] {
    const words = line.trimStart().split(/\s+/);
    const last = words.pop() ?? '';
    const hits = this.complete(words).filter((word) => word.startsWith(last.toLowerCase()));
    return [hits.map((word) => `${word} `), last];
  }
}
