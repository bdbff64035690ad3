import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fr as rulesFr } from '../../web/locale/rules/fr.ts';
import { en as setup } from '../../web/locale/setup/en.ts';
import { browserTest } from '../harness/browser-test.ts';
import { tabTo } from '../play/keys.ts';
import { TablePage } from '../play/table-page.ts';

browserTest('each page has a title, and the keyboard begins at its heading', async ({ open }) => {
  const page = await open();
  await expect.poll(() => page.title()).toBe('Nine Worlds');
  await tabTo(page, '#setup-chronicles');
  await page.keyboard.press('Enter');
  await focused(page, 'h1');
  await expect
    .poll(() => page.title())
    .toBe(`${setup.title('Yggdrasil Chronicles')} – Nine Worlds`);
  await tabTo(page, 'a.rules');
  await page.keyboard.press('Enter');
  await focused(page, 'h1');
  await page.goBack();
  await page.locator('#seed').waitFor();
  await focused(page, 'h1');
  await page.goBack();
  await page.locator('#play-yggdrasil').waitFor();
  await focused(page, 'h1');
  await expect.poll(() => page.title()).toBe('Nine Worlds');
});

browserTest('a table that somebody goes to begins at its question', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await tabTo(page, '#play-yggdrasil');
  await page.keyboard.press('Enter');
  await table.moment();
  await focused(page, '.question h2');
  await expect.poll(() => page.title()).toBe('Yggdrasil – Nine Worlds');
});

browserTest('a page that is opened first has its title, and no focus', async ({ open }) => {
  const page = await open({ path: '#/rules', lang: 'fr' });
  await page.waitForFunction((title) => document.title === title, `${rulesFr.title} – Nine Worlds`);
  await focused(page, 'body');
});

/** Waits until the focus is at a place. */
async function focused(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((at) => document.activeElement?.matches(at) === true, selector);
}
