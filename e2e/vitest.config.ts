import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LIMITS } from './harness/limits.ts';

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
    testTimeout: LIMITS.test,
    expect: { poll: { timeout: LIMITS.action } },
    hookTimeout: LIMITS.hook,
    reporters: ['default', '../tools/closing-line.mjs'],
  },
});
