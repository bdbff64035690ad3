// A phone on a slow network, as Lighthouse takes it to be.
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
const CPU_SLOWDOWN = 4;
const LONG_MS = 60_000;

/**
 * Tells when the first frame with a board has been drawn. The page looks itself, at every frame:
 * waiting from outside asks every half second only, and brings a large script into the slow page.
 */
const WATCH = `requestAnimationFrame(function look() {
  if (document.querySelector('main.board') === null) requestAnimationFrame(look);
  else setTimeout(() => tellBoardSeen(String(performance.now())));
});`;

/**
 * A listener that answers as if from far away: every answer is late, and all of them together come
 * no faster than the network. What a worker loads is slowed too, which a browser's own brake is not.
 */
export function farAway(listener) {
  let freeAt = 0;
  return (request, response) => {
    const end = response.end.bind(response);
    response.end = (body = '', ...rest) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now + ROUND_TRIP_MS) + body.length / BYTES_PER_MS;
      void pause(freeAt - now).then(() => end(body, ...rest));
      return response;
    };
    listener(request, response);
  };
}

/** A browser with a slow processor, and nothing in its cache. */
export class SlowPhone {
  #browser;

  constructor(browser) {
    this.#browser = browser;
  }

  static async start(executablePath) {
    return new SlowPhone(await chromium.launch({ executablePath, args: ['--no-sandbox'] }));
  }

  /** How many milliseconds after its start a page shows a board that can be played. */
  async boardReady(url) {
    const context = await this.#browser.newContext({
      viewport: { width: 360, height: 640 },
      isMobile: true,
      hasTouch: true,
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const seen = new Promise((resolve) => {
      session.on('Runtime.bindingCalled', ({ payload }) => resolve(Number(payload)));
    });
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'tellBoardSeen' });
    await session.send('Page.enable');
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await page.goto(url, { waitUntil: 'commit', timeout: LONG_MS });
    const time = await Promise.race([seen, pause(LONG_MS, undefined, { ref: false })]);
    if (time === undefined) throw new Error(`no board at ${url}`);
    await context.close();
    return time;
  }

  async close() {
    await this.#browser.close();
  }
}
