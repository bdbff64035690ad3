import type { FirstFiles } from '../build/first-files.ts';
import { host } from './host-link.ts';

/**
 * Asks at once for all that the place in the address needs, instead of finding out one round trip after
 * the other, and has a new game set up meanwhile: on a phone's network that is half the time until a board
 * is there. While developing there is no list of files.
 */
export function askAhead(): void {
  const list = document.getElementById('first-files')?.textContent;
  if (list === undefined || list === null) return;
  const { start, games }: FirstFiles = JSON.parse(list);
  const [, place = '', game = ''] = location.hash.split('/');
  if (place === '') start.forEach(preload);
  const files = place === 'new' && Object.hasOwn(games, game) ? games[game] : undefined;
  if (files === undefined) return;
  files.worker.forEach(cache);
  files.page.forEach(preload);
  // Last: to start a worker takes a while.
  host.startAhead(game);
}

/** Has the browser fetch a script or style of the page. */
function preload(file: string): void {
  const link = document.createElement('link');
  if (file.endsWith('.css')) {
    link.rel = 'preload';
    link.as = 'style';
  } else {
    link.rel = 'modulepreload';
  }
  // As the bundler asks for it later: else it would be fetched twice.
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

/** Has the browser keep what only the worker runs: the page must not compile it. */
function cache(file: string): void {
  fetch(file)
    .then((response) => response.arrayBuffer())
    // Without a network the worker says so.
    .catch(() => undefined);
}
