// Prints the table of docs/quality.md on how soon a board can be played, on a phone with a slow network
// that has never been here.
//   npm run build && node tools/board-ready.mjs [another checkout, built too]
// With another checkout both take turns, each with its own server and site, so that what else the machine
// does slows both.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { farAway, SlowPhone } from '../e2e/harness/slow-phone.mjs';
import { chromium, HOW_TO_INSTALL } from './chromium.mjs';
import { GAMES } from './first-visit.mjs';

/** The middle one of so many starts counts. */
const STARTS = 9;
const THIS_MACHINE = '127.0.0.1';

function fail(message) {
  console.error(message);
  process.exit(2);
}

function median(values) {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

/** The site of a checkout, far away. */
async function open(checkout) {
  const [folder, server] = ['web/dist', 'server/dist/index.js'].map((path) =>
    resolve(checkout, path),
  );
  if (![folder, server].every(existsSync)) fail(`${checkout} is not built: npm run build`);
  const { loadSite, openSite, staticSite } = await import(pathToFileURL(server).href);
  return openSite(farAway(staticSite(await loadSite(folder))), THIS_MACHINE, [0]);
}

const executablePath = chromium();
if (executablePath === undefined) fail(HOW_TO_INSTALL);
const here = fileURLToPath(new URL('..', import.meta.url));
const sites = await Promise.all([here, ...process.argv.slice(2, 3)].map(open));
const phone = await SlowPhone.start(executablePath);
const isCompared = sites.length > 1;
console.log(isCompared ? '| board | this build | the other | ratio |' : '| board | ready after |');
console.log(isCompared ? '|---|---|---|---|' : '|---|---|');
try {
  for (const game of GAMES) {
    const times = sites.map(() => []);
    for (let i = 0; i < STARTS; i++) {
      for (const [nth, { url }] of sites.entries())
        times[nth].push(await phone.boardReady(`${url}#/new/${game}`));
    }
    const [own, other] = times.map(median);
    const cells = times.map((list) => `${(median(list) / 1000).toFixed(2)} s`);
    if (isCompared) cells.push((own / other).toFixed(2));
    console.log(`| ${[game, ...cells].join(' | ')} |`);
  }
} finally {
  await phone.close();
  await Promise.all(sites.map((site) => site.close()));
}
