import type { Fault } from '../faults.ts';
import type { FactTexts } from '../game.ts';
import type { KernelTexts } from './en.ts';
import { fillText } from './fill-text.ts';

/** The sentence for a refusal or a fault: the game's own, else the kernel's, else the bare key. */
export function reasonText(
  kernelTexts: KernelTexts,
  own: FactTexts | undefined,
  { reason, facts }: Pick<Fault, 'reason' | 'facts'>,
): string {
  const ownText = own !== undefined && Object.hasOwn(own, reason) ? own[reason] : undefined;
  if (ownText !== undefined) return ownText(facts);
  const kernel: Readonly<Record<string, string>> = kernelTexts;
  const text = Object.hasOwn(kernel, reason) ? kernel[reason] : undefined;
  return text === undefined ? reason : fillText(text, facts);
}
