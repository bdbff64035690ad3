import { listRange } from '@nineworlds/engine';
import { BAGS, REVIVED } from '../data/islands.ts';
import { HELHEIM } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { question } from './question.ts';
import { because, OPEN, type Reason, WHY } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { canActIn, spendAction } from './worlds.ts';

/** Y-9.6, Y-15.9: there must be dead Vikings; Y-15.20: a flooded island's bag will do. */
export function whyNotRevive(p: YggdrasilPosition): Reason {
  return p.helheim === 0 ? WHY.helheimEmpty : OPEN;
}

/** Y-9.6: five Vikings, or all if there are fewer, go into a bag. */
export const reviveBag = question({
  name: 'reviveBag',
  verb: 'helheim',
  continues: true,
  moves: BAGS,
  legal: (_p, out) => listRange(out, 0, BAGS - 1),
  refuse: (p, bag) => because(whyNotRevive(p), { bag: p.setup.colours[bag] }),
  words: (p, bag) => p.setup.colours[bag],
  fits: (p, { seat }) => canActIn(p, seat, HELHEIM) && whyNotRevive(p) === OPEN,
  apply(p, bag, sink) {
    spendAction(p, HELHEIM);
    const count = Math.min(REVIVED, p.helheim);
    p.helheim -= count;
    p.bagVikings[bag] += count;
    const god = activeGod(p);
    sink?.tell('vikingsRevived', { god, bag: p.setup.colours[bag], count });
  },
});

/** Y-13.2, Y-15.11: so many dead Vikings, or all if there are fewer, join the god. */
export function takeDeadVikings(p: YggdrasilPosition, sink: Sink): void {
  const count = Math.min(p.setup.vikingsTaken, p.helheim);
  p.helheim -= count;
  p.vikings[p.active] += count;
  sink?.tell('vikingsTaken', { god: activeGod(p), count });
}
