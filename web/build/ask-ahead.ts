import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import {
  boardFiles,
  builtFile,
  GAMES,
  IN_PAGE,
  kitFiles,
  scriptsIn,
  startFiles,
  workerFiles,
} from '../../tools/first-visit.mjs';

/**
 * Makes the page ask for everything at once that the place in its address will need, instead of
 * finding out one round trip after the other, and has the worker set up a new game while the page's own
 * script is still on its way. On a phone's network that makes the difference between a board in one
 * second and in three. The styles of all pages are written into the page: nothing is shown without them.
 */
export function askAhead(): Plugin {
  return {
    name: 'nineworlds:ask-ahead',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const address = builtFile('index.html');
        const bundled = await readFile(address, 'utf8');
        const styles = Array.from(bundled.matchAll(STYLES), ([, file = '']) => file);
        const html = await withAsking(bundled, styles);
        await writeFile(address, html);
        await Promise.all(styles.map((file) => rm(builtFile(file))));
        // For who wants to know how much script there is.
        await writeFile(builtFile(IN_PAGE), scriptsIn(html));
      },
    },
  };
}

/** What the bundler writes into the head besides its script: links to what that needs. */
const LINKS = /\n *<link rel="(?:modulepreload|stylesheet)" crossorigin[^>]*>/g;
const STYLES = /<link rel="stylesheet" crossorigin href="\.\/([^"]+)">/g;

async function withAsking(html: string, styles: readonly string[]): Promise<string> {
  const texts = await Promise.all(styles.map((file) => readFile(builtFile(file), 'utf8')));
  // Addresses in a style are read from where it is.
  const style = texts.join('').replaceAll('url(./', 'url(./assets/');
  return (
    html
      .replace(LINKS, '')
      .replace('</style>', () => `${style}</style>`)
      // Before anything that the browser could be busy with.
      .replace('<style>', () => `<script>${script(styles)}</script>\n    <style>`)
  );
}

/**
 * What comes first: what everything waits for, then all that the worker needs, which sets up the table
 * while the board is still coming. A server of the old kind is asked for six files at a time.
 */
const ORDER = [/worker-/, /-runtime-|both-kit/, /table-kit/, /-rules-/, /-texts-|-en-/, /-board-/];

function place(file: string): number {
  const found = ORDER.findIndex((pattern) => pattern.test(file));
  return found < 0 ? ORDER.length : found;
}

/** The lists in short: numbers of files, in a list of all files. */
function script(inPage: readonly string[]): string {
  const all: string[] = [];
  const numbers = (files: string[]) =>
    files
      .filter((file) => file !== IN_PAGE && !inPage.includes(file))
      .sort((a, b) => place(a) - place(b))
      .map((file) => {
        if (!all.includes(file)) all.push(file);
        return all.indexOf(file);
      });
  const kit = numbers(kitFiles());
  const start = numbers(startFiles());
  const games = Object.fromEntries(
    GAMES.map((game) => {
      const page = boardFiles(game);
      const worker = workerFiles(game).filter((file) => !page.includes(file));
      return [game, [numbers([...page, ...worker]), numbers(worker)]];
    }),
  );
  return [
    // In a block: others have names of their own on the page.
    `{const files=${JSON.stringify(all)},kit=${JSON.stringify(kit)},start=${JSON.stringify(start)}`,
    `games=${JSON.stringify(games)}`,
    `[,place='',game]=location.hash.split('/')`,
    `isNew=place==='new'&&Object.hasOwn(games,game)`,
    `[needed,ofWorker]=isNew?games[game]:[place?kit:start,[]]`,
  ]
    .join(',\n')
    .concat(ASK);
}

/**
 * What only the worker needs is fetched into the browser's cache: the page must not compile it. The worker
 * gets its first request when everything has been asked for, as starting one takes a while, and what it says
 * is kept until the page can hear it (`app/host-link.ts`).
 */
const ASK = `;
for(const n of needed){
const href=files[n];
if(ofWorker.includes(n)){fetch(href).then(r=>r.arrayBuffer()).catch(()=>{});continue}
const link=document.createElement('link');
link.rel=/css$/.test(href)?'stylesheet':'modulepreload';
link.href=href;
link.onerror=()=>link.remove();
document.head.append(link);
}
if(isNew){
const worker=new Worker(document.documentElement.dataset.worker,{type:'module'}),heard=[],
table=Array.from(crypto.getRandomValues(new Uint8Array(6)),b=>b.toString(36).padStart(2,'0')).join('');
worker.onmessage=worker.onerror=e=>heard.push(e);
worker.postMessage({type:'start',id:-1,table,game,options:{},chance:'fate'});
globalThis.early={worker,heard,table,game};
}}
`;
