import { type Argument, cellAt, itemAt, type Move, type Seat } from '@nineworlds/engine';
import { FENRIR, HEL, NIDHOGG } from '../../data/enemies.ts';
import { CAGE } from '../../data/worlds.ts';
import { orderNext } from '../../rules/round.ts';
import { type ChroniclesPosition, godWord, REVEALING } from '../../rules/state.ts';
import { copyOf } from '../../view/odds/copy.ts';
import { isDeadly, wakingFacts, wakingsOf } from './dangers.ts';
import { say } from './say.ts';

/** A smaller chance is not worth a word about the order. */
const WORTH_TELLING = 0.1;

/** C-5: what speaks for the order of a round, with the odds of that order. */
export function ofOrder(o: ChroniclesPosition, line: readonly Move[]): Argument[] {
  const order = wholeOrder(o, line);
  const [first, last] = [itemAt(order, 0), itemAt(order, order.length - 1)];
  const p = asOrdered(o, order);
  const wakings = wakingsOf(p).filter(({ enemy }) => enemy !== NIDHOGG);
  const likely = wakings.filter(({ chance }) => chance >= WORTH_TELLING);
  const found: Argument[] = [];
  const [deadly] = wakings.filter((waking) => waking.seat !== first && isDeadly(p, waking));
  if (deadly !== undefined) {
    const { god: other, ...facts } = wakingFacts(p, deadly);
    found.push(say('actsBefore', { god: godWord(o, first), other, ...facts }));
  }
  const most = Math.max(...order.map((seat) => cellAt(o.lives, seat)));
  const isUneven = order.some((seat) => cellAt(o.lives, seat) < most);
  const [biting] = likely.filter(({ seat, enemy }) => o.lives[seat] === most && isBiting(o, enemy));
  if (biting !== undefined && isUneven) {
    found.push(say('strongest', { ...wakingFacts(p, biting), lives: most }));
  }
  if (wakings.every(({ seat }) => seat !== first)) {
    found.push(say('quietFirst', { god: godWord(o, first) }));
  }
  const [late] = likely.filter(({ seat }) => seat === last);
  if (late !== undefined) {
    found.push(say('wakesLast', { ...wakingFacts(p, late), count: order.length - 1 }));
  }
  const [early] = likely.filter(({ seat }) => seat === first);
  if (early !== undefined) found.push(say('wakesFirst', wakingFacts(p, early)));
  return found;
}

/** C-7: whether an enemy that wakes takes life points from the god. */
function isBiting(o: ChroniclesPosition, enemy: number): boolean {
  return enemy === HEL || (enemy === FENRIR && o.enemies[FENRIR] !== CAGE);
}

/** The seats in their order; the last one follows by itself. */
function wholeOrder(o: ChroniclesPosition, line: readonly Move[]): Seat[] {
  const count = orderNext.isOpen(o) ? orderNext.open(o).count : 0;
  const named = [...Array.from(o.order.subarray(0, count)), ...line];
  const seats = Array.from({ length: o.setup.seats }, (_, seat) => seat);
  return [...named, ...seats.filter((seat) => !named.includes(seat))];
}

/** The position as if the order had been agreed and nothing revealed yet. */
function asOrdered(o: ChroniclesPosition, order: readonly Seat[]): ChroniclesPosition {
  const p = copyOf(o);
  p.frames.clear();
  p.step = REVEALING;
  p.order.set(order);
  p.active = itemAt(order, 0);
  return p;
}
