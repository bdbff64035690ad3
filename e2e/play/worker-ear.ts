import type { Message, Numbered, TableState } from '@nineworlds/protocol';
import type { Page } from 'playwright-core';

/** What went between a page and its worker. */
interface Ear {
  /** How many questions of the page have no answer yet. */
  open: number;
  /** How the table stands, by the last message that told it. */
  state: TableState | undefined;
  readonly sent: Numbered[];
  readonly heard: Message[];
}

declare global {
  var ear: Ear | undefined;
}

/** Listens to the worker of a page, from now on and after every reload. Not one message is changed. */
export async function listenToWorker(page: Page): Promise<void> {
  await page.addInitScript(install);
  await page.evaluate(install);
}

/** How the table stands, as the page was last told. */
export async function toldState(page: Page): Promise<TableState> {
  const state = await page.evaluate(() => globalThis.ear?.state);
  if (state === undefined) throw new Error('the page has not been told of a table');
  return state;
}

/** Every message that the worker has sent since it was last asked for. */
export function takeHeard(page: Page): Promise<Message[]> {
  return page.evaluate(() => globalThis.ear?.heard.splice(0) ?? []);
}

/** Runs in the page. */
function install(): void {
  if (globalThis.ear !== undefined) return;
  const ear: Ear = { open: 0, state: undefined, sent: [], heard: [] };
  globalThis.ear = ear;
  const hear = (message: Message): void => {
    ear.heard.push(message);
    if (message.type === 'answer' || message.type === 'faults') ear.open--;
    if (message.type === 'news') ear.state = message.state;
    if (message.type !== 'answer') return;
    const { answer } = message;
    if ('state' in answer) ear.state = answer.state;
  };
  globalThis.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data));
    }
    override postMessage(message: Numbered): void {
      ear.open++;
      ear.sent.push(message);
      super.postMessage(message);
    }
  };
}
