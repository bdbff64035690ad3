import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { BadInput } from '@nineworlds/engine';
import { badInput } from './bad-input.ts';
import type { Io } from './context.ts';

/** No file of ours comes near this. */
const MAX_BYTES = 8 * 1024 * 1024;

/** The text of a file, or of stdin for `-`; throws `BadInput` when there is none or too much. */
export async function readText(io: Io, file: string): Promise<string> {
  const path = file.slice(0, 200);
  try {
    return await readToEnd(file === '-' ? io.stdin : createReadStream(file), path);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw badInput(path, 'fileMissing');
    throw badInput(path, 'fileUnreadable', { code });
  }
}

async function readToEnd(stream: Readable, path: string): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > MAX_BYTES) throw badInput(path, 'fileTooLarge', { most: MAX_BYTES });
    chunks.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
