// Proves that a game can be taken out and put in: `npm run prove`.
//   - A copy without one game, its folder and its line in games/registry.ts removed, passes types and builds.
//   - A copy with the example of the testkit put into games/ passes types, builds, and plays it in the terminal
//     to its end and on the page against a bot.
// The copies share node_modules with this checkout, so nothing is installed. Whatever cannot be proved fails.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAMES } from '@nineworlds/games';
import { launch } from '../e2e/play/launch.mjs';
import { chromium, HOW_TO_INSTALL } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What no build needs. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'docs', 'fixtures', 'test', join('web', 'dist')]);
const EXAMPLE = 'tafl';
const NAME = 'Small tafl';
/** The game that is taken out: whichever stands first. */
const TAKEN_OUT = GAMES[0].id;
/** Milliseconds within which a page answers, however busy the machine is. */
const PATIENCE = 60_000;

const times = [];

/** Does one step of the proof and notes how long it took. */
async function step(what, act) {
  const start = performance.now();
  await act();
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
  times.push(`proved ${seconds} s  ${what}`);
  console.log(times.at(-1));
}

/** Runs a script of Node in a copy; its output is shown where it fails. */
function run(folder, script, args = [], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, XDG_STATE_HOME: join(folder, 'state') },
  });
  if (status === 0) return stdout;
  throw new Error(`${script} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** A copy of this checkout, what is compiled included, that uses the same node_modules. */
function copyTo(folder) {
  cpSync(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (place) => {
      const path = relative(root, place);
      return !LEFT_OUT.has(path) && !LEFT_OUT.has(basename(path));
    },
  });
  for (const owner of ['.', 'e2e']) shareModules(join(root, owner), join(folder, owner));
}

function shareModules(from, to) {
  const modules = join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(to, 'node_modules', '@nineworlds'), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name === '.bin' || !name.startsWith('.')) {
      if (name !== '@nineworlds') symlinkSync(join(modules, name), join(to, 'node_modules', name));
    }
  }
}

/** Links our packages of a copy to each other, as npm does. */
function linkPackages(folder) {
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const places = workspaces.flatMap((place) =>
    place.endsWith('/*')
      ? readdirSync(join(folder, place.slice(0, -2))).map((name) => join(place.slice(0, -2), name))
      : [place],
  );
  for (const place of places) {
    const file = join(folder, place, 'package.json');
    if (!existsSync(file)) continue;
    const { name } = JSON.parse(readFileSync(file, 'utf8'));
    if (!name.startsWith('@nineworlds/')) continue;
    symlinkSync(join(folder, place), join(folder, 'node_modules', name));
  }
}

/** Changes the one file that names games. */
function editRegistry(folder, edit) {
  const file = join(folder, 'games', 'registry.ts');
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error('games/registry.ts was not changed');
  writeFileSync(file, edited);
}

/** Types of all that is shipped, and the site. */
function build(folder) {
  const modules = (path) => join('node_modules', ...path.split('/'));
  run(folder, join('tools', 'list-games.mjs'));
  run(folder, modules('typescript/bin/tsc'), ['-b']);
  run(folder, modules('typescript/bin/tsc'), ['-p', join('web', 'worker')]);
  run(folder, modules('svelte-check/bin/svelte-check'), [
    '--tsconfig',
    join('web', 'tsconfig.json'),
    '--fail-on-warnings',
  ]);
  run(folder, modules('vite/bin/vite.js'), ['build', 'web', '--logLevel', 'warn']);
}

/** Pieces go to and fro until the agreed turns are over: nobody wins. */
function playInTerminal(folder) {
  const toAndFro = ['d1 c1', 'd3 c3', 'c1 d1', 'c3 d3'];
  const lines = Array.from({ length: 5 }, () => toAndFro).flat();
  const table = ['--seats', 'human,human', '--options', 'turns=20'];
  const command = join('cli', 'bin', 'nineworlds.js');
  const said = run(folder, command, ['play', '--game', EXAMPLE, ...table], `${lines.join('\n')}\n`);
  for (const wanted of ['Besiegers', 'Defenders', 'nobody has won']) {
    if (!said.includes(wanted)) throw new Error(`the terminal does not say ${wanted}:\n${said}`);
  }
}

/** Finds its card, sets up a table against a bot, moves by clicks and sees the bot answer, twice. */
async function playOnPage(folder) {
  const executablePath = chromium();
  if (executablePath === undefined) throw new Error(HOW_TO_INSTALL);
  const load = (path) => import(pathToFileURL(join(folder, ...path.split('/'))).href);
  const { loadSite, openSite, staticSite } = await load('server/dist/index.js');
  const folderOfSite = join(folder, 'web', 'dist') + sep;
  const site = await openSite(staticSite(await loadSite(folderOfSite)), '127.0.0.1', [0]);
  const browser = await launch(executablePath);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
    page.setDefaultTimeout(PATIENCE);
    await page.goto(site.url);
    await page.locator(`#game-${EXAMPLE}`, { hasText: NAME }).waitFor();
    await page.locator(`#setup-${EXAMPLE}`).click();
    const bot = page.locator('form ol > li').nth(1).locator('select.who');
    await bot.selectOption('random');
    await page.locator('#seed').fill('proof');
    await page.locator('form footer .primary').click();
    for (const turn of [1, 3]) {
      // The header counts turns: it is ours again when the bot has moved.
      await page.getByText(`Turn ${turn}`, { exact: true }).first().waitFor();
      await page.locator('.field button.legal').first().click();
      await page.locator('.field button.selected').waitFor();
      await page.locator('.field button.legal:not(.selected)').first().click();
      await page.locator('.question .acts .primary:not([aria-disabled=true])').click();
    }
    await page.getByText('Turn 5', { exact: true }).first().waitFor();
  } finally {
    await browser.close();
    await site.close();
  }
}

const place = mkdtempSync(join(tmpdir(), 'nine-worlds-proof-'));
try {
  const [without, with_] = ['without', 'with'].map((name) => join(place, name));
  await step(`without ${TAKEN_OUT}: types and site`, () => {
    copyTo(without);
    rmSync(join(without, 'games', TAKEN_OUT), { recursive: true });
    editRegistry(without, (text) =>
      text
        .replace(new RegExp(`^import .*@nineworlds/${TAKEN_OUT}/manifest.*\n`, 'm'), '')
        .replace(new RegExp(`(GAMES = \\[[^\\]]*?)${TAKEN_OUT}(, )?`), '$1'),
    );
    linkPackages(without);
    build(without);
  });
  await step(`with ${EXAMPLE}: types, command and site`, () => {
    copyTo(with_);
    const game = join(with_, 'games', EXAMPLE);
    cpSync(join(root, 'testkit', 'games', EXAMPLE), game, {
      recursive: true,
      filter: (from) => !['dist', 'test'].includes(basename(from)),
    });
    // It lies one folder nearer to the root.
    const config = join(game, 'tsconfig.json');
    writeFileSync(config, readFileSync(config, 'utf8').replaceAll('../../../', '../../'));
    editRegistry(with_, (text) =>
      `import { manifest as ${EXAMPLE} } from '@nineworlds/${EXAMPLE}/manifest';\n${text}`.replace(
        /(GAMES = \[[^\]]*)\]/,
        `$1, ${EXAMPLE}]`,
      ),
    );
    linkPackages(with_);
    build(with_);
    run(with_, join('tools', 'bundle.mjs'));
  });
  await step(`${EXAMPLE} in the terminal, to its end`, () => playInTerminal(with_));
  await step(`${EXAMPLE} on the page, against a bot`, () => playOnPage(with_));
} finally {
  rmSync(place, { recursive: true, force: true });
}
