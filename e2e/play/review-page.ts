import type { Locator, Page } from 'playwright-core';

/** A game that is looked back on. */
export class ReviewPage {
  readonly page: Page;
  /** What came of the beginning, in one sentence. */
  readonly story: Locator;
  readonly progress: Locator;
  readonly cancel: Locator;
  /** After it was cancelled. */
  readonly begin: Locator;
  readonly curve: Locator;
  readonly turningPoints: Locator;
  /** The curve as a table: a row for each turn. */
  readonly turns: Locator;
  readonly choices: Locator;

  constructor(page: Page) {
    this.page = page;
    this.story = page.locator('.review .story [role=status]');
    this.progress = page.locator('.review .thinking progress');
    this.cancel = page.locator('.review .thinking:has(progress) button');
    this.begin = page.locator('.review .thinking .primary');
    this.curve = page.locator('.review [role=slider]');
    this.turningPoints = page.locator('.review ol > li:has(h3)');
    this.turns = page.locator('.review details tbody tr');
    this.choices = page.locator('.review table.choices');
  }

  static async at(page: Page): Promise<ReviewPage> {
    await page.locator('main.review').waitFor();
    return new ReviewPage(page);
  }

  /** Chooses how thoroughly the game is looked at, from 0: the quickest way. */
  async chooseThoroughness(which: number): Promise<void> {
    await this.page.locator('.review header [role=group] button').nth(which).click();
  }

  /** Waits until everything has been looked at. */
  async found(): Promise<void> {
    await this.curve.locator('svg').waitFor();
  }
}
