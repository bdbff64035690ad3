import { hasBit } from '@nineworlds/engine';
import { UTGARDLOKI } from '../data/giants.ts';
import { ACTIONS, ACTIONS_OF_FREY, FREY } from '../data/gods.ts';
import type { YggdrasilPosition } from './state.ts';

/** Y-14, Y-11.4: whether the active god is this one and can use their power. */
export function hasPower(p: YggdrasilPosition, god: number): boolean {
  return p.gods[p.active] === god && !hasBit(p.activeGiants, UTGARDLOKI);
}

/** Y-7.2, Y-14.3: how many actions the active god has this turn. */
export function actionsOf(p: YggdrasilPosition): number {
  return hasPower(p, FREY) ? ACTIONS_OF_FREY : ACTIONS;
}
