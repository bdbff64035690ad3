import { CHANCE, listed } from '@nineworlds/engine';
import { BAGS, BURNT } from '../data/islands.ts';
import { MUSPELLHEIM } from '../data/worlds.ts';
import { putDrawn, sampleDrawn } from './bags.ts';
import { chanceQuestion, question } from './question.ts';
import { because, OPEN, type Reason, WHY } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { canActIn, hasActedIn, spendAction } from './worlds.ts';

/** Y-9.7, Y-15.9: the bag must not be empty; Y-15.20: a flooded island's bag will do. */
export function whyNotBurn(p: YggdrasilPosition, bag: number): Reason {
  return p.bagVikings[bag] + p.bagFire[bag] === 0 ? WHY.bagEmpty : OPEN;
}

/** Y-15.9: there must be something in a bag. */
export function whyNoBag({ bagVikings, bagFire }: YggdrasilPosition): Reason {
  let tokens = 0;
  for (let bag = 0; bag < BAGS; bag++) tokens |= bagVikings[bag] | bagFire[bag];
  return tokens === 0 ? WHY.bagsEmpty : OPEN;
}

/** Y-9.7: five tokens, or all if there are fewer, are drawn from a bag. */
export function tokensBurnt(p: YggdrasilPosition, bag: number): number {
  return Math.min(BURNT, p.bagVikings[bag] + p.bagFire[bag]);
}

/** Y-9.7: from which bag tokens are drawn. */
export const burnBag = question({
  name: 'burnBag',
  verb: 'muspellheim',
  continues: true,
  moves: BAGS,
  legal(p, out) {
    let n = 0;
    for (let bag = 0; bag < BAGS; bag++) if (whyNotBurn(p, bag) === OPEN) out[n++] = bag;
    return listed(out, n);
  },
  refuse: (p, bag) => because(whyNotBurn(p, bag), { bag: p.setup.colours[bag] }),
  words: (p, bag) => p.setup.colours[bag],
  fits: (p, { seat }) => canActIn(p, seat, MUSPELLHEIM) && whyNoBag(p) === OPEN,
  apply(p, bag) {
    spendAction(p, MUSPELLHEIM);
    burn.ask(p, CHANCE, bag, tokensBurnt(p, bag));
  },
});

/** Y-9.7: so many of them are Fire Giants, which go to Muspellheim; the Vikings go back. */
export const burn = chanceQuestion({
  name: 'burn',
  verb: 'fire',
  moves: BURNT + 1,
  args: (bag: number, tokens: number) => ({ bag, tokens }),
  outcomes: (p, moves, weights, { bag, tokens }) =>
    putDrawn(moves, weights, p.bagFire[bag], p.bagVikings[bag], tokens),
  sample: (p, rng, { bag, tokens }) => sampleDrawn(p.bagFire[bag], p.bagVikings[bag], tokens, rng),
  fits(p, { seat, bag, tokens }) {
    const isBag = bag >= 0 && bag < BAGS && whyNotBurn(p, bag) === OPEN;
    return seat === CHANCE && hasActedIn(p, MUSPELLHEIM) && isBag && tokens === tokensBurnt(p, bag);
  },
  apply(p, fire, sink, { bag, tokens }) {
    p.bagFire[bag] -= fire;
    p.muspellheim += fire;
    const god = activeGod(p);
    sink?.tell('fireBurnt', { god, bag: p.setup.colours[bag], count: fire, tokens });
  },
});
