import { GAMES } from '@nineworlds/games';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { markdownTexts } from '../tools/markdown.mjs';
import { PAGE_GROUPS, WORKER_GROUPS } from './build/file-groups.ts';
import { firstFiles } from './build/first-files.ts';
import { offlineFiles } from './build/offline-files.ts';
import { precompressed } from './build/precompressed.ts';

const first = firstFiles(GAMES.map(({ id }) => id));
const names = GAMES.map(({ about, card }) => card.owner?.title ?? about.en.name);

export default defineConfig({
  root: import.meta.dirname,
  // The same files work in any folder of any static host.
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // For the description in `index.html`.
  define: { 'import.meta.env.GAME_NAMES': JSON.stringify(new Intl.ListFormat('en').format(names)) },
  plugins: [
    svelte({ compilerOptions: { runes: true } }),
    markdownTexts(),
    first.page,
    offlineFiles('sw.js'),
    precompressed(),
  ],
  worker: {
    format: 'es',
    plugins: () => [markdownTexts(), first.worker],
    rolldownOptions: {
      output: {
        codeSplitting: { groups: WORKER_GROUPS },
        entryFileNames: 'assets/worker-[hash].js',
      },
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // Fonts and pictures stay files: what a page does not show it does not load.
    assetsInlineLimit: 0,
    // Browsers with modules in workers need no help with preloading.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { page: 'index.html', sw: 'sw/sw.ts' },
      output: {
        codeSplitting: { groups: PAGE_GROUPS },
        // A service worker is known by its address, so it has no hash in it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { host: '127.0.0.1' },
});
