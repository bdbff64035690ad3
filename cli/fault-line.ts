import { type FactTexts, type Fault, type Refusal, reasonText } from '@nineworlds/engine';
import type { Context } from './context.ts';
import { findText, text } from './locale/index.ts';
import { plainText } from './plain-text.ts';

/** So many faults are told one by one; a broken file can have thousands. */
const MOST_TOLD = 40;

/** Why something is refused, in one line. */
export function reasonLine({ kernel, refusals }: Context, refusal: Refusal): string {
  return plainText(reasonText(kernel, refusals, refusal));
}

/** In what a fault is told. */
type Speech = Pick<Context, 'lang' | 'kernel' | 'places'>;

function faultText(
  { lang, kernel, places }: Speech,
  refusals: FactTexts | undefined,
  fault: Fault,
): string {
  const sentence = findText(lang, fault.reason, fault.facts) ?? reasonText(kernel, refusals, fault);
  return fault.path === '' ? sentence : `${places?.(fault.path) ?? fault.path}: ${sentence}`;
}

function isMissing({ reason }: Fault): boolean {
  return reason === 'missingField';
}

/** Everything that is wrong, in one line. */
export function faultLine(
  speech: Speech,
  refusals: FactTexts | undefined,
  faults: readonly Fault[],
): string {
  const missing = new Set(faults.filter(isMissing).map(({ path }) => path));
  // What is missing is also of no right type; once is enough.
  const distinct = faults.filter((fault) => isMissing(fault) || !missing.has(fault.path));
  const told = distinct.slice(0, MOST_TOLD).map((fault) => faultText(speech, refusals, fault));
  const more = distinct.length - told.length;
  if (more > 0) told.push(text(speech.lang, 'andMore', { more }));
  return plainText(told.join('; '));
}
