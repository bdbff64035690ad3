import { CHANCE } from '@nineworlds/engine';
import { EMBERS, HAND } from '../data/sizes.ts';
import { cardWord } from './cards.ts';
import type { Sink } from './events.ts';
import { ownerOf } from './hosts.ts';
import { learnEmber, learnHands } from './knowing.ts';
import { chanceQuestion } from './question.ts';
import { type NeedfirePosition, SCORING } from './state.ts';
import { unseenFlame } from './unseen.ts';

/** N-5: the hands are laid open. */
export function revealHands(p: NeedfirePosition, sink: Sink): void {
  learnHands(p);
  for (let seat = 0; sink !== undefined && seat < p.setup.seats; seat++) {
    const hand = p.hands.subarray(seat * HAND, (seat + 1) * HAND);
    sink.tell('handRevealed', { seat, cards: Array.from(hand, (c) => cardWord(p, c)).join(' ') });
  }
}

/** N-5: the embers under somebody's human are revealed; the others score for nobody. */
export function revealEmbers(p: NeedfirePosition, from: number): void {
  for (let ember = from; ember < EMBERS; ember++) {
    if (ownerOf(p, p.emberHosts[ember]) < 0) continue;
    revealEmber.ask(p, CHANCE, ember);
    return;
  }
}

/** N-5: the flame of an ember, which nobody has seen before. */
export const revealEmber = chanceQuestion({
  ...unseenFlame,
  name: 'revealEmber',
  verb: 'ember',
  args: (ember: number) => ({ ember }),
  words: cardWord,
  fits(p, { seat, ember }) {
    if (seat !== CHANCE || p.step !== SCORING || ember < 0 || ember >= EMBERS) return false;
    return ownerOf(p, p.emberHosts[ember]) >= 0;
  },
  apply(p, flame, sink, { ember }) {
    p.embers[ember] = flame;
    learnEmber(p, flame);
    sink?.tell('emberRevealed', {
      seat: ownerOf(p, p.emberHosts[ember]),
      card: cardWord(p, flame),
      host: cardWord(p, p.emberHosts[ember]),
    });
    revealEmbers(p, ember + 1);
  },
});
