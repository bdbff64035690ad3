import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';

/** A table as a test wants it. */
export interface WantedTable {
  readonly game: string;
  /** How many play. */
  readonly seats: number;
  /** What everybody is called who plays at this screen; they have the first seats, bots the others. */
  readonly people: readonly string[];
  readonly seed: string;
  /** Who has the other seats; somebody who answers at once, where nothing is said. */
  readonly bot?: 'steady';
}

/** Sets up a table on the page for it, as somebody would, and starts the game. */
export async function setUpTable(page: Page, wanted: WantedTable): Promise<void> {
  const { game, seats, people, seed, bot } = wanted;
  await page.goto(`${inject('siteUrl')}#/setup/${game}`);
  await page
    .locator('[aria-labelledby=players] button', { hasText: new RegExp(`^\\s*${seats}\\s*$`) })
    .click();
  const rows = page.locator('form ol > li');
  await rows.nth(seats - 1).waitFor();
  for (const [seat, name] of people.entries()) {
    const row = rows.nth(seat);
    await row.locator('select.who').selectOption('person');
    await row.locator('input.name').fill(name);
  }
  for (let seat = people.length; seat < seats; seat++) {
    const field = rows.nth(seat).locator('select.who');
    await field.selectOption(bot === undefined ? await simpleBot(field) : bot);
  }
  await page.locator('#seed').fill(seed);
  await page.locator('form footer .primary').click();
  await page.locator('main.board, dialog[open]').first().waitFor();
}

/** The best of the bots that do not think ahead. */
async function simpleBot(field: Locator): Promise<string> {
  const option = field.locator('optgroup:last-of-type option').first();
  return (await option.getAttribute('value')) ?? '';
}
