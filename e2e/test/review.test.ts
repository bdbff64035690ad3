import { toCompact } from '@nineworlds/engine';
import { expect } from 'vitest';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { pageScrolls, smallTargets } from '../play/layout.ts';
import { madeGame, moduleOf, people } from '../play/made-game.mjs';
import { ReplayPage } from '../play/replay-page.ts';
import { ReviewPage } from '../play/review-page.ts';

const QUICK = 0;
const THOROUGH = 2;
const FINGER = 44;
const END = 9999;

/** The address of a game that bots have played. */
async function replayOf(made: Parameters<typeof madeGame>[0]) {
  const game = await (await moduleOf(made.game)).checked();
  const record = await madeGame(made);
  const path = `#/r/${encodeURIComponent(toCompact(game, record))}`;
  return { path, lines: record.moves.length };
}

browserTest.for(['birch', 'night'] as const)(
  'a finished game is looked back on, and tried again from a turning point: %s',
  async (theme, { open }) => {
    const seats = [
      { kind: 'human', name: 'Ask' },
      { kind: 'bot', bot: 'greedy', name: 'Embla' },
    ] as const;
    const { path, lines } = await replayOf({ game: 'needfire', seats, seed: 'review', plies: END });
    const page = await open({ path, theme });
    await (await ReplayPage.at(page)).review.click();
    const review = await ReviewPage.at(page);
    await review.chooseThoroughness(QUICK);
    await review.found();
    await expect
      .poll(() => review.story.innerText())
      .toMatch(/^You were at \d+% .* luck .* the others /);

    // The line is gone through with keys, and is a table as well.
    const at = async () => Number(await review.curve.getAttribute('aria-valuenow'));
    await expect.poll(() => review.curve.getAttribute('aria-valuemax')).toBe(String(lines - 1));
    await review.curve.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => at()).toBe(1);
    await page.keyboard.press('PageUp');
    await expect.poll(() => at()).toBeGreaterThan(2);
    await expect.poll(() => review.curve.getAttribute('aria-valuetext')).toMatch(/\d+% → \d+%/);
    await page.locator('.review summary').click();
    await expect.poll(() => review.turns.count()).toBeGreaterThan(5);
    await expect.poll(() => review.turns.last().innerText()).toMatch(/\b(0|50|100)%$/);

    const turns = review.choices.locator('tbody td.turn');
    const numbers = async () =>
      (await turns.allInnerTexts()).map((text) => Number.parseInt(text, 10));
    await review.choices.getByRole('button', { name: 'Turn' }).click();
    const sorted = review.choices.locator('th[aria-sort=ascending]');
    await expect.poll(() => sorted.innerText()).toBe('Turn');
    expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => a - b));

    await expect.poll(() => review.turningPoints.count()).toBe(3);
    expect(await accessibilityFaults(page)).toEqual([]);
    await review.turningPoints.last().getByText('Try again from here').click();
    await page.locator('.frame .banner').waitFor();
    await page.locator('.frame main.board').waitFor();

    // Whoever comes back need not wait again.
    await page.goBack();
    await review.found();
  },
);

browserTest('looking back can be cancelled, and fits a phone in Japanese', async ({ open }) => {
  const seats = people('Ask', 'Embla');
  const { path } = await replayOf({ game: 'yggdrasil', seats, seed: 'review', plies: 60 });
  const page = await open({ path, size: 'phone', lang: 'ja' });
  await (await ReplayPage.at(page)).review.click();
  const review = await ReviewPage.at(page);
  await review.chooseThoroughness(THOROUGH);
  await expect
    .poll(() => review.progress.evaluate((bar: HTMLProgressElement) => bar.value))
    .toBeGreaterThan(0);
  await review.cancel.click();
  await review.begin.waitFor();
  await expect
    .poll(() => review.begin.evaluate((button) => button === document.activeElement))
    .toBe(true);

  await review.chooseThoroughness(QUICK);
  await review.found();
  await expect.poll(() => review.story.innerText()).toMatch(/チームの勝率は \d+%/);
  await expect.poll(() => review.choices.locator('tbody tr').count()).toBeGreaterThan(5);
  expect((await pageScrolls(page)).x).toBe(false);
  expect(await smallTargets(page, FINGER)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
});
