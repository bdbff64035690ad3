import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** Opens the menu of a table. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.locator('header .menu').click();
  const menu = page.locator('dialog[open][aria-labelledby=menu-title]');
  await menu.locator('section').first().waitFor();
  return menu;
}

/** The file that "Save file" in the menu gives: the whole game, with everything hidden. */
export async function saveFromMenu(page: Page): Promise<string> {
  const menu = await openMenu(page);
  await menu.locator('button:has(use[href$="#save"])').click();
  const coming = page.waitForEvent('download');
  await page.locator('dialog[open][aria-labelledby=share-title] .primary').click();
  return readFile(await (await coming).path(), 'utf8');
}

/** The link to this moment that "Share" in the menu gives. */
export async function linkFromMenu(page: Page): Promise<string> {
  const menu = await openMenu(page);
  await menu.locator('button:has(use[href$="#share"])').click();
  await page.waitForFunction(
    () => !['', undefined].includes(document.querySelector<HTMLInputElement>('#share-link')?.value),
  );
  return page.locator('#share-link').inputValue();
}
