import type { Locator, Page } from 'playwright-core';
import { inject } from 'vitest';

/** The page that opens links and files. */
export class OpenPage {
  readonly page: Page;
  /** What the text turned out to be, or what is wrong with it. */
  readonly result: Locator;
  /** Says that there is nothing to be looked at. */
  readonly empty: Locator;
  readonly playOn: Locator;
  readonly watch: Locator;

  constructor(page: Page) {
    this.page = page;
    this.result = page.locator('.result');
    this.empty = this.result.locator('.unread');
    this.playOn = this.result.locator('.acts button').first();
    this.watch = this.result.locator('.acts .primary');
  }

  static async at(page: Page): Promise<OpenPage> {
    await page.goto(`${inject('siteUrl')}#/open`);
    await page.locator('#open-text').waitFor();
    return new OpenPage(page);
  }

  /** Pastes a text and looks at it. */
  async look(text: string): Promise<void> {
    const field = this.page.locator('#open-text');
    const look = this.page.locator('form .primary');
    // Nothing of the same kind as before must be taken for the answer: without a text another one is seen.
    await field.fill('');
    await look.click();
    await this.empty.waitFor();
    await field.fill(text);
    await look.click();
    await this.empty.waitFor({ state: 'detached' });
    await this.result.locator('p, section').first().waitFor();
  }

  /** Chooses a file. */
  async choose(name: string, text: string): Promise<void> {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await this.page.locator('input[type=file]').setInputFiles(file);
    await this.result.locator('p, section').first().waitFor();
  }
}

/** Opens a save and goes on with it. */
export async function playFromSave(page: Page, save: string): Promise<void> {
  const open = await OpenPage.at(page);
  await open.look(save);
  await open.playOn.click();
  await page.locator('main.board, dialog[open]').first().waitFor();
}
