import type { Fault } from '../faults.ts';
import type { GameTexts } from '../game.ts';
import { en, type KernelTexts } from './en.ts';
import { fillText } from './fill-text.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Lang } from './language.ts';

const KERNEL_TEXTS: Readonly<Record<Lang, KernelTexts>> = { en, ja, fr, it };

/** The kernel's sentences for reasons, in a language. */
export function kernelTexts(lang: Lang): KernelTexts {
  return KERNEL_TEXTS[lang];
}

/** The sentence for a refusal or a fault: the game's own, else the kernel's, else the bare key. */
export function reasonText(
  lang: Lang,
  gameTexts: GameTexts | undefined,
  { reason, facts }: Pick<Fault, 'reason' | 'facts'>,
): string {
  const own = gameTexts?.reasons;
  if (own !== undefined && Object.hasOwn(own, reason)) return own[reason](facts);
  const kernel: Readonly<Record<string, string>> = kernelTexts(lang);
  if (!Object.hasOwn(kernel, reason)) return reason;
  return fillText(kernel[reason], facts);
}
