import { once } from 'node:events';

/** Speaks with a Chromium that was started with `--remote-debugging-pipe`, in its own protocol. */
export class BrowserPipe {
  #browser;
  #last = 0;
  /** Who waits for an answer, by the number of the question; and for an event, by its name. */
  #asked = new Map();
  #awaited = new Map();
  #rest = '';

  /** The browser writes to its fourth stream and reads from its third; a zero ends each message. */
  constructor(browser) {
    this.#browser = browser;
    const [, , , , output] = browser.stdio;
    output.setEncoding('utf8').on('data', (text) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop() ?? '';
      for (const message of messages) this.#hear(JSON.parse(message));
    });
    browser.once('exit', () => {
      for (const { reject } of this.#asked.values()) reject(new Error('the browser has gone'));
    });
  }

  /** Asks the browser for something, or one of its pages. */
  send(method, params = {}, sessionId) {
    const id = ++this.#last;
    this.#browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
  }

  /** The next event of a name from a page. */
  next(method, sessionId) {
    return new Promise((resolve) => this.#awaited.set(`${method} ${sessionId}`, resolve));
  }

  async close() {
    const gone = once(this.#browser, 'exit');
    this.send('Browser.close').catch(() => {});
    await gone;
  }

  #hear({ id, method, params, sessionId, result, error }) {
    if (id === undefined) {
      this.#awaited.get(`${method} ${sessionId}`)?.(params);
      return;
    }
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }
}
