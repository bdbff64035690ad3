import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fr as notices } from '../../web/locale/notices/fr.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { toldState } from '../play/worker-ear.ts';

/** Does to the storage what a later version of the site will do, from another tab. */
async function upgradeFrom(tab: Page): Promise<void> {
  await tab.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('nineworlds', 99);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('later', { keyPath: 'id' });
        };
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
        request.onerror = () => reject(new Error(String(request.error)));
      }),
  );
}

async function boardOf(table: TablePage) {
  await table.moment();
  const { view, ply } = await toldState(table.page);
  return { view, ply };
}

browserTest(
  'a tab lets go of the storage when a newer one upgrades it, says "reload", and nothing is lost',
  async ({ open }) => {
    const page = await open({ lang: 'fr' });
    const table = await TablePage.at(page);
    await setUpTable(page, { game: 'yggdrasil', seats: 1, people: ['Ask'], seed: 'upgrade' });
    await table.playUntil(8, drawFrom(1));
    const before = await boardOf(table);

    const other = await page.context().newPage();
    await other.goto(new URL('#/credits', page.url()).href);
    await upgradeFrom(other);

    const notice = page.getByRole('alert').filter({ hasText: notices.storage.outdated });
    await notice.waitFor();
    await notice.getByRole('button', { name: notices.reload }).click();
    // The same build again: it reads what the newer one has left, and still says so.
    await expect.poll(() => boardOf(table)).toEqual(before);
    await notice.waitFor();

    await table.playUntil(before.ply + 1, drawFrom(1));
    await page.getByText(notices.savedBlocked).waitFor();
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('main section li a').first().click();
    await expect.poll(() => boardOf(table)).toEqual(before);
  },
);

/** What no version of the site has written. */
const DAMAGED = ['', 'null', '[]', '{', '7', '{"lang":"xx","theme":3,"seats":[null],"given":7}'];

browserTest.for(DAMAGED)(
  'settings and choices that are damaged fall back to the usual ones: %s',
  async (damaged, { open }) => {
    const page = await open({ path: '#/settings' });
    await page.getByRole('heading').first().waitFor();
    await page.evaluate((text) => {
      for (const game of ['yggdrasil', 'chronicles', 'needfire']) {
        localStorage.setItem(`nineworlds-setup-${game}`, text);
      }
      localStorage.setItem('nineworlds-settings', text);
      localStorage.setItem('nineworlds-chronicles-tree', text);
      localStorage.setItem('nineworlds-review', text);
    }, damaged);
    await page.reload();
    const table = await TablePage.at(page);
    await setUpTable(page, { game: 'chronicles', seats: 1, people: ['Ask'], seed: 'damaged' });
    expect((await table.moment()).ply).toBeGreaterThan(0);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  },
);
