import { CHANCE, listed } from '@nineworlds/engine';
import { HAND, MAX_BONFIRES } from '../data/sizes.ts';
import { isInHand, seeBonfire, TO_SWAP } from './bonfires.ts';
import { CARD_MOVES, cardWord, secretWord, seesAsActive } from './cards.ts';
import { BONFIRE_HOST, isHost } from './hosts.ts';
import { isDecided } from './knowing.ts';
import { question } from './question.ts';
import { no } from './refusals.ts';
import { SWAPPING } from './state.ts';
import { swapBlind, swapOpen } from './swap-flames.ts';

/** N-4.3: the flame that is given, in every turn. */
export const giveFlame = question({
  name: 'giveFlame',
  verb: 'swap',
  moves: CARD_MOVES,
  legal(p, out) {
    const at = p.active * HAND;
    for (let i = 0; i < HAND; i++) out[i] = p.hands[at + i];
    return listed(out, HAND);
  },
  refuse: (p, flame) =>
    isInHand(p, flame) ? undefined : no('N-4.3', 'notInHand', { card: cardWord(p, flame) }),
  words: (p, flame, observer) => secretWord(p, flame, seesAsActive(p, observer)),
  fits: (p, { seat }) => seat === p.active && p.step === SWAPPING,
  apply: (p, flame) => swapPlace.ask(p, p.active, flame),
});

/** N-4.3: the bonfire whose flame is taken for it: any without an ember. */
export const swapPlace = question({
  name: 'swapPlace',
  verb: 'place',
  continues: true,
  moves: MAX_BONFIRES,
  args: (given: number) => ({ given }),
  legal(p, out) {
    let n = 0;
    for (let place = 0; place < p.setup.sizes.bonfires; place++) {
      if (!isHost(p, BONFIRE_HOST + place)) out[n++] = place;
    }
    return listed(out, n);
  },
  refuse(p, place) {
    const facts = { place: place + 1 };
    if (place >= p.setup.sizes.bonfires) return no('N-4.3', 'noSuchBonfire', facts);
    return isHost(p, BONFIRE_HOST + place) ? no('N-4.3', 'bonfireHasEmber', facts) : undefined;
  },
  words: (_p, place) => String(place + 1),
  fits: (p, { seat, given }) => seat === p.active && p.step === SWAPPING && isInHand(p, given),
  apply(p, place, sink, { given }) {
    if (p.faceUp[place] === 1) swapOpen(p, given, place, sink);
    else if (isDecided(p, place)) swapBlind(p, given, place, sink);
    else seeBonfire.ask(p, CHANCE, place, TO_SWAP, given);
  },
});
