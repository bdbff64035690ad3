import { expect } from 'vitest';
import { en as advice } from '../../web/locale/advice/en.ts';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { AdvicePanel } from '../play/advice-panel.ts';
import { drawFrom } from '../play/choosing.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { takeHeard, toldState } from '../play/worker-ear.ts';

browserTest('advice: lines with reasons, one is taken over and played', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await setUpTable(page, {
    game: 'yggdrasil',
    seats: 2,
    people: ['Ann'],
    seed: 'advice',
    bot: 'steady',
  });
  const draw = drawFrom(7);
  let moment = await table.moment();
  while (moment.can !== 'choose' || moment.chips < 4) {
    await table.do(moment, draw);
    moment = await table.moment();
  }

  const panel = new AdvicePanel(page);
  await page.keyboard.press('h');
  await panel.cancel.click();
  await panel.section.waitFor({ state: 'detached' });
  await table.moment();
  const faults = (await takeHeard(page)).filter(({ type }) => type === 'faults');
  expect(faults).toEqual([
    expect.objectContaining({ faults: [expect.objectContaining({ reason: 'cancelled' })] }),
  ]);
  expect((await toldState(page)).advised).toEqual([0, 0]);

  await page.keyboard.press('h');
  await panel.lines.first().waitFor();
  await expect.poll(() => panel.lines.count()).toBe(3);
  for (const chance of await panel.chances.allInnerTexts()) expect(chance).toMatch(/^\d+% ± \d+$/);
  await expect.poll(() => panel.reasons.count()).toBeGreaterThan(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Whoever has waited for it gets to it with the next key.
  await expect
    .poll(() => panel.lines.first().evaluate((line) => line === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.lines.first().getAttribute('aria-pressed')).toBe('true');
  await table.confirm.click();
  await panel.section.waitFor({ state: 'detached' });
  expect((await table.moment()).ply).toBeGreaterThan(moment.ply);
  expect((await toldState(page)).advised).toEqual([1, 0]);

  // The bot thinks in a thread of its own, and the game goes on.
  await table.playUntil(moment.ply + 30, draw);
});

browserTest(
  'advice is off where several people play together, until they want it',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await setUpTable(page, {
      game: 'yggdrasil',
      seats: 2,
      people: ['Ann', 'Bob'],
      seed: 'together',
    });
    await table.moment();
    const panel = new AdvicePanel(page);
    await page.keyboard.press('h');
    await expect.poll(() => panel.section.innerText()).toContain(advice.isOff);
    await panel.allow.click();
    await panel.lines.first().waitFor();
    expect((await toldState(page)).advice).toBe('on');
  },
);
