import { CHANCE, listed, listTwo, NO_CARD, only } from '@nineworlds/engine';
import { CARD_MOVES, cardWord, holds, secretWord, seesAsActive } from './cards.ts';
import type { Sink } from './events.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import { insert, remove } from './sorted.ts';
import { type NeedfirePosition, REFILLING, SOMEBODY } from './state.ts';
import { unseenHuman } from './unseen.ts';

/** N-7.3: so many drawn humans are left over where their order can be chosen. */
const LEFT_OVER = 2;

/** N-4.2: skipped in the first turn and when the draw pile is empty. */
export function beginRefill(p: NeedfirePosition): void {
  if (p.turn > 1 && p.pile > 0) drawHuman.ask(p, CHANCE, 0);
}

function isRefilling(p: NeedfirePosition): boolean {
  return p.step === REFILLING && p.turn > 1;
}

/** N-4.2: the cards are drawn one by one; with four seats the only one goes straight to the ring. */
export const drawHuman = chanceQuestion({
  ...unseenHuman,
  name: 'drawHuman',
  verb: 'draw',
  args: (count: number) => ({ count }),
  words: (p, human, observer) =>
    secretWord(p, human, p.setup.sizes.refill === 1 || seesAsActive(p, observer)),
  fits: (p, { seat, count }) =>
    seat === CHANCE && isRefilling(p) && count >= 0 && count < p.setup.sizes.refill,
  apply(p, human, sink, { count }) {
    const size = p.setup.sizes.refill;
    p.pile--;
    if (size === 1) {
      placeWarrior(p, human, sink);
      return;
    }
    insert(p.drawn, 0, count, human);
    if (sink !== undefined) {
      const shared = { seat: p.active };
      const facts = { ...shared, card: cardWord(p, human) };
      sink.tellSecret('humanDrawn', facts, only(p.active), shared);
    }
    if (count + 1 < size) drawHuman.ask(p, CHANCE, count + 1);
    else refill.ask(p, p.active);
  },
});

/** N-4.2: one of the drawn humans becomes a warrior, the rest exiles. */
export const refill = question({
  name: 'refill',
  verb: 'refill',
  moves: CARD_MOVES,
  legal(p, out) {
    const size = p.setup.sizes.refill;
    for (let i = 0; i < size; i++) out[i] = p.drawn[i];
    return listed(out, size);
  },
  refuse: (p, human) =>
    holds(p.drawn, 0, p.setup.sizes.refill, human)
      ? undefined
      : no('N-4.2', 'notDrawn', { card: cardWord(p, human) }),
  words: cardWord,
  fits: (p, { seat }) => seat === p.active && isRefilling(p) && p.setup.sizes.refill > 1,
  apply(p, human, sink) {
    const size = p.setup.sizes.refill;
    remove(p.drawn, 0, size, human);
    placeWarrior(p, human, sink);
    if (size - 1 === LEFT_OVER) {
      stackRest.ask(p, p.active);
      return;
    }
    addExile(p, p.drawn[0], sink);
    p.drawn[0] = NO_CARD;
  },
});

/** N-7.3: the two refused humans go on the exiles in an order of the seat's choice: this one last. */
export const stackRest = question({
  name: 'stackRest',
  verb: 'stack',
  continues: true,
  moves: CARD_MOVES,
  legal: (p, out) => listTwo(out, p.drawn[0], p.drawn[1]),
  refuse: (p, human) =>
    holds(p.drawn, 0, LEFT_OVER, human)
      ? undefined
      : no('N-7.3', 'notDrawn', { card: cardWord(p, human) }),
  words: (p, human, observer) => secretWord(p, human, seesAsActive(p, observer)),
  fits: (p, { seat }) =>
    seat === p.active && isRefilling(p) && p.setup.sizes.refill - 1 === LEFT_OVER,
  apply(p, top, sink) {
    const { drawn } = p;
    const below = drawn[0] === top ? drawn[1] : drawn[0];
    drawn.fill(NO_CARD);
    addExile(p, below, sink);
    addExile(p, top, sink);
  },
});

/** How many cards the active seat holds that were drawn for the refill. */
export function drawnCount(p: NeedfirePosition): number {
  if (drawHuman.isOpen(p)) return drawHuman.open(p).count;
  if (refill.isOpen(p)) return p.setup.sizes.refill;
  return stackRest.isOpen(p) ? LEFT_OVER : 0;
}

/** A human drawn for the refill goes to the one empty place of the ring. */
function placeWarrior(p: NeedfirePosition, human: number, sink: Sink): void {
  const place = p.ring.indexOf(NO_CARD);
  p.ring[place] = human;
  sink?.tell('warriorPlaced', { seat: p.active, card: cardWord(p, human), place: place + 1 });
}

/** N-7.3: a new exile goes on top; only the active seat has seen it. */
function addExile(p: NeedfirePosition, human: number, sink: Sink): void {
  p.exiles[p.exileCount] = human;
  p.exileSeen[p.exileCount] = only(p.active) | SOMEBODY;
  p.exileCount++;
  if (sink === undefined) return;
  const shared = { seat: p.active };
  sink.tellSecret('exileAdded', { ...shared, card: cardWord(p, human) }, only(p.active), shared);
}
