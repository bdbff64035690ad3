import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { pageScrolls } from '../play/layout.ts';
import { TablePage } from '../play/table-page.ts';

const EDITOR = '#/own/yggdrasil/edition';

const whole = (page: Page) => page.getByText('Complete: new games are played with it.');

interface Edition {
  readonly editionId: string;
  readonly die: readonly { readonly colour: string; readonly hammers: number }[];
  readonly ragnarok: readonly object[];
  readonly vanir: readonly object[];
}

async function template(page: Page): Promise<Edition> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download ours' }).click();
  return JSON.parse(await readFile(await (await coming).path(), 'utf8'));
}

/** The template with the values of a box. */
function changed(ours: Edition): Edition {
  const [push, ...others] = [{ effect: 'Push' }, ...ours.vanir.slice(1, 3), { effect: 'none' }];
  return {
    ...ours,
    editionId: 'From-The-Attic',
    die: ours.die.map((face) => (face.colour === 'black' ? { ...face, hammers: 4 } : face)),
    ragnarok: [{ enemies: ['loki'], spaces: 3, effects: 'each' }, ...ours.ragnarok.slice(1)],
    vanir: [push ?? {}, ...others, { effect: 'fly' }],
  };
}

async function load(page: Page, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'a.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
}

/** The table on the screen is played with what was loaded, says so, and shows it. */
async function expectOwnTable(page: Page): Promise<void> {
  const table = await TablePage.at(page);
  await table.chips.first().waitFor();
  await page.getByText('owner’s edition').first().waitFor();
  await page.getByText('owner’s edition: from-the-attic').click();
  await page.getByText('1 × black: 4 hammers').waitFor();
  await page.getByText('push one enemy back one space').waitFor();
}

browserTest("an owner's edition is loaded from a file, kept and played", async ({ open }) => {
  const page = await open({ path: '#/box' });
  await page.getByRole('link', { name: 'Yggdrasil: Enter your own' }).click();
  // Nothing is entered here: what ours says is shown, and it is the template.
  await page.getByText('These are our values.').waitFor();
  await page.getByText('1 × black: 3 hammers').waitFor();
  expect(await page.getByRole('button', { name: 'Begin with an empty one' }).count()).toBe(0);
  const ours = await template(page);

  await load(page, 'no edition');
  await page.getByText('This file cannot be used.').waitFor();
  const bad = changed(ours);
  await load(page, JSON.stringify({ ...bad, vanir: bad.vanir.map(() => ({ effect: 'Sing' })) }));
  await page.getByText('Space 4 of the Vanir cannot have the word “Sing”').waitFor();

  await load(page, JSON.stringify(changed(ours)));
  await whole(page).waitFor();
  await page.getByText('Loki advances 3 spaces; the effects follow.').waitFor();
  await page.reload();
  await whole(page).waitFor();
  await page.getByText('1 × black: 4 hammers').waitFor();

  // Another bad file changes nothing.
  await load(page, JSON.stringify({ ...changed(ours), die: [] }));
  await page.getByText('There must be 6 faces of the die').waitFor();
  await page.getByText('1 × black: 4 hammers').waitFor();

  await page.getByRole('link', { name: 'Play with it' }).click();
  await expectOwnTable(page);
  // "Play now" says so before and at the table.
  await page.goto(page.url().replace(/#.*/, ''));
  await page.getByText('with the values of your own box').waitFor();
  await page.locator('#play-yggdrasil').click();
  await expectOwnTable(page);
  // The set-up page has it chosen, and ours one tap away.
  await page.goto(page.url().replace(/#.*/, '#/setup/yggdrasil'));
  const yours = page.getByRole('button', { name: 'your own', exact: true });
  await yours.waitFor();
  expect(await yours.getAttribute('aria-pressed')).toBe('true');
});

for (const theme of ['birch', 'night'] as const) {
  for (const size of ['phone', 'desktop'] as const) {
    browserTest(
      `the shown edition has no faults of access: ${size}, ${theme}`,
      async ({ open }) => {
        const page = await open({ path: EDITOR, theme, size });
        await page.getByText('These are our values.').waitFor();
        expect(await accessibilityFaults(page)).toEqual([]);
        expect((await pageScrolls(page)).x).toBe(false);
      },
    );
  }
}
