import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSite, type OpenSite, openSite, PortTaken, staticSite } from '@nineworlds/server';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, print } from '../context.ts';
import { text } from '../locale/index.ts';
import { readWhole } from '../whole-number.ts';

const FIRST_PORT = 4173;
/** So many ports are looked at if nobody asked for a certain one. */
const PORTS_TRIED = 100;
const THIS_MACHINE = '127.0.0.1';
const MOST_PORT = 65_535;

/** `serve`: the site, at an address for browsers, until somebody stops it. */
export function addServe(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('serve')
    .description(text(lang, 'aboutServe'))
    .option('--port <n>', text(lang, 'aboutPort'))
    .option('--host <name>', text(lang, 'aboutHost'))
    .action(async ({ port, host = THIS_MACHINE }: { port?: string; host?: string }) => {
      const site = await open(host, portsOf(port, context.io.env));
      print(context, text(lang, 'siteIsOpen', { url: site.url }));
      await stopSignal();
      await site.close();
    });
}

/** The port that was asked for, or some to choose from. */
function portsOf(given: string | undefined, env: Context['io']['env']): number[] {
  if (given !== undefined) return [readWhole(given, '--port', 0, MOST_PORT)];
  const { PORT = '' } = env;
  if (PORT !== '') return [readWhole(PORT, 'PORT', 0, MOST_PORT)];
  return Array.from({ length: PORTS_TRIED }, (_, i) => FIRST_PORT + i);
}

async function open(host: string, ports: readonly number[]): Promise<OpenSite> {
  const folder = siteFolder();
  if (folder === undefined) throw badInput('', 'siteNotBuilt');
  try {
    return await openSite(staticSite(await loadSite(folder)), host, ports);
  } catch (error) {
    if (error instanceof PortTaken) throw badInput('', 'portTaken', { port: error.port });
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') {
      throw badInput('--host', 'unknownHost', { value: host.slice(0, 40) });
    }
    throw error;
  }
}

/** The built site: `web/dist` beside one of the folders that this program is in. */
function siteFolder(): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const site = join(folder, 'web', 'dist');
    if (existsSync(join(site, 'index.html'))) return site;
    if (folder === dirname(folder)) return undefined;
  }
}

function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}
