// Makes the pictures of docs/screens/: every screen in both themes, on a small desktop and on a phone;
// the boards, advice and the review in Japanese too, the set-up in every language.
//   npm run build && node tools/screens.mjs [folder of the site] [only names that contain this]
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../e2e/play/launch.mjs';
import { madeGame, madeSave, midGame, moduleOf, people } from '../e2e/play/made-game.mjs';
import { toCompact } from '../engine/dist/index.js';
import { loadSite, openSite, staticSite } from '../server/dist/index.js';
import { chromium, HOW_TO_INSTALL } from './chromium.mjs';
import { builtFile, GAMES } from './first-visit.mjs';

const OUT = fileURLToPath(new URL('../docs/screens/', import.meta.url));
const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  phone: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
};
const THEMES = { birch: 'light', night: 'dark' };
const LOCALES = { en: 'en-GB', ja: 'ja-JP', fr: 'fr-FR', it: 'it-IT' };
const CONFIRM = '.question .acts .primary:not([aria-disabled=true])';
const CHIPS = '.question .chips .btn.legal';
const PATIENCE = 300;
/** More lines than any game has, and milliseconds enough for any review. */
const LONG = 90_000;
/** What is shown in Japanese too, and in all languages: the others are shown in English. */
const IN_JAPANESE = [...GAMES, 'advice', 'review'];
const IN_ALL = ['setup'];

/** Comes to the table in the middle of a game. */
async function sitDown(page, site, game) {
  await openSave(page, site, await midGame(game));
}

async function openSave(page, site, text) {
  await page.goto(`${site}#/open`);
  await page.locator('#open-text').fill(text);
  await page.locator('form .primary').click();
  await page.locator('.result .acts button').first().click();
  await page.locator(CHIPS).first().waitFor();
}

/** Plays the first answers until a sheet can be shown. */
async function comeToSheet(page) {
  const odds = page.locator('.question [aria-keyshortcuts=o]');
  const sheet = page.locator('.table .sheet');
  for (let i = 0; i < PATIENCE; i++) {
    await page.locator(`${CONFIRM}, ${CHIPS}`).first().waitFor();
    if ((await odds.count()) > 0) await odds.click();
    if ((await sheet.count()) > 0) return;
    const [confirm, chips] = [page.locator(CONFIRM), page.locator(CHIPS)];
    if ((await confirm.count()) > 0) await confirm.click();
    else await chips.nth(i % (await chips.count())).click();
    // Whatever was clicked on is gone, or it is considered now.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 60)));
  }
  throw new Error('there is no risk to be run');
}

/** What the screens of one game are made with: `games/<id>/tools/screens.mjs`. */
const MEANS = {
  CHIPS,
  LONG,
  comeToSheet,
  madeGame,
  madeSave,
  moduleOf,
  openSave,
  people,
  sitDown,
  toCompact,
};
const BROUGHT = await Promise.all(
  GAMES.map(async (game) => {
    const file = new URL(`../games/${game}/tools/screens.mjs`, import.meta.url);
    return existsSync(file) ? (await import(file.href)).screens(MEANS) : {};
  }),
);

/** What is to be seen, and how to come there. */
const SCREENS = {
  start: async (page, site) => {
    for (const game of GAMES) await sitDown(page, site, game);
    await page.goto(`${site}#/`);
    await page.locator('main section li').first().waitFor();
  },
  ...Object.fromEntries(GAMES.map((game) => [game, (page, site) => sitDown(page, site, game)])),
  ...Object.assign({}, ...BROUGHT),
};

const executablePath = chromium();
if (executablePath === undefined) {
  console.error(HOW_TO_INSTALL);
  process.exit(2);
}
const [folder = builtFile(''), only = ''] = process.argv.slice(2);
const site = await openSite(staticSite(await loadSite(folder)), '127.0.0.1', [0]);
const browser = await launch(executablePath);
mkdirSync(OUT, { recursive: true });
for (const [name, come] of Object.entries(SCREENS)) {
  const langs = IN_ALL.includes(name)
    ? Object.keys(LOCALES)
    : IN_JAPANESE.includes(name)
      ? ['en', 'ja']
      : ['en'];
  for (const lang of langs) {
    for (const [theme, colorScheme] of Object.entries(THEMES)) {
      for (const [size, screen] of Object.entries(SIZES)) {
        const file = [name, size, theme, ...(lang === 'en' ? [] : [lang])].join('-');
        if (!file.includes(only)) continue;
        const locale = LOCALES[lang];
        const settings = { ...screen, colorScheme, locale, reducedMotion: 'reduce' };
        const context = await browser.newContext({ ...settings, serviceWorkers: 'block' });
        const page = await context.newPage();
        try {
          await come(page, site.url);
          await page.mouse.move(0, 0);
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => document.fonts.ready);
          await page.screenshot({ path: `${OUT}${file}.png` });
        } catch (error) {
          console.error(file, error);
          process.exitCode = 1;
        }
        await context.close();
      }
    }
  }
}
await browser.close();
await site.close();
