import { inflateRawSync } from 'node:zlib';
import { fromCompact, toCompact } from '@nineworlds/engine';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { fr } from '../../web/locale/app/fr.ts';
import { en as faults } from '../../web/locale/faults/en.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { madeGame, madeSave, moduleOf, people } from '../play/made-game.mjs';
import { linkFromMenu } from '../play/menu.ts';
import { OpenPage } from '../play/open-page.ts';
import { ReplayPage } from '../play/replay-page.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { listenToWorker, takeHeard, toldState } from '../play/worker-ear.ts';

/** The view of the moment that a replay shows, as the worker told it. */
async function shownView(page: Page) {
  const heard = await takeHeard(page);
  const moments = heard.flatMap((message) =>
    message.type === 'answer' && 'plies' in message.answer ? [message.answer] : [],
  );
  return moments.at(-1);
}

browserTest('a link opened in a clean browser shows the same game', async ({ open }) => {
  const page = await open();
  const table = await TablePage.at(page);
  await setUpTable(page, { game: 'chronicles', seats: 2, people: ['Ask', 'Embla'], seed: 'link' });
  await table.playUntil(24, drawFrom(1));
  const { view, ply } = await toldState(page);
  await page.goto(page.url().replace('#/play/', '#/replay/'));
  const link = await (await ReplayPage.at(page)).link();

  const clean = await open();
  await listenToWorker(clean);
  await clean.goto(link);
  const replay = await ReplayPage.at(clean);
  expect(await replay.ply()).toBe(ply);
  expect(await shownView(clean)).toMatchObject({ view, ply });

  const game = await (await moduleOf('chronicles')).checked();
  const [, text = ''] = /#\/r\/([^/]+)/.exec(link) ?? [];
  const shared = fromCompact(game, decodeURIComponent(text));
  expect(shared.seed).toBeUndefined();
  const [, again = ''] = /#\/r\/([^/]+)/.exec(await replay.link()) ?? [];
  expect(fromCompact(game, decodeURIComponent(again)).hash).toBe(shared.hash);
});

browserTest('a link to a moment opens there, and the address follows', async ({ open }) => {
  const game = await (await moduleOf('yggdrasil')).checked();
  const record = await madeGame({
    game: 'yggdrasil',
    seats: people('Ask', 'Embla'),
    seed: 'moment',
    plies: 60,
  });
  const text = encodeURIComponent(toCompact(game, record));
  const page = await open({ path: `#/r/${text}/17` });
  const replay = await ReplayPage.at(page);
  expect(await replay.ply()).toBe(17);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/\/18$/);
  expect(await replay.ply()).toBe(18);
  await page.keyboard.press('Home');
  await page.waitForURL(/\/0$/);
  await page.keyboard.press('End');
  await page.waitForURL(new RegExp(`/${record.moves.length}$`));
});

browserTest(
  'a running game with secrets gives away what one player knows only',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await setUpTable(page, { game: 'needfire', seats: 2, people: ['Ask'], seed: 'own' });
    await table.playUntil(50, drawFrom(1));
    const { view } = await toldState(page);
    const link = await linkFromMenu(page);
    const [, text = ''] = /#\/o\/(.+)$/.exec(link) ?? [];
    const known = JSON.parse(String(inflateRawSync(Buffer.from(text, 'base64url'))));
    expect(known.view).toEqual(JSON.parse(JSON.stringify(view)));
    expect(known.view.hands[1]).toEqual(['?', '?', '?', '?', '?']);
    expect(known.view.hands[0]).not.toContain('?');
    const clean = await open({ path: link.slice(link.indexOf('#')) });
    await clean.locator('.replay main.board').waitFor();
    const hand = (of: Page) => of.locator('main.board [data-piece^="flame-"]').count();
    await expect.poll(() => hand(clean)).toBeGreaterThan(0);
  },
);

const BROKEN = [
  ['cut off', (text: string) => text.slice(0, -9)],
  ['changed in the middle', (text: string) => `${text.slice(0, 60)}AAAA${text.slice(64)}`],
  ['without a game', () => 'nw1.'],
  ['of a game that does not exist', () => 'nw1.chess.AAAA'],
  ['that is no text', () => '%E0%A4%A'],
  ['with a script', () => encodeURIComponent('nw1.<img src=x onerror=alert(1)>')],
] as const;

browserTest('a broken link is told of in the reader\u2019s language', async ({ open }) => {
  const game = await (await moduleOf('yggdrasil')).checked();
  const made = { game: 'yggdrasil', seats: people('Ask'), seed: 'broken', plies: 30 };
  const text = toCompact(game, await madeGame(made));
  const page = await open({ lang: 'fr' });
  for (const place of ['r', 'sandbox', 'o'] as const) {
    for (const [how, spoil] of BROKEN) {
      await page.goto(`${inject('siteUrl')}#/`);
      await page.locator('#play-yggdrasil').waitFor();
      await page.goto(`${inject('siteUrl')}#/${place}/${spoil(text)}`);
      const message = page.locator('main.message');
      await message.waitFor();
      await expect
        .poll(async () => (await message.innerText()).length, { message: `${place}: ${how}` })
        .toBeGreaterThan(fr.toStart.length + 10);
      const said = await message.innerText();
      expect(said, `${place}: ${how}`).toContain(fr.toStart);
      expect(said, `${place}: ${how}`).not.toContain(faults.badLink);
      expect(said, `${place}: ${how}`).not.toContain(fr.brokeDown);
    }
  }
});

browserTest('a save of other rules, an edited one and nonsense are refused', async ({ open }) => {
  const made = { game: 'chronicles', seats: people('Ask'), seed: 'edited', plies: 40 };
  const save = await madeSave(made);
  const record = JSON.parse(save);
  const texts = {
    otherRules: JSON.stringify({ ...record, rulesVersion: 999 }),
    otherMove: JSON.stringify({ ...record, moves: record.moves.with(20, 'fly away') }),
    otherHash: JSON.stringify({ ...record, hash: record.hash.replace(/^.{4}/, '0000') }),
    lessMoves: JSON.stringify({ ...record, moves: record.moves.slice(0, -3) }),
    otherGame: JSON.stringify({ ...record, game: 'chess' }),
    noJson: save.slice(0, 200),
    list: '[]',
  };
  const page = await open({ lang: 'fr' });
  const opening = await OpenPage.at(page);
  for (const [what, text] of Object.entries(texts)) {
    await opening.look(text);
    // The sentence comes after the heading: the words of refusals are loaded when they are needed.
    await opening.result.locator('.dng').nth(1).waitFor();
    const said = await opening.result.innerText();
    expect(said, what).not.toBe('');
    expect(said, what).not.toContain(fr.brokeDown);
  }
  await opening.look(save);
  await opening.playOn.waitFor();
});
