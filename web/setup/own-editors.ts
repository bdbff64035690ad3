import type { OptionEditor } from '@nineworlds/board';

/** How options are entered from an owner's box, by game and option, each loaded when somebody does so. */
const EDITORS = import.meta.glob<OptionEditor>('../../games/*/board/editors/*.ts', {
  import: 'editor',
});

/** The addresses of the JSON Schemas of what owners enter. */
const SCHEMAS = import.meta.glob<string>('../../games/*/board/editors/*.schema.json', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** What loads the editor of an option; undefined where its game has none. */
export function editorOf(game: string, option: string): (() => Promise<OptionEditor>) | undefined {
  const path = placeOf(game, `${option}.ts`);
  return Object.hasOwn(EDITORS, path) ? EDITORS[path] : undefined;
}

/** The address of an option's JSON Schema. */
export function schemaOf(game: string, option: string): string {
  return SCHEMAS[placeOf(game, `${option}.schema.json`)] ?? '';
}

function placeOf(game: string, file: string): string {
  return `../../games/${game}/board/editors/${file}`;
}
