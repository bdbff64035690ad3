import type { Locator, Page } from 'playwright-core';
import { en as advice } from '../../web/locale/advice/en.ts';

/** What the adviser says, above the question. */
export class AdvicePanel {
  readonly section: Locator;
  readonly lines: Locator;
  readonly chances: Locator;
  readonly reasons: Locator;
  readonly cancel: Locator;
  readonly allow: Locator;

  constructor(page: Page) {
    this.section = page.locator('.question .advice');
    this.lines = this.section.locator('.line');
    this.chances = this.section.locator('.chance');
    this.reasons = this.section.locator('.reasons li');
    this.cancel = this.section.getByRole('button', { name: advice.cancel });
    this.allow = this.section.getByRole('button', { name: advice.allow });
  }
}
