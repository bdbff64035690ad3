import { CHANCE, type EventSink, NO_CARD } from '@nineworlds/engine';
import { CALMING_FACES, RESIDENCE_CALM_POWER } from '../data/die.ts';
import { FENRIR } from '../data/enemies.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { POWER, RESIDENCE } from '../data/track.ts';
import { ROLL_CALM } from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

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

/** Y-8.1: an action is spent on an attempt. */
export function tryToCalm(p: YggdrasilPosition): void {
  p.taken++;
  p.frames.push(ROLL_CALM, CHANCE);
}

/** Y-8.1: one of the first colours calms him; the harder he hits, the fewer do. */
export function calmFenrir(p: YggdrasilPosition, face: number, sink: Sink): void {
  const god = GOD_WORDS[p.gods[p.active]];
  if (face >= CALMING_FACES[calmingPower(p)]) {
    sink?.tell('fenrirRaged', { god });
    return;
  }
  p.discard[p.fenrirCard]++;
  p.fenrirCard = NO_CARD;
  sink?.tell('fenrirCalmed', { god });
}
