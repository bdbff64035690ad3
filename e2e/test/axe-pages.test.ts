import { expect, inject } from 'vitest';
import { GAMES } from '../../tools/first-visit.mjs';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';

const PAGES = [
  '',
  ...GAMES.map((game) => `#/setup/${game}`),
  '#/rules',
  ...GAMES.map((game) => `#/rules/${game}`),
  '#/open',
  '#/box',
  '#/learn',
  '#/credits',
  '#/settings',
  '#/nowhere',
];

browserTest.for(['birch', 'night'] as const)(
  'axe finds nothing on any page: %s',
  async (theme, { open }) => {
    const page = await open({ theme });
    for (const path of PAGES) {
      // A new document, so that no page of before is looked at.
      await page.goto('about:blank');
      await page.goto(inject('siteUrl') + path);
      await page.locator('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await accessibilityFaults(page), path).toEqual([]);
    }
  },
);
