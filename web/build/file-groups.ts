import type { Rolldown } from 'vite';

/** Names a file after the parts of a path that a pattern has in brackets. */
function named(path: RegExp): (id: string) => string | undefined {
  return (id) => path.exec(id)?.slice(1).join('-');
}

/**
 * What goes into one file, by folders: small files compress badly, and a server of the old kind is asked for
 * six at a time. The rest is left to the bundler, which gives a file to whatever is loaded by `import()`: the
 * parser and what reads rulebooks, too, which nobody needs who only plays.
 */
const OF_GAMES = [
  {
    debugName: 'texts of a game in one language',
    name: named(/\/games\/([a-z]+)\/(?:board\/)?locale\/(?:phrases\/)?([a-z]{2})\.ts$/),
  },
  {
    debugName: 'what a game needs to be played, and for more',
    // What lines say and how owners enter values is loaded after the board.
    name: named(
      /\/games\/([a-z]+)\/(?:board(?!\/(?:editors|campaign))|bot|data|locale(?!\/lines)|rules|view)\//,
    ),
    minShareCount: 2,
  },
];

/** The page's files. */
export const PAGE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What the first script needs stays small, so that it runs before the others have come.
  { name: 'first', tags: ['$initial'], test: /^(?!.*\/sw\/)/ },
  // What several pages need: the library, the shell, the table, the pieces of boards.
  {
    name: 'kit',
    test: /\/node_modules\/(?!valibot\/)|\/engine\/(?!parse\.ts|rulebook|locale\/(?:elision|line-texts)\.ts)|\/web\/(?:(?:app|play|storage)\/|[\w-]+\.ts$)|(?<!\/games\/[a-z]+)\/board\//,
    minShareCount: 2,
  },
  ...OF_GAMES,
];

/** The worker's files. */
export const WORKER_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What two games say in the same way belongs to neither of them.
  { name: 'kernel', test: /\/engine\/locale\/(?!elision|line-texts)/, minShareCount: 2 },
  {
    name: 'kernel',
    test: /\/engine\/(?!parse\.ts|rulebook|locale\/(?:elision|line-texts)\.ts)/,
    minShareCount: 3,
  },
  ...OF_GAMES,
];
