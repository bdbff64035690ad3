import { badInput } from './bad-input.ts';

/** No file of ours is nested so deeply; a hostile one could exhaust the stack. */
const MOST_NESTED = 200;

/** A value from a JSON text; throws `BadInput` when the text is not JSON. */
export function parseJson(text: string, file: string): unknown {
  const path = file.slice(0, 200);
  if (isNestedTooDeeply(text)) throw badInput(path, 'nestedTooDeeply', { most: MOST_NESTED });
  try {
    return JSON.parse(text);
  } catch {
    throw badInput(path, 'notJson');
  }
}

/** Whether the brackets of a text are nested too deeply, those within strings aside. Looks at each letter once. */
function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charAt(i);
    if (inString) {
      // What follows a backslash neither ends the string nor escapes anything.
      if (letter === '\\') i++;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '[' || letter === '{') depth++;
    else if (letter === ']' || letter === '}') depth--;
    if (depth > MOST_NESTED) return true;
  }
  return false;
}
