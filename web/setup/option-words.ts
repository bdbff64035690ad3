import type { Fault, GameTexts, Json } from '@nineworlds/engine';
import { reasonSentence } from '../app/fault-text.ts';
import type { Reasons } from '../app/texts.svelte.ts';
import type { SetupTexts } from '../locale/setup/en.ts';

/** A sentence or word with a capital at its beginning. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What an option is about, in one line. */
export function optionText(game: GameTexts, key: string): string {
  return capital(wordOf(game, `option-${key}`) ?? key);
}

/** A value of an option; a number may stand for a seat. */
export function valueText(
  game: GameTexts,
  own: SetupTexts,
  value: Json,
  kind: 'number' | 'seat',
): string {
  if (typeof value === 'boolean') return value ? own.yes : own.no;
  if (typeof value === 'object') return '';
  const word = String(value);
  if (kind === 'seat' && /^\d+$/.test(word)) return own.seat(Number(word));
  return wordOf(game, word) ?? word;
}

/** What is wrong with an option, and where in it. */
export function optionFault(reasons: Reasons | undefined, key: string, fault: Fault): string {
  const place = fault.path.slice(`options.${key}`.length).replace(/^\./, '');
  const sentence = capital(reasonSentence(reasons, fault));
  return place === '' || /^\[\d+\]$/.test(place) ? sentence : `${place}: ${sentence}`;
}

function wordOf(game: GameTexts, word: string): string | undefined {
  return Object.hasOwn(game.words, word) ? game.words[word] : undefined;
}
