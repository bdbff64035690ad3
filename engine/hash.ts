import { FRAME_ARGS } from './frames.ts';
import type { Json } from './game.ts';
import { fieldOf, type Position, writtenFieldNames } from './position.ts';
import { hexOf, sha256, utf8Bytes } from './sha256.ts';

/** JSON with the keys of every object in alphabetical order and no white space. */
export function canonicalJson(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as { readonly [key: string]: Json });
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** The first 128 bits of the SHA-256 of a text, in hex. */
export function digest(text: string): string {
  return hexOf(sha256(utf8Bytes(text)).subarray(0, 16));
}

/**
 * The hash of a position: over its named fields and open frames, so that it does not depend on how
 * they lie in memory. Equal positions have equal hashes whatever path led to them.
 */
export function hashOf(p: Position): string {
  const parts = writtenFieldNames(p).map((name) => {
    const value = fieldOf(p, name);
    return `${name}=${typeof value === 'number' ? value : value.join(',')}`;
  });
  for (let depth = 0; depth < p.frames.depth; depth++) {
    const numbers = [p.frames.kindAt(depth), p.frames.seatAt(depth)];
    for (let arg = 0; arg < FRAME_ARGS; arg++) numbers.push(p.frames.argAt(depth, arg));
    parts.push(`frame=${numbers.join(',')}`);
  }
  return digest(parts.join(';'));
}
