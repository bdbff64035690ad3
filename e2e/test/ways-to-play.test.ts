import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en as app } from '../../web/locale/app/en.ts';
import { ja as appJa } from '../../web/locale/app/ja.ts';
import { en as setup } from '../../web/locale/setup/en.ts';
import { ja as setupJa } from '../../web/locale/setup/ja.ts';
import { en as start } from '../../web/locale/start/en.ts';
import { ja as startJa } from '../../web/locale/start/ja.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { tabTo } from '../play/keys.ts';
import { ReplayPage } from '../play/replay-page.ts';
import { setUpTable } from '../play/setup-page.ts';
import { sentencesOf, textsIn } from '../play/shown-texts.ts';
import { TablePage } from '../play/table-page.ts';

browserTest('a whole game by keyboard only', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await tabTo(page, '#setup-chronicles');
  await page.keyboard.press('Enter');
  await page.locator('#seed').waitFor();
  await tabTo(page, '[aria-labelledby=players] button:first-child');
  await page.keyboard.press('Space');
  await tabTo(page, '#seed');
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');
  const draw = drawFrom(4);
  let onBoard = 0;
  let moment = await table.moment();
  while (moment.can !== 'nothing') {
    if (moment.can === 'confirm') await page.keyboard.press('Enter');
    else if (moment.on === 'onBoard' && moment.things > 0 && onBoard < 5) {
      await table.reachBoard();
      await page.keyboard.press('Enter');
      onBoard++;
    } else await page.keyboard.press(String(1 + draw(Math.min(9, moment.chips))));
    moment = await table.moment();
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect(isLost, `the focus is lost at ply ${moment.ply}`).toBe(false);
  }
  expect(onBoard).toBe(5);
});

browserTest('a whole game on a phone, 360 x 640, by touch', async ({ open }) => {
  const page = await open({ size: 'phone', theme: 'night' });
  const table = await TablePage.at(page);
  await page.locator('#play-yggdrasil').tap();
  await table.playOn(drawFrom(5));
  await table.ending.waitFor();
});

browserTest('a whole game in Japanese, without a sentence in English', async ({ open }) => {
  const page = await open({ lang: 'ja' });
  const table = await TablePage.at(page);
  const seen = new Set<string>();
  const read = async () => {
    for (const text of await textsIn(page)) seen.add(text);
  };
  // English is at hand at once and stays until the other language has come.
  await page.locator('html[lang=ja]').waitFor();
  await page.getByText(startJa.learn, { exact: true }).waitFor();
  await read();
  await page.locator('#setup-needfire').click();
  await page.locator('#seed').waitFor();
  await read();
  await setUpTable(page, { game: 'needfire', seats: 2, people: ['アスク'], seed: 'ja' });
  const draw = drawFrom(6);
  let moment = await table.moment();
  for (let step = 0; moment.can !== 'nothing'; step++) {
    if (step % 5 === 0) await read();
    await table.do(moment, draw);
    moment = await table.moment();
  }
  await read();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  const shared = new Set([appJa, setupJa, startJa].flatMap(sentencesOf));
  const english = [app, setup, start].flatMap(sentencesOf).filter((text) => !shared.has(text));
  expect(english.filter((text) => seen.has(text))).toEqual([]);
  // Nor one that is put together: names are single words, but for the name of the site.
  const isSentence = (text: string) => /[a-z]{2,} [a-z]{2,}/i.test(text.replace('Nine Worlds', ''));
  expect([...seen].filter(isSentence)).toEqual([]);
});

browserTest.for(['yggdrasil', 'chronicles'] as const)(
  '%s with a box of your own: what it shows is entered by chips',
  async (game, { open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await page.locator(`#setup-${game}`).click();
    await page.locator('input[name=chance][value=manual]').check();
    await page.locator('form footer .primary').click();
    await table.playUntil(4, () => 0);
    await page.locator('main.board').waitFor();
  },
);

browserTest(
  'two clicks on "Confirm" at once play one line, and nothing is refused',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await page.locator('#play-yggdrasil').click();
    let moment = await table.moment();
    while (moment.can !== 'confirm') {
      await table.do(moment, () => 0);
      moment = await table.moment();
    }
    await table.confirm.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await table.moment();
    expect(await linesPlayed(page)).toBe(1);
    expect(await table.told.count()).toBe(0);
  },
);

browserTest('quick taps are no answers to the next question', async ({ open }) => {
  const page = await open({ size: 'phone' });
  const table = await TablePage.at(page);
  await page.locator('#play-chronicles').tap();
  for (let i = 0; i < 3; i++) {
    let moment = await table.moment();
    while (moment.can !== 'confirm') {
      await table.do(moment, () => 0);
      moment = await table.moment();
    }
    const before = await linesPlayed(page);
    const box = await table.confirm.boundingBox();
    if (box === null) throw new Error('nothing to tap');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, {
      clickCount: 4,
      delay: 30,
    });
    await table.moment();
    expect(await linesPlayed(page)).toBe(before + 1);
  }
});

browserTest('a key that is held is pressed once', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await page.locator('#play-yggdrasil').click();
  await table.moment();
  // Every further `down` of a key that is down is a repetition.
  for (let i = 0; i < 5; i++) await page.keyboard.down('1');
  await page.keyboard.up('1');
  const { can } = await table.moment();
  expect([can === 'nothing', await linesPlayed(page)]).toEqual([false, 0]);
});

browserTest('a replay shows the moments before the gods are dealt', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await page.locator('#play-chronicles').click();
  await table.moment();
  await page.goto(page.url().replace('#/play/', '#/replay/'));
  const replay = await ReplayPage.at(page);
  await replay.scrubber.focus();
  await page.keyboard.press('Home');
  for (let ply = 0; ply <= 5; ply++) {
    await expect.poll(() => replay.ply()).toBe(ply);
    await expect
      .poll(() => page.locator('main.board .wheel').isVisible(), { message: `at ply ${ply}` })
      .toBe(true);
    await page.keyboard.press('ArrowRight');
  }
});

/** How many lines have been sent to the table. */
function linesPlayed(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sent = globalThis.ear?.sent ?? [];
    return sent.filter((message) => message.type === 'command' && message.command.type === 'line')
      .length;
  });
}
