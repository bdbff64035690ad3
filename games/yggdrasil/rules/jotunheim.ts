import { hasBit, isLess, listed, listMembers } from '@nineworlds/engine';
import { BERGELMIR, GIANT_WORDS, type GiantWord } from '../data/giants.ts';
import { JOTUNHEIM } from '../data/worlds.ts';
import { FIRST_GIANT_FOE, foeWord, payVikings } from './combat.ts';
import { HIDDEN, isClosedByBergelmir, pileOfGiants, whyNotGiant } from './giants.ts';
import { question } from './question.ts';
import { because, OPEN, type Reason, WHY } from './refusals.ts';
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
    if (isClosedByBergelmir(p)) {
      out[0] = BERGELMIR;
      return 1;
    }
    const n = listMembers(out, p.activeGiants);
    out[n] = HIDDEN;
    return listed(out, n + isLess(0, pileOfGiants(p)));
  },
  refuse: (p, giant) => because(whyNotGiant(p, giant), { giant: giantOfRefusal(p, giant) }),
  words: (_p, giant) => foeWord(FIRST_GIANT_FOE + giant),
  fits: (p, { seat }) => canActIn(p, seat, JOTUNHEIM) && whyNoGiant(p) === OPEN,
  apply(p, giant) {
    spendAction(p, JOTUNHEIM);
    payVikings.ask(p, p.active, FIRST_GIANT_FOE + giant);
  },
});

/** The giant that a refusal in Jötunheim is about: Bergelmir where he closes it. */
function giantOfRefusal(p: YggdrasilPosition, giant: number): GiantWord {
  const isClosed = giant === HIDDEN || hasBit(p.activeGiants, giant);
  return GIANT_WORDS[isClosed ? BERGELMIR : giant];
}
