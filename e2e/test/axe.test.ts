import { LANGS } from '@nineworlds/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { GAMES } from '../../tools/first-visit.mjs';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { midGame } from '../play/made-game.mjs';
import { openMenu } from '../play/menu.ts';
import { playFromSave } from '../play/open-page.ts';
import { ReplayPage } from '../play/replay-page.ts';
import { comeToRisk } from '../play/risk.ts';
import { TablePage } from '../play/table-page.ts';

const THEMES = ['birch', 'night'] as const;
async function expectNoFaults(page: Page, where: string): Promise<void> {
  expect(await accessibilityFaults(page), where).toEqual([]);
}

const TABLES = THEMES.flatMap((theme) => GAMES.map((game) => ({ theme, game })));

browserTest.for(TABLES)(
  'axe finds nothing at a new table: $game, $theme',
  async ({ theme, game }, { open }) => {
    const page = await open({ theme });
    const table = await TablePage.at(page);
    await page.locator(`#play-${game}`).click();
    await table.moment();
    await expectNoFaults(page, 'at the start');
  },
);

browserTest.for(TABLES)(
  'axe finds nothing in mid-game: $game, $theme',
  async ({ theme, game }, { open }) => {
    const page = await open({ theme });
    const table = await TablePage.at(page);
    await playFromSave(page, await midGame(game));
    await table.moment();
    await expectNoFaults(page, 'in mid-game');
    await comeToRisk(table, drawFrom(1));
    await expectNoFaults(page, 'with something considered');
    await openMenu(page);
    await expectNoFaults(page, 'with the menu');
  },
);

browserTest.for(TABLES)(
  'axe finds nothing in a replay: $game, $theme',
  async ({ theme, game }, { open }) => {
    const page = await open({ theme });
    const table = await TablePage.at(page);
    await playFromSave(page, await midGame(game));
    await table.moment();
    await page.goto(page.url().replace('#/play/', '#/replay/'));
    await ReplayPage.at(page);
    await expectNoFaults(page, 'replay');
  },
);

browserTest.for(GAMES.map((game) => ({ game })))(
  'axe finds nothing on a phone in any language: $game',
  async ({ game }, { open }) => {
    const page = await open({ size: 'phone' });
    const table = await TablePage.at(page);
    await playFromSave(page, await midGame(game));
    await table.moment();
    for (const lang of LANGS) {
      await speak(page, lang);
      await table.moment();
      await expectNoFaults(page, lang);
    }
  },
);

browserTest.for(GAMES.map((game) => ({ game })))(
  'axe finds nothing behind the tabs of a phone: $game',
  async ({ game }, { open }) => {
    const page = await open({ size: 'phone' });
    const table = await TablePage.at(page);
    await playFromSave(page, await midGame(game));
    await table.moment();
    for (const tab of await page.locator('nav.tabs button').all()) {
      await tab.click();
      await expectNoFaults(page, await tab.innerText());
    }
  },
);

/** Changes the language in the menu. */
async function speak(page: Page, lang: string): Promise<void> {
  const menu = await openMenu(page);
  await menu.locator(`[lang=${lang}]`).click();
  await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
}
