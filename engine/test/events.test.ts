import { expect, test } from 'vitest';
import { ALL, EventList, type EventSink } from '../index.ts';

interface HearthEvents {
  emberMoved: { readonly seat: number };
  /** The card is for the seat alone. */
  cardDrawn: { readonly seat: number; readonly card?: string };
}

/** A list that takes events of any game, and the same as the rules of this one are given it. */
function listening() {
  const list = new EventList();
  return { list, sink: list as unknown as EventSink<HearthEvents> };
}

test('a secret event has a version for those who may not know it', () => {
  const { list, sink } = listening();
  sink.tell('emberMoved', { seat: 1 });
  sink.tellSecret('cardDrawn', { seat: 0, card: 'ash' }, 0b01, { seat: 0 });
  expect(list.list).toEqual([
    { name: 'emberMoved', facts: { seat: 1 }, seers: ALL, shared: { seat: 1 } },
    { name: 'cardDrawn', facts: { seat: 0, card: 'ash' }, seers: 0b01, shared: { seat: 0 } },
  ]);
});

test('telling a secret to all, or a misspelt event or fact, does not compile', () => {
  const { list, sink } = listening();
  const facts = { seat: 0, card: 'ash' };
  // @ts-expect-error: an event with a secret fact has to say who may know it.
  sink.tell('cardDrawn', facts);
  // @ts-expect-error: the others would be told the card.
  sink.tellSecret('cardDrawn', facts, 0b01, facts);
  // @ts-expect-error: "emberMoved".
  sink.tell('embersMoved', { seat: 0 });
  // @ts-expect-error: "seat".
  sink.tell('emberMoved', { set: 0 });
  expect(list.list).toHaveLength(4);
});
