import { once } from 'node:events';

/** Speaks with a Chromium that was started with `--remote-debugging-pipe`, in its own protocol. */
export class BrowserPipe {
  #browser;
  #last = 0;
  /** Who waits for an answer, by the number of the question; and for an event, by its name. */
  #asked = new Map();
  #awaited = new Map();
  #rest = '';
  /** Fails when the browser has gone, or never came. */
  #gone;

  /** The browser reads from its third stream and writes to its fourth; a zero ends each message. */
  constructor(browser) {
    this.#browser = browser;
    const [, , , input, output] = browser.stdio;
    this.#gone = Promise.race([once(browser, 'exit'), once(input, 'error')]).then(
      () => {
        throw new Error('the browser has gone');
      },
      (error) => {
        throw new Error('the browser does not start', { cause: error });
      },
    );
    this.#gone.catch(() => {});
    output.setEncoding('utf8').on('data', (text) => {
      const messages = (this.#rest + text).split('\0');
      this.#rest = messages.pop() ?? '';
      for (const message of messages) this.#hear(JSON.parse(message));
    });
  }

  /** Asks the browser for something, or one of its pages. */
  send(method, params = {}, sessionId) {
    const id = ++this.#last;
    this.#browser.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    const answer = new Promise((resolve, reject) => this.#asked.set(id, { resolve, reject }));
    return Promise.race([answer, this.#gone]);
  }

  /** The next event of a name from a page. */
  next(method, sessionId) {
    const event = new Promise((resolve) => this.#awaited.set(`${method} ${sessionId}`, resolve));
    return Promise.race([event, this.#gone]);
  }

  /** Ends the browser; it may have gone before. */
  async close() {
    this.send('Browser.close').catch(() => {});
    await this.#gone.catch(() => {});
  }

  #hear({ id, method, params, sessionId, result, error }) {
    if (id === undefined) {
      const event = `${method} ${sessionId}`;
      this.#awaited.get(event)?.(params);
      this.#awaited.delete(event);
      return;
    }
    const waiting = this.#asked.get(id);
    this.#asked.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(error.message));
  }
}
