import type { Locator, Page } from 'playwright-core';
import type { Draw } from './choosing.ts';
import { arrowTo, tabTo } from './keys.ts';
import { listenToWorker } from './worker-ear.ts';

/** What a person can do now. */
export interface Moment {
  readonly can: 'choose' | 'confirm' | 'sitDown' | 'nothing';
  /** Where things can be chosen: a sheet lies over the board. */
  readonly on: 'onBoard' | 'onSheet';
  /** How many can. */
  readonly things: number;
  readonly chips: number;
  readonly ply: number;
}

/** Nobody clicks more often in one game. */
const MOST_STEPS = 3000;

const SELECTORS = {
  sheet: '.table .sheet',
  /** The things on a board that the open question can mean. */
  onBoard: [
    'main.board button.pick:not([aria-disabled=true]):not([aria-pressed=true])',
    'main.board button.world.legal',
    'main.board button.tap.legal',
  ].join(', '),
  onSheet: '.table .sheet ul button, .table .sheet table button',
  chips: '.question .chips .btn.legal',
  confirm: '.question .acts .primary:not([aria-disabled=true])',
  ending: '.question .ending',
  curtain: 'dialog[open][aria-labelledby=curtain-title] .primary',
} as const;

/** A table as somebody sees and touches it. */
export class TablePage {
  readonly page: Page;
  readonly question: Locator;
  readonly chips: Locator;
  readonly onBoard: Locator;
  readonly confirm: Locator;
  readonly ending: Locator;
  readonly curtain: Locator;
  readonly undo: Locator;
  /** Why something was refused. */
  readonly told: Locator;

  constructor(page: Page) {
    this.page = page;
    this.question = page.locator('.question .title');
    this.chips = page.locator(SELECTORS.chips);
    this.onBoard = page.locator(SELECTORS.onBoard);
    this.confirm = page.locator(SELECTORS.confirm);
    this.ending = page.locator(SELECTORS.ending);
    this.curtain = page.locator(SELECTORS.curtain);
    this.undo = page.locator('.question [aria-keyshortcuts=u]');
    this.told = page.locator('.question .notice');
  }

  /** Sits down at the table that a page is about to show. */
  static async at(page: Page): Promise<TablePage> {
    await listenToWorker(page);
    return new TablePage(page);
  }

  /**
   * Waits until nothing is under way between page and worker, and somebody here is asked, has to sit
   * down, or the game is over.
   */
  async moment(): Promise<Moment> {
    const found = await this.page.waitForFunction((selectors): Moment | undefined => {
      const { ear } = globalThis;
      if (ear?.state === undefined || ear.open > 0) return undefined;
      const { ply, results, curtain, answerers } = ear.state;
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const chips = count(selectors.chips);
      const on = count(selectors.sheet) > 0 ? 'onSheet' : 'onBoard';
      const rest = { on, things: 0, chips, ply } as const;
      if (results !== undefined) {
        return count(selectors.ending) === 0 ? undefined : { can: 'nothing', ...rest };
      }
      if (curtain !== undefined) {
        return count(selectors.curtain) === 0 ? undefined : { can: 'sitDown', ...rest };
      }
      if (count(selectors.confirm) > 0) return { can: 'confirm', ...rest };
      if (answerers.length === 0 || chips === 0) return undefined;
      return { can: 'choose', ...rest, things: count(selectors[on]) };
    }, SELECTORS);
    const moment = await found.jsonValue();
    if (moment === undefined) throw new Error('nothing can be done');
    return moment;
  }

  /** One click, on the board where that is possible, or else on a chip. What is considered is confirmed. */
  async do({ can, on, things, chips }: Moment, draw: Draw): Promise<void> {
    if (can === 'sitDown') await this.curtain.click();
    else if (can === 'confirm') await this.confirm.click();
    if (can !== 'choose') return;
    if (things === 0 || draw(3) === 0) {
      await this.chips.nth(draw(chips)).click();
      return;
    }
    await this.page.locator(SELECTORS[on]).nth(draw(things)).click();
  }

  /** Goes with Tab and arrows to a thing on the board that can be chosen; no mouse is touched. */
  async reachBoard(): Promise<void> {
    await tabTo(this.page, 'main.board table button');
    await arrowTo(this.page, SELECTORS.onBoard);
  }

  /** Plays until the game is over. */
  async playOn(draw: Draw): Promise<void> {
    await this.playUntil(Number.POSITIVE_INFINITY, draw);
  }

  /** Plays until so many lines have been played and somebody may choose, or until the game is over. */
  async playUntil(ply: number, draw: Draw): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step++) {
      const moment = await this.moment();
      if (moment.can === 'nothing' || (moment.can === 'choose' && moment.ply >= ply)) return;
      await this.do(moment, draw);
    }
    throw new Error(`ply ${ply} has not come after ${MOST_STEPS} clicks`);
  }
}
