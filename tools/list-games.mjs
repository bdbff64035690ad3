// Writes what npm and the compiler want to be told of every folder in games/: the dependencies of
// games/package.json and the references of games/tsconfig.json.
//   node tools/list-games.mjs [--check]
// With --check it writes nothing and fails where a list is old.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const GAMES = new URL('../games/', import.meta.url);

const packages = readdirSync(GAMES)
  .filter((folder) => existsSync(new URL(`${folder}/package.json`, GAMES)))
  .sort()
  .map((folder) => {
    const { name, version } = JSON.parse(
      readFileSync(new URL(`${folder}/package.json`, GAMES), 'utf8'),
    );
    return { folder, name, version };
  });

/** The two files with their lists made anew. Whatever is in games/ besides is the engine's. */
const made = {
  'package.json': (text) => {
    const content = JSON.parse(text);
    const engine = { name: '@nineworlds/engine', version: content.version };
    const all = [engine, ...packages].sort((a, b) => (a.name < b.name ? -1 : 1));
    const dependencies = Object.fromEntries(all.map(({ name, version }) => [name, version]));
    return `${JSON.stringify({ ...content, dependencies }, null, 2)}\n`;
  },
  'tsconfig.json': (text) => {
    const paths = ['../engine', ...packages.map(({ folder }) => `./${folder}`)];
    const lines = paths.map((path) => `    { "path": "${path}" }`).join(',\n');
    return text.replace(/"references": \[[^\]]*\]/, `"references": [\n${lines}\n  ]`);
  },
};

for (const [name, make] of Object.entries(made)) {
  const file = new URL(name, GAMES);
  const text = readFileSync(file, 'utf8');
  const wanted = make(text);
  if (wanted === text) continue;
  if (process.argv[2] === '--check') {
    console.error(`games/${name} does not list the folders of games/: node tools/list-games.mjs`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, wanted);
  }
}
