import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite, type OpenSite, openSite, staticSite } from '@nineworlds/server';
import type { TestProject } from 'vitest/node';
import { chromium, HOW_TO_INSTALL } from '../../tools/chromium.mjs';

declare module 'vitest' {
  /** What every test file gets to know. */
  export interface ProvidedContext {
    siteUrl: string;
    /** The path of a browser; empty if there is none. */
    chromium: string;
  }
}

let site: OpenSite;

/** Serves the built site to all tests, and looks for a browser. */
export async function setup({ provide }: TestProject): Promise<void> {
  const folder = join(import.meta.dirname, '../../web/dist');
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('The site is not built: npm run build');
  }
  const browser = chromium();
  if (browser === undefined) {
    if (process.env.CI) throw new Error(HOW_TO_INSTALL);
    console.error(`${HOW_TO_INSTALL}\nThe tests in a browser are skipped.`);
  }
  site = await openSite(staticSite(await loadSite(folder)), '127.0.0.1', [0]);
  provide('siteUrl', site.url);
  provide('chromium', browser ?? '');
}

/** Stops serving. */
export async function teardown(): Promise<void> {
  await site?.close();
}
