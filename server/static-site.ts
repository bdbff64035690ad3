import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { notFoundPage } from './not-found-page.ts';
import { ENCODINGS, type Encoding, type Site, type SiteFile } from './site-files.ts';

/** Everything comes from files of this site itself, and no other site may frame it. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  // Svelte sets styles of single elements.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const EVERY_ANSWER = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Answers requests with the files of a site. */
export function staticSite(site: Site): RequestListener {
  return (request, response) => {
    response.setHeader('Content-Security-Policy', POLICY);
    for (const [name, value] of Object.entries(EVERY_ANSWER)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'method not allowed');
      return;
    }
    const file = site.get(pathOf(request));
    if (file !== undefined) send(file, request, response);
    else if (weightsOf(request.headers.accept).has('text/html')) showNotFound(request, response);
    else refuse(response, 404, 'not found');
  };
}

/** The path that is asked for; one that cannot be read is no path of the site. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const [encoded = ''] = url.split(/[?#]/);
  try {
    const path = decodeURIComponent(encoded);
    return path === '/' ? '/index.html' : path;
  } catch {
    return '';
  }
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  // Node leaves the body out where the question was HEAD.
  response.writeHead(status).end(`${text}\n`);
}

/** Somebody has mistyped an address in a browser: says so in a language of theirs, with a way to the site. */
function showNotFound({ headers }: IncomingMessage, response: ServerResponse): void {
  const { lang, html } = notFoundPage(weightsOf(headers['accept-language']));
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Language', lang);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.writeHead(404).end(html);
}

function send(file: SiteFile, request: IncomingMessage, response: ServerResponse): void {
  const encoding = bestEncoding(file, request.headers['accept-encoding'] ?? '');
  const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  response.setHeader('ETag', tag);
  response.setHeader(
    'Cache-Control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (file.compressed.size > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (isKnown(tag, request.headers['if-none-match'] ?? '')) {
    response.writeHead(304).end();
    return;
  }
  const body = (encoding && file.compressed.get(encoding)) ?? file.content;
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  response.writeHead(200).end(body);
}

/** The best encoding that both sides have; undefined: as it is. */
function bestEncoding({ compressed }: SiteFile, accepted: string): Encoding | undefined {
  const weights = weightsOf(accepted);
  return ENCODINGS.find(
    (encoding) => compressed.has(encoding) && (weights.get(encoding) ?? weights.get('*') ?? 0) > 0,
  );
}

/** What a client would have, each with how much it is wished for: `br;q=0.5, gzip`. */
function weightsOf(accepted = ''): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...settings] = part.split(';').map((word) => word.trim());
    const q = settings.find((setting) => setting.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  return weights;
}

function isKnown(tag: string, known: string): boolean {
  // A proxy that changes the encoding marks the tag as weak.
  const tags = known.split(',').map((word) => word.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
