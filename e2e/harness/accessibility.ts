import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page as it stands, one line each; empty: nothing. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Every page has a heading; one that is still being loaded has none yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').trim();
      return `${id}: ${help}: ${target.join(' ')}: ${why}`;
    }),
  );
}
