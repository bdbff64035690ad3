import type { Fault } from '../faults.ts';
import type { ReasonTexts } from '../game.ts';
import type { KernelTexts } from './en.ts';
import { fillText } from './fill-text.ts';

/** The sentence for a refusal or a fault: the game's own, else the kernel's, else the bare key. */
export function reasonText(
  kernelTexts: KernelTexts,
  own: ReasonTexts | undefined,
  { reason, facts }: Pick<Fault, 'reason' | 'facts'>,
): string {
  if (own !== undefined && Object.hasOwn(own, reason)) return own[reason](facts);
  const kernel: Readonly<Record<string, string>> = kernelTexts;
  if (!Object.hasOwn(kernel, reason)) return reason;
  return fillText(kernel[reason], facts);
}
