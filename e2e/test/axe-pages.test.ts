import { expect } from 'vitest';
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

browserTest.for(
  (['birch', 'night'] as const).flatMap((theme) => PAGES.map((path) => ({ theme, path }))),
)('axe finds nothing on the page "$path": $theme', async ({ theme, path }, { open }) => {
  const page = await open({ theme, path });
  await page.locator('main').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await accessibilityFaults(page)).toEqual([]);
});
