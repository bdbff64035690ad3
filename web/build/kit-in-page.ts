import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { builtFile, IN_PAGE, MANIFEST } from '../../tools/first-visit.mjs';
import { changingNames } from './changing-names.ts';

/** The file of what every page needs (`few-files.ts`), and the entry, which starts it. */
const KIT = 'page-kit';
const ENTRY = 'page';

/**
 * Carries what every page needs in the page itself: it comes with the first answer of the network, which
 * would else be idle until the page has asked for more. A script in a page has no address that others
 * could import it by, so it puts what it exports on the global object, and others take it from there.
 * Its styles are in the page too (`ask-ahead.ts`).
 */
export function kitInPage(): Plugin {
  const carried: string[] = [];
  return {
    name: 'nineworlds:kit-in-page',
    apply: 'build',
    generateBundle: {
      // After everything that writes to scripts.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const kit = chunks.find(({ name }) => name === KIT);
        const entry = chunks.find(({ name, isEntry }) => isEntry && name === ENTRY);
        if (kit === undefined || entry === undefined) this.error(`no ${KIT} or no ${ENTRY}`);
        const exports = exportsOf(kit.code);
        const changing = changingNames(this.parse(kit.code));
        kit.code = published(kit.code, exports);
        for (const chunk of chunks) {
          if (chunk === kit) continue;
          const { code, taken } = taking(chunk.code, kit.fileName, exports);
          chunk.code = code;
          // Others would go on with what it was when they were loaded.
          if (taken.some((name) => changing.has(name)))
            this.error(
              `${chunk.name} needs a variable that changes, of ${KIT}: it has to be in it`,
            );
        }
        for (const chunk of chunks) chunk.code = withoutStyles(chunk.code);
        carried.push(kit.fileName, entry.fileName);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const scripts = await Promise.all(carried.map((file) => readFile(builtFile(file), 'utf8')));
        await edit('index.html', (html) => withScripts(html, scripts));
        for (const file of carried)
          await edit(MANIFEST, (list) =>
            replaced(list, `"file": "${file}"`, `"file": "${IN_PAGE}"`),
          );
        await Promise.all(carried.map((file) => rm(builtFile(file))));
      },
    },
  };
}

/** What a script exports: its own names, by those that others know. */
type Exports = ReadonlyMap<string, string>;

const EXPORT = /export\{([^}]+)\};?\s*$/;

function exportsOf(code: string): Exports {
  const [, list] = EXPORT.exec(code) ?? [];
  if (list === undefined) throw new Error(`${KIT} exports nothing`);
  return new Map(
    list.split(',').map((one) => {
      const [own, known] = bothNames(one);
      return [known, own];
    }),
  );
}

/** Both names in `a as b`, or the one in `a` twice. */
function bothNames(one: string): [string, string] {
  const [first = '', second = first] = one.trim().split(' as ');
  return [first, second];
}

/**
 * Puts all that a script exports on the global object, by its own names, which are shorter. It is looked
 * up when it is taken: Svelte knows its window only when it has started.
 */
function published(code: string, exports: Exports): string {
  return code.replace(EXPORT, () => `globalThis.kit=()=>({${[...exports.values()].join()}});`);
}

/** Takes from the global object what a script imports of the kit; and what that is. */
function taking(script: string, kit: string, exports: Exports): { code: string; taken: string[] } {
  const file = kit.replace(/^.*\//, '');
  const taken: string[] = [];
  const imports = new RegExp(`import\\{([^}]*)\\}from(["'\`])\\./${file}\\2`, 'g');
  const code = script.replace(imports, (_, list: string) => {
    const names = list.split(',').map((one) => {
      const [known, local] = bothNames(one);
      const own = exports.get(known);
      if (own === undefined) throw new Error(`${file} has no ${known}`);
      taken.push(own);
      return `${own}:${local}`;
    });
    return `const{${names.join()}}=kit()`;
  });
  if (code.includes(file)) throw new Error(`${file} is imported in a way that is unknown here`);
  return { code, taken };
}

/** Empties the kit's place in the lists of styles to wait for, which are told by their places. */
function withoutStyles(code: string): string {
  return code.replace(new RegExp(`(["'\`])\\./${KIT}-[\\w-]+\\.css\\1`, 'g'), '""');
}

function withScripts(html: string, scripts: readonly string[]): string {
  if (scripts.some((code) => /<\/?script|<!--/.test(code)))
    throw new Error('a script in the page would end early');
  const inPage = scripts.map((code) => `<script type="module">${fromPage(code)}</script>`).join('');
  const loaded = /\n *<script type="module" crossorigin[^>]*><\/script>/;
  return replaced(replaced(html, loaded, ''), '</body>', `${inPage}\n  </body>`);
}

/** Addresses in a script are read from where it is. */
function fromPage(code: string): string {
  const moved = code.replace(/(["'`])\.\/(?=[\w-]+\.(?:js|css)\1)/g, '$1./assets/');
  if (/new URL\([^)]*import\.meta/.test(moved))
    throw new Error('an address in the page is read from the wrong place');
  return moved;
}

function replaced(text: string, what: string | RegExp, by: string): string {
  const changed = text.replace(what, () => by);
  if (changed === text) throw new Error(`no ${String(what)} to be replaced`);
  return changed;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const address = builtFile(file);
  await writeFile(address, change(await readFile(address, 'utf8')));
}
