import type { Plugin, Rolldown } from 'vite';

/**
 * Fails the build if files import each other in a circle: one of them would run before what it needs
 * is there.
 */
export function noCircles(): Plugin {
  return {
    name: 'nineworlds:no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) {
        const circle = wayBack(chunk, bundle);
        if (circle !== undefined) this.error(`${chunk.name} imports itself through ${circle}`);
      }
    },
  };
}

/** Through which file a file comes back to itself; undefined when it does not. */
function wayBack(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string | undefined {
  const below = new Set(start.imports);
  // A set goes on over what is added while it is gone through.
  for (const name of below) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    if (file.imports.includes(start.fileName)) return file.name;
    for (const next of file.imports) below.add(next);
  }
  return undefined;
}
