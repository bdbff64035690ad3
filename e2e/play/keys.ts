import type { Page } from 'playwright-core';

/** Tab stops at no more places on any page. */
const MOST_TABS = 120;

/** Goes on with Tab until the focus is where it is wanted. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isAt(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never leads to ${selector}`);
}

/** Goes on with the arrows, all the ways round, until the focus is where it is wanted. */
export async function arrowTo(page: Page, selector: string): Promise<void> {
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  for (let i = 0; i < MOST_TABS; i++) {
    if (await isAt(page, selector)) return;
    await page.keyboard.press(arrows[(i >> 1) % arrows.length] ?? '');
  }
  throw new Error(`no arrow leads to ${selector}`);
}

function isAt(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((at) => document.activeElement?.matches(at) === true, selector);
}
