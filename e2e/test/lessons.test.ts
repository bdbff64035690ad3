import { expect } from 'vitest';
import { GAMES } from '../../tools/first-visit.mjs';
import { fr } from '../../web/locale/learn/fr.ts';
import { browserTest } from '../harness/browser-test.ts';
import { openMenu } from '../play/menu.ts';
import { TablePage } from '../play/table-page.ts';

browserTest.for(GAMES)(
  'the lesson of %s comes to its end, in another language than it began',
  async (game, { open }) => {
    const page = await open({ path: `#/learn/${game}` });
    const table = await TablePage.at(page);
    await page.reload();
    const coach = page.locator('.coach');
    const progress = coach.locator('progress');
    await coach.waitFor();
    const step = async () => Number(await progress.getAttribute('value'));
    const last = Number(await progress.getAttribute('max'));
    let now = await step();
    while (now < last) {
      if (now === 4) {
        const menu = await openMenu(page);
        await menu.locator('[lang=fr]').click();
        await page.keyboard.press('Escape');
        await coach.getByText(fr.progress(now, last)).waitFor();
      }
      await table.moment();
      await coach.locator('.acts button').last().click();
      await expect.poll(step, { message: `after step ${now}` }).toBeGreaterThan(now);
      now = await step();
    }
    await coach.getByText(fr.realGame).waitFor();
    expect(await step()).toBe(last);
  },
);
