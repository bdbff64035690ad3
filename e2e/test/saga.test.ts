import { readFileSync } from 'node:fs';
import { type MatchRecord, recordText, replay } from '@nineworlds/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { madeGame, moduleOf, people } from '../play/made-game.mjs';
import { playFromSave } from '../play/open-page.ts';
import { textsIn } from '../play/shown-texts.ts';
import { TablePage } from '../play/table-page.ts';

type Texts = Readonly<Record<string, string>>;
const PEOPLE = people('Ask', 'Embla', 'Bure');
/** More clicks than these nobody needs to come to the next page. */
const PATIENCE = 200;

function textsOf(saga: number, lang: 'en' | 'ja' = 'en'): Texts {
  const file = new URL(`../../games/chronicles/sagas/${saga}/${lang}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** A game of saga 1 that bots have played. */
async function played(plies: number): Promise<MatchRecord> {
  const options = { saga: 1, sheets: 'fresh' };
  return madeGame({ game: 'chronicles', options, seats: PEOPLE, seed: 'oaths', plies });
}

/** The same game at the last decision before its second page. */
async function beforeTheTurn(): Promise<string> {
  const record = await played(400);
  const game = await (await moduleOf('chronicles')).checked();
  let decision = 0;
  for (let ply = 1; ply < record.moves.length; ply++) {
    const { position, seat } = replay(game, record, ply).match;
    const { saga } = game.view(position, 0) as { readonly saga: { readonly page: number } };
    if (saga.page > 1) break;
    if (seat >= 0) decision = ply;
  }
  return recordText(await played(decision));
}

/** Clicks on until the page is turned. */
async function playToTheTurn(table: TablePage): Promise<void> {
  const draw = drawFrom(3);
  const turn = table.page.locator('dialog[open]');
  for (let step = 0; step < PATIENCE; step++) {
    const moment = await table.moment();
    if ((await turn.count()) > 0) return;
    expect(moment.can, 'the game goes on').not.toBe('nothing');
    await table.do(moment, draw);
  }
  throw new Error('no page has been turned');
}

/** Nothing of later pages, and nothing of another saga, is anywhere in the page. */
async function expectNoSpoiler(page: Page, pages: readonly number[]): Promise<void> {
  const said = (await textsIn(page)).join('\n');
  const own = Object.entries(textsOf(1));
  const later = own.filter(([key]) => pages.some((n) => key.includes(`p${n}.`)));
  const shared = new Set(own.map(([, text]) => text));
  const others = [2, 3, 4, 5, 6].flatMap((saga) => Object.entries(textsOf(saga)));
  for (const [key, text] of [...later, ...others]) {
    if (shared.has(text) && !later.some(([own]) => own === key)) continue;
    // Words such as "The page turns." are no secret.
    if (text.length < 12 || key.endsWith('.track')) continue;
    expect(said, key).not.toContain(text);
  }
}

browserTest.for(['birch', 'night'] as const)(
  'the book has story and rules of the open page in their order: %s',
  async (theme, { open }) => {
    const page = await open({ theme });
    const table = await TablePage.at(page);
    await playFromSave(page, recordText(await played(40)));
    await table.moment();
    const texts = textsOf(1);
    await page.locator('.right .btn[aria-keyshortcuts=b]').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('b');
    const book = page.locator('dialog.book');
    await book.waitFor();
    const [story, rules] = await book.locator('article').all();
    expect(await story?.innerText()).toContain(texts['p1.title']);
    const said = (await rules?.innerText()) ?? '';
    const order = [
      'Nidhogg',
      texts['p1.goal'],
      texts['action.ask.name'],
      texts['action.take.name'],
      texts['action.watch.name'],
      'Beside the book',
    ].map((text) => said.indexOf(text ?? '?'));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(await book.locator('fieldset button').count()).toBe(1);
    await expectNoSpoiler(page, [2, 3]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await book.waitFor({ state: 'detached' });
  },
);

browserTest(
  'a turned page is one moment, without a leaf where motion is reduced',
  async ({ open }) => {
    const page = await open({ motion: 'reduced' });
    const table = await TablePage.at(page);
    await playFromSave(page, await beforeTheTurn());
    await playToTheTurn(table);
    const turn = page.locator('dialog[open]');
    const texts = textsOf(1);
    expect(await turn.innerText()).toContain(texts['p2.title']);
    expect(await turn.innerText()).toContain(texts['action.ask.name']);
    expect(await turn.innerText()).toContain(texts['action.plead.name']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain('changes');
    expect(await turn.locator('.leaf').isVisible()).toBe(false);
    await expectNoSpoiler(page, [3]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await turn.getByRole('button').click();
    await turn.waitFor({ state: 'detached' });
    await page.keyboard.press('b');
    expect(await page.locator('dialog.book fieldset button').count()).toBe(2);
  },
);

browserTest('on a phone the page is a tab, in Japanese too', async ({ open }) => {
  const page = await open({ size: 'phone', lang: 'ja' });
  const table = await TablePage.at(page);
  await playFromSave(page, recordText(await played(40)));
  await table.moment();
  await page.locator('nav.tabs button').nth(4).click();
  const pane = page.locator('main.board article');
  await pane.waitFor();
  expect(await pane.innerText()).toContain(textsOf(1, 'ja')['p1.goal']);
  expect(await accessibilityFaults(page)).toEqual([]);
});
