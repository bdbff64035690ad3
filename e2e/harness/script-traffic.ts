import type { BrowserContext, Request } from 'playwright-core';

/** What was loaded as script, by its path on the site, in bytes as they came over the network. */
export class ScriptTraffic {
  readonly files = new Map<string, number>();
  readonly #measured: Promise<void>[] = [];

  /** Measures from now on. */
  watch(context: BrowserContext): void {
    context.on('requestfinished', (request) => {
      this.#measured.push(this.#measure(request));
    });
  }

  /** All bytes of script, once everything that was asked for has arrived. */
  async bytes(): Promise<number> {
    await Promise.all(this.#measured);
    let sum = 0;
    for (const size of this.files.values()) sum += size;
    return sum;
  }

  async #measure(request: Request): Promise<void> {
    const { pathname } = new URL(request.url());
    const response = await request.response();
    if (response === null || response.fromServiceWorker() || !pathname.endsWith('.js')) return;
    // What the browser itself reports as transferred misses a part of what workers load.
    this.files.set(pathname.slice(1), Number(response.headers()['content-length'] ?? 0));
  }
}
