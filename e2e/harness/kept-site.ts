import type { Page } from 'playwright-core';

/** Waits until the service worker keeps the site, so that the next start needs no network. */
export async function siteIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active !== null && active.state === 'activating') {
      await new Promise((resolve) => {
        active.addEventListener('statechange', resolve, { once: true });
      });
    }
  });
}

/** The names of what is kept in this browser. */
export function keptCaches(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}
