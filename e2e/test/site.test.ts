import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { loadSite, openSite, type SiteFile, staticSite } from '@nineworlds/server';
import { expect, inject, test } from 'vitest';
import {
  boardScripts,
  builtFile,
  GAMES,
  lineScripts,
  startScripts,
} from '../../tools/first-visit.mjs';
import { accessibilityFaults } from '../harness/accessibility.ts';
import { browserTest } from '../harness/browser-test.ts';
import { keptCaches, siteIsKept } from '../harness/kept-site.ts';
import { ScriptTraffic } from '../harness/script-traffic.ts';

const KILOBYTE = 1000;
const START_BAR = 55 * KILOBYTE;
const BOARD_BAR = 148 * KILOBYTE;
const COMMAND = join(import.meta.dirname, '../../cli/bin/nineworlds.js');

test('pages come compressed and guarded, hashed files are kept for ever', async () => {
  const page = await fetch(inject('siteUrl'));
  expect(page.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('cache-control')).toBe('no-cache');
  const [, address = ''] = /<script [^>]*src="([^"]+)"/.exec(await page.text()) ?? [];
  const script = await fetch(new URL(address, inject('siteUrl')));
  expect(script.status).toBe(200);
  expect(script.headers.get('cache-control')).toContain('immutable');
});

test('`serve` prints one line with its address, and nobody else can have its port', async () => {
  const first = spawn(process.execPath, [COMMAND, 'serve', '--port', '0']);
  const [line] = await once(first.stdout.setEncoding('utf8'), 'data');
  const [url = ''] = /http:\S+/.exec(String(line)) ?? [];
  expect(String(line)).toMatch(/^[^\n]+\n$/);
  expect((await fetch(url)).status).toBe(200);

  const env = { ...process.env, PORT: new URL(url).port, LANG: 'C', LC_ALL: 'C' };
  const second = spawn(process.execPath, [COMMAND, 'serve'], { env });
  let complaint = '';
  second.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  expect(await once(second, 'close')).toEqual([2, null]);
  expect(complaint).toMatch(/^nineworlds: port \d+ is taken[^\n]*\n$/);

  first.kill('SIGTERM');
  expect(await once(first, 'close')).toEqual([0, null]);
});

browserTest('the start page comes up, with no more script than it may have', async ({ open }) => {
  const traffic = new ScriptTraffic();
  const page = await open({ traffic, serviceWorker: 'blocked' });
  await page.waitForSelector('main');
  await page.waitForLoadState('networkidle');
  const bytes = await traffic.bytes();
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(START_BAR);
  // .size-limit.mjs measures the same files.
  expect(startScripts()).toEqual(expect.arrayContaining([...traffic.files.keys()]));
});

browserTest.for(GAMES)(
  'the board of %s, with no more script than it may have',
  async (game, { open }) => {
    const traffic = new ScriptTraffic();
    const page = await open({ path: `#/new/${game}`, traffic, serviceWorker: 'blocked' });
    await page.waitForSelector('main.board');
    await page.waitForLoadState('networkidle');
    const bytes = await traffic.bytes();
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(BOARD_BAR);
    // A bot may have begun, whose lines are told.
    const measured = [...boardScripts(game), ...lineScripts(game)];
    expect(measured).toEqual(expect.arrayContaining([...traffic.files.keys()]));
  },
);

browserTest('a second visit loads no script, and needs no network', async ({ open }) => {
  const page = await open({ forgiven: /ERR_INTERNET_DISCONNECTED/ });
  await siteIsKept(page);
  await page.waitForSelector('main');
  const text = await page.locator('main').innerText();

  const traffic = new ScriptTraffic();
  traffic.watch(page.context());
  await page.reload({ waitUntil: 'networkidle' });
  expect(await traffic.bytes()).toBe(0);

  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector('main');
  await expect.poll(() => page.locator('main').innerText()).toBe(text);
});

browserTest.for(GAMES)(
  '%s starts without a network, though never played before',
  async (game, { open }) => {
    const page = await open({ forgiven: /ERR_INTERNET_DISCONNECTED/ });
    await siteIsKept(page);
    await page.context().setOffline(true);
    await page.goto(`${inject('siteUrl')}#/new/${game}`);
    await page.reload();
    await page.waitForSelector('main.board');
  },
);

browserTest('a new version takes over, whole, when the old one is closed', async ({ open }) => {
  const site = new Map(await loadSite(builtFile('')));
  const served = await openSite(staticSite(site), '127.0.0.1', [0]);
  const before = await open({ site: served.url });
  const context = before.context();
  await siteIsKept(before);
  const [oldCache] = await keptCaches(before);

  edit(site, '/index.html', (html) => html.replace('<title>', '<title>Newer '));
  edit(site, '/sw.js', (code) => code.replace(/"[0-9a-f]{16}"/, '"0123456789abcdef"'));
  await before.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const beside = await context.newPage();
  await beside.goto(served.url);
  expect(await beside.locator('head title').textContent()).not.toContain('Newer');

  await beside.close();
  await before.close();
  const after = await context.newPage();
  await expect
    .poll(async () => {
      const response = await after.goto(served.url);
      return response?.text();
    })
    .toContain('<title>Newer');
  await expect.poll(() => keptCaches(after)).not.toContain(oldCache);
  await served.close();
});

/** Changes a file of a site that is being served. */
function edit(site: Map<string, SiteFile>, path: string, change: (text: string) => string): void {
  const file = site.get(path);
  if (file === undefined) throw new Error(`the site has no ${path}`);
  const text = change(file.content.toString());
  expect(text).not.toBe(file.content.toString());
  const content = Buffer.from(text);
  site.set(path, { ...file, tag: `${file.tag}-edited`, content, compressed: new Map() });
}

browserTest.for([
  { theme: 'birch', size: 'desktop', lang: 'en' },
  { theme: 'night', size: 'phone', lang: 'ja' },
] as const)(
  'axe finds nothing on the start page: $theme, $size, $lang',
  async (visit, { open }) => {
    const page = await open(visit);
    await page.waitForSelector('main');
    expect(await accessibilityFaults(page)).toEqual([]);
  },
);
