import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../web/locale/app/en.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { ReplayPage } from '../play/replay-page.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';

const PLANTED = /planted/;

/** Plays a while, and gives the place of the game. */
async function playedGame(page: Page, seed: string): Promise<string> {
  const table = await TablePage.at(page);
  await setUpTable(page, { game: 'chronicles', seats: 1, people: ['Ask'], seed });
  await table.playUntil(16, drawFrom(1));
  return page.url();
}

/** Lets the worker that hosts the tables fail, and waits until that is told. */
async function breakHost(page: Page): Promise<void> {
  const [worker] = page.workers();
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await page.locator('main.message', { hasText: en.brokeDown }).waitFor();
}

browserTest('a replay tells that its host has failed, and opens anew', async ({ open }) => {
  const page = await open({ forgiven: PLANTED });
  const game = await playedGame(page, 'replay');
  await page.goto(`${game.replace('#/play/', '#/replay/')}/9`);
  await ReplayPage.at(page);
  await breakHost(page);
  await page.getByRole('button', { name: en.tryAgain }).click();
  const replay = await ReplayPage.at(page);
  expect(await replay.ply()).toBe(9);
  // The board follows again, and the game can be gone on with.
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/\/8$/);
  await replay.again.click();
  await page.waitForURL(/#\/play\//);
  await page.locator('.question').waitFor();
});

browserTest('a try-out whose host has failed begins anew', async ({ open }) => {
  const page = await open({ forgiven: PLANTED });
  const game = await playedGame(page, 'tryout');
  await page.goto(game.replace('#/play/', '#/sandbox/'));
  const table = new TablePage(page);
  await table.question.waitFor();
  await page.getByText(en.sandboxFrame).first().waitFor();
  await breakHost(page);
  await page.getByRole('button', { name: en.tryAgain }).click();
  await page.getByText(en.sandboxFrame).first().waitFor();
  await table.question.waitFor();
  await breakHost(page);
  await page.getByRole('link', { name: en.leaveSandbox }).click();
  await page.waitForURL(game);
  await table.question.waitFor();
});
