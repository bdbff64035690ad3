import type { EventOf } from '@nineworlds/engine';
import type { Beat } from '@nineworlds/protocol';
import type { NeedfireEvents } from '../rules/events.ts';

type NeedfireEvent = EventOf<NeedfireEvents>;

/** Where the pieces of a board are: everything that bears `data-piece`, by its value. */
export type Places = ReadonlyMap<string, DOMRect>;

export function placesIn(box: Element): Places {
  const pieces = box.querySelectorAll<HTMLElement>('[data-piece]');
  return new Map(
    Array.from(pieces, (piece) => [piece.dataset.piece ?? '', piece.getBoundingClientRect()]),
  );
}

/** In px. */
const NEAR = 24;

/** A pile of the board, as its `data-piece` names it. */
type Pile = 'pile' | 'exiles';

/** From which pile a card came that lay nowhere before, by the event that tells of it. */
const PILES: { readonly [name in keyof NeedfireEvents]?: Pile } = {
  humanDrawn: 'pile',
  warriorPlaced: 'pile',
  exileSeen: 'exiles',
  exileKept: 'exiles',
};

/** The pieces that what happened has moved, each with the pile that it may have come from. */
function movedBy(beat: Beat<NeedfireEvents>): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const event of beat.events) {
    for (const piece of piecesOf(event)) moved.set(piece, PILES[event.name] ?? '');
  }
  return moved;
}

/** The pieces that an event speaks of: humans, flames, embers. */
function piecesOf({ name, facts }: NeedfireEvent): readonly string[] {
  if (name === 'ignited') return ['ember-0', 'ember-1'];
  if (name === 'flameSwapped' || name === 'openFlameSwapped') {
    const flames = [facts.given, facts.taken].filter((flame) => flame !== undefined);
    return flames.map((flame) => `flame-${flame}`);
  }
  return 'card' in facts && facts.card !== undefined ? [`human-${facts.card}`] : [];
}

/** Lets every piece that has been moved go from where it was to where it is. */
export function travel(
  box: Element,
  before: Places,
  beat: Beat<NeedfireEvents>,
  duration: number,
): void {
  const columns = [...box.children].filter(
    ({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight,
  );
  for (const [name, pile] of movedBy(beat)) {
    const piece = box.querySelector<HTMLElement>(`[data-piece="${name}"]`);
    const from = before.get(name) ?? before.get(pile);
    if (piece === null || from === undefined) continue;
    const to = piece.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    // What has only been pushed a little by its neighbours stays.
    if (to.width === 0 || Math.abs(x) + Math.abs(y) < NEAR) continue;
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
    const motion = piece.animate(
      [
        { transform: start, zIndex: 5 },
        { transform: 'none', zIndex: 5 },
      ],
      { duration, easing: 'ease-in-out' },
    );
    // A column that need not scroll does not cut off what comes from another one.
    const column = columns.find((child) => child.contains(piece));
    column?.classList.add('open');
    motion.onfinish = () => column?.classList.remove('open');
  }
}

/** Ends all motion: a tap never waits. */
export function arrive(box: Element): void {
  for (const animation of box.getAnimations({ subtree: true })) animation.finish();
}
