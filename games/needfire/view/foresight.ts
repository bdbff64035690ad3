import { fillText, type Move, NO_CARD, type Onlooker, type Seat } from '@nineworlds/engine';
import { BAND, HAND } from '../data/sizes.ts';
import { BONFIRE_HOST, elementOf, reactingWarriors } from '../rules/ignition.ts';
import {
  GIVE_FLAME,
  IGNITE,
  KEEP_EXILE,
  PULL_EMBER,
  SETTLE,
  TAKE_WARRIOR,
} from '../rules/kinds.ts';
import { scoreOf } from '../rules/score.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { CardNames } from './card-names.ts';
import { phrasesIn } from './phrases.ts';
import { remembersBonfire } from './view.ts';

/** N-4.4: which warriors an igniting card would make react, and what the seat would do then. */
export function foresee(
  o: NeedfirePosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker,
): readonly string[] {
  const card = ignitingCard(o, seat, moves);
  if (card === undefined) return [];
  const phrases = phrasesIn(onlooker.lang);
  const name = nameCards(o, onlooker);
  const reacting = reactingTo(o, card);
  const facts = { card: name(elementOf(o, card)), names: reacting.map(name).join(', ') };
  if (reacting.length > 1) return [fillText(phrases.takeOne, facts)];
  return [fillText(reacting.length === 1 ? phrases.onlyOne : phrases.nobody, facts)];
}

/** The card that a line ignites, once it says so. */
function ignitingCard(o: NeedfirePosition, seat: Seat, moves: readonly Move[]): Move | undefined {
  if (o.frames.seat !== seat) return undefined;
  if (o.frames.kind === IGNITE) return moves[0];
  return o.frames.kind === PULL_EMBER ? o.frames.arg(0) : undefined;
}

/** Beside a choice: how many would react, which flame lies there, or what the seat would have. */
export function remark(
  o: NeedfirePosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker,
): string {
  const [first, second] = moves;
  if (first === undefined || o.frames.seat !== seat) return '';
  const phrases = phrasesIn(onlooker.lang);
  switch (o.frames.kind) {
    case SETTLE:
      return second === undefined ? nameCards(o, onlooker)(o.bonfires[first]) : '';
    case GIVE_FLAME: {
      if (second === undefined) return '';
      const flame = remembersBonfire(o, seat, second) ? o.bonfires[second] : NO_CARD;
      return nameCards(o, onlooker)(flame);
    }
    case IGNITE: {
      if (second !== undefined) return '';
      const flame = first < BONFIRE_HOST ? '' : `${nameCards(o, onlooker)(elementOf(o, first))}, `;
      return flame + fillText(phrases.reacting, { count: reactingTo(o, first).length });
    }
    case TAKE_WARRIOR:
    case KEEP_EXILE:
      if (second !== undefined) return '';
      return `${onlooker.texts.words.score} ${scoreWith(o, seat, first)}`;
    default:
      return '';
  }
}

/** Names cards by their numbers; `?` for one that is hidden. */
function nameCards(o: NeedfirePosition, onlooker: Onlooker): (card: number) => string {
  const names = new CardNames(o.setup.deck.elements, onlooker);
  return (card) => (card === NO_CARD ? '?' : names.full(o.setup.words[card]));
}

function reactingTo(o: NeedfirePosition, card: Move): number[] {
  const reacting = reactingWarriors(o, card);
  return Array.from(o.ring).filter((human) => (reacting >> human) & 1);
}

/** N-5: a seat's score if it had one more human; embers nobody knows are left out. */
function scoreWith(o: NeedfirePosition, seat: Seat, human: number): number {
  const band = Array.from(o.bands.subarray(seat * BAND, (seat + 1) * BAND));
  const humans = [...band.filter((card) => card !== NO_CARD), human];
  const hand = Array.from(o.hands.subarray(seat * HAND, (seat + 1) * HAND));
  return scoreOf(o.setup.reactors, humans, hand).total;
}
