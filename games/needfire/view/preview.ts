import { type Move, NO_CARD, type Onlooker, type Seat } from '@nineworlds/engine';
import type { NeedfireTexts } from '../locale/catalogue.ts';
import { settle } from '../rules/bonfires.ts';
import { cardWord } from '../rules/cards.ts';
import { BONFIRE_HOST, elementOf } from '../rules/hosts.ts';
import { ignite, keepExile, takeWarrior } from '../rules/ignition.ts';
import { questions } from '../rules/questions.ts';
import type { NeedfirePosition } from '../rules/state.ts';
import { giveFlame } from '../rules/swap.ts';
import { elementNames, fullName } from './element-names.ts';
import { ignitingCard, reactingTo, scoreWith } from './igniting.ts';
import { remembersBonfire } from './view.ts';

/** N-4.4: which warriors an igniting card would make react, and what the seat would do then. */
export function preview(
  o: NeedfirePosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker<NeedfireTexts>,
): readonly string[] {
  const card = ignitingCard(o, seat, moves);
  if (card === undefined) return [];
  const { phrases } = onlooker.texts;
  const name = nameCards(o, onlooker);
  const reacting = reactingTo(o, card);
  const facts = { card: name(elementOf(o, card)), names: reacting.map(name).join(', ') };
  if (reacting.length > 1) return [phrases.takeOne(facts)];
  return [reacting.length === 1 ? phrases.onlyOne(facts) : phrases.nobody(facts)];
}

/** Beside a choice: how many would react, which flame lies there, or what the seat would have. */
export function remark(
  o: NeedfirePosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker<NeedfireTexts>,
): string {
  const [first, second] = moves;
  if (first === undefined || o.frames.seat !== seat) return '';
  const { phrases } = onlooker.texts;
  switch (questions.asked(o)) {
    case settle:
      return second === undefined ? nameCards(o, onlooker)(o.bonfires[first] ?? NO_CARD) : '';
    case giveFlame: {
      if (second === undefined) return '';
      const flame = remembersBonfire(o, seat, second) ? (o.bonfires[second] ?? NO_CARD) : NO_CARD;
      return nameCards(o, onlooker)(flame);
    }
    case ignite: {
      if (second !== undefined) return '';
      const flame = first < BONFIRE_HOST ? '' : `${nameCards(o, onlooker)(elementOf(o, first))}, `;
      return flame + phrases.reacting({ count: reactingTo(o, first).length });
    }
    case takeWarrior:
    case keepExile:
      if (second !== undefined) return '';
      return `${onlooker.texts.words.score} ${scoreWith(o, seat, [first]).total}`;
    default:
      return '';
  }
}

/** Names cards by their numbers; `?` for one that is hidden. */
function nameCards(
  o: NeedfirePosition,
  onlooker: Onlooker<NeedfireTexts>,
): (card: number) => string {
  const names = elementNames(o.setup.deck.elements, onlooker);
  return (card) => {
    const name = card === NO_CARD ? undefined : names.get(cardWord(o, card));
    return name === undefined ? '?' : fullName(name);
  };
}
