import type { Fault } from '../faults.ts';
import type { FactTexts } from '../game.ts';
import type { KernelTexts } from './en.ts';
import { sayAny } from './texts.ts';

/** The sentence for a refusal or a fault: the game's own, else the kernel's, else the bare key. */
export function reasonText(
  kernelTexts: KernelTexts,
  own: FactTexts | undefined,
  { reason, facts }: Pick<Fault, 'reason' | 'facts'>,
): string {
  return sayAny(own ?? {}, reason, facts) ?? sayAny(kernelTexts, reason, facts) ?? reason;
}
