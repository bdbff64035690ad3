/** What a key does at the table. */
export type PlayAct =
  | { readonly act: 'pick'; readonly index: number }
  | { readonly act: 'confirm' | 'back' | 'undo' | 'hint' | 'odds' | 'command' | 'help' | 'log' };

/** On what a key was pressed: where letters are typed, on something that Enter presses, or elsewhere. */
export type KeyPlace = 'text' | 'control' | 'page';

const LETTERS: Readonly<Record<string, PlayAct>> = {
  u: { act: 'undo' },
  h: { act: 'hint' },
  o: { act: 'odds' },
  l: { act: 'log' },
  '/': { act: 'command' },
  '?': { act: 'help' },
  Escape: { act: 'back' },
};

/** What a key does; undefined where it does nothing or belongs to what it was pressed on. */
export function playAct(key: string, place: KeyPlace): PlayAct | undefined {
  if (place === 'text') return undefined;
  if (/^[1-9]$/.test(key)) return { act: 'pick', index: Number(key) - 1 };
  if (key === 'Enter') return place === 'page' ? { act: 'confirm' } : undefined;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  return Object.hasOwn(LETTERS, letter) ? LETTERS[letter] : undefined;
}

/** On what a key was pressed. A key with Ctrl, Alt or Meta is the browser's, as in a text. */
export function keyPlace(event: KeyboardEvent): KeyPlace {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return 'text';
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, select, textarea, dialog') !== null) return 'text';
  return target.closest('button, a, summary, [role=button], [role=tab]') === null
    ? 'page'
    : 'control';
}
