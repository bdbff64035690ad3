import { expect } from 'vitest';
import { en as faults } from '../../web/locale/faults/en.ts';
import { en } from '../../web/locale/open/en.ts';
import { ja } from '../../web/locale/open/ja.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { madeSave, people } from '../play/made-game.mjs';
import { OpenPage } from '../play/open-page.ts';
import { TablePage } from '../play/table-page.ts';

const MADE = { game: 'yggdrasil', seats: people('Ask'), seed: 'opening', plies: 12 };

browserTest('an empty field and an empty file are told', async ({ open }) => {
  const page = await open({ lang: 'ja' });
  const opening = await OpenPage.at(page);
  await page.locator('form .primary').click();
  await expectSaid(opening, ja.emptyText);
  await opening.choose('empty.json', '');
  await expectSaid(opening, ja.emptyFile);
  await page.locator('#open-text').fill('  \n ');
  await page.locator('form .primary').click();
  await expectSaid(opening, ja.emptyText);
});

browserTest('what is pasted is looked at at once', async ({ open }) => {
  const page = await open();
  const opening = await OpenPage.at(page);
  const field = page.locator('#open-text');
  await field.fill(await madeSave(MADE));
  expect(await opening.result.innerText()).toBe('');
  await field.press('Control+A');
  await field.press('Control+X');
  await expect.poll(() => field.inputValue()).toBe('');
  await field.press('Control+V');
  await opening.playOn.waitFor();
});

browserTest('a link to a game leads there where the game is saved', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await page.locator('#play-yggdrasil').click();
  const { ply } = await table.moment();
  await table.playUntil(ply + 1, drawFrom(1));
  const address = page.url();
  const opening = await OpenPage.at(page);
  await opening.look(address);
  await opening.result.getByRole('link', { name: en.toSaved }).click();
  expect((await table.moment()).ply).toBeGreaterThan(ply);
  expect(page.url()).toBe(address);

  const elsewhere = await OpenPage.at(await open());
  await elsewhere.look(address);
  await expectSaid(elsewhere, faults.savedElsewhere);
});

browserTest('a broken link to a moment is no moment', async ({ open }) => {
  const page = await open();
  const opening = await OpenPage.at(page);
  await opening.look(`${new URL(page.url()).origin}/#/o/zzzz`);
  await expectSaid(opening, faults.badLink);
});

browserTest(
  'what is wrong with a save is told plainly, and details when asked',
  async ({ open }) => {
    const opening = await OpenPage.at(await open());
    const record = JSON.parse(await madeSave(MADE));
    await opening.look(JSON.stringify({ ...record, hash: record.hash.replace(/^.{4}/, '0000') }));
    await expectSaid(opening, faults.damaged);
    expect(await opening.result.innerText()).not.toContain('0000');
    await opening.result.locator('summary').click();
    await opening.result.getByText('0000').waitFor();
    await opening.look(JSON.stringify({ ...record, nineworlds: 2 }));
    await expectSaid(opening, faults.newerFormat);
    expect(await opening.result.innerText()).not.toContain(faults.damaged);
  },
);

async function expectSaid(opening: OpenPage, sentence: string): Promise<void> {
  await opening.result.getByText(sentence, { exact: true }).waitFor();
}
