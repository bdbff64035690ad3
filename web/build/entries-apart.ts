import type { Plugin, Rolldown } from 'vite';

/** What only pages can run: a worker has no document. */
const PAGE_KIT = 'page-kit';

/**
 * Fails the build if something that one entry loads imports another entry: that would start the
 * worker in the page, or the page in the worker. Bundlers do so when they put what both share into
 * one of the two. Nor may the worker load the kit of pages.
 */
export function entriesApart(): Plugin {
  return {
    name: 'nineworlds:entries-apart',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rolldown.OutputChunk>();
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') chunks.set(file.fileName, file);
      }
      const entries = [...chunks.values()].filter((chunk) => chunk.isEntry);
      for (const entry of entries) {
        const loaded = loadedBy(entry, chunks);
        const other = entries.find((chunk) => chunk !== entry && loaded.has(chunk));
        if (other !== undefined) this.error(`${entry.name} loads ${other.name}, another entry`);
        const kit = [...loaded].find(({ name }) => name === PAGE_KIT);
        if (entry.name === 'worker' && kit !== undefined)
          this.error(`the worker loads ${PAGE_KIT}`);
      }
    },
  };
}

function loadedBy(
  entry: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const loaded = new Set([entry]);
  // A set goes on over what is added while it is gone through.
  for (const { imports, dynamicImports } of loaded) {
    for (const name of [...imports, ...dynamicImports]) {
      const chunk = chunks.get(name);
      if (chunk !== undefined) loaded.add(chunk);
    }
  }
  return loaded;
}
