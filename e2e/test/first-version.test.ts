import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import {
  HELD,
  LINKS,
  type Link,
  openUsed,
  SAVED,
  savedMoves,
  textIn,
} from '../play/first-version.ts';
import { OpenPage } from '../play/open-page.ts';
import { ReplayPage } from '../play/replay-page.ts';
import { ReviewPage } from '../play/review-page.ts';
import { TablePage } from '../play/table-page.ts';
import { toldState } from '../play/worker-ear.ts';

// What people hold since the first version: their browser's storage, links and files.

/** Begins a new document, so that no page of before is looked at. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(inject('siteUrl') + address);
}

browserTest('settings and choices are saved', async ({ open }) => {
  const page = await openUsed(open, '#/settings');
  const settings: Record<string, string> = JSON.parse(
    HELD.localStorage['nineworlds-settings'] ?? '{}',
  );
  await page.locator('[aria-labelledby=set-odds]').waitFor();
  const { lang, ...shown } = await page.evaluate(() => {
    const { lang, dataset } = document.documentElement;
    const { theme, text, contrast, motion } = dataset;
    return { lang, theme, text, contrast, motion };
  });
  expect(settings).toMatchObject({ lang, ...shown });
  // Of each setting the value that was chosen, counted from 0.
  const chosen = { lang: 2, theme: 2, text: 1, contrast: 1, motion: 2, sound: 1, odds: 1 };
  expect(Object.keys(settings)).toEqual(Object.keys(chosen));
  for (const [key, nth] of Object.entries(chosen)) {
    const button = page.locator(`[aria-labelledby=set-${key}] button`).nth(nth);
    await expect.poll(() => button.getAttribute('aria-pressed'), { message: key }).toBe('true');
  }

  await goTo(page, '#/setup/chronicles');
  const names = page.locator('form ol > li input.name');
  await expect
    .poll(() => names.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(['Åsa', 'ヨルズ']);
  await goTo(page, '#/setup/yggdrasil');
  const gods = page.locator('[aria-labelledby=gods] button').nth(1);
  await expect.poll(() => gods.getAttribute('aria-pressed')).toBe('true');
  // An own reaction table can be done without; ours could not.
  await goTo(page, '#/setup/needfire');
  await page.locator('form .file button').waitFor();

  const over = Object.keys(SAVED).find((id) => SAVED[id]?.over) ?? '';
  await goTo(page, `#/review/${over}`);
  await ReviewPage.at(page);
  const quick = page.locator('.review header [role=group] button').first();
  await expect.poll(() => quick.getAttribute('aria-pressed')).toBe('true');

  const chronicles = Object.keys(SAVED).find((id) => SAVED[id]?.game === 'chronicles') ?? '';
  await goTo(page, `#/play/${chronicles}`);
  const rings = page.locator('main.board fieldset.seg button').nth(1);
  await expect.poll(() => rings.getAttribute('aria-pressed')).toBe('true');
});

browserTest('saved games are listed, open as they stood and go on', async ({ open }) => {
  const page = await openUsed(open);
  await page.locator('main section [aria-expanded=false]').click();
  const listed = page.locator('main section li a');
  await listed.nth(Object.keys(SAVED).length - 1).waitFor();
  const addresses = await listed.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(addresses)).toEqual(new Set(Object.keys(SAVED).map((id) => `#/play/${id}`)));

  const table = await TablePage.at(page);
  const any = drawFrom(1);
  // Chips say what they are; what lies on a board may be covered.
  const draw = (limit: number) => (limit === 3 ? 0 : any(limit));
  for (const [id, { about, plies, question, over }] of Object.entries(SAVED)) {
    await goTo(page, `#/play/${id}`);
    const { ply, can } = await table.moment();
    expect([ply, can === 'nothing'], about).toEqual([plies, over]);
    expect((await toldState(page)).question, about).toBe(question);
    // A tab of the first version and one of a later one must not play the same game.
    const { held = [] } = await page.evaluate(() => navigator.locks.query());
    expect(held.map(({ name }) => name)).toContain(`nineworlds ${id}`);
    if (over) continue;
    const before = await savedMoves(page, id);
    await table.playUntil(plies + 1, draw);
    await expect.poll(() => savedMoves(page, id), { message: about }).not.toEqual(before);
    expect((await savedMoves(page, id)).slice(0, plies), about).toEqual(before);
  }
});

/** What is to be seen where a link leads. */
const SHOWN: Readonly<Record<string, string>> = {
  '': '#play-yggdrasil',
  r: '.replay main.board',
  o: '.replay main.board',
  replay: '.replay main.board',
  review: 'main.review',
  sandbox: '.frame .banner',
  play: 'main.board',
  new: 'main.board',
  setup: 'form ol > li',
  learn: 'main',
  rules: 'main h1',
  open: '#open-text',
  settings: '.settings .row',
  box: 'main a[href$="/box"]',
  credits: 'main',
};

/** A lesson is a table too, and a rule stands in its book. */
function shownAt({ page, game, rule }: Link): string {
  if (page === 'learn' && game !== undefined) return 'main.board';
  return rule === undefined ? (SHOWN[page] ?? '') : `[id="rule-${rule}"]`;
}

/** Links that hold a game, links to a game that is saved, and links to places. */
const GROUPS = [
  { what: 'with a game in it', links: LINKS.filter(({ address }) => address.length > 200) },
  { what: 'to a saved game', links: LINKS.filter(({ kept }) => kept === true) },
  {
    what: 'to a place',
    links: LINKS.filter(({ kept, address }) => kept !== true && address.length <= 200),
  },
] as const;

browserTest.for(GROUPS)('every link $what leads where it led', async ({ links }, { open }) => {
  const page = await openUsed(open);
  for (const link of links) {
    const { page: name, address, about, ply } = link;
    await goTo(page, address);
    const shown = shownAt(link);
    await page.locator(`${shown}, main.message`).first().waitFor();
    expect(await page.locator('main.message').count(), `${about}: ${name}`).toBe(0);
    if (ply === undefined || !['r', 'replay'].includes(name)) continue;
    const replay = await ReplayPage.at(page);
    await expect.poll(() => replay.ply(), { message: about }).toBe(ply);
  }
});

browserTest('a link with a game in it needs nothing that is saved', async ({ open }) => {
  const page = await open();
  for (const name of ['r', 'o']) {
    await goTo(page, LINKS.find((link) => link.page === name)?.address ?? '');
    await page.locator(SHOWN[name] ?? '').waitFor();
  }
});

browserTest('a try-out goes on from a link', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  const { address = '' } = LINKS.find(({ page: name }) => name === 'sandbox') ?? {};
  await goTo(page, address);
  const { ply } = await table.moment();
  await table.playUntil(ply + 1, drawFrom(1));
  expect((await table.moment()).ply).toBeGreaterThan(ply);
});

const COMPACT: readonly { readonly record: string; readonly text: string }[] = JSON.parse(
  textIn('compact.json'),
);
const TEXTS = [
  ...COMPACT.map(({ record, text }) => [`a link of ${record}`, text] as const),
  ...['yggdrasil', 'chronicles', 'needfire'].flatMap((game) => [
    [`a save of ${game}`, textIn('records', `${game}.nw.json`)] as const,
    [`a position of ${game}`, textIn('positions', `${game}-middle.nwpos.json`)] as const,
  ]),
  ...LINKS.filter(({ page }) => page === 'r' || page === 'o').map(
    ({ about, address }) => [about, `https://example.org/${address}`] as const,
  ),
];

browserTest('links, saves and positions can be opened', async ({ open }) => {
  const opening = await OpenPage.at(await open());
  for (const [about, text] of TEXTS) {
    await opening.look(text);
    await opening.result.locator('.acts, .dng').first().waitFor();
    expect(await opening.result.locator('.dng').allInnerTexts(), about).toEqual([]);
  }
});
