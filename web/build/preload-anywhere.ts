import type { Plugin } from 'vite';

/** The module that Vite calls around every `import()` of a chunk with styles or imports. */
const VITE_HELPER = /^\0vite\/preload-helper\.js$/;

// A worker has no document, and loads chunks that the page may load too.
const HELPER = `
const known = {};
function ask(href) {
  // The page may have asked ahead (\`ask-ahead.ts\`).
  const asked = [...document.querySelectorAll('link')].find(
    (link) => link.href === href && link.rel === 'stylesheet',
  );
  if (asked?.sheet) return;
  const link = asked ?? document.createElement('link');
  const loaded = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      delete known[href];
      link.remove();
      reject(new Error('not loaded: ' + href));
    };
  });
  if (!asked) {
    link.rel = 'stylesheet';
    link.href = href;
    document.head.append(link);
  }
  return loaded;
}
export async function __vitePreload(load, addresses, importer) {
  if (addresses && globalThis.document) {
    await Promise.all(
      addresses.map((address) => {
        // In the page (\`kit-in-page.ts\`).
        if (!address) return;
        const { href } = new URL(address, importer);
        return (known[href] ??= ask(href));
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
