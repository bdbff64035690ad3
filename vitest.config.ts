import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { markdownTexts } from './tools/markdown.mjs';

// Workspace packages are read from their sources, so tests need no build.
const conditions = ['source', ...defaultServerConditions];

export default defineConfig({
  plugins: [markdownTexts()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['*/test/**/*.test.ts', '{games,testkit/games}/*/test/**/*.test.ts'],
    // Tests in a browser have a configuration of their own: they need the built site.
    exclude: ['**/node_modules/**', '**/dist/**', 'e2e/**'],
    pool: 'threads',
    maxWorkers: '100%',
    // Only a hanging test runs into these; nothing is judged by its time, on no machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
    reporters: ['default', './tools/closing-line.mjs'],
  },
});
