import type { TableState } from '@nineworlds/protocol';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../web/locale/app/en.ts';
import { en as rewind } from '../../web/locale/rewind/en.ts';
import { browserTest } from '../harness/browser-test.ts';
import { type Draw, drawFrom } from '../play/choosing.ts';
import { openMenu } from '../play/menu.ts';
import { ReplayPage } from '../play/replay-page.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { toldState } from '../play/worker-ear.ts';

/** Plays one line, whatever it takes; how the table stood before and stands after it. */
async function playLine(table: TablePage, draw: Draw) {
  await table.moment();
  const before = await toldState(table.page);
  await table.playUntil(before.ply + 1, draw);
  return { before, after: await toldState(table.page) };
}

browserTest('undo takes a decision back, or is grey and says why', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await setUpTable(page, { game: 'chronicles', seats: 1, people: ['Ask'], seed: 'undo' });
  const draw = drawFrom(1);
  const done = { undone: 0, refused: 0 };
  while (done.undone === 0 || done.refused === 0) {
    const { before, after } = await playLine(table, draw);
    expect(after.results, 'the game is over too early').toBeUndefined();
    await expect
      .poll(() => table.undo.getAttribute('aria-disabled'))
      .toBe(String(!after.undo.possible));
    if (after.undo.possible) {
      await table.undo.click();
      const { ply } = await table.moment();
      const now = await toldState(page);
      expect(ply).toBeLessThan(after.ply);
      expect(now.ply).toBeLessThanOrEqual(before.ply);
      if (now.ply === before.ply) expect(now.view).toEqual(before.view);
      done.undone++;
    } else {
      // A grey control is no dead one: it tells its reason.
      await table.undo.click({ force: true });
      // The sentences of refusals are loaded when the first one is told.
      await expect.poll(async () => (await table.told.innerText()).length).toBeGreaterThan(20);
      expect((await table.moment()).ply).toBe(after.ply);
      await page.keyboard.press('u');
      await table.told.getByRole('button', { name: en.close }).click();
      done.refused++;
    }
  }
});

browserTest(
  'a rewind that all agree to keeps the old line, and brings the same dice',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await setUpTable(page, {
      game: 'yggdrasil',
      seats: 2,
      people: ['Ask', 'Embla'],
      seed: 'rewind',
    });
    await table.playUntil(16, drawFrom(1));
    // Something is played that everybody learns from, so that it cannot simply be undone.
    let seed = 0;
    let { before, after } = await playLine(table, drawFrom(seed));
    while (after.undo.possible || after.lastDecision !== before.ply) {
      ({ before, after } = await playLine(table, drawFrom(++seed)));
    }
    await table.undo.click({ force: true });
    await table.told.getByRole('button', { name: rewind.ask }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByRole('button', { name: rewind.ask }).click();
    // The other one has to agree.
    const agree = dialog.locator('.primary', { hasText: /agrees/ });
    await agree.click();
    await dialog.waitFor({ state: 'detached' });
    await table.moment();
    const back = await toldState(page);
    expect(back.ply).toBe(before.ply);
    expect(back.view).toEqual(before.view);
    expect(back.branches).toEqual([{ from: before.ply, plies: after.ply - before.ply }]);

    const again = await playLine(table, drawFrom(seed));
    expect(again.after.view).toEqual(after.view);

    // The line that was left can still be looked at.
    await page.locator('.log summary').click();
    await page.locator('.log details a').click();
    const replay = await ReplayPage.at(page);
    await expect.poll(() => replay.ply()).toBe(before.ply + 1);
    await expect.poll(() => page.locator('.replay select').inputValue()).toBe('0');
  },
);

/** Goes back by consent as far as asking the others; what is asked before. */
async function proposeToGoBack(table: TablePage): Promise<{ dialog: Locator; title: string }> {
  await table.undo.click({ force: true });
  await table.told.getByRole('button', { name: rewind.ask }).click();
  const dialog = table.page.locator('dialog[open][aria-labelledby=rewind-title]');
  const title = await dialog.locator('h2').innerText();
  await dialog.getByRole('button', { name: rewind.ask }).click();
  await dialog.getByRole('button', { name: rewind.decline }).waitFor();
  return { dialog, title };
}

/** Plays until a decision cannot be undone, but gone back on. */
async function playUntilSettled(table: TablePage, draw: Draw): Promise<TableState> {
  for (;;) {
    const { after } = await playLine(table, draw);
    const { undo, lastDecision, curtain } = after;
    if (undo.possible || undo.refusal.rule !== 'K-14') continue;
    if (lastDecision !== undefined && curtain === undefined) return after;
  }
}

browserTest(
  'who agrees to go back sees nothing of the proposer\u2019s secrets',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    const people = ['Ask', 'Embla'];
    await setUpTable(page, { game: 'needfire', seats: 2, people, seed: 'consent' });
    await table.playUntil(30, drawFrom(1));
    const { viewer, lastDecision = 0, ply } = await playUntilSettled(table, drawFrom(2));
    const [by = '', other = ''] = viewer === 0 ? people : [...people].reverse();

    const { dialog, title } = await proposeToGoBack(table);
    expect(title).toContain('\u201c');
    await expect
      .poll(() => dialog.locator('h2').innerText())
      .toBe(rewind.proposed(by, lastDecision));
    expect(await backdropAlpha(dialog)).toBe(1);

    // Neither yes nor no shows the board: the proposer has to sit down again.
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: en.curtain.pass(by) }).waitFor();
    await table.curtain.click();
    await dialog.waitFor({ state: 'detached' });
    await table.curtain.waitFor({ state: 'detached' });
    expect((await table.moment()).ply).toBe(ply);

    await proposeToGoBack(table);
    await dialog.getByRole('button', { name: rewind.agree(other) }).dblclick();
    await page.getByRole('heading', { name: en.curtain.pass(by) }).waitFor();
    expect((await toldState(page)).ply).toBe(ply);
    await table.curtain.click();
    await table.curtain.waitFor({ state: 'detached' });
    expect((await table.moment()).ply).toBe(lastDecision);
  },
);

/** How much of what lies behind a dialog is hidden. */
function backdropAlpha(dialog: Locator): Promise<number> {
  return dialog.evaluate((element) => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('nothing can be drawn');
    pen.fillStyle = getComputedStyle(element, '::backdrop').backgroundColor;
    pen.fillRect(0, 0, 1, 1);
    return (pen.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255;
  });
}

browserTest('a second click on one who agrees does not refuse', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  const people = ['Ask', 'Embla', 'Loki'];
  await setUpTable(page, { game: 'yggdrasil', seats: 3, people, seed: 'twice' });
  await table.playUntil(16, drawFrom(1));
  const { viewer, lastDecision } = await playUntilSettled(table, drawFrom(2));
  const { dialog } = await proposeToGoBack(table);
  // Where there is little room, a check mark must not push anything away.
  await page.setViewportSize({ width: 320, height: 640 });
  const [first = '', second = ''] = people.filter((_, seat) => seat !== viewer);
  const agree = (name: string) => dialog.getByRole('button', { name: rewind.agree(name) });
  const box = await agree(first).boundingBox();
  if (box === null) throw new Error('nobody is asked');
  const spot = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.click(...spot);
  await dialog.locator('[aria-pressed=true]').waitFor();
  await page.mouse.click(...spot);
  expect(await agree(first).boundingBox()).toEqual(box);
  expect((await toldState(page)).proposal?.missing).toEqual([people.indexOf(second)]);
  await agree(second).click();
  await dialog.waitFor({ state: 'detached' });
  expect((await table.moment()).ply).toBe(lastDecision);
});

browserTest('a try-out is framed, and never touches the game', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await setUpTable(page, { game: 'chronicles', seats: 1, people: ['Ask'], seed: 'try' });
  await table.playUntil(16, drawFrom(1));
  const before = await toldState(page);
  const home = page.url();
  const menu = await openMenu(page);
  await menu.locator('a[href*="sandbox"]').click();
  await page.getByText(en.sandboxFrame).first().waitFor();
  await table.playUntil(before.ply + 8, drawFrom(2));
  const tried = await toldState(page);
  expect(tried).toMatchObject({ purpose: 'sandbox', saved: 'never' });
  await page.getByRole('link', { name: en.leaveSandbox }).click();
  await page.getByText(en.sandboxFrame).first().waitFor({ state: 'detached' });
  await table.moment();
  expect(page.url()).toBe(home);
  const { view, ply, purpose } = await toldState(page);
  expect({ view, ply, purpose }).toEqual({ view: before.view, ply: before.ply, purpose: 'play' });
  await page.goto(new URL('#/', page.url()).href);
  await page.locator('main section li').first().waitFor();
  await expect.poll(() => page.locator('main section li').count()).toBe(1);
});
