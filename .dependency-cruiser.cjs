// Who may import whom. The folders are the architecture; this file keeps it so.

/** A game's folder is $1 in the rules below. */
const GAME = '^games/([^/]+)';
const TEST = '(^|/)test/';
/** A tool and a part of what is shipped: components import it when they are compiled. */
const SVELTE = '^node_modules/svelte/';
const OURS = '^(engine|games|bots|table|protocol|host|board|server|web|cli|testkit|bench|e2e)/';

/** From a folder (not its tests) to nothing of ours but itself and what is named. */
function mayImport(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: { path: OURS, pathNot: [from, ...allowed] },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    mayImport('engine', '^engine/', [], 'The engine knows nothing of ours.'),
    mayImport('bots', '^bots/', ['^engine/'], 'Bots know the engine, never a game.'),
    mayImport('table', '^table/', ['^engine/', '^bots/'], 'A table knows engine and bots.'),
    mayImport(
      'testkit',
      '^testkit/',
      ['^engine/', '^board/'],
      'The testkit knows the engine; the board of its example knows the kit of boards.',
    ),
    mayImport('bench', '^bench/', ['^engine/', '^bots/', '^testkit/', '^games/registry\\.ts$'], ''),
    mayImport(
      'cli',
      '^cli/',
      ['^(engine|bots|table|host|testkit|bench|server)/', '^games/registry\\.ts$'],
      'The terminal reaches games through the registry.',
    ),
    mayImport('protocol', '^protocol/', ['^(engine|table)/'], 'Messages know what they speak of.'),
    {
      name: 'protocol-types-only',
      comment:
        'Messages take types from engine and table; only their reader takes code, the parser.',
      severity: 'error',
      from: { path: '^protocol/', pathNot: [TEST, '^protocol/read-request\\.ts$'] },
      to: { path: '^(engine|table)/', dependencyTypesNot: ['type-only'] },
    },
    mayImport(
      'host',
      '^host/',
      ['^(engine|bots|table|protocol)/'],
      'The host runs in a worker and in a server alike: it is given games, threads and stores.',
    ),
    mayImport('board', '^board/', ['^(engine|protocol)/'], 'The kit of the boards knows no game.'),
    mayImport(
      'server',
      '^server/',
      ['^(engine|table|protocol|host)/', '^games/registry\\.ts$'],
      'The server holds no rules: it reaches games through the registry.',
    ),
    {
      name: 'server-no-board',
      comment: 'The server never loads a board, not even through others.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^games/[^/]+/board/', reachable: true },
    },
    mayImport(
      'web',
      '^web/',
      ['^(engine|bots|table|protocol|host|board)/', '^games/registry\\.ts$'],
      'The web shell holds no rules.',
    ),
    {
      name: 'web-plays-in-the-worker',
      comment: 'Rules and bots run in the worker only: they must never make the page wait.',
      severity: 'error',
      from: { path: '^(web|board)/', pathNot: [TEST, '^web/worker/'] },
      to: {
        path: '^(bots|table|host)/',
        // What a saved game is, and that a store is full: the page lists saved games itself.
        pathNot: '^host/(ports|saved-game)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-game-imports-another',
      comment: 'Deleting the folder of a game deletes the game, and nothing else.',
      severity: 'error',
      from: { path: `${GAME}/`, pathNot: '^games/test/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'game-rules',
      comment: 'Data and rules know the engine only.',
      severity: 'error',
      from: { path: `${GAME}/(data|rules)/` },
      to: {
        path: OURS,
        pathNot: ['^games/$1/(data|rules)/', '^games/$1/sagas/\\d/saga\\.json$', '^engine/'],
      },
    },
    {
      name: 'game-view-and-bot',
      comment: "View and bot know their game's data and rules, and the engine.",
      severity: 'error',
      from: { path: `${GAME}/(view|bot)/`, pathNot: '/bot/(reasons|arguments)' },
      to: { path: OURS, pathNot: ['^games/$1/(data|rules|locale|$2)/', '^engine/'] },
    },
    {
      name: 'game-campaign',
      comment:
        'A campaign is made of games and their options: it knows the rules, never a surface.',
      severity: 'error',
      from: { path: `${GAME}/campaign/` },
      to: {
        path: OURS,
        pathNot: [
          '^games/$1/(campaign|data|rules|locale|sagas)/',
          '^games/$1/checked\\.ts$',
          '^engine/',
        ],
      },
    },
    {
      name: 'game-reasons',
      comment: 'Reasons are made of what a board shows, so that a reader can check them there.',
      severity: 'error',
      from: { path: `${GAME}/bot/(reasons|arguments)` },
      to: { path: OURS, pathNot: ['^games/$1/(data|rules|locale|view|bot)/', '^engine/'] },
    },
    {
      name: 'game-view-takes-no-language',
      comment: 'A view is handed the texts of its reader; it knows their types only.',
      severity: 'error',
      from: { path: `${GAME}/(view|bot)/` },
      to: { path: '^games/$1/locale/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'game-board',
      comment: 'A board gets a view and returns the words of a line. Types it may know more of.',
      severity: 'error',
      from: { path: `${GAME}/board/`, pathNot: [TEST, '/board/(editors|campaign)/'] },
      to: {
        path: OURS,
        pathNot: ['^games/$1/(board|view|locale)/', '^(engine|board)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'game-editors',
      comment: 'An editor of an option begins with the values that we have: it knows the data.',
      severity: 'error',
      from: { path: `${GAME}/board/editors/`, pathNot: TEST },
      to: {
        path: OURS,
        pathNot: ['^games/$1/(board|data|locale)/', '^(engine|board)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'game-campaign-pages',
      comment:
        'Campaign pages show a campaign, which is no game: they know it, its data and the texts of sagas.',
      severity: 'error',
      from: { path: `${GAME}/board/campaign/`, pathNot: TEST },
      to: {
        path: OURS,
        pathNot: ['^games/$1/(board|campaign|data|locale|sagas)/', '^(engine|board)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'game-texts',
      comment:
        'Texts know the engine, and the types of the events and refusals that they speak of.',
      severity: 'error',
      from: { path: `${GAME}/(locale|rulebook|tutorial)/` },
      to: {
        path: OURS,
        pathNot: ['^games/$1/(locale|rulebook|tutorial|sagas)/', '^engine/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testkit-only-in-tests',
      comment: 'The testkit serves tests, the terminal and the benchmarks.',
      severity: 'error',
      from: { pathNot: [TEST, '^(testkit|cli|bench)/'] },
      to: { path: '^testkit/' },
    },
    {
      name: 'bench-only-from-cli',
      severity: 'error',
      from: { pathNot: '^(bench|cli)/' },
      to: { path: '^bench/' },
    },
    {
      name: 'no-node-where-browsers-are',
      comment: 'This code runs in browsers, which have no node: modules.',
      severity: 'error',
      from: {
        path: '^(engine|games|bots|table|protocol|host|board|web)/',
        pathNot: [TEST, '\\.config\\.ts$', '^web/build/', `${GAME}/tools/`],
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-circular',
      comment: 'Types may refer to each other; code may not load in circles.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'Nobody imports this file, and it imports nobody.',
      severity: 'error',
      from: {
        orphan: true,
        path: OURS,
        pathNot: [
          TEST,
          '\\.d\\.ts$',
          '^[^/]+/(index|main)\\.ts$',
          '^cli/bin/',
          '^web/(worker/main|sw/sw)\\.ts$',
          '^e2e/',
          `${GAME}/(e2e|tools)/`,
        ],
      },
      to: {},
    },
    {
      name: 'not-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'not-declared',
      comment: 'Put the package into the dependencies of the nearest package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'undetermined'] },
    },
    {
      name: 'not-a-dev-dependency',
      comment: 'What is shipped must not lean on a tool.',
      severity: 'error',
      from: {
        path: OURS,
        pathNot: [TEST, '^testkit/suites/', '^e2e/', '^web/build/', '\\.config\\.ts$'],
      },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: ['@types/', SVELTE],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!node_modules/).*/dist/' },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
    },
  },
};
