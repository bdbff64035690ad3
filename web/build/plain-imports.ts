import type { Plugin } from 'vite';

/** A file that is loaded, and what of it is meant where several modules are in one; or it is here. */
const LOADED = String.raw`(?:import\([^()]+\)(?:\.then\(\(?[\w$]+\)?=>[\w$]+\.[\w$]+\))?|Promise\.resolve\(\)\.then\(\(\)=>[\w$]+\))`;
/** What Vite's helper is told of a file that has no styles to wait for. */
const NO_STYLES = String.raw`(?:\[\]|void 0),import\.meta\.url\)`;
/** How Vite writes `import()`, with the names that are taken from it and without. */
const WRAPPED = [
  new RegExp(
    String.raw`[\w$]+\(async\(\)=>\{let\{(\w+):([\w$]+)\}=await(?:\((${LOADED})\)| (${LOADED}));return\{\1:\2\}\},${NO_STYLES}`,
    'g',
  ),
  new RegExp(String.raw`[\w$]+\(\(\)=>()()(${LOADED})(),${NO_STYLES}`, 'g'),
];

/**
 * Vite writes every `import()` as a call of its helper for preloading, three times as long. Where there
 * are no styles to wait for the helper does nothing, and the plain `import()` is put back.
 */
export function plainImports(): Plugin {
  return {
    name: 'nineworlds:plain-imports',
    apply: 'build',
    generateBundle: {
      // Vite adds its lists of styles at the end.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = WRAPPED.reduce(unwrapped, file.code);
        }
      },
    },
  };
}

function unwrapped(code: string, wrapped: RegExp): string {
  return code.replace(wrapped, (_, _name, _local, first?: string, second?: string) =>
    String(first ?? second),
  );
}
