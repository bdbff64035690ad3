import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** A game that is looked at. */
export class ReplayPage {
  readonly page: Page;
  readonly scrubber: Locator;
  readonly share: Locator;
  readonly save: Locator;
  readonly review: Locator;
  readonly tryOut: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.page = page;
    this.scrubber = page.locator('.replay input[type=range]');
    this.share = page.locator('.replay header button:has(use[href$="#share"])');
    this.save = page.locator('.replay header button:has(use[href$="#save"])');
    this.review = page.locator('.replay header a[href*="#/review/"]');
    this.tryOut = page.locator('.replay .ways a.btn');
    this.again = page.locator('.replay .ways .primary');
  }

  /** Waits until a moment is shown. */
  static async at(page: Page): Promise<ReplayPage> {
    await page.locator('.replay main.board').waitFor();
    return new ReplayPage(page);
  }

  async ply(): Promise<number> {
    return Number(await this.scrubber.inputValue());
  }

  /** The link to the moment that is shown. */
  async link(): Promise<string> {
    await this.share.click();
    const field = this.page.locator('dialog[open] #share-link');
    await this.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('dialog[open] #share-link')?.value !== '',
    );
    const link = await field.inputValue();
    await this.page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    return link;
  }

  /** The file that "Save file" gives. */
  async saved(): Promise<string> {
    await this.save.click();
    const coming = this.page.waitForEvent('download');
    await this.page.locator('dialog[open] .primary').click();
    return readFile(await (await coming).path(), 'utf8');
  }
}
