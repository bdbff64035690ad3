import type { GameTexts } from '@nineworlds/engine';

/** A line as it is typed, and beside it the names of its words where they are spelled otherwise. */
export function named(line: string, { words }: GameTexts): string {
  const names = line
    .split(' ')
    .map((word) => (Object.hasOwn(words, word) ? words[word] : word))
    .join(' ');
  return plain(names) === plain(line) ? line : `${line} (${names})`;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}
