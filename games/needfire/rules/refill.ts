import { CHANCE, type EventSink, NO_CARD, only } from '@nineworlds/engine';
import { DRAW_HUMAN, REFILL, STACK_REST } from './kinds.ts';
import { insert, remove } from './sorted.ts';
import { type NeedfirePosition, SOMEBODY } from './state.ts';

type Sink = EventSink | undefined;

/** N-4.2: skipped in the first turn and when the draw pile is empty. */
export function refill(p: NeedfirePosition): void {
  if (p.turn > 1 && p.pile > 0) p.frames.push(DRAW_HUMAN, CHANCE, 0);
}

/** N-4.2: the cards are drawn one by one; with four seats the only one goes straight to the ring. */
export function drawHuman(p: NeedfirePosition, count: number, human: number, sink: Sink): void {
  const { refill: size } = p.setup.sizes;
  p.pile--;
  if (size === 1) {
    placeWarrior(p, human, sink);
    return;
  }
  insert(p.drawn, 0, count, human);
  if (sink !== undefined) {
    const shared = { seat: p.active };
    const card = p.setup.words[human];
    sink.tellSecret('humanDrawn', { ...shared, card }, only(p.active), shared);
  }
  if (count + 1 < size) p.frames.push(DRAW_HUMAN, CHANCE, count + 1);
  else p.frames.push(REFILL, p.active);
}

/** N-4.2: one of the drawn humans becomes a warrior, the rest exiles. */
export function chooseWarrior(p: NeedfirePosition, human: number, sink: Sink): void {
  const { refill: size } = p.setup.sizes;
  remove(p.drawn, 0, size, human);
  placeWarrior(p, human, sink);
  if (size === 3) {
    p.frames.push(STACK_REST, p.active);
    return;
  }
  addExile(p, p.drawn[0], sink);
  p.drawn[0] = NO_CARD;
}

/** N-7.3: the two refused humans go on the exiles in an order of the seat's choice; `top` last. */
export function stackRest(p: NeedfirePosition, top: number, sink: Sink): void {
  const { drawn } = p;
  const below = drawn[0] === top ? drawn[1] : drawn[0];
  drawn.fill(NO_CARD);
  addExile(p, below, sink);
  addExile(p, top, sink);
}

/** The one empty place of the ring. */
function placeWarrior(p: NeedfirePosition, human: number, sink: Sink): void {
  const place = p.ring.indexOf(NO_CARD);
  p.ring[place] = human;
  sink?.tell('warriorPlaced', { seat: p.active, card: p.setup.words[human], place: place + 1 });
}

/** N-7.3: a new exile goes on top; only the active seat has seen it. */
function addExile(p: NeedfirePosition, human: number, sink: Sink): void {
  p.exiles[p.exileCount] = human;
  p.exileSeen[p.exileCount] = only(p.active) | SOMEBODY;
  p.exileCount++;
  if (sink === undefined) return;
  const shared = { seat: p.active };
  const card = p.setup.words[human];
  sink.tellSecret('exileAdded', { ...shared, card }, only(p.active), shared);
}
