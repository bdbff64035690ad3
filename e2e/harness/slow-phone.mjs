// A phone on a slow network, as Lighthouse takes it to be.
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from '../play/launch.mjs';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
const PIECE_BYTES = 1460;
const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};
const LONG_MS = 60_000;

/**
 * Runs in the page: tells when the first frame with a board has been drawn. The page looks itself, at
 * every frame: asking from outside would keep a slow page busy.
 */
function watch() {
  requestAnimationFrame(function look() {
    if (document.querySelector('main.board') === null) requestAnimationFrame(look);
    else setTimeout(() => globalThis.tellBoardSeen(performance.now()));
  });
}

/**
 * A listener that answers as if from far away: every answer is late, and all of them together come
 * no faster than the network, one after the other and in pieces. What a worker loads is slowed too,
 * which a browser's own brake is not.
 */
export function farAway(listener) {
  let freeAt = 0;
  return (request, response) => {
    const end = response.end.bind(response);
    response.end = (body = '') => {
      const from = Math.max(freeAt, performance.now() + ROUND_TRIP_MS);
      freeAt = from + body.length / BYTES_PER_MS;
      void sendSlowly(response, Buffer.from(body), from).then(() => end());
      return response;
    };
    listener(request, response);
  };
}

async function sendSlowly(response, body, from) {
  await pause(from - performance.now());
  for (let start = 0; start < body.length; start += PIECE_BYTES) {
    const piece = body.subarray(start, start + PIECE_BYTES);
    await pause(from + (start + piece.length) / BYTES_PER_MS - performance.now());
    response.write(piece);
  }
}

function withResolvers() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A browser with a slow processor, and nothing in its cache. */
export class SlowPhone {
  #browser;

  constructor(browser) {
    this.#browser = browser;
  }

  static async start(executablePath) {
    return new SlowPhone(await launch(executablePath));
  }

  /** How many milliseconds after its start a page shows a board that can be played. */
  async boardReady(url) {
    const context = await this.#browser.newContext(PHONE);
    try {
      const page = await context.newPage();
      const brake = await context.newCDPSession(page);
      await brake.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      const { promise: seen, resolve } = withResolvers();
      await page.exposeFunction('tellBoardSeen', resolve);
      await page.addInitScript(watch);
      await page.goto(url, { waitUntil: 'commit' });
      const told = await Promise.race([seen, pause(LONG_MS, undefined, { ref: false })]);
      if (told === undefined) throw new Error(`no board at ${url}`);
      return told;
    } finally {
      await context.close();
    }
  }

  close() {
    return this.#browser.close();
  }
}
