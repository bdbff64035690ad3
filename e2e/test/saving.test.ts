import { recordText } from '@nineworlds/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../web/locale/app/en.ts';
import { en as faults } from '../../web/locale/faults/en.ts';
import { ja as notices } from '../../web/locale/notices/ja.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { madeGame, madeSave, people } from '../play/made-game.mjs';
import { OpenPage, playFromSave } from '../play/open-page.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { toldState } from '../play/worker-ear.ts';

/** What somebody sees of a table: what is asked, what can be chosen, how the board stands. */
async function seen(table: TablePage) {
  await table.moment();
  const { view, question, ply } = await toldState(table.page);
  const chips = await table.chips.allInnerTexts();
  return { view, question, ply, asked: await table.question.innerText(), chips };
}

browserTest(
  'a reload in mid-turn shows the same position and the same question',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await setUpTable(page, {
      game: 'yggdrasil',
      seats: 2,
      people: ['Ask', 'Embla'],
      seed: 'reload',
    });
    await table.playUntil(30, drawFrom(1));
    const before = await seen(table);
    await page.reload();
    await expect.poll(() => seen(table)).toEqual(before);
  },
);

browserTest('NeedFire is saved too; a reload draws the curtain again', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await setUpTable(page, { game: 'needfire', seats: 2, people: ['Ask', 'Embla'], seed: 'reload' });
  await table.playUntil(50, drawFrom(1));
  const before = await seen(table);
  await page.reload();
  expect(await table.moment()).toMatchObject({ can: 'sitDown' });
  expect(await page.locator('main.board').count()).toBe(0);
  await table.curtain.click();
  await expect.poll(() => seen(table)).toEqual(before);
});

browserTest('a game goes on from the start page, and from a file', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  const made = { game: 'chronicles', seats: people('Ask', 'Embla'), seed: 'file', plies: 40 };
  await playFromSave(page, await madeSave(made));
  const { ply } = await table.moment();
  await table.playUntil(ply + 1, drawFrom(1));
  const before = await seen(table);

  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator('main section li a').first().click();
  await expect.poll(() => seen(table)).toEqual(before);

  const open2 = await OpenPage.at(page);
  await open2.choose('game.json', recordText(await madeGame(made)));
  await open2.playOn.click();
  expect((await table.moment()).ply).toBe(ply);
});

browserTest('a second tab on the same game says so, and can take it over', async ({ open }) => {
  const page = await open();
  const first = await TablePage.at(page);
  await setUpTable(page, { game: 'yggdrasil', seats: 1, people: ['Ask'], seed: 'tabs' });
  await first.playUntil(8, drawFrom(1));
  const before = await seen(first);

  const other = await page.context().newPage();
  const second = await TablePage.at(other);
  await other.goto(page.url());
  await expectMessage(other, faults.openElsewhere);
  await other.getByRole('button', { name: en.takeOver }).click();
  await expect.poll(() => seen(second)).toEqual(before);

  await expectMessage(page, faults.lostToTab);
  await second.playUntil(before.ply + 1, drawFrom(2));
  const after = await seen(second);
  await page.getByRole('button', { name: en.takeOver }).click();
  await expect.poll(() => seen(first)).toEqual(after);
  await expectMessage(other, faults.lostToTab);
});

/** Storage is spoiled before the worker starts: it runs in the worker, so the worker's script is. */
async function spoilStorage(page: Page, code: string): Promise<void> {
  await page.route(/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code}\n${await response.text()}` });
  });
}

const SPOILT = [
  {
    how: 'blocked',
    code: "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };",
    message: 'savedBlocked',
  },
  {
    how: 'full',
    code: "IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };",
    message: 'savedFull',
  },
] as const;

browserTest.for(SPOILT)(
  'storage that is $how is told, and the game goes on',
  async (spoilt, { open }) => {
    const page = await open({ lang: 'ja', serviceWorker: 'blocked' });
    await spoilStorage(page, spoilt.code);
    const table = await TablePage.at(page);
    await page.locator('#play-yggdrasil').click();
    const { ply } = await table.moment();
    await page.getByText(notices[spoilt.message]).waitFor();
    await table.playUntil(ply + 6, drawFrom(1));
    expect((await table.moment()).ply).toBeGreaterThan(ply);
  },
);

async function expectMessage(page: Page, sentence: string): Promise<void> {
  await page.locator('main.message', { hasText: sentence }).waitFor();
}
