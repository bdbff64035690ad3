import { BadInput, type Fault, reasonText, sayAny } from '@nineworlds/engine';
import type { AppTexts, Reasons } from './texts.svelte.ts';

/** What is wrong with something, in one sentence for each fault whose reason has been loaded. */
export function faultTexts(
  reasons: Reasons | undefined,
  app: AppTexts,
  error: unknown,
): readonly string[] {
  if (!(error instanceof BadInput)) return [`${app.brokeDown} ${String(error)}`];
  return error.faults
    .slice(0, MOST_FAULTS)
    .map((fault) => oneFault(reasons, app, fault))
    .filter((sentence) => sentence !== '');
}

/** A file with more faults is told no more about. */
const MOST_FAULTS = 8;

function oneFault(reasons: Reasons | undefined, app: AppTexts, fault: Fault): string {
  const own = sayAny(reasons?.page ?? {}, fault.reason, fault.facts);
  const words = own ?? reasonSentence(reasons, fault);
  if (words === '') return '';
  const sentence = /[.。!?！？]$/.test(words) ? words : words + app.stop;
  const place = isPlace(fault) ? placeText(reasons, fault.path) : '';
  return place === '' ? capital(sentence) : `${place}: ${sentence}`;
}

/** What a place in a file is called: a name, as a sentence begins, or its path. */
export function placeText(reasons: Reasons | undefined, path: string): string {
  const name = reasons?.places?.(path);
  return name === undefined ? path : capital(name);
}

/** A sentence or word with a capital at its beginning. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** The sentence for a reason; empty until it has been loaded. */
export function reasonSentence(
  reasons: Reasons | undefined,
  fault: Pick<Fault, 'reason' | 'facts'>,
): string {
  return reasons === undefined ? '' : reasonText(reasons.kernel, reasons.own, fault);
}

/** Names of things in files tell where to look; the rest would only puzzle. */
function isPlace({ path, reason }: Fault): boolean {
  return path !== '' && reason !== 'otherRules' && !NO_PLACES.includes(path);
}

const NO_PLACES = 'table link file seat chance seed record game branches'.split(' ');
