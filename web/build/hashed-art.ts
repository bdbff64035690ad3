import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { rename, rmdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ART = 'art';

/**
 * Puts the sprites where files with hashes in their names are. A browser asks anew, and reads the whole
 * sprite anew, whenever a drawing is put into the page from a file that may have changed: after every
 * move, and the drawing is missing until then.
 */
export function hashedArt(): Plugin {
  let folder = '';
  const addresses = new Map<string, string>();
  return {
    name: 'nineworlds:hashed-art',
    apply: 'build',
    configResolved({ root, build, publicDir }) {
      folder = resolve(root, build.outDir);
      for (const file of readdirSync(join(publicDir, ART))) {
        const sum = createHash('sha256').update(readFileSync(join(publicDir, ART, file)));
        const hash = sum.digest('base64url').slice(0, 6);
        const address = join(build.assetsDir, file.replace('.', `-${hash}.`));
        addresses.set(`${ART}/${file}`, address);
      }
    },
    transform: {
      order: 'post',
      handler(code) {
        if (!code.includes(`${ART}/`)) return null;
        let hashed = code;
        for (const [from, to] of addresses) hashed = hashed.replaceAll(`${from}#`, `${to}#`);
        return hashed === code ? null : { code: hashed, map: null };
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for (const [from, to] of addresses) await rename(join(folder, from), join(folder, to));
        await rmdir(join(folder, ART));
      },
    },
  };
}
