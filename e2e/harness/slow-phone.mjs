// A phone on a slow network, as Lighthouse takes it to be.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { BrowserPipe } from './browser-pipe.mjs';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = (1.6 * 1024 * 1024) / 8 / 1000;
const PIECE_BYTES = 1460;
const CPU_SLOWDOWN = 4;
const SCREEN = { width: 360, height: 640, deviceScaleFactor: 1, mobile: true };
const LONG_MS = 60_000;
const BROWSER_ARGS = [
  '--headless',
  '--no-sandbox',
  '--remote-debugging-pipe',
  '--lang=en-GB',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
];

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

/**
 * A browser with a slow processor, and nothing in its cache. It is spoken to without a driver: one that
 * watches what a page asks for has the browser find out from which line of which script every time,
 * which makes a slow page slower still.
 */
export class SlowPhone {
  #pipe;
  #folder;

  constructor(browser, folder) {
    this.#pipe = new BrowserPipe(browser);
    this.#folder = folder;
  }

  static start(executablePath) {
    const folder = mkdtempSync(join(tmpdir(), 'nineworlds-phone-'));
    const args = [...BROWSER_ARGS, `--user-data-dir=${folder}`];
    const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
    return new SlowPhone(spawn(executablePath, args, { stdio }), folder);
  }

  /** How many milliseconds after its start a page shows a board that can be played. */
  async boardReady(url) {
    const { browserContextId } = await this.#pipe.send('Target.createBrowserContext');
    try {
      return await this.#boardReady(url, browserContextId);
    } finally {
      await this.#pipe.send('Target.disposeBrowserContext', { browserContextId });
    }
  }

  async #boardReady(url, browserContextId) {
    const blank = { url: 'about:blank', browserContextId };
    const { targetId } = await this.#pipe.send('Target.createTarget', blank);
    const page = { targetId, flatten: true };
    const { sessionId } = await this.#pipe.send('Target.attachToTarget', page);
    const send = (method, params) => this.#pipe.send(method, params, sessionId);
    await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await send('Emulation.setDeviceMetricsOverride', SCREEN);
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Page.enable');
    await send('Page.addScriptToEvaluateOnNewDocument', { source: WATCH });
    await send('Runtime.enable');
    await send('Runtime.addBinding', { name: 'tellBoardSeen' });
    const seen = this.#pipe.next('Runtime.bindingCalled', sessionId);
    await send('Page.navigate', { url });
    const told = await Promise.race([seen, pause(LONG_MS, undefined, { ref: false })]);
    if (told === undefined) throw new Error(`no board at ${url}`);
    return Number(told.payload);
  }

  async close() {
    await this.#pipe.close();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
