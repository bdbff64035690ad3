import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';

/** A file of the site, ready to be sent. */
export interface SiteFile {
  readonly type: string;
  /** Equal tags, equal content. */
  readonly tag: string;
  /** What never changes under its name may be kept for ever. */
  readonly isImmutable: boolean;
  readonly content: Buffer;
  /** The same content, compressed, by the name of the encoding. */
  readonly compressed: ReadonlyMap<Encoding, Buffer>;
}

/** How a file may be sent besides as it is, the better way first. */
export const ENCODINGS = ['br', 'gzip'] as const;

/** One of the encodings. */
export type Encoding = (typeof ENCODINGS)[number];

/** All files of a site by their paths, which begin with a slash. */
export type Site = ReadonlyMap<string, SiteFile>;

const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** The build puts everything with a hash in its name here, and nothing else. */
const HASHED = '/assets/';

/**
 * Reads a built site into memory: it is small, and a request can then reach nothing but what is on
 * this list. Hidden files are the build's own business.
 */
export async function loadSite(folder: string): Promise<Site> {
  const contents = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (!path.includes('/.')) contents.set(path, await readFile(file));
  }
  const site = new Map<string, SiteFile>();
  for (const [path, content] of contents) {
    const type = TYPES[extname(path)];
    if (type === undefined) continue;
    const compressed = new Map<Encoding, Buffer>();
    for (const encoding of ENCODINGS) {
      const small = contents.get(path + ENDINGS[encoding]);
      if (small !== undefined) compressed.set(encoding, small);
    }
    const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    site.set(path, { type, tag, isImmutable: path.startsWith(HASHED), content, compressed });
  }
  return site;
}
