import type { Rolldown } from 'vite';

/** How to ask about a module. */
type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The kernel as it plays. What reads records, and what only some games need, stays apart. */
const KERNEL =
  /\/engine\/(events|fate|frames|hash|lines|match|moves|position|position-file|record|rng|seat-info|sha256)\.ts$/;
/** What one game alone needs of the kernel: lazy decks, and worlds made up from what is known. */
const DECK = /\/engine\/deck\.ts$/;
const WORLDS = /\/engine\/(assignment|knowledge)\.ts$/;
/** What page and worker both need. */
const BOTH =
  /\0vite\/preload-helper|\/engine\/(brain|faults|fraction|game|options|seat)\.ts$|\/engine\/locale\/(fill-text|kernel-texts|language|reason-text)\.ts$|\/storage\/(browser-store|kept-game)\.ts$|(?<!\/games\/[a-z]+)\/board\/plural\.ts$/;
/** What every page needs of Svelte; some of its parts only few do. */
const LIBRARY =
  /\/node_modules\/(clsx|esm-env|svelte)\/(?!.*\/(input|loop|select|timing|transitions)\.js$)/;
/** The pieces that all boards are made of. */
const PIECES = /(?<!\/games\/[a-z]+)\/board\/(icons\/)?[\w-]+\.(ts|svelte)(\?.*)?$/;
/** What pages share; the play page is one of them for most visitors. Only the start page has the switches. */
const SHELL =
  /\/web\/(app\/(?!Switches)[\w.-]+|locale\/(app\/en|faults\/index)\.ts|play\/(sentences|table-id)\.ts)(\?.*)?$/;
const PLAY = /\/web\/(play|parts|share)\/[\w.-]+(\?.*)?$/;
const WORKER =
  /\/web\/worker\/[\w-]+\.ts$|\/bots\/(?!registry)[\w-]+\.ts$|\/table\/(?!advice|from-record|hint|review|thinking)[\w-]+\.ts$|\/games\/registry\.ts$/;

/** What plays a game, what shows it and its texts in one language, each with the module it is loaded by. */
const RULES = /\/games\/([a-z]+)\/(?:(?:bot|data|rules|view)\/|(?:game|index)\.ts$)/;
const BOARD = /\/games\/([a-z]+)\/board\/[\w-]+(?:\.svelte|\.ts)(?:\?.*)?$/;
const NAMES = /\/games\/([a-z]+)\/locale\/[\w-]{3,}\.ts$/;
const TEXTS = /\/games\/([a-z]+)\/(?:board\/)?locale\/(?:phrases\/)?([a-z]{2})\.ts$/;

/**
 * The file that a module goes to; undefined where the bundler may choose. What is loaded together goes
 * together: small files compress badly, and on a phone's network each costs a round trip. A module that
 * is loaded on its own, or with such a one only, is left alone.
 */
export function fileOf(id: string, modules: Modules): string | undefined {
  if (BOTH.test(id)) return 'both-kit';
  if (LIBRARY.test(id) || PIECES.test(id) || SHELL.test(id)) return 'page-kit';
  if (KERNEL.test(id)) return 'table-kit';
  if (DECK.test(id)) return 'yggdrasil-rules';
  if (WORLDS.test(id)) return 'needfire-rules';
  const comesWith = (place: string) => hasAbove(id, place, modules);
  if (
    PLAY.test(id) &&
    (comesWith('/web/play/PlayPage.svelte') || comesWith('/web/play/NewGame.svelte'))
  )
    return 'page-kit';
  // The worker's own first module stays apart: what pages load must never start it.
  if (WORKER.test(id) && !id.endsWith('/main.ts') && comesWith('/web/worker/main.ts')) {
    return 'table-kit';
  }
  return fileOfGame(id, comesWith);
}

function fileOfGame(id: string, comesWith: (place: string) => boolean): string | undefined {
  const [, speaking, lang] = TEXTS.exec(id) ?? [];
  if (speaking !== undefined) return `${speaking}-${lang}`;
  const named = NAMES.exec(id)?.[1];
  if (named !== undefined) return `${named}-texts`;
  const shown = BOARD.exec(id)?.[1];
  if (shown !== undefined && comesWith(`/games/${shown}/board/index.ts`)) return `${shown}-board`;
  const game = RULES.exec(id)?.[1];
  if (game === undefined || !comesWith(`/games/${game}/index.ts`)) return undefined;
  // What a board or its texts need too must not bring the rules into the page.
  const isOfPage = comesWith(`/games/${game}/board/`) || comesWith(`/games/${game}/locale/`);
  return isOfPage ? `${game}-texts` : `${game}-rules`;
}

/** Whether a module is one of a place, or comes along with it at once, without an `import()` in between. */
function hasAbove(id: string, place: string, modules: Modules): boolean {
  const above = new Set([id]);
  // A set goes on over what is added while it is gone through.
  for (const one of above) {
    if (one.includes(place)) return true;
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) above.add(importer);
  }
  return false;
}
