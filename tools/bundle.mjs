// Makes one file each of the command and of its threads: one that simulates, and one that searches. Within
// one file the compiler of V8 takes constants for what they are; imported from another module it reads
// them every time. That makes random play a third faster (docs/decisions/0006-speed.md).
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { markdownTexts, writeMarkdownModules } from './markdown.mjs';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const entries = {
  main: 'cli/main.ts',
  worker: 'cli/sim/worker.ts',
  'search-thread': 'cli/search/search-thread.ts',
};

for (const [name, input] of Object.entries(entries)) {
  await build({
    cwd,
    input,
    platform: 'node',
    logLevel: 'warn',
    plugins: [markdownTexts()],
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    output: {
      file: `cli/dist/bundle/${name}.js`,
      format: 'esm',
      codeSplitting: false,
      sourcemap: true,
    },
  });
}

writeMarkdownModules(cwd);
