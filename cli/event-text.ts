import type { Facts, GameTexts } from '@nineworlds/engine';

/** The sentence for an event, or its name where the game has none. */
export function eventText(
  texts: GameTexts,
  event: { readonly name: string; readonly facts: Facts },
): string {
  const sentence = Object.hasOwn(texts.events, event.name) ? texts.events[event.name] : undefined;
  return sentence?.(event.facts) ?? event.name;
}
