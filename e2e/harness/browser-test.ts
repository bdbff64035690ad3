import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { test as base, expect, inject } from 'vitest';
import { LIMITS } from './limits.ts';
import type { ScriptTraffic } from './script-traffic.ts';

/** How somebody comes to the site, with nothing stored yet. */
export interface Visit {
  /** What comes after the address of the site: `#/rules/needfire`. Nothing: the start page. */
  readonly path?: string;
  /** The address of the site, if it is another one than all tests share. */
  readonly site?: string;
  /** Chosen as most people choose it: by the setting of their system. */
  readonly theme?: 'birch' | 'night';
  readonly size?: keyof typeof SIZES;
  readonly lang?: keyof typeof LOCALES;
  /** Without motion tests need not wait; `full` is for tests of motion. */
  readonly motion?: 'reduced' | 'full';
  /** Without service worker everything comes over the network. */
  readonly serviceWorker?: 'allowed' | 'blocked';
  /** Measures the visit from its first byte on. */
  readonly traffic?: ScriptTraffic;
  /** Troubles that the test brings about itself. */
  readonly forgiven?: RegExp;
}

const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
} as const;

const LOCALES = { en: 'en-GB', ja: 'ja-JP', fr: 'fr-FR', it: 'it-IT' } as const;

const FLAGS = [
  // Containers run as root, where Chromium has no sandbox.
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
];

/** Opens pages of the site, each visit in a browser without a past. */
export type Open = (visit?: Visit) => Promise<Page>;

interface Fixtures {
  readonly open: Open;
}

/** Only for what the site is measured with; tests use `open`. */
interface FileFixtures {
  readonly browser: Browser;
}

const withBrowser = base.extend<Fixtures & FileFixtures>({
  browser: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names from the pattern.
    async ({}, use) => {
      const browser = await chromium.launch({
        executablePath: inject('chromium'),
        args: FLAGS,
        timeout: LIMITS.hook,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'file' },
  ],
  open: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async ({ path = '', site = inject('siteUrl'), forgiven, traffic, ...visit } = {}) => {
      const context = await newContext(browser, visit);
      contexts.push(context);
      context.setDefaultTimeout(LIMITS.action);
      watch(context, (trouble) => {
        if (!forgiven?.test(trouble)) troubles.push(trouble);
      });
      traffic?.watch(context);
      const page = await context.newPage();
      await page.goto(site + path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(troubles, 'errors in the browser').toEqual([]);
  },
});

/**
 * A test that gets `open`. It fails if anything goes wrong in a page that it opened, even unseen:
 * an error, a message of an error in the console, a file that is not there.
 */
export const browserTest = withBrowser.runIf(inject('chromium') !== '');

function newContext(
  browser: Browser,
  {
    theme = 'birch',
    size = 'desktop',
    lang = 'en',
    motion = 'reduced',
    serviceWorker = 'allowed',
  }: Visit,
): Promise<BrowserContext> {
  return browser.newContext({
    ...SIZES[size],
    locale: LOCALES[lang],
    colorScheme: theme === 'night' ? 'dark' : 'light',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    serviceWorkers: serviceWorker === 'allowed' ? 'allow' : 'block',
  });
}

function watch(context: BrowserContext, note: (trouble: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => note(error.error().stack ?? String(error.error())));
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
}
