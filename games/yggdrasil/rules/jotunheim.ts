import { isLess, listed, listMembers } from '@nineworlds/engine';
import { JOTUNHEIM } from '../data/worlds.ts';
import { FIRST_GIANT_FOE, foeWord, payVikings } from './combat.ts';
import { giantsToFight, HIDDEN, isClosedByBergelmir, pileOfGiants, refuseGiant } from './giants.ts';
import { question } from './question.ts';
import { OPEN, type Reason, WHY } from './refusals.ts';
import type { YggdrasilPosition } from './state.ts';
import { canActIn, spendAction } from './worlds.ts';

/** Y-15.8: there must be a giant that is not beaten. */
export function whyNoGiant(p: YggdrasilPosition): Reason {
  return (p.activeGiants | pileOfGiants(p)) === 0 ? WHY.noGiant : OPEN;
}

/** Y-9.8: an active giant is fought, or the hidden one on top of the pile. */
export const chooseGiant = question({
  name: 'chooseGiant',
  verb: 'jotunheim',
  continues: true,
  moves: HIDDEN + 1,
  legal(p, out) {
    const n = listMembers(out, giantsToFight(p));
    out[n] = HIDDEN;
    return listed(out, n + (isClosedByBergelmir(p) ? 0 : isLess(0, pileOfGiants(p))));
  },
  refuse: refuseGiant,
  words: (_p, giant) => foeWord(FIRST_GIANT_FOE + giant),
  fits: (p, { seat }) => canActIn(p, seat, JOTUNHEIM) && whyNoGiant(p) === OPEN,
  apply(p, giant) {
    spendAction(p, JOTUNHEIM);
    payVikings.ask(p, p.active, FIRST_GIANT_FOE + giant);
  },
});
