import { expect } from 'vitest';
import { GAMES } from '../../tools/first-visit.mjs';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { cutOff, pageScrolls, smallTargets, spilling } from '../play/layout.ts';
import { midGame, sceneOf } from '../play/made-game.mjs';
import { playFromSave } from '../play/open-page.ts';
import { TablePage } from '../play/table-page.ts';

const NO_SCROLL = { x: false, y: false };

const FINGER = 44;

browserTest.for(GAMES.flatMap((game) => (['en', 'ja'] as const).map((lang) => ({ game, lang }))))(
  '$game is seen at a glance on 1280 x 720, without scrolling: $lang',
  async ({ game, lang }, { open }) => {
    const page = await open({ lang });
    const table = await TablePage.at(page);
    await page.locator(`#play-${game}`).click();
    await table.moment();
    await expectAtAGlance();
    await playFromSave(page, await midGame(game));
    await table.moment();
    await expectAtAGlance();

    async function expectAtAGlance(): Promise<void> {
      expect(await pageScrolls(page)).toEqual(NO_SCROLL);
      const { parts } = await sceneOf(game);
      for (const selector of parts) expect(await cutOff(page, selector)).toEqual([]);
    }
  },
);

browserTest.for(GAMES)(
  'a board opened at its own address has its styles from the first moment on: %s',
  async (game, { open }) => {
    const page = await open({ path: `#/new/${game}` });
    await page.locator('.question .chips button').first().waitFor();
    expect(await pageScrolls(page)).toEqual(NO_SCROLL);
    const unused = await page.evaluate(() => {
      const hrefs = (rel: string) =>
        [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map(({ href }) => href);
      const used = hrefs('stylesheet');
      return hrefs('preload').filter((href) => href.endsWith('.css') && !used.includes(href));
    });
    expect(unused).toEqual([]);
  },
);

browserTest('the start page needs no scrolling on 1280 x 720', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  expect(await pageScrolls(page)).toEqual(NO_SCROLL);
  for (const game of GAMES) {
    await page.locator(`#play-${game}`).click();
    await table.moment();
    await page.goto(new URL('#/', page.url()).href);
    await page.locator('main section li').nth(GAMES.indexOf(game)).waitFor();
    expect(await pageScrolls(page)).toEqual(NO_SCROLL);
  }
  expect(await cutOff(page, 'article, main section li, footer a')).toEqual([]);
});

browserTest.for(GAMES.flatMap((game) => (['en', 'ja'] as const).map((lang) => ({ game, lang }))))(
  'on 360 x 640 danger, board and question of $game are in sight together: $lang',
  async (visit, { open }) => {
    const { game, lang } = visit;
    const page = await open({ size: 'phone', lang });
    const table = await TablePage.at(page);
    await playFromSave(page, await midGame(game));
    const { danger } = await sceneOf(game);
    const draw = drawFrom(1);
    let { ply } = await table.moment();
    for (let line = 0; line < 4; line++) {
      expect(await pageScrolls(page), `ply ${ply}`).toEqual(NO_SCROLL);
      expect(await cutOff(page, `${danger}, .question .title, nav.tabs`)).toEqual([]);
      const board = await page.locator('main.board').boundingBox();
      expect(board?.height, `the board at ply ${ply}`).toBeGreaterThan(220);
      expect(await smallTargets(page, FINGER), `ply ${ply}`).toEqual([]);
      await table.playUntil(ply + 1, draw);
      ({ ply } = await table.moment());
    }
    for (const tab of [1, 2, 3, 0]) {
      await page.locator('nav.tabs button').nth(tab).tap();
      expect(await smallTargets(page, FINGER), `tab ${tab}`).toEqual([]);
      expect(await cutOff(page, '.question .title, nav.tabs')).toEqual([]);
    }
  },
);

browserTest.for(GAMES.flatMap((game) => (['it', 'ja'] as const).map((lang) => ({ game, lang }))))(
  'at the largest text the buttons of the bar stay in the window, and their words in them: $game, $lang',
  async ({ game, lang }, { open }) => {
    const page = await open({ lang, path: `#/new/${game}` });
    await page.locator('.question .chips button').first().waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-text', '200'));
    expect(await cutOff(page, 'header .btn')).toEqual([]);
    expect(await spilling(page, 'header .btn')).toEqual([]);
  },
);

browserTest(
  'a lesson on a phone leaves the board in sight when something is to be done',
  async ({ open }) => {
    const page = await open({ size: 'phone', path: '#/learn/yggdrasil' });
    const isAt = (step: number) =>
      page.locator(`.coach progress[value="${step}"]`).waitFor({ state: 'attached' });
    for (const step of [1, 2, 3]) {
      await isAt(step);
      await page.locator('.coach .acts button').last().tap();
    }
    await isAt(4);
    await page.locator('.question .title').waitFor();
    expect(await cutOff(page, '.meters, .coach, .question .title')).toEqual([]);
    // The last of the six lanes may be cut.
    expect((await cutOff(page, '.lanes tbody tr')).length).toBeLessThan(2);
    expect(await smallTargets(page, FINGER)).toEqual([]);
  },
);

browserTest('the tree view stands upright, and its worlds can be chosen', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await playFromSave(page, await midGame('chronicles'));
  await table.moment();
  await page.locator('main.board').getByRole('button', { name: 'Tree view' }).click();
  await page.locator('.stage .world').first().waitFor();
  const middle = await page.locator('.stage').evaluate((stage) => {
    const { left, width } = stage.getBoundingClientRect();
    return left + width / 2;
  });
  const discs = await page.locator('.stage .tilt').all();
  expect(discs).toHaveLength(3);
  for (const disc of discs) {
    const box = await disc.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(middle, -1);
  }
  expect(await cutOff(page, '.stage .world')).toEqual([]);
  await page.locator('.stage .world.legal button').first().click();
  expect(await table.moment()).toMatchObject({ can: 'confirm' });
});
