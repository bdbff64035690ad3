import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/** The files that a first visit needs at once, by the place in its address, in English. */
export interface FirstFiles {
  /** For the start page. */
  readonly start: readonly string[];
  /** For a new game of each kind: what the page runs, and what the worker does. */
  readonly games: Readonly<Record<string, GameFiles>>;
}

interface GameFiles {
  readonly page: readonly string[];
  readonly worker: readonly string[];
  /** Sentences for lines, loaded when somebody else has begun. */
  readonly lines: readonly string[];
}

/** What the page's first script loads by `import()` wherever somebody goes. */
const APP = ['web/app/start.ts'];
const START = ['web/pages/StartPage.svelte'];
const WORKER = ['web/worker/main.ts'];

/** Where games have what they say in English; a small one has it in one file, beside the rest or in it. */
const SAYS = ['locale/index', 'locale/en', 'board/locale/en', 'texts'];
const LINES = ['locale/lines/en', 'locale/lines/read'];

/** Those of a game's modules that the bundle has. */
function bundled(
  game: string,
  names: readonly string[],
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const ids = Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? one.moduleIds : []));
  return names
    .map((name) => `games/${game}/${name}.ts`)
    .filter((name) => ids.some((id) => id.endsWith(`/${name}`)));
}

/** A file of a game with what it says, as far as the bundle has it. */
function withTexts(game: string, file: string, bundle: Rolldown.OutputBundle): readonly string[] {
  return [`games/${game}/${file}.ts`, ...bundled(game, SAYS, bundle)];
}

/**
 * Writes into the page which files it needs first: links to those of the app, and lists of those that only
 * some places need, for `app/ask-ahead.ts` and for who measures them. The worker is a bundle of its own,
 * so a second plugin hears of its files.
 */
export function firstFiles(games: readonly string[]): { page: Plugin; worker: Plugin } {
  let ofWorker: Rolldown.OutputBundle = {};
  return {
    worker: {
      name: 'nineworlds:files-of-worker',
      generateBundle(_, bundle) {
        ofWorker = bundle;
      },
    },
    page: {
      name: 'nineworlds:first-files',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          // While developing there is no bundle: the sources are served as they are.
          if (bundle === undefined) return [];
          const app = filesFor(APP, bundle);
          const more = (modules: readonly string[]) =>
            filesFor(modules, bundle).filter((file) => !app.includes(file));
          const lists: FirstFiles = {
            start: more(START),
            games: Object.fromEntries(
              games.map((game) => {
                const page = more(withTexts(game, 'board/index', bundle));
                const rules = withTexts(game, 'index', ofWorker);
                const worker = filesFor([...WORKER, ...rules], ofWorker);
                return [game, { page, worker, lines: more(bundled(game, LINES, bundle)) }];
              }),
            ),
          };
          const links = app.filter((file) => !html.includes(file)).map(linkTo);
          return [...links, dataOf(lists)];
        },
      },
    },
  };
}

/** The scripts and styles with these modules, and all that those import. */
function filesFor(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const found = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.endsWith(`/${module}`)),
      );
      if (chunk === undefined) throw new Error(`no file has ${module}`);
      return chunk;
    }),
  );
  // A set goes on over what is added while it is gone through.
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  }
  const styles = [...found].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return [...styles, ...Array.from(found, ({ fileName }) => fileName)];
}

function linkTo(file: string): HtmlTagDescriptor {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return { tag: 'link', attrs: { rel, crossorigin: true, href: `./${file}` }, injectTo: 'head' };
}

/** A script of data is not run, so the page's policy need not allow it. */
function dataOf(lists: FirstFiles): HtmlTagDescriptor {
  const attrs = { id: 'first-files', type: 'application/json' };
  return { tag: 'script', attrs, children: JSON.stringify(lists), injectTo: 'body' };
}
