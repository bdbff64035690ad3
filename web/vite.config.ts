import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { askAhead } from './build/ask-ahead.ts';
import { compileHint } from './build/compile-hint.ts';
import { entriesApart } from './build/entries-apart.ts';
import { fileOf } from './build/few-files.ts';
import { hashOfBuild } from './build/hash-of-build.ts';
import { hashedArt } from './build/hashed-art.ts';
import { kitInPage } from './build/kit-in-page.ts';
import { leanSvelte } from './build/lean-svelte.ts';
import { noCircles } from './build/no-circles.ts';
import { offlineFiles } from './build/offline-files.ts';
import { plainImports } from './build/plain-imports.ts';
import { precompressed } from './build/precompressed.ts';
import { preloadAnywhere } from './build/preload-anywhere.ts';
import { secondPass } from './build/second-pass.ts';
import { shortClass } from './build/short-class.ts';
import { workerAddress } from './build/worker-address.ts';

// Page and worker are two entries of one build, so that what both need is loaded once.
export default defineConfig({
  root: import.meta.dirname,
  // The same files work in any folder of any static host.
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  plugins: [
    svelte({
      compilerOptions: {
        runes: true,
        css: 'external',
        discloseVersion: false,
        cssHash: ({ hash, filename }) => shortClass(hash(filename), filename),
      },
    }),
    leanSvelte(),
    hashOfBuild(),
    preloadAnywhere(),
    entriesApart(),
    noCircles(),
    workerAddress('worker/main.ts'),
    plainImports(),
    secondPass(),
    compileHint(),
    kitInPage(),
    askAhead(),
    hashedArt(),
    offlineFiles('sw.js'),
    precompressed(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Fonts and pictures stay files: what a page does not show it does not load.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The page asks ahead for what its address needs (`ask-ahead.ts`); lists of scripts in every file
      // that loads another one would cost a kilobyte. Styles have to be there before what they style;
      // those of all pages are in the page.
      resolveDependencies: (_, files) =>
        files.filter((file) => /(?<!page-kit-[\w-]+)\.css$/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { page: 'index.html', worker: 'worker/main.ts', sw: 'sw/sw.ts' },
      treeshake: {
        // Svelte does not say so of itself: without it, custom elements and the like come along.
        moduleSideEffects: [{ test: /\/svelte\/src\/internal\/client\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: (id, modules) => fileOf(id, modules) }],
        },
        // A service worker is known by its address, so it has no hash in it. Hashes are in every list of
        // files and cannot be compressed, so they are short.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  server: { host: '127.0.0.1' },
});
