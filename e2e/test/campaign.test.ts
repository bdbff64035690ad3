import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { pageScrolls } from '../play/layout.ts';

const SHELF = '#/campaign/chronicles';
/** Who plays: the gods of the seats, in their order. */
const GODS = ['heimdall', 'frigg', 'thor'];

/** Founds a campaign of three bots that play at random: they lose at once. */
async function foundCampaign(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'New campaign' }).click();
  for (const [i, god] of GODS.entries()) {
    await page.getByLabel(`God of player ${i + 1}`).selectOption(god);
    await page.getByLabel(`Player ${i + 1} is`).selectOption('random');
  }
  await page.getByLabel('Name of player 1').fill('Mira');
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  await page.getByRole('heading', { name: 'Ragnarok' }).waitFor();
}

/** The boxes of a row of the sheet, as they are read out. */
const boxes = (page: Page, row: string) =>
  page.getByRole('group', { name: row }).getByRole('checkbox');

const box = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** The titles of the sagas after the first, which nobody may come across. */
async function laterTitles(lang: 'en' | 'ja'): Promise<readonly string[]> {
  const texts = await Promise.all(
    [2, 3, 4, 5, 6].map((saga) =>
      readFile(
        new URL(`../../games/chronicles/sagas/${saga}/${lang}.json`, import.meta.url),
        'utf8',
      ),
    ),
  );
  return texts.map((text) => JSON.parse(text).title as string);
}

async function expectNoSpoiler(page: Page, lang: 'en' | 'ja'): Promise<void> {
  const shown = await page.locator('html').evaluate((html) => html.outerHTML);
  for (const title of await laterTitles(lang)) expect(shown).not.toContain(title);
}

async function exported(page: Page): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('Ragnarok.campaign.json');
  return readFile(await file.path());
}

const fileField = (page: Page) => page.locator('input[type=file]');
const asFile = (buffer: Buffer) => ({
  name: 'campaign.json',
  mimeType: 'application/json',
  buffer,
});

/** Plays the next game to its end; bots need nobody for it. */
async function playGame(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('link', { name: 'To the experience sheets' }).waitFor();
}

browserTest(
  'a campaign is founded, played, learned from, exported, and goes on in another browser',
  async ({ open }) => {
    const page = await open();
    await page.getByRole('link', { name: 'Campaign Chronicles' }).click();
    await foundCampaign(page);
    const road = page.getByRole('list', { name: 'The sagas' }).getByRole('listitem');
    // Not even the next saga has a name before it has begun.
    await expect.poll(() => road.allInnerTexts()).toHaveLength(6);
    expect(await road.first().innerText()).toContain('Saga 1');
    await expectNoSpoiler(page, 'en');

    await playGame(page, 'Play saga 1');
    await page.getByRole('link', { name: 'To the experience sheets' }).click();
    await page.getByText('after saga 1, lost: 3 XP for each god').waitFor();
    await expect
      .poll(() =>
        boxes(page, 'Brother-in-arms').evaluateAll((all) => all.map((one) => one.ariaLabel)),
      )
      .toEqual([
        'Brother-in-arms, box 1, 1 XP, open',
        'Brother-in-arms, box 2, 2 XP, closed with 3 players',
        'Brother-in-arms, box 3, 3 XP, the box before comes first',
        'Brother-in-arms, box 4, 4 XP, closed with 3 players',
      ]);
    expect(await accessibilityFaults(page)).toEqual([]);

    // By keyboard: a relation asks for the god.
    await box(page, 'Kin, box 1').focus();
    await page.keyboard.press('Enter');
    const asked = page.getByRole('group', { name: 'Kin: with whom?' });
    expect(await asked.getByRole('button').allInnerTexts()).toEqual(['Frigg', 'Thor', 'Cancel']);
    await page.keyboard.press('Enter');
    await box(page, 'Kin, box 1, Frigg, 1 XP, chosen now').waitFor();
    await box(page, 'Kin, box 3, 3 XP, 1 XP short').waitFor();
    await page.getByRole('button', { name: 'Done, keep 2 XP' }).click();
    // Frigg is next; the chance stands beside the die.
    await box(page, 'God die, I, ').click();
    await page.getByText('2/6 → 4/6 successes').waitFor();
    await page.getByRole('button', { name: 'Done, keep 0 XP' }).click();
    await page.getByRole('button', { name: 'Keep all 3 XP' }).click();

    await page.getByRole('button', { name: 'Play saga 1 again' }).waitFor();
    expect(await road.getByText('The Murder of Baldr').count()).toBe(1);
    expect((await road.allInnerTexts()).slice(1)).toEqual(new Array(5).fill('closed'));
    expect(await accessibilityFaults(page)).toEqual([]);
    await expectNoSpoiler(page, 'en');
    const file = await exported(page);

    const elsewhere = await open({ path: SHELF, size: 'phone', lang: 'ja', theme: 'night' });
    await fileField(elsewhere).setInputFiles(asFile(file));
    await elsewhere.getByText('「Ragnarok」を棚に加えました。').waitFor();
    expect(await accessibilityFaults(elsewhere)).toEqual([]);
    await elsewhere.getByRole('link', { name: '続ける Ragnarok' }).click();
    await elsewhere.getByRole('button', { name: 'サガ 1 をもう一度遊ぶ' }).waitFor();
    await expectNoSpoiler(elsewhere, 'ja');
    expect((await pageScrolls(elsewhere)).x).toBe(false);
    expect(await accessibilityFaults(elsewhere)).toEqual([]);
    await elsewhere.getByRole('button', { name: 'サガ 1 をもう一度遊ぶ' }).click();
    await elsewhere.getByRole('link', { name: '経験値チャートへ' }).click();
    await elsewhere.getByText('サガ 1：3 XP。それまでの貯え：2。').waitFor();
    expect(await accessibilityFaults(elsewhere)).toEqual([]);

    // The same file again: this browser has gone further.
    await elsewhere.goto(new URL(SHELF, elsewhere.url()).href);
    await fileField(elsewhere).setInputFiles(asFile(file));
    await elsewhere.getByText('棚の「Ragnarok」の方がファイルより先へ進んでいます').waitFor();
    const changed = JSON.parse(file.toString());
    changed.entries[1].lives = [7, 7, 7];
    await fileField(elsewhere).setInputFiles(asFile(Buffer.from(JSON.stringify(changed))));
    await elsewhere.getByText('entries[1].lives').waitFor();
  },
);

browserTest(
  'a game that ended while its page was closed is counted once, and two tabs agree',
  async ({ open }) => {
    const page = await open({ path: SHELF });
    await foundCampaign(page);
    const address = page.url();
    await playGame(page, 'Play saga 1');
    // Nobody goes to the sheets: the overview counts it.
    await page.goto(address);
    await page.getByText('1 game, 0 won').waitFor();
    const other = await page.context().newPage();
    await other.goto(address);
    await other.getByText('1 game, 0 won').waitFor();
    await page.getByRole('button', { name: 'Keep the XP and play' }).click();
    await page.getByRole('link', { name: 'To the experience sheets' }).waitFor();
    // The other tab has not seen that: nothing of it is lost.
    await other.getByRole('button', { name: 'Keep the XP and play' }).click();
    await other.getByText('Another tab has changed this campaign.').waitFor();
    await other.getByText('2 games, 0 won').waitFor();
  },
);

browserTest('a game is given up only after a question, and counts as lost', async ({ open }) => {
  const page = await open({ path: SHELF });
  await page.getByRole('link', { name: 'New campaign' }).click();
  await page.getByRole('button', { name: 'Begin the campaign' }).click();
  const road = page.getByRole('heading', { name: 'Ragnarok' });
  await road.waitFor();
  const address = page.url();
  await page.getByRole('button', { name: 'Play saga 1' }).click();
  await page.locator('.question .chips .btn').first().waitFor();
  await page.goto(address);
  await page.getByRole('link', { name: 'To the table' }).waitFor();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('0 games, 0 won').waitFor();
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page
    .getByRole('group', { name: /whole team/ })
    .getByRole('button', { name: 'Give up this game' })
    .click();
  await page.getByText('after saga 1, lost: 3 XP for each god').waitFor();
});
