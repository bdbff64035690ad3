// Prints the table of docs/quality.md on how fast boards follow: from the click on "Confirm" to the
// frame that shows what came of it, and tasks that would have dropped frames while bots were thinking.
//   npm run build && node tools/measure-board.mjs [folder of the site]
import { launch } from '../e2e/play/launch.mjs';
import { loadSite, openSite, staticSite } from '../server/dist/index.js';
import { chromium, HOW_TO_INSTALL } from './chromium.mjs';
import { builtFile, GAMES } from './first-visit.mjs';

/** So many moves of each game. */
const MOVES = 50;
const CONFIRM = '.question .acts .primary:not([aria-disabled=true])';
const CHIPS = '.question .chips .btn.legal';
const ENDING = '.question .ending';
const THIS_MACHINE = '127.0.0.1';

/** Runs in the page: notes when somebody confirms, when the worker answers, and when it is shown. */
function watch() {
  globalThis.measured = { moves: [], longTasks: [] };
  let clicked;
  addEventListener(
    'click',
    ({ target }) => {
      const isConfirm = target instanceof Element && target.closest('.acts .primary') !== null;
      if (isConfirm) clicked = performance.now();
    },
    true,
  );
  const soon = (act) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(0);
  };
  const shown = (told, from) => {
    const move = { answer: told - from };
    // The next task: the page has taken the answer in; asking for a height lays it out.
    soon(() => {
      document.querySelector('main.board')?.getBoundingClientRect();
      move.update = performance.now() - told;
      // And the next one after a frame.
      requestAnimationFrame(() =>
        soon(() => {
          move.frame = performance.now() - from;
          globalThis.measured.moves.push(move);
        }),
      );
    });
  };
  globalThis.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({ data }) => {
        if (clicked === undefined || data.type !== 'news') return;
        shown(performance.now(), clicked);
        clicked = undefined;
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.measured.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The numbers of a small generator, the same in every run. */
function* numbers(seed) {
  for (let n = seed; ; n = (n * 48271) % 2147483647) yield n;
}

async function measure(browser, site, game) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const draw = numbers(7);
  const moves = [];
  let longTasks = [];
  let work = 0;
  while (moves.length < MOVES) {
    await page.goto('about:blank');
    await page.goto(`${site}#/new/${game}`);
    await page.locator(CHIPS).first().waitFor();
    // What loading costs is measured elsewhere.
    await page.evaluate(() => globalThis.measured.longTasks.splice(0));
    const before = await busyTime(devtools);
    let isOver = false;
    while (!isOver && moves.length + (await movesIn(page)) < MOVES) {
      await page.locator(`${CONFIRM}, ${CHIPS}, ${ENDING}`).first().waitFor();
      const [considered, chips] = [page.locator(CONFIRM), page.locator(CHIPS)];
      isOver = (await page.locator(ENDING).count()) > 0;
      if ((await considered.count()) > 0) {
        const measuredBefore = await movesIn(page);
        await considered.click();
        await page.waitForFunction((n) => globalThis.measured.moves.length > n, measuredBefore);
      } else if (!isOver) {
        const count = await chips.count();
        const chip = chips.nth(draw.next().value % Math.max(1, count));
        // It may be gone: the next question has come meanwhile.
        await chip.click({ timeout: 1000 }).catch(() => undefined);
      }
    }
    const measured = await page.evaluate(() => globalThis.measured);
    work += (await busyTime(devtools)) - before;
    moves.push(...measured.moves);
    longTasks = [...longTasks, ...measured.longTasks];
  }
  await context.close();
  return { moves, longTasks, work: work / moves.length };
}

/** How long the page's thread has worked so far, in milliseconds. */
async function busyTime(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

function movesIn(page) {
  return page.evaluate(() => globalThis.measured.moves.length);
}

const executablePath = chromium();
if (executablePath === undefined) {
  console.error(HOW_TO_INSTALL);
  process.exit(2);
}
const folder = process.argv[2] ?? builtFile('');
const site = await openSite(staticSite(await loadSite(folder)), THIS_MACHINE, [0]);
const browser = await launch(executablePath);
const ms = (time) => `${time.toFixed(1)} ms`;
console.log(
  '| board | moves | click to answer | update of the board | click to frame | work | long tasks |',
);
console.log('|---|---|---|---|---|---|---|');
for (const game of GAMES) {
  const { moves, longTasks, work } = await measure(browser, site.url, game);
  const of = (part) => ms(median(moves.map((move) => move[part])));
  const longest =
    longTasks.length === 0 ? 'none' : `${longTasks.length}, ${ms(Math.max(...longTasks))}`;
  const cells = [game, moves.length, of('answer'), of('update'), of('frame'), ms(work), longest];
  console.log(`| ${cells.join(' | ')} |`);
}
await browser.close();
await site.close();
