import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { pageScrolls } from '../play/layout.ts';
import { TablePage } from '../play/table-page.ts';

const EDITOR = '#/own/chronicles/edition';
const whole = (page: Page) => page.getByText('Complete: new games are played with it.');
const slot = (page: Page, name: string) => page.getByRole('button', { name: `${name}: ` });

/** Fills the slots of a row, from the first on: after each choice the next empty one is asked for. */
async function fill(page: Page, first: string, choices: readonly string[]): Promise<void> {
  await slot(page, first).click();
  for (const choice of choices) {
    await page.locator('.choices').getByRole('button', { name: choice, exact: true }).click();
  }
  await page.locator('.choices').waitFor({ state: 'detached' });
}

/** Enters a whole edition, tap by tap. */
async function enterEdition(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin with an empty one' }).click();
  await page.getByText('43 things are missing or wrong.').waitFor();
  const god = ['success', 'I', 'I', 'II', 'II', 'blank'];
  const vanir = ['success', 'success and lost', 'I', 'I and lost', 'II', 'blank'];
  await fill(page, 'The first face of the god die', god);
  await fill(page, 'The first face of the Vanir die', vanir);
  await fill(page, 'The first face of the white runestone', ['act', 'turn']);
  await fill(page, 'The first face of the green runestone', ['move', 'heal']);
  await fill(page, 'The first face of the red runestone', ['turn', 'move']);
  // A new island is asked for at once.
  for (const number of ['1', '1', '2', '3']) {
    await page.getByRole('button', { name: 'One more island' }).click();
    await page.locator('.choices').getByRole('button', { name: number }).click();
  }
  const steps = (mode: string, n: number) =>
    page
      .getByRole('group', { name: `Nidhogg’s steps in the ${mode} game` })
      .getByRole('button', { name: `${n} steps` });
  await steps('easy', 6).click();
  await steps('hard', 9).click();
  await fill(page, 'The first world of the top level', ['Asgard', 'Vanaheim', 'Alfheim']);
  await fill(page, 'The first world of the middle level', [
    'Midgard',
    'Svartalfheim',
    'Nidavellir',
  ]);
  await fill(page, 'The first world of the bottom level', ['Iotunheim', 'Niflheim', 'Muspellheim']);
  const closed = ['Asgard', 'Alfheim', 'Vanaheim', 'Midgard', 'Nidavellir', 'Svartalfheim'];
  await fill(page, 'The Iotunn Thjazi', [...closed, 'Muspellheim', 'Niflheim']);
  await fill(page, 'The Iotunn Angrboda', ['Hel', 'Fenrir', 'Iormungand', 'Surt', 'Loki']);
}

const ENTERED = {
  schema: 'chronicles-edition/1',
  editionId: 'my-edition',
  status: 'OWNER_ENTERED',
  godDie: ['s', 'i', 'i', 'ii', 'ii', 'blank'],
  vanirDie: ['s', 's-lost', 'i', 'i-lost', 'ii', 'blank'],
  islands: [1, 1, 2, 3],
  runestones: { white: ['act', 'turn'], green: ['move', 'heal'], red: ['turn', 'move'] },
  columns: {
    top: ['asgard', 'vanaheim', 'alfheim'],
    middle: ['midgard', 'svartalfheim', 'nidavellir'],
    bottom: ['iotunheim', 'niflheim', 'muspellheim'],
  },
  closes: {
    thjazi: 'asgard',
    baugi: 'alfheim',
    skadi: 'vanaheim',
    geirrod: 'midgard',
    greip: 'nidavellir',
    gjalp: 'svartalfheim',
    starkadr: 'muspellheim',
    beli: 'niflheim',
  },
  protects: {
    angrboda: 'hel',
    vafthrudnir: 'fenrir',
    hymir: 'iormungand',
    gerda: 'surt',
    hyrrokkin: 'loki',
  },
  steps: { easy: 6, hard: 9 },
};

async function downloaded(page: Page, button: string): Promise<typeof ENTERED> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return JSON.parse(await readFile(await (await coming).path(), 'utf8'));
}

const file = (value: unknown) => ({
  name: 'edition.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(value)),
});

/** The table on the screen is played with what was entered, and says so. */
async function expectOwnEdition(page: Page): Promise<void> {
  const table = await TablePage.at(page);
  await table.chips.first().waitFor();
  await page.getByText('owner’s edition').first().waitFor();
  expect(await page.getByRole('button', { name: 'partly ours' }).count()).toBe(0);
  expect(await page.locator('.islands i').allTextContents()).toEqual(['~', '1', '1', '2', '3']);
  await page.getByText('0 of 6').first().waitFor();
}

browserTest(
  "an owner's edition is entered by taps, kept, played and exported",
  async ({ open }) => {
    const page = await open({ path: '#/box' });
    await page.getByRole('link', { name: 'Chronicles: Enter your own' }).click();
    await enterEdition(page);
    await whole(page).waitFor();
    // C-8.2: what is not as the rulebook tells is told here, too.
    const odd = 'The Iotunn Angrboda: in the rulebook this Iotunn protects Loki';
    await page.getByText(odd).waitFor();
    // C-15.5: the modes of ours follow from the hard game.
    await page.getByText('Hardest (ours): 11 steps').waitFor();

    await page.reload();
    await whole(page).waitFor();
    await slot(page, 'The sixth face of the Vanir die').waitFor();
    const own = await downloaded(page, 'Download yours');
    expect(own).toEqual(ENTERED);
    expect((await downloaded(page, 'Download ours')).status).toBe('RECONSTRUCTED');

    await page.getByRole('link', { name: 'Play with it' }).click();
    await expectOwnEdition(page);
    // "Play now" says so before and at the table.
    await page.goto(page.url().replace(/#.*/, ''));
    await page.getByText('with the values of your own box').waitFor();
    await page.locator('#play-chronicles').click();
    await expectOwnEdition(page);
    // The set-up page has it chosen, and ours one tap away.
    await page.goto(page.url().replace(/#.*/, '#/setup/chronicles'));
    const yours = page.getByRole('button', { name: 'your own', exact: true });
    await yours.waitFor();
    expect(await yours.getAttribute('aria-pressed')).toBe('true');
    // How often bots have won was measured with our edition only.
    const rates = page.getByRole('table');
    await rates.getByRole('img', { name: 'not measured' }).first().waitFor();
    expect(await rates.getByText('%').count()).toBe(0);
    await page.getByRole('button', { name: 'ours', exact: true }).click();
    await rates.getByText('%').first().waitFor();

    // What was exported comes back whole.
    await page.goto(page.url().replace(/#.*/, EDITOR));
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete yours' }).click();
    await page.getByRole('button', { name: 'Begin with ours' }).waitFor();
    await page.locator('input[type=file]').setInputFiles(file(own));
    await whole(page).waitFor();
    expect(await downloaded(page, 'Download yours')).toEqual(ENTERED);
  },
);

browserTest(
  'an unfinished edition is kept too, and games are played with ours',
  async ({ open }) => {
    const page = await open({ path: EDITOR });
    await page.getByRole('button', { name: 'Begin with an empty one' }).click();
    await page.getByText('43 things are missing or wrong.').waitFor();
    await slot(page, 'The fourth face of the Vanir die').click();
    await page.locator('.choices').getByRole('button', { name: 'blank' }).click();
    await page.getByText('42 things are missing or wrong.').waitFor();
    await page.reload();
    await page.getByText('42 things are missing or wrong.').waitFor();
    await page.getByText('What is missing or wrong').click();
    const faults = page.locator('details');
    await faults.getByText('The first face of the green runestone: nothing has been').waitFor();
    await faults.getByText('The Iotunn Beli: nothing has been entered yet').waitFor();
    expect(await faults.getByText('options.edition').count()).toBe(0);
    await page.goto(page.url().replace(/#.*/, '#/new/chronicles'));
    await page.getByRole('button', { name: 'partly ours' }).waitFor();
  },
);

browserTest('a file with faults names them and changes nothing', async ({ open }) => {
  const page = await open({ path: EDITOR });
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  await page.getByText('This is still ours').waitFor();
  const input = page.locator('input[type=file]');
  const vanirDie = ['s', 's-lost', 'i', 'iii', 'ii', 'blank'];
  await input.setInputFiles(file({ ...ENTERED, vanirDie }));
  await page.getByText('This file cannot be used.').waitFor();
  await page.getByText('The fourth face of the Vanir die: “iii” is not one of').waitFor();
  await page.getByText('This is still ours').waitFor();
  // Capitals are forgiven.
  await input.setInputFiles(file({ ...ENTERED, godDie: ['S', 'I', 'I', 'II', 'II', 'Blank'] }));
  await whole(page).waitFor();
});

browserTest('C-2.2: worlds change places, and the keyboard is enough for it', async ({ open }) => {
  const page = await open({ path: EDITOR });
  await page.getByRole('button', { name: 'Begin with ours' }).click();
  await page.getByText('This is still ours').waitFor();
  await slot(page, 'The first world of the middle level').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The choices are one stop of the Tab key: Midgard first.
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: 'The second world of the middle level: Midgard' })
    .waitFor();
  await page
    .getByRole('button', { name: 'The first world of the middle level: Nidavellir' })
    .waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('The second world of the middle level: Midgard');
  // Escape closes what lies open, and the focus is where it was.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.locator('.choices').waitFor({ state: 'detached' });
  expect(await focused()).toBe('The second world of the middle level: Midgard');
});

for (const theme of ['birch', 'night'] as const) {
  for (const size of ['phone', 'desktop'] as const) {
    browserTest(`the editor has no faults of access: ${size}, ${theme}`, async ({ open }) => {
      const page = await open({ path: EDITOR, theme, size });
      await page.getByRole('button', { name: 'Begin with an empty one' }).click();
      await fill(page, 'The first face of the white runestone', ['act', 'turn']);
      await slot(page, 'The second face of the Vanir die').click();
      await page.locator('.choices').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect((await pageScrolls(page)).x).toBe(false);
      await slot(page, 'The Iotunn Beli').click();
      await page.locator('.choices').getByRole('button', { name: 'Niflheim' }).click();
      await page.getByText('40 things are missing or wrong.').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect((await pageScrolls(page)).x).toBe(false);
    });
  }
}
