import { badInput } from './bad-input.ts';

/** No file of ours is nested so deeply; a hostile one could exhaust the stack. */
const MOST_NESTED = 200;

/** A value from a JSON text; throws `BadInput` when the text is not JSON. */
export function parseJson(text: string, file: string): unknown {
  const path = file.slice(0, 200);
  if (depthOf(text) > MOST_NESTED) throw badInput(path, 'nestedTooDeeply', { most: MOST_NESTED });
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(path, 'notJson');
  }
}

/** How deeply the brackets of a text are nested, those within strings aside. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (token === '[' || token === '{') deepest = Math.max(deepest, ++depth);
    else if (token === ']' || token === '}') depth--;
  }
  return deepest;
}
