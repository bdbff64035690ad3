import { listed, listRange, type Move } from '@nineworlds/engine';
import { MAX_ELVES, MAX_SEATS } from '../data/gods.ts';
import { VIKINGS } from '../data/islands.ts';
import { NIFLHEIM } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { question } from './question.ts';
import { because, OPEN, type Reason, WHY, whyNotHold } from './refusals.ts';
import { activeGod, godWord, seatWord, type YggdrasilPosition } from './state.ts';
import { canActIn, hasActedIn, isTurnOf, spendAction } from './worlds.ts';

/** Y-9.5, Y-15.9: with exactly one other god, and only if there is something to exchange. */
export function whyNotExchange(p: YggdrasilPosition, partner: number): Reason {
  if (partner >= p.setup.seats) return WHY.noSuchGod;
  if (partner === p.active) return WHY.ownSelf;
  return vikingsOfBoth(p, partner) + elvesOfBoth(p, partner) === 0 ? WHY.nothingToExchange : OPEN;
}

/** Y-9.5, Y-15.9: there must be another god, and one of the two must hold something. */
export function whyNoPartner({ vikings, elves, setup }: YggdrasilPosition): Reason {
  if (setup.seats === 1) return WHY.noPartner;
  let held = 0;
  for (let seat = 0; seat < setup.seats; seat++) held |= vikings[seat] | elves[seat];
  return held === 0 ? WHY.noPartner : OPEN;
}

/** What the active god and their partner hold together. */
export function vikingsOfBoth(p: YggdrasilPosition, partner: number): number {
  return p.vikings[p.active] + p.vikings[partner];
}

export function elvesOfBoth(p: YggdrasilPosition, partner: number): number {
  return p.elves[p.active] + p.elves[partner];
}

/** Y-9.5: the god says what they will hold afterwards: first Vikings, then elves, where there are any. */
export const choosePartner = question({
  name: 'choosePartner',
  verb: 'niflheim',
  continues: true,
  moves: MAX_SEATS,
  legal(p, out) {
    let n = 0;
    for (let partner = 0; partner < p.setup.seats; partner++) {
      if (whyNotExchange(p, partner) === OPEN) out[n++] = partner;
    }
    return listed(out, n);
  },
  refuse: (p, partner) => because(whyNotExchange(p, partner), { other: godWord(p, partner) }),
  words: (p, partner) => seatWord(p, partner),
  fits: (p, { seat }) => canActIn(p, seat, NIFLHEIM) && whyNoPartner(p) === OPEN,
  apply(p, partner) {
    spendAction(p, NIFLHEIM);
    if (vikingsOfBoth(p, partner) > 0) keepVikings.ask(p, p.active, partner);
    else keepElves.ask(p, p.active, partner);
  },
});

/** What can be exchanged: how much there is of it, and what is done when that has been said. */
interface KeepDef<N extends string> {
  readonly name: N;
  readonly verb: string;
  readonly most: number;
  readonly ofBoth: (p: YggdrasilPosition, partner: number) => number;
  readonly keep: (p: YggdrasilPosition, holding: Move, partner: number, sink: Sink) => void;
}

/** Y-9.5: makes the question for what the god will hold; their partner has the rest. */
function keep<const N extends string>(def: KeepDef<N>) {
  return question({
    name: def.name,
    verb: def.verb,
    continues: true,
    moves: def.most + 1,
    args: (partner: number) => ({ partner }),
    legal: (p, out, { partner }) => listRange(out, 0, def.ofBoth(p, partner)),
    refuse: (p, holding, { partner }) => whyNotHold('Y-9.5', holding, 0, def.ofBoth(p, partner)),
    fits: (p, { seat, partner }) =>
      isTurnOf(p, seat) && isPartner(p, partner) && def.ofBoth(p, partner) > 0,
    apply: (p, holding, sink, { partner }) => def.keep(p, holding, partner, sink),
  });
}

function isPartner(p: YggdrasilPosition, partner: number): boolean {
  const isSeat = partner >= 0 && partner < p.setup.seats;
  return hasActedIn(p, NIFLHEIM) && isSeat && partner !== p.active;
}

export const keepVikings = keep({
  name: 'keepVikings',
  verb: 'vikings',
  most: VIKINGS,
  ofBoth: vikingsOfBoth,
  keep(p, holding, partner, sink) {
    p.vikings[partner] = vikingsOfBoth(p, partner) - holding;
    p.vikings[p.active] = holding;
    if (elvesOfBoth(p, partner) > 0) keepElves.ask(p, p.active, partner);
    else tellHoldings(p, partner, sink);
  },
});

export const keepElves = keep({
  name: 'keepElves',
  verb: 'elves',
  most: MAX_ELVES,
  ofBoth: elvesOfBoth,
  keep(p, holding, partner, sink) {
    p.elves[partner] = elvesOfBoth(p, partner) - holding;
    p.elves[p.active] = holding;
    tellHoldings(p, partner, sink);
  },
});

function tellHoldings(p: YggdrasilPosition, partner: number, sink: Sink): void {
  sink?.tell('holdingsExchanged', {
    god: activeGod(p),
    vikings: p.vikings[p.active],
    elves: p.elves[p.active],
    other: godWord(p, partner),
    otherVikings: p.vikings[partner],
    otherElves: p.elves[partner],
  });
}
