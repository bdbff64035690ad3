import type { Facts, GameTexts, Lang, SeatInfo } from '@nineworlds/engine';
import { seatName } from './seat-names.ts';

/** The sentence for an event with the names of those who sit there; its name where there is none. */
export function eventText(
  lang: Lang,
  texts: GameTexts,
  seats: readonly SeatInfo[],
  event: { readonly name: string; readonly facts: Facts },
): string {
  const { seat } = event.facts;
  const facts =
    typeof seat === 'number'
      ? { ...event.facts, seat: seatName(lang, seats, seat, texts) }
      : event.facts;
  const sentence = Object.hasOwn(texts.events, event.name) ? texts.events[event.name] : undefined;
  return sentence?.(facts) ?? event.name;
}
