import { CHANCE, NO_CARD } from '@nineworlds/engine';
import { CALMING_FACES, RESIDENCE_CALM_POWER } from '../data/die.ts';
import { FENRIR } from '../data/enemies.ts';
import { POWER, RESIDENCE } from '../data/track.ts';
import { roll } from './dice.ts';
import type { Sink } from './events.ts';
import { ACTING, activeGod, type YggdrasilPosition } from './state.ts';

/** Y-8.1: Fenrir's card stays open while he is angry; another one has no further effect. */
export function angerFenrir(p: YggdrasilPosition, card: number, sink: Sink): void {
  if (p.fenrirCard !== NO_CARD) return;
  p.fenrirCard = card;
  p.discard[card]--;
  sink?.tell('fenrirAngered', {});
}

/** Y-8.1: how hard Fenrir is to calm: by the power of the space on which he is now. */
export function calmingPower(p: YggdrasilPosition): number {
  const space = p.enemies[FENRIR];
  return space === RESIDENCE ? RESIDENCE_CALM_POWER : POWER[space];
}

/** Nothing but the action is at stake when Fenrir is to be calmed. */
const NO_STAKE = 0;

/** Y-8.1: an action is spent on an attempt. */
export function tryToCalm(p: YggdrasilPosition): void {
  p.taken++;
  rollCalm.ask(p, CHANCE, FENRIR, NO_STAKE);
}

/** Y-8.1: one of the first colours calms him; the harder he hits, the fewer do. */
export const rollCalm = roll({
  name: 'rollCalm',
  fits(p, foe, stake) {
    const isTrying = p.step === ACTING && p.fenrirCard !== NO_CARD && p.taken > 0;
    return isTrying && foe === FENRIR && stake === NO_STAKE;
  },
  use(p, face, sink) {
    const god = activeGod(p);
    if (face >= CALMING_FACES[calmingPower(p)]) {
      sink?.tell('fenrirRaged', { god });
      return;
    }
    p.discard[p.fenrirCard]++;
    p.fenrirCard = NO_CARD;
    sink?.tell('fenrirCalmed', { god });
  },
});
