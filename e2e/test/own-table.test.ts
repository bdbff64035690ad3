import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { pageScrolls } from '../play/layout.ts';
import { TablePage } from '../play/table-page.ts';

const EDITOR = '#/own/needfire/deck';
const ELEMENTS = 26;
/** In the tables of these tests a human reacts to the element so many places after its own. */
const STEPS = [1, 3, 4, 9];

const marks = (page: Page) => page.locator('button.cell[aria-pressed=true]');
const whole = (page: Page) => page.getByText('Complete: new games are played with it.');

/** Puts all marks of a table, tap by tap. */
async function enterTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin with an empty one' }).click();
  const rows = page.locator('main tbody tr');
  await rows.nth(ELEMENTS - 1).waitFor();
  expect(await marks(page).count()).toBe(0);
  for (let human = 0; human < ELEMENTS; human++) {
    const cells = rows.nth(human).locator('button.cell');
    for (const step of STEPS) await cells.nth((human + step) % ELEMENTS).click();
  }
}

interface Deck {
  readonly status: string;
  readonly elements: readonly {
    readonly id: string;
    readonly nameEn: string;
    readonly reactsTo: readonly string[];
  }[];
}

async function downloaded(page: Page, button: string): Promise<Deck> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return JSON.parse(await readFile(await (await coming).path(), 'utf8'));
}

browserTest("an owner's table is entered by taps, kept, played and exported", async ({ open }) => {
  const page = await open({ path: '#/box' });
  await page.getByRole('link', { name: 'NeedFire: Enter your own' }).click();
  await enterTable(page);
  await whole(page).waitFor();
  await page.getByLabel('Name of gebo').fill('Gift');
  // N-9.7: what is odd is told here, too, by the owner's names.
  await page.getByText('According to the manual Tiwaz reacts to Gift; here it does not').waitFor();

  await page.reload();
  await whole(page).waitFor();
  expect(await marks(page).count()).toBe(STEPS.length * ELEMENTS);
  expect(await page.getByLabel('Name of gebo').inputValue()).toBe('Gift');

  const own = await downloaded(page, 'Download yours');
  expect(own.status).toBe('OWNER_ENTERED');
  expect(own.elements.find(({ id }) => id === 'gebo')?.nameEn).toBe('Gift');
  const ids = own.elements.map(({ id }) => id);
  own.elements.forEach(({ reactsTo }, i) => {
    const expected = STEPS.map((step) => ids[(i + step) % ELEMENTS] ?? '');
    expect([...reactsTo].sort()).toEqual(expected.sort());
  });
  const ours = await downloaded(page, 'Download ours');
  expect(ours.status).toBe('RECONSTRUCTED');

  await page.getByRole('link', { name: 'Play with it' }).click();
  await expectOwnTable(page);
  // "Play now" says so before and at the table.
  await page.goto(page.url().replace(/#.*/, ''));
  await page.getByText('with the values of your own box').waitFor();
  await page.locator('#play-needfire').click();
  await expectOwnTable(page);
  // The set-up page has it chosen, and ours one tap away.
  await page.goto(page.url().replace(/#.*/, '#/setup/needfire'));
  const yours = page.getByRole('button', { name: 'your own', exact: true });
  await yours.waitFor();
  expect(await yours.getAttribute('aria-pressed')).toBe('true');
  // Whoever starts a game there and deletes theirs later has ours again.
  await page.locator('form footer .primary').click();
  await expectOwnTable(page);
  await page.goto(page.url().replace(/#.*/, EDITOR));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete yours' }).click();
  await page.getByRole('button', { name: 'Begin with ours' }).waitFor();
  await page.getByRole('link', { name: 'To the set-up page' }).click();
  await page.getByText('reconstructed', { exact: true }).waitFor();
});

/** The table on the screen is played with what was entered, and says so. */
async function expectOwnTable(page: Page): Promise<void> {
  const table = await TablePage.at(page);
  await table.chips.first().waitFor();
  const own = page.locator('header').getByText('owner’s table');
  await own.first().waitFor();
  // A phone's header says so, too.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('header .whose').waitFor();
  expect(await own.first().isVisible()).toBe(true);
  await page.setViewportSize(wide);
  expect(await page.getByRole('button', { name: 'partly ours' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Reaction table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reaction table' });
  await dialog.getByText('reaction table entered by its owner').waitFor();
  expect(await dialog.getByRole('columnheader', { name: 'Gift' }).count()).toBe(1);
  expect(await dialog.locator('td > span').count()).toBe(STEPS.length * ELEMENTS);
}

browserTest('an unfinished table is kept too, and games are played with ours', async ({ open }) => {
  const page = await open({ path: EDITOR });
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  await page.getByText('This is still ours').waitFor();
  await page.getByRole('button', { name: 'Fehu reacts to Gebo' }).click();
  await page.getByText('1 thing is missing or wrong.').waitFor();
  await page.reload();
  await page.getByText('1 thing is missing or wrong.').waitFor();
  await page.getByText('What is missing or wrong').click();
  await page.getByText('elements.fehu.reactsTo').waitFor();
  await page.goto(page.url().replace(/#.*/, '#/new/needfire'));
  await page.getByRole('button', { name: 'partly ours' }).waitFor();
});

browserTest('a file is loaded, and a bad one changes nothing', async ({ open }) => {
  const page = await open({ path: EDITOR });
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  await page.getByText('This is still ours').waitFor();
  const table = await downloaded(page, 'Download ours');
  const file = (text: string) => ({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file('no table'));
  await page.getByText('This file cannot be used.').waitFor();
  await input.setInputFiles(file(JSON.stringify({ ...table, elements: [] })));
  await page.getByText('elements: ').waitFor();
  expect(await marks(page).count()).toBe(4 * ELEMENTS);
  // Capitals are forgiven.
  const text = JSON.stringify(table).replaceAll('"gebo"', '"GEBO"').replace('"Gebo"', '"Gift"');
  await input.setInputFiles(file(text));
  await page.getByRole('button', { name: 'Fehu reacts to Gift' }).waitFor();
  await whole(page).waitFor();
});

browserTest('the arrow keys go from mark to mark', async ({ open }) => {
  const page = await open({ path: EDITOR });
  await page.getByRole('button', { name: 'Begin with an empty one' }).click();
  await page.getByRole('button', { name: 'Fehu reacts to Fehu' }).focus();
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await page
    .locator('button.cell[aria-pressed=true][aria-label="Uruz reacts to Thurisaz"]')
    .waitFor();
  expect(await marks(page).count()).toBe(1);
});

for (const theme of ['birch', 'night'] as const) {
  for (const size of ['phone', 'desktop'] as const) {
    browserTest(`the editor has no faults of access: ${size}, ${theme}`, async ({ open }) => {
      const page = await open({ path: EDITOR, theme, size });
      await page.getByRole('button', { name: 'Begin with ours' }).click();
      await page.getByText('This is still ours').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect((await pageScrolls(page)).x).toBe(false);
      // The last mark of the last row is reached by scrolling the table alone.
      const last = page.locator('button.cell').last();
      await last.click();
      await page.getByText('1 thing is missing or wrong.').waitFor();
      expect((await pageScrolls(page)).x).toBe(false);
    });
  }
}
