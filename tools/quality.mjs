// Prints the table of docs/quality.md on what Lighthouse says of the start page and of every board on a
// phone. `npm run quality` prints after it how soon a board is there (`board-ready.mjs`).
//   npm run build && npm run quality
// Lighthouse is large and only needed here, so it is installed when asked for, outside the project.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite, openSite, staticSite } from '../server/dist/index.js';
import { chromium, HOW_TO_INSTALL } from './chromium.mjs';
import { builtFile, GAMES } from './first-visit.mjs';

const LIGHTHOUSE = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
/** What makes most of the first score: when the page is there, when it answers, whether it jumps. */
const DETAILS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
const THIS_MACHINE = '127.0.0.1';

function fail(message) {
  console.error(message);
  process.exit(2);
}

/** The folder that Lighthouse is in; kept from one run to the next. */
function lighthouseFolder() {
  const folder = join(tmpdir(), `nineworlds-lighthouse-${LIGHTHOUSE}`);
  const main = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js');
  if (existsSync(main)) return main;
  console.error(`Installing Lighthouse ${LIGHTHOUSE} into ${folder} ...`);
  const args = ['install', '--prefix', folder, '--ignore-scripts', `lighthouse@${LIGHTHOUSE}`];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: tmpdir(), shell, stdio: ['ignore', 2, 2] });
  if (status !== 0 || !existsSync(main)) {
    fail(`Lighthouse ${LIGHTHOUSE} cannot be installed: is there a network?`);
  }
  return main;
}

async function lighthouse(main, browser, url) {
  const folder = mkdtempSync(join(tmpdir(), 'nineworlds-quality-'));
  const output = join(folder, 'report.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${output}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: browser };
  // Not waiting with all we have: the site is served from here.
  const run = spawn(process.execPath, [main, ...args], { env, stdio: ['ignore', 2, 2] });
  const [status] = await once(run, 'close');
  if (status !== 0) fail(`Lighthouse failed at ${url}`);
  const report = JSON.parse(readFileSync(output, 'utf8'));
  rmSync(folder, { recursive: true });
  return report;
}

const browserPath = chromium();
if (browserPath === undefined) fail(HOW_TO_INSTALL);
if (!existsSync(builtFile('index.html'))) fail('The site is not built: npm run build');
const listener = staticSite(await loadSite(builtFile('')));

const main = lighthouseFolder();
const site = await openSite(listener, THIS_MACHINE, [0]);
console.log(
  '| page | performance | accessibility | best practices | largest paint | blocked | shift |',
);
console.log('|---|---|---|---|---|---|---|');
for (const page of ['start page', ...GAMES]) {
  const path = GAMES.includes(page) ? `#/new/${page}` : '';
  const { categories, audits } = await lighthouse(main, browserPath, site.url + path);
  const scores = CATEGORIES.map((name) => Math.round(100 * categories[name].score));
  const details = DETAILS.map((name) => audits[name].displayValue);
  console.log(`| ${[page, ...scores, ...details].join(' | ')} |`);
}
await site.close();
