import { deflateRawSync } from 'node:zlib';
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
  'a moment that somebody has made up gets the sentence of its page',
  async ({ open }) => {
    const page = await open();
    const moment = {
      nw: 1,
      game: 'needfire',
      cooperative: false,
      options: { seats: 2 },
      viewer: 0,
      ply: 1,
      turn: 1,
      asked: 0,
      question: 'giveFlame',
      view: {},
      seats: people('Ask', 'Embla'),
      entries: [],
    };
    const views = [{}, { hands: 7, ring: [{}] }, { seats: 1e9, seat: 'x' }];
    for (const view of views) {
      const text = deflateRawSync(JSON.stringify({ ...moment, view })).toString('base64url');
      await page.goto(`${new URL(page.url()).origin}/#/o/${text}`);
      await page.getByText(faults.badLink).waitFor();
      expect(await page.locator('body').innerText()).not.toMatch(/TypeError|undefined|Error:/);
      await page.goto(`${new URL(page.url()).origin}/#/`);
    }
  },
);

browserTest('a game with a thousand branches is checked, and that is told', async ({ open }) => {
  const opening = await OpenPage.at(await open());
  const record = JSON.parse(await madeSave(MADE));
  const branches = Array.from({ length: 1000 }, (_, i) => {
    const from = i % record.moves.length;
    return { from, moves: record.moves.slice(from) };
  });
  // Whatever is told between two frames is seen.
  await opening.page.evaluate(() => {
    const told = new Set<string>();
    Object.assign(window, { told });
    new MutationObserver(() => {
      told.add(document.querySelector('.checking')?.textContent?.trim() ?? '');
    }).observe(document.body, { childList: true, subtree: true });
  });
  await opening.look(JSON.stringify({ ...record, branches }));
  await opening.playOn.waitFor();
  const told = await opening.page.evaluate(() => [...(window as unknown as Told).told]);
  expect(told).toContain(en.checking);
  expect(await opening.page.locator('.checking').count()).toBe(0);
});

/** What the page has told while it checked a game. */
interface Told {
  readonly told: Set<string>;
}

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
