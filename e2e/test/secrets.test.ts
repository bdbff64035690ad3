import { checkRecord, type Seat, SPECTATOR } from '@nineworlds/engine';
import type { Message, News } from '@nineworlds/protocol';
import { expect } from 'vitest';
import { runeNames } from '../../games/needfire/locale/rune-names.ts';
import { browserTest } from '../harness/browser-test.ts';
import { drawFrom } from '../play/choosing.ts';
import { FlameSecrets, type Heard } from '../play/flame-secrets.ts';
import { moduleOf } from '../play/made-game.mjs';
import { saveFromMenu } from '../play/menu.ts';
import { setUpTable } from '../play/setup-page.ts';
import { TablePage } from '../play/table-page.ts';
import { takeHeard } from '../play/worker-ear.ts';

/** What the page showed at some moment, to whom. */
interface Shown {
  readonly sitter: Seat;
  readonly ply: number;
  readonly html: string;
}

/** Enough for both to have had several turns. */
const PLIES = 80;

browserTest(
  'no message and no page tells a person what only another one knows',
  async ({ open }) => {
    const page = await open();
    const table = await TablePage.at(page);
    await setUpTable(page, {
      game: 'needfire',
      seats: 2,
      people: ['Ask', 'Embla'],
      seed: 'secret',
    });
    const heard: Heard[] = [];
    const shown: Shown[] = [];
    const draw = drawFrom(7);
    let sitter: Seat = SPECTATOR;
    let moment = await table.moment();
    while (moment.can !== 'nothing' && moment.ply < PLIES) {
      heard.push({ sitter, ply: moment.ply, messages: await takeHeard(page) });
      if (moment.can === 'sitDown') {
        shown.push({ sitter: SPECTATOR, ply: moment.ply, html: await page.content() });
        const title = await page.locator('#curtain-title').innerText();
        sitter = title.includes('Ask') ? 0 : 1;
      } else shown.push({ sitter, ply: moment.ply, html: await page.content() });
      await table.do(moment, draw);
      moment = await table.moment();
    }
    heard.push({ sitter, ply: moment.ply, messages: await takeHeard(page) });
    expect(new Set(heard.map((batch) => batch.sitter))).toEqual(new Set([SPECTATOR, 0, 1]));

    if (moment.can === 'sitDown') await table.curtain.click();
    const module = await moduleOf('needfire');
    const game = await module.checked();
    const record = checkRecord(game, JSON.parse(await saveFromMenu(page)));
    const secrets = new FlameSecrets(module, game, record);
    expect(heard.flatMap((batch) => secrets.leaksIn(batch))).toEqual([]);

    // The page: a hidden flame is neither drawn nor named, and behind the curtain there is nothing.
    let checked = 0;
    for (const { sitter: reader, ply, html } of shown) {
      for (const flame of secrets.hiddenFrom(reader, ply)) {
        const name = runeNames[flame as keyof typeof runeNames];
        expect(html, `ply ${ply}, seat ${reader}`).not.toContain(`flame-${flame}`);
        expect(html, `ply ${ply}, seat ${reader}`).not.toMatch(new RegExp(`flames? ${name}\\b`));
        if (reader === SPECTATOR) expect(html).not.toContain(name);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);

    expectPlantedLeaksCaught(secrets, heard);
  },
);

/** The same checks complain about messages in which a secret has been planted. */
function expectPlantedLeaksCaught(secrets: FlameSecrets, heard: readonly Heard[]): void {
  const isNews = (message: Message): message is News => message.type === 'news';
  const batch = heard.findLast(
    ({ sitter, messages }) => sitter === 0 && messages.some((m) => isNews(m) && m.beats.length > 0),
  );
  const news = batch?.messages.filter(isNews).find(({ beats }) => beats.length > 0);
  if (batch === undefined || news === undefined) throw new Error('nobody was told any news');
  const [secret = ''] = secrets.hiddenFrom(0, batch.ply);
  expect(secret).not.toBe('');
  const isCaught = (message: Message) =>
    secrets.leaksIn({ ...batch, messages: [message] }).length > 0;
  const plant = (change: (copy: News) => void): boolean => {
    const copy = structuredClone(news);
    change(copy);
    return isCaught(copy);
  };
  const view = (of: object | undefined) => (of as { view: { hands: string[][] } }).view;
  expect(plant(() => undefined)).toBe(false);
  expect(plant(({ state }) => view(state).hands[1]?.splice(0, 1, secret))).toBe(true);
  expect(plant(({ beats }) => view(beats[0]).hands[1]?.splice(0, 1, secret))).toBe(true);
  expect(plant(({ state }) => Object.assign(view(state), { note: secret }))).toBe(true);
  const line = `swap ${secret} 1`;
  expect(plant(({ beats }) => Object.assign(beats[0] ?? {}, { line }))).toBe(true);
  expect(plant(({ state }) => Object.assign(state, { viewer: 1 }))).toBe(true);
  const answer = (text: object) => ({ type: 'answer', id: 0, answer: text }) as unknown as Message;
  expect(isCaught(answer({ beginning: 'swap', list: [{ line }] }))).toBe(true);
  expect(isCaught(answer({ note: secret }))).toBe(true);
}
