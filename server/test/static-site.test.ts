import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite, type OpenSite, openSite, PortTaken, staticSite } from '../index.ts';

const PAGE = '<!doctype html><title>Nine Worlds</title><script>start()</script>';
const SCRIPT = 'console.log("nine worlds");';

let top: string;
let site: OpenSite;

beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'nineworlds-site-'));
  const files: Record<string, string | Uint8Array> = {
    'secret.txt': 'not of the site',
    'dist/index.html': PAGE,
    'dist/index.html.br': brotliCompressSync(PAGE),
    'dist/index.html.gz': gzipSync(PAGE),
    'dist/assets/page-1a2b3c.js': SCRIPT,
    'dist/assets/rune.woff2': Buffer.from([0, 1, 2, 255]),
    'dist/.vite/manifest.json': '{}',
    'dist/notes.unknown': 'what is this?',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(top, name)), { recursive: true });
    await writeFile(join(top, name), content);
  }
  site = await openSite(staticSite(await loadSite(join(top, 'dist'))), '127.0.0.1', [0]);
});

afterAll(async () => {
  await site.close();
  await rm(top, { recursive: true });
});

/** An answer as it came over the wire, with nothing decoded. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks for a path exactly as it is written; a browser would tidy it first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    asked.on('error', reject).end();
  });
}

describe('files', () => {
  test('the page is at the root, with type and length', async () => {
    const { status, headers, body } = await ask('/');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-length']).toBe(String(PAGE.length));
    expect(body.toString()).toBe(PAGE);
  });

  test('a query changes nothing', async () => {
    expect((await ask('/?seed=a')).body.toString()).toBe(PAGE);
    expect((await ask('/index.html?x=/../..')).body.toString()).toBe(PAGE);
  });

  test('what is in no compressed form is sent as it is', async () => {
    const { headers, body } = await ask('/assets/rune.woff2', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-type']).toBe('font/woff2');
    expect(headers['content-encoding']).toBeUndefined();
    expect([...body]).toEqual([0, 1, 2, 255]);
  });

  test('HEAD is answered like GET, without a body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect(status).toBe(200);
    expect(headers['content-length']).toBe(String(PAGE.length));
    expect(body.length).toBe(0);
  });
});

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('"%s" gets %s', async (accepted, encoding) => {
    const { headers } = await ask('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
  });
});

describe('caches', () => {
  test('a name with a hash is kept for ever, the page is asked for again', async () => {
    const { headers } = await ask('/assets/page-1a2b3c.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers['cache-control']).toBe('no-cache');
  });

  test('what the browser has already is not sent again', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { etag } = (await ask('/', headers)).headers;
    for (const known of [String(etag), `W/${String(etag)}`, `"x", ${String(etag)}`, '*']) {
      const again = await ask('/', { ...headers, 'if-none-match': known });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers.etag).toBe(etag);
    }
    expect((await ask('/', { ...headers, 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('another encoding is another content', async () => {
    const { etag } = (await ask('/', { 'accept-encoding': 'br' })).headers;
    expect((await ask('/', { 'if-none-match': String(etag) })).status).toBe(200);
  });
});

describe('what is refused', () => {
  test.each([
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets\\..\\..\\secret.txt',
    '//etc/passwd',
    '/%',
    '/%00',
    '/assets',
    '/assets/',
    '/.vite/manifest.json',
    '/index.html.br',
    '/notes.unknown',
    '/__proto__',
  ])('%s is not found', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(body.toString()).toBe('not found\n');
  });

  test.each([
    ['ja', 'ja'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['de, en;q=0.4, it;q=0.6', 'it'],
    ['de', 'en'],
    ['ja;q=0', 'en'],
    ['', 'en'],
  ])('a browser with "%s" gets a page in %s that leads home', async (languages, lang) => {
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': languages };
    const { status, headers: told, body } = await ask('/nowhere/"><b>', headers);
    expect(status).toBe(404);
    expect(told['content-type']).toBe('text/html; charset=utf-8');
    expect(told['cache-control']).toBe('no-store');
    expect(told['content-language']).toBe(lang);
    expect(told['content-security-policy']).toContain("default-src 'self'");
    expect(body.toString()).toContain(`<html lang="${lang}">`);
    expect(body.toString()).toContain('<a href="/">');
    expect(body.toString()).not.toContain('nowhere');
    expect((await ask('/nowhere', headers, 'HEAD')).body.length).toBe(0);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

describe('safety', () => {
  test.each(['/', '/nothing'])('%s has the headers that keep others out', async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    // It would turn the addresses of a home network into https, where nobody answers.
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    // No script may run that stands in the page itself.
    expect(policy.split('; ')).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
});

describe('ports', () => {
  test('the next free one is taken', async () => {
    const taken = Number(new URL(site.url).port);
    const other = await openSite(staticSite(new Map()), '127.0.0.1', [taken, 0]);
    expect(new URL(other.url).port).not.toBe(String(taken));
    await other.close();
  });

  test('the only one asked for is taken: says which', async () => {
    const taken = Number(new URL(site.url).port);
    const opened = openSite(staticSite(new Map()), '127.0.0.1', [taken]);
    await expect(opened).rejects.toThrow(PortTaken);
    await expect(opened).rejects.toMatchObject({ port: taken });
  });
});
