import type { Fault, GameTexts, Json } from '@nineworlds/engine';
import { capital, placeText, reasonSentence } from '../app/fault-text.ts';
import type { Reasons } from '../app/texts.svelte.ts';
import type { SetupTexts } from '../locale/setup/en.ts';

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
  const sentence = reasonSentence(reasons, fault);
  const named = placeText(reasons, fault.path);
  if (named !== fault.path) return `${named}: ${sentence}`;
  const place = fault.path.slice(`options.${key}`.length).replace(/^\./, '');
  return place === '' || /^\[\d+\]$/.test(place)
    ? capital(sentence)
    : `${place}: ${capital(sentence)}`;
}

function wordOf(game: GameTexts, word: string): string | undefined {
  return Object.hasOwn(game.words, word) ? game.words[word] : undefined;
}
