import { type EventSink, TEAM } from '@nineworlds/engine';
import { ENEMIES } from '../data/enemies.ts';
import { DAEG, MANN, RUNE_WORDS, SIGEL } from '../data/giants.ts';
import { GOD_WORDS } from '../data/gods.ts';
import { DAEG_TURNS, MANN_SPACES, SIGEL_VIKINGS, TIWAZ_ENEMIES } from '../data/vanir.ts';
import { PUSH_BACK, SHARE_VIKINGS } from './kinds.ts';
import type { YggdrasilPosition } from './state.ts';
import { canGoBack, pushBackEnemy } from './track.ts';

type Sink = EventSink | undefined;

/** Y-11.1: the power of a rune, once in a game. */
export function completeRune(p: YggdrasilPosition, rune: number, sink: Sink): void {
  sink?.tell('runeCompleted', { rune: RUNE_WORDS[rune] });
  if (rune === SIGEL) {
    shareOut(p, 0, Math.min(SIGEL_VIKINGS, p.helheim));
  } else if (rune === DAEG) {
    // Y-11.9, Y-15.13: the next three gods to play draw no enemy card.
    p.skips += DAEG_TURNS;
    sink?.tell('enemiesSilenced', { turns: DAEG_TURNS });
  } else if ((rune === MANN) !== p.setup.runesSwapped) {
    // Y-11.10, Y-16.4
    askForRetreat(p, 1, MANN_SPACES, sink);
  } else {
    // Y-11.11, Y-16.4
    askForRetreat(p, TIWAZ_ENEMIES, 1, sink);
  }
}

/** Y-11.8, Y-15.15: the gods share so many Vikings, god by god; what is left stays in Helheim. */
function shareOut(p: YggdrasilPosition, seat: number, left: number): void {
  if (seat < p.setup.seats && left > 0) p.frames.push(SHARE_VIKINGS, TEAM, seat, left);
}

/** Y-11.8: this god holds so many Vikings from now on. */
export function shareVikings(
  p: YggdrasilPosition,
  seat: number,
  left: number,
  holding: number,
  sink: Sink,
): void {
  const count = holding - p.vikings[seat];
  p.vikings[seat] = holding;
  p.helheim -= count;
  if (count > 0) sink?.tell('vikingsShared', { god: GOD_WORDS[p.gods[seat]], count });
  shareOut(p, seat + 1, left - count);
}

/**
 * Y-11.10, Y-11.11, Y-15.16: the gods choose so many different enemies, in ascending order, that go
 * back so many spaces. Where no more can go back, all of those do.
 */
function askForRetreat(p: YggdrasilPosition, count: number, spaces: number, sink: Sink): void {
  if (ableToRetreat(p, 0) > count) {
    p.frames.push(PUSH_BACK, TEAM, count, spaces, 0);
    return;
  }
  for (let enemy = 0; enemy < ENEMIES; enemy++) pushBackEnemy(p, enemy, spaces, sink);
}

/** Y-11.10, Y-11.11: how many enemies from this one on can go back. */
export function ableToRetreat(p: YggdrasilPosition, from: number): number {
  let able = 0;
  for (let enemy = from; enemy < ENEMIES; enemy++) if (canGoBack(p, enemy)) able++;
  return able;
}

/** Y-11.10, Y-11.11: one of the enemies has been chosen. */
export function retreatByRune(
  p: YggdrasilPosition,
  count: number,
  spaces: number,
  enemy: number,
  sink: Sink,
): void {
  pushBackEnemy(p, enemy, spaces, sink);
  if (count > 1) p.frames.push(PUSH_BACK, TEAM, count - 1, spaces, enemy + 1);
}
