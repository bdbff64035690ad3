import { readFile, rm, writeFile } from 'node:fs/promises';
import type { Plugin, Rolldown } from 'vite';
import { builtFile, IN_PAGE, MANIFEST } from '../../tools/first-visit.mjs';

/** The file of what every page needs (`few-files.ts`), and the entry, which starts it. */
const KIT = 'page-kit';
const ENTRY = 'page';

/**
 * Carries what every page needs in the page itself: it comes with the first answer of the network, which
 * would else be idle until the page has asked for more. A script in a page has no address that others
 * could import it by, so it puts what it exports on the global object, and others take it from there.
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
        const others = chunks.filter(({ imports }) => imports.includes(kit.fileName));
        const changed = changingImport(kit, others, (id) => this.getModuleInfo(id)?.code ?? '');
        if (changed !== undefined) this.error(`${changed}, which changes, is not in ${KIT}`);
        const exports = exportsOf(kit.code);
        kit.code = published(kit.code, exports);
        for (const chunk of others) chunk.code = taking(chunk.code, kit.fileName, exports);
        carried.push(kit.fileName, entry.fileName);
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const scripts = await Promise.all(carried.map((file) => readFile(builtFile(file), 'utf8')));
        await edit('index.html', (html) => withScripts(html, scripts));
        await edit(MANIFEST, (list) =>
          carried.reduce(
            (text, file) => text.replace(`"file": "${file}"`, `"file": "${IN_PAGE}"`),
            list,
          ),
        );
        await Promise.all(carried.map((file) => rm(builtFile(file))));
      },
    },
  };
}

/** What a script exports: its own names, by those that others know. */
type Exports = ReadonlyMap<string, string>;

const EXPORT = /export\{([^}]*)\};?\s*$/;

function exportsOf(code: string): Exports {
  const [, list = ''] = EXPORT.exec(code) ?? [];
  return new Map(list.split(',').map((one) => asNames(one).toReversed() as [string, string]));
}

/** Both names in `a as b`, or the one in `a` twice. */
function asNames(one: string): [string, string] {
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

/** Takes from the global object what a script imports of the kit. */
function taking(code: string, kit: string, exports: Exports): string {
  const file = kit.replace(/^.*\//, '');
  const imports = new RegExp(`import\\{([^}]*)\\}from(["'\`])\\./${file}\\2`, 'g');
  const changed = code.replace(imports, (_, list: string) => {
    const taken = list.split(',').map((one) => {
      const [name, local] = asNames(one);
      const own = exports.get(name);
      if (own === undefined) throw new Error(`${file} has no ${name}`);
      return `${own}:${local}`;
    });
    return `const{${taken.join()}}=kit()`;
  });
  if (changed.includes(file)) throw new Error(`${file} is imported in a way that is unknown here`);
  return changed;
}

/**
 * A variable of the kit that others import and that changes: they would go on with what it was when they
 * were loaded.
 */
function changingImport(
  kit: Rolldown.OutputChunk,
  others: readonly Rolldown.OutputChunk[],
  codeOf: (id: string) => string,
): string | undefined {
  const names = kit.moduleIds.flatMap((id) =>
    Array.from(codeOf(id).matchAll(/^export let (\w+)/gm), ([, name = '']) => name),
  );
  for (const [id, { code }] of others.flatMap(({ modules }) => Object.entries(modules))) {
    const isUsed = (name: string) => new RegExp(`\\b${name}\\b`).test(code ?? '');
    for (const [, list = ''] of codeOf(id).matchAll(/^import\s*\{([^}]*)\}/gm)) {
      const imported = list.split(',').map((name) => name.trim().split(/\s/)[0] ?? '');
      const name = imported.find((one) => names.includes(one) && isUsed(one));
      if (name !== undefined) return `${id} imports ${name}`;
    }
  }
  return undefined;
}

function withScripts(html: string, scripts: readonly string[]): string {
  if (scripts.some((code) => /<\/?script|<!--/.test(code)))
    throw new Error('a script in the page would end early');
  const inPage = scripts.map((code) => `<script type="module">${fromPage(code)}</script>`).join('');
  return html
    .replace(/\n *<script type="module" crossorigin[^>]*><\/script>/, '')
    .replace('</body>', () => `${inPage}\n  </body>`);
}

/** Addresses in a script are read from where it is. */
function fromPage(code: string): string {
  return code.replace(/(["'`])\.\/(?=[\w-]+\.(?:js|css)\1)/g, '$1./assets/');
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const address = builtFile(file);
  await writeFile(address, change(await readFile(address, 'utf8')));
}
