import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

// Tests in a real browser, against the built site.
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './harness/served-site.ts',
    // A browser keeps a processor busy by itself.
    maxWorkers: 2,
    testTimeout: 120_000,
    // A busy machine may take a while; only what never comes is a fault.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 60_000,
    reporters: ['default', '../tools/closing-line.mjs'],
  },
});
