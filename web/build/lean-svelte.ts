import type { Plugin } from 'vite';

/**
 * Svelte's own modules of switches that nothing here ever turns: the page is never made on a server
 * (no hydration), and all components are written in runes (no legacy mode, no `experimental.async`,
 * no `$inspect.trace`). Svelte keeps them as variables, so a bundler has to keep whatever hangs on
 * them. As constants they let it leave that out: about a fifth of the runtime.
 */
const SWITCHES: Readonly<Record<string, string>> = {
  'flags/index.js': `
export const async_mode_flag = false;
export const legacy_mode_flag = false;
export const tracing_mode_flag = false;
export function enable_async_mode_flag() { throw new Error('no async mode here'); }
export const disable_async_mode_flag = enable_async_mode_flag;
export const enable_legacy_mode_flag = enable_async_mode_flag;
export const enable_tracing_mode_flag = enable_async_mode_flag;
`,
  'client/dom/hydration.js': `
export const hydrating = false;
export const hydrate_node = undefined;
export function set_hydrating() {}
export function set_hydrate_node() {}
export function hydrate_next() {}
export function reset() {}
export function hydrate_template() {}
export function next() {}
export function skip_nodes() {}
export function read_hydration_instruction() {}
`,
};

const MODULE = /\/svelte\/src\/internal\/(flags\/index\.js|client\/dom\/hydration\.js)$/;
const CLIENT = /\/svelte\/src\/internal\/client\//;

/** Only `fork()`, of the asynchronous mode, makes a batch that is a fork. */
const FORK_ASKED = /\b(?:this|batch|current_batch\??)\.is_fork\b(?! =)/g;
const FORK_MADE = 'batch.is_fork = true';

/** Only `$effect.pending()` asks a boundary how much is on its way. */
const PENDING = [
  /\t#effect_pending_subscriber = createSubscriber\([\s\S]*?\n\t\}\);\n/,
  /\tget_effect_pending\(\) \{[\s\S]*?\n\t\}\n/,
];

/** Makes constants of the switches of Svelte that are never turned here. */
export function leanSvelte(): Plugin {
  return {
    name: 'nineworlds:lean-svelte',
    apply: 'build',
    transform: {
      filter: { id: [MODULE, CLIENT] },
      handler(original, id) {
        const code = SWITCHES[MODULE.exec(id)?.[1] ?? ''] ?? lean(original);
        const missing = exportsOf(original).filter((name) => !exportsOf(code).includes(name));
        // Another version of Svelte may need another list.
        if (missing.length > 0)
          this.error(`${id} has switches unknown here: ${missing.join(', ')}`);
        return { code, map: null };
      },
    },
  };
}

function lean(code: string): string {
  const settled = code
    .replaceAll(FORK_ASKED, 'false')
    .replace(FORK_MADE, "throw new Error('no forks here')");
  return PENDING.reduce((left, part) => left.replace(part, ''), settled);
}

function exportsOf(code: string): readonly string[] {
  return Array.from(
    code.matchAll(/^export (?:let|const|function) (\w+)/gm),
    ([, name = '']) => name,
  );
}
