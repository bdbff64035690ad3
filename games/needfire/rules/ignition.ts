import {
  ALL,
  CHANCE,
  countBits,
  hasBit,
  isSingleBit,
  listed,
  listMembers,
  listTwo,
  NO_CARD,
  only,
} from '@nineworlds/engine';
import { BAND, EMBERS, EXILES_LOOKED_AT } from '../data/sizes.ts';
import { isFaceDown } from './bonfires.ts';
import { CARD_MOVES, cardWord, holds, isCard, secretWord, seesAsActive } from './cards.ts';
import type { Sink } from './events.ts';
import {
  BONFIRE_HOST,
  elementOf,
  HOST_MOVES,
  hostWord,
  humansFaceUp,
  isHost,
  warriors,
} from './hosts.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import { IGNITION, type NeedfirePosition, SOMEBODY } from './state.ts';
import { unseenHuman } from './unseen.ts';

/** N-4.4, N-7.9, N-7.10: any face-up card without an ember, whoever it lies in front of. */
export const ignite = question({
  name: 'ignite',
  verb: 'ignite',
  moves: HOST_MOVES,
  legal(p, out) {
    let humans = humansFaceUp(p);
    const first = p.emberHosts[0];
    const second = p.emberHosts[1];
    if (first < BONFIRE_HOST) humans &= ~(1 << first);
    if (second < BONFIRE_HOST) humans &= ~(1 << second);
    let n = listMembers(out, humans);
    for (let place = 0; place < p.setup.sizes.bonfires; place++) {
      const host = BONFIRE_HOST + place;
      if (host === first || host === second) continue;
      out[n] = host;
      n += p.faceUp[place];
    }
    return listed(out, n);
  },
  refuse(p, card) {
    if (card >= BONFIRE_HOST) {
      const place = card - BONFIRE_HOST + 1;
      if (place > p.setup.sizes.bonfires) return no('N-4.4', 'noSuchBonfire', { place });
      if (isFaceDown(p, place - 1)) return no('N-4.4', 'bonfireFaceDown', { place });
    } else if (!isCard(card) || !hasBit(humansFaceUp(p), card)) {
      return no('N-4.4', 'notFaceUp', { card: hostWord(p, card) });
    }
    return isHost(p, card) ? no('N-7.10', 'hasEmber', { card: hostWord(p, card) }) : undefined;
  },
  words: (p, card) => hostWord(p, card),
  fits: (p, { seat }) => isAsked(p, seat),
  apply: (p, card) => pullEmber.ask(p, p.active, card),
});

function isAsked(p: NeedfirePosition, seat: number): boolean {
  return seat === p.active && p.step === IGNITION;
}

function canIgnite(p: NeedfirePosition, card: number): boolean {
  if (isHost(p, card) || card < 1) return false;
  const place = card - BONFIRE_HOST;
  if (place < 0) return hasBit(humansFaceUp(p), card);
  return place < p.setup.sizes.bonfires && p.faceUp[place] === 1;
}

/** N-4.4: either ember is pulled out, wherever it is, and goes under the igniting card. */
export const pullEmber = question({
  name: 'pullEmber',
  verb: 'pull',
  continues: true,
  moves: HOST_MOVES,
  args: (card: number) => ({ card }),
  legal: (p, out) => listTwo(out, p.emberHosts[0], p.emberHosts[1]),
  refuse: (p, host) =>
    isHost(p, host) ? undefined : no('N-4.4', 'noEmberThere', { card: hostWord(p, host) }),
  words: (p, host) => hostWord(p, host),
  fits: (p, { seat, card }) => isAsked(p, seat) && canIgnite(p, card),
  apply(p, from, sink, { card }) {
    const ember = p.emberHosts[0] === from ? 0 : EMBERS - 1;
    p.emberHosts[ember] = card;
    const reacting = reactingWarriors(p, card);
    sink?.tell('ignited', {
      seat: p.active,
      card: hostWord(p, card),
      from: hostWord(p, from),
      reacting: countBits(reacting),
    });
    // N-4.4: with one warrior that reacts, or none, there is nothing to choose.
    if (reacting !== 0 && !isSingleBit(reacting)) takeWarrior.ask(p, p.active, card);
    else lookAtExiles(p, sink);
  },
});

/** N-2, N-7.11: the warriors that react to a card, as a set: bit h is human h. Never itself. */
export function reactingWarriors(p: NeedfirePosition, card: number): number {
  const self = card < BONFIRE_HOST ? 1 << card : 0;
  return warriors(p) & p.setup.reactors[elementOf(p, card)] & ~self;
}

/** N-4.4: two or more react: one of them joins the band, with its ember if it has one. */
export const takeWarrior = question({
  name: 'takeWarrior',
  verb: 'take',
  moves: CARD_MOVES,
  args: (card: number) => ({ card }),
  legal: (p, out, { card }) => listMembers(out, reactingWarriors(p, card)),
  refuse(p, human, { card }) {
    if (!isWarrior(p, human)) return no('N-4.4', 'notAWarrior', { card: cardWord(p, human) });
    if (hasBit(reactingWarriors(p, card), human)) return undefined;
    return no('N-4.4', 'doesNotReact', { card: cardWord(p, human), to: hostWord(p, card) });
  },
  words: cardWord,
  fits(p, { seat, card }) {
    if (!isAsked(p, seat) || !isHost(p, card)) return false;
    const reacting = reactingWarriors(p, card);
    return reacting !== 0 && !isSingleBit(reacting);
  },
  apply(p, human, sink) {
    leaveRing(p, human);
    joinBand(p, human);
    const ember = isHost(p, human) ? 1 : 0;
    sink?.tell('warriorTaken', { seat: p.active, card: cardWord(p, human), ember });
  },
});

function isWarrior(p: NeedfirePosition, human: number): boolean {
  return isCard(human) && hasBit(warriors(p), human);
}

/** N-4.4: an exile that nobody has seen is looked at: chance tells it. */
export const seeExile = chanceQuestion({
  ...unseenHuman,
  name: 'seeExile',
  verb: 'exile',
  args: (index: number) => ({ index }),
  words: (p, human, observer) => secretWord(p, human, seesAsActive(p, observer)),
  fits(p, { seat, index }) {
    if (seat !== CHANCE || p.step !== IGNITION) return false;
    const isTop = index >= p.exileCount - EXILES_LOOKED_AT && index < p.exileCount;
    return isTop && p.exileSeen[index] === 0;
  },
  apply(p, human, sink, { index }) {
    p.exiles[index] = human;
    p.exileSeen[index] = only(p.active) | SOMEBODY;
    lookAtExiles(p, sink);
  },
});

/** N-4.4: fewer react: the top two exiles are looked at, by chance where nobody has seen them. */
function lookAtExiles(p: NeedfirePosition, sink: Sink): void {
  const { exiles, exileSeen } = p;
  const lowest = p.exileCount - EXILES_LOOKED_AT;
  for (let i = p.exileCount - 1; i >= lowest; i--) {
    if (exileSeen[i] !== 0) continue;
    seeExile.ask(p, CHANCE, i);
    return;
  }
  for (let i = p.exileCount - 1; i >= lowest; i--) {
    exileSeen[i] |= only(p.active);
    if (sink === undefined) continue;
    const shared = { seat: p.active };
    sink.tellSecret(
      'exileSeen',
      { ...shared, card: cardWord(p, exiles[i]) },
      only(p.active),
      shared,
    );
  }
  keepExile.ask(p, p.active);
}

/** N-4.4, N-7.3: one of the two joins the band, the other goes back; then a warrior is exiled. */
export const keepExile = question({
  name: 'keepExile',
  verb: 'keep',
  moves: CARD_MOVES,
  legal: (p, out) => listTwo(out, p.exiles[p.exileCount - 1], p.exiles[p.exileCount - 2]),
  refuse(p, human) {
    const isSeen = holds(p.exiles, p.exileCount - EXILES_LOOKED_AT, EXILES_LOOKED_AT, human);
    return isSeen ? undefined : no('N-4.4', 'notSeen', { card: cardWord(p, human) });
  },
  words: cardWord,
  fits(p, { seat }) {
    const top = p.exileCount - 1;
    const isSeen = hasBit(p.exileSeen[top], p.active) && hasBit(p.exileSeen[top - 1], p.active);
    return isAsked(p, seat) && isSeen;
  },
  apply(p, human, sink) {
    const { exiles, exileSeen } = p;
    const top = p.exileCount - 1;
    // Whoever had seen the one that goes back knows it again, since it is not the one that is shown.
    const back = exiles[top] === human ? top - 1 : top;
    exiles[top - 1] = exiles[back];
    exileSeen[top - 1] = exileSeen[back];
    exiles[top] = NO_CARD;
    exileSeen[top] = 0;
    p.exileCount--;
    joinBand(p, human);
    const ember = isHost(p, human) ? 1 : 0;
    sink?.tell('exileKept', { seat: p.active, card: cardWord(p, human), ember });
    exileWarrior.ask(p, p.active);
  },
});

/**
 * N-4.4, N-7.1, N-7.2: any warrior goes on the exiles, known to all, and an ember under it stays; by the
 * option none with an ember.
 */
export const exileWarrior = question({
  name: 'exileWarrior',
  verb: 'banish',
  continues: true,
  moves: CARD_MOVES,
  legal(p, out) {
    let humans = warriors(p);
    if (!p.setup.mayExileEmbered) {
      for (let i = 0; i < EMBERS; i++) {
        if (p.emberHosts[i] < BONFIRE_HOST) humans &= ~(1 << p.emberHosts[i]);
      }
    }
    return listMembers(out, humans);
  },
  refuse(p, human) {
    const card = cardWord(p, human);
    if (!isWarrior(p, human)) return no('N-4.4', 'notAWarrior', { card });
    const isForbidden = !p.setup.mayExileEmbered && isHost(p, human);
    return isForbidden ? no('N-7.1', 'warriorHasEmber', { card }) : undefined;
  },
  words: cardWord,
  fits: (p, { seat }) => isAsked(p, seat) && p.exileCount > 0,
  apply(p, human, sink) {
    leaveRing(p, human);
    p.exiles[p.exileCount] = human;
    p.exileSeen[p.exileCount] = ALL;
    p.exileCount++;
    const ember = isHost(p, human) ? 1 : 0;
    sink?.tell('warriorExiled', { seat: p.active, card: cardWord(p, human), ember });
  },
});

function leaveRing(p: NeedfirePosition, human: number): void {
  p.ring[p.ring.indexOf(human)] = NO_CARD;
}

function joinBand(p: NeedfirePosition, human: number): void {
  let at = p.active * BAND;
  while (p.bands[at] !== NO_CARD) at++;
  p.bands[at] = human;
}
