import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The files that play needs (`few-files.ts`); for the rest it is not worth the time. */
const COUNTED = /-(board|kit|rules)-/;

/**
 * Goes over the scripts once more after the bundler has made them small: it writes a function that is
 * called once into the place that calls it, which the bundler's own pass does not. It brings more than
 * one per cent. As the only pass it brings nothing, because the bundler then joins modules less well.
 */
export function secondPass(): Plugin {
  return {
    name: 'nineworlds:second-pass',
    apply: 'build',
    generateBundle: {
      // After what Vite adds at the end, and after `plainImports` has made that short.
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !COUNTED.test(file.fileName)) continue;
          const { code } = await minify(file.code, {
            module: true,
            ecma: 2020,
            compress: { passes: 2 },
          });
          if (code === undefined) this.error(`nothing is left of ${file.fileName}`);
          file.code = code;
        }
      },
    },
  };
}
