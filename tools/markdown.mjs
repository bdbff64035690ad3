// Makes a Markdown file a module that exports its text, so that rulebooks are imported like anything else.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** For Vite, Vitest and Rolldown. */
export function markdownTexts() {
  return {
    name: 'markdown-texts',
    transform: {
      filter: { id: /\.md$/ },
      handler: (/** @type {string} */ text) => ({
        code: moduleOf(text),
        map: null,
        moduleType: 'js',
      }),
    },
  };
}

/** For those who use the packages as a library: what `tsc` leaves out of `dist`. */
export function writeMarkdownModules(/** @type {string} */ root) {
  const games = readdirSync(join(root, 'games'), { withFileTypes: true });
  const folders = games.filter((entry) => entry.isDirectory()).map(({ name }) => `games/${name}`);
  for (const [home, folder] of [
    ['engine', 'kernel-rules'],
    ...folders.map((game) => [game, 'rulebook']),
  ]) {
    for (const file of markdownIn(join(root, home, folder))) {
      const target = join(root, home, 'dist', folder, `${file}.js`);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, moduleOf(readFileSync(join(root, home, folder, file), 'utf8')));
    }
  }
}

/** The Markdown files of a folder, where there is one. */
function markdownIn(folder) {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.md')) : [];
}

function moduleOf(text) {
  return `export const text = ${JSON.stringify(text)};\n`;
}
