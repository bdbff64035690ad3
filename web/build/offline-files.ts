import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { filesBelow } from './files-below.ts';

/** The alphabets that are kept at once; others, like the Japanese slices, are kept when used. */
const KEPT_FONT = /-(latin|runic)-\d+-(normal|italic)-[\w-]+\.woff2$/;
const FONT = /\.woff2?$/;
/** No page asks for these. */
const NOT_OF_THE_SITE = /^sw\.js$|^\.vite\/|\.map$/;

/** Whether the service worker keeps a file from its first start on. */
function isKeptAtOnce(file: string): boolean {
  return FONT.test(file) ? KEPT_FONT.test(file) : !NOT_OF_THE_SITE.test(file);
}

/** Writes the list of files to keep, and a version made of all of them, into the service worker. */
export function offlineFiles(serviceWorker: string): Plugin {
  let folder = '';
  return {
    name: 'nineworlds:offline-files',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = (await filesBelow(folder)).filter(isKeptAtOnce);
        const sum = createHash('sha256');
        for (const file of files)
          sum.update(`${file}\n`).update(await readFile(join(folder, file)));
        const address = join(folder, serviceWorker);
        const code = await readFile(address, 'utf8');
        const filled = code
          .replace(/(["'`])__VERSION__\1/, JSON.stringify(sum.digest('hex').slice(0, 16)))
          .replace(/(["'`])__FILES__\1/, JSON.stringify(files.join('\n')));
        if (filled.includes('__FILES__') || filled.includes('__VERSION__')) {
          throw new Error('the service worker has no place for the list of files');
        }
        await writeFile(address, filled);
      },
    },
  };
}
