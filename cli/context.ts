import type { Readable, Writable } from 'node:stream';
import type { FactTexts, Json, KernelTexts, Lang, PlaceNames } from '@nineworlds/engine';
import { plainJson, plainLines } from './plain-text.ts';

/** What a run of the program is connected to. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What the exit codes mean. */
export const EXIT = { done: 0, isFalse: 1, badInput: 2 } as const;

/** One of the exit codes. */
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What a command works with. */
export interface Context {
  readonly io: Io;
  readonly lang: Lang;
  /** The kernel's sentences in that language. */
  readonly kernel: KernelTexts;
  /** Why the game that was loaded last refuses things: faults found in its files are told so. */
  refusals: FactTexts | undefined;
  /** What that game calls the places in its files. */
  places?: PlaceNames | undefined;
  /** How the run ends. */
  exitCode: ExitCode;
}

/** Prints a line, or several. Whatever came from outside gets no further as it came. */
export function print({ io }: Context, text: string): void {
  io.stdout.write(`${plainLines(text)}\n`);
}

/** Prints the one value that `--json` promises. */
export function printJson({ io }: Context, value: Json): void {
  io.stdout.write(`${plainJson(JSON.stringify(value))}\n`);
}
