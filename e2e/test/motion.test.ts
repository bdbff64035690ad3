import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAMES } from '../../tools/first-visit.mjs';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { TablePage } from '../play/table-page.ts';

declare global {
  var movements: number | undefined;
}

browserTest.for(GAMES)(
  'with motion, things of %s move, and nobody has to wait for them',
  async (game, { open }) => {
    const page = await open({ motion: 'full' });
    const table = await TablePage.at(page);
    await countMovements(page);
    await page.locator(`#play-${game}`).click();
    const { ply } = await table.moment();
    await table.playUntil(ply + 12, drawFrom(8));
    expect(await page.evaluate(() => globalThis.movements)).toBeGreaterThan(0);
  },
);

browserTest('where less motion is asked for, nothing moves', async ({ open }) => {
  const page = await open({ motion: 'reduced' });
  const table = await TablePage.at(page);
  await countMovements(page);
  await page.locator('#play-yggdrasil').click();
  const { ply } = await table.moment();
  await table.playUntil(ply + 12, drawFrom(8));
  expect(await page.evaluate(() => globalThis.movements)).toBe(0);
});

/** Counts what moves on a board, but not the quick signs that something can be touched. */
async function countMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const LONG_MS = 150;
    globalThis.movements = 0;
    const look = () => {
      const moving = document.querySelector('main.board')?.getAnimations({ subtree: true }) ?? [];
      const long = moving.filter(
        ({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) >= LONG_MS,
      );
      globalThis.movements = (globalThis.movements ?? 0) + long.length;
      requestAnimationFrame(look);
    };
    look();
  });
}
