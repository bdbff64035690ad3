import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives files other names when they are made in another way: their names come from what they are before
 * these plugins and the second pass have gone over them, and a browser keeps a file for ever under its name.
 */
export function hashOfBuild(): Plugin {
  const sum = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname).sort())
    sum.update(readFileSync(join(import.meta.dirname, file)));
  sum.update(readFileSync(createRequire(import.meta.url).resolve('terser/package.json')));
  const hash = sum.digest('hex');
  return {
    name: 'nineworlds:hash-of-build',
    apply: 'build',
    augmentChunkHash: () => hash,
  };
}
