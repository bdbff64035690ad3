import type { Plugin } from 'vite';

/** The module that Vite calls around every `import()` of a chunk with styles or imports. */
const VITE_HELPER = /^\0vite\/preload-helper\.js$/;

// A worker has no document, and loads chunks that the page may load too.
const HELPER = `
const asked = {};
function ask(href) {
  const isStyle = href.endsWith('.css');
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  // A style that was only asked for ahead does not style anything yet.
  const isThere = (link) => link.href === href && link.rel === rel;
  if ([...document.querySelectorAll('link')].some(isThere)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  const loaded = isStyle
    ? new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          delete asked[href];
          link.remove();
          reject(new Error('not loaded: ' + href));
        };
      })
    : undefined;
  document.head.append(link);
  return loaded;
}
export async function __vitePreload(load, addresses, importer) {
  if (addresses && globalThis.document) {
    await Promise.all(
      addresses.map((address) => {
        const { href } = new URL(address, importer);
        return (asked[href] ??= ask(href));
      }),
    );
  }
  return load();
}
`;

/** Replaces Vite's helper for preloading by a smaller one that also runs in a worker. */
export function preloadAnywhere(): Plugin {
  return {
    name: 'nineworlds:preload-anywhere',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: VITE_HELPER }, handler: () => ({ code: HELPER, map: null }) },
  };
}
