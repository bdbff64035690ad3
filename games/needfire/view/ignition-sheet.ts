import { type Move, NO_CARD, type Seat } from '@nineworlds/engine';
import { cardWord } from '../rules/cards.ts';
import { elementOf, hostWord, isHost } from '../rules/hosts.ts';
import { takeWarrior } from '../rules/ignition.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { ignitingCard, reactingTo, scoreWith } from './igniting.ts';
import { remembersExile } from './view.ts';

/** N-4.4: a card that a seat considers to ignite, or has just ignited: who reacts to it, and what follows. */
export type IgnitionSheet = {
  readonly kind: 'ignition';
  /** What is ignited: a human, or `bonfire-3`; and the element that it bears. */
  readonly card: string;
  readonly element: string;
  /** Two or more react: one of them is taken. Fewer: the top two exiles are looked at. */
  readonly follows: 'takeWarrior' | 'keepExile';
  /** The warriors that react, as they stand in the ring, and the score with each of them. */
  readonly reacting: readonly ReactingWarrior[];
  /** The top two exiles where one of them is taken, and the score with it; null for an unknown one. */
  readonly exiles: readonly (TopExile | null)[];
  /** The seat's score as it is. */
  readonly now: Points;
};

/** N-5: a score, its two factors, and the chain; embers that nobody knows are left out. */
export type Points = {
  readonly chain: readonly string[];
  readonly leadership: number;
  readonly blessing: number;
  readonly total: number;
};

/** A warrior that may be taken, the score with it, and whether an ember comes with it. */
export type ReactingWarrior = Points & { readonly warrior: string; readonly hasEmber: boolean };

/** The same for an exile that the seat knows. */
export type TopExile = Points & { readonly exile: string; readonly hasEmber: boolean };

/** What a seat may know about the card that a line ignites, or that it takes a warrior with. */
export function ignitionSheet(
  o: NeedfirePosition,
  seat: Seat,
  moves: readonly Move[],
): IgnitionSheet | undefined {
  const card = ignitingCard(o, seat, moves) ?? ignitedCard(o, seat);
  if (card === undefined) return undefined;
  const reacting = reactingTo(o, card);
  const isTaken = reacting.length > 1;
  return {
    kind: 'ignition',
    card: hostWord(o, card),
    element: cardWord(o, elementOf(o, card)),
    follows: isTaken ? 'takeWarrior' : 'keepExile',
    reacting: reacting.map((human) => ({
      warrior: cardWord(o, human),
      hasEmber: isHost(o, human),
      ...pointsWith(o, seat, [human]),
    })),
    exiles: isTaken ? [] : [o.exileCount - 1, o.exileCount - 2].map((at) => exileAt(o, seat, at)),
    now: pointsWith(o, seat, []),
  };
}

/** The card that has just been ignited, while a warrior is chosen. */
function ignitedCard(o: NeedfirePosition, seat: Seat): Move | undefined {
  const isAsked = takeWarrior.isOpen(o) && o.frames.seat === seat;
  return isAsked ? takeWarrior.open(o).card : undefined;
}

function exileAt(o: NeedfirePosition, seat: Seat, index: number): TopExile | null {
  const human = o.exiles[index] ?? NO_CARD;
  if (human === NO_CARD || !remembersExile(o, seat, index)) return null;
  return {
    exile: cardWord(o, human),
    hasEmber: isHost(o, human),
    ...pointsWith(o, seat, [human]),
  };
}

function pointsWith(o: NeedfirePosition, seat: Seat, more: readonly number[]): Points {
  const { chain, leadership, blessing, total } = scoreWith(o, seat, more);
  return { chain: chain.map((card) => cardWord(o, card)), leadership, blessing, total };
}
