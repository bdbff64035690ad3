import { GAMES } from '@nineworlds/games';
import { expect } from 'vitest';
import { browserTest } from '../harness/browser-test.ts';
import { TablePage } from '../play/table-page.ts';

for (const { id } of GAMES) {
  for (const size of ['desktop', 'phone'] as const) {
    browserTest(`${id} says once that it is partly ours: ${size}`, async ({ open }) => {
      const page = await open({ path: `#/new/${id}`, size });
      const table = await TablePage.at(page);
      await table.chips.first().waitFor();
      const note = page.getByRole('button', { name: 'partly ours' });
      expect(await note.count()).toBe(1);
      await note.click();
      const dialog = page.getByRole('dialog', { name: 'partly ours' });
      const rule = dialog.locator('dt button').first();
      await rule.waitFor();
      expect(await dialog.locator('dd').first().textContent()).toMatch(/\w{3}/);
      const [ruleId = ''] = ((await rule.textContent()) ?? '').split(' ');
      await rule.click();
      await page.locator(`[id="rule-${ruleId}"]`).waitFor();
    });
  }
}
