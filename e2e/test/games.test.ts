import { checkRecord, fromCompact, verify } from '@nineworlds/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { moduleOf } from '../play/made-game.mjs';
import { ReplayPage } from '../play/replay-page.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { toldState } from '../play/worker-ear.ts';

/** After the end: what is saved is sound, and a link to it holds the same game. */
async function expectSoundRecord(page: Page): Promise<void> {
  const { ply } = await toldState(page);
  await page.locator('.question .ways a[href*="replay"]').click();
  const replay = await ReplayPage.at(page);
  const saved: unknown = JSON.parse(await replay.saved());
  const game = await (await moduleOf(String((saved as { game: unknown }).game))).checked();
  const record = checkRecord(game, saved);
  expect(verify(game, record)).toMatchObject({ ok: true });
  expect(record.moves).toHaveLength(ply);
  const [, text = '', moment = ''] = /#\/r\/([^/]+)\/(\d+)$/.exec(await replay.link()) ?? [];
  expect(Number(moment)).toBe(ply);
  const shared = fromCompact(game, decodeURIComponent(text));
  expect(verify(game, shared)).toMatchObject({ ok: true });
  expect(shared.hash).toBe(record.hash);
}

browserTest('a whole game of Yggdrasil by clicks, set up with a seed', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await page.locator('#setup-yggdrasil').click();
  await setUpTable(page, { game: 'yggdrasil', seats: 1, people: ['Ask'], seed: 'first' });
  await table.playOn(drawFrom(1));
  await expectSoundRecord(page);
});

browserTest('a whole game of Chronicles by clicks, set up with a seed', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await page.locator('#setup-chronicles').click();
  await setUpTable(page, { game: 'chronicles', seats: 2, people: ['Ask', 'Embla'], seed: 'first' });
  await table.playOn(drawFrom(2));
  await expectSoundRecord(page);
});

browserTest('a whole game of NeedFire by clicks, with "Play now"', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await page.locator('#play-needfire').click();
  await table.playOn(drawFrom(3));
  await expectSoundRecord(page);
});

browserTest('nobody waits for ever, however fast the bots play', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  for (let game = 0; game < 6; game++) {
    await page.locator('#play-needfire').click();
    await table.chips.first().waitFor();
    await page.goto(new URL('#/', page.url()).href);
  }
});
