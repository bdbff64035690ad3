import type { ToyView } from './game.ts';

/** A view of the toy as text, for a terminal. */
export function drawToy(shown: ToyView): string {
  const hands = shown.hands.map(
    (cards, seat) =>
      `${seat === shown.active ? '>' : ' '} seat ${seat + 1}  ${cards.join(', ').padEnd(16)} ${'*'.repeat(shown.sparks[seat])}`,
  );
  const slots = shown.slots.map(
    ({ card, faceUp, seenBy }, slot) =>
      `  slot ${slot + 1}  ${faceUp ? card : `(${card})`}${faceUp || seenBy.length === 0 ? '' : `  seen by ${seenBy.map((seat) => seat + 1).join(', ')}`}`,
  );
  const decks = shown.decks.map(
    ({ top, unseen, bottom }, deck) =>
      `  ${deck === 0 ? 'east' : 'west'}    ${[...top, `${unseen} unseen`, ...bottom].join(' | ')}`,
  );
  return [
    `turn ${shown.turn}, ${shown.reserve} sparks left`,
    ...hands,
    '',
    ...slots,
    '',
    ...decks,
  ].join('\n');
}
