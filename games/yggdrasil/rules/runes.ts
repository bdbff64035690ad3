import { listed, listRange, TEAM } from '@nineworlds/engine';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import {
  DAEG,
  DAEG_TURNS,
  GIANTS_OF_RUNE,
  MANN,
  MANN_SPACES,
  RUNE_WORDS,
  SIGEL,
  SIGEL_VIKINGS,
  TIWAZ,
  TIWAZ_ENEMIES,
} from '../data/giants.ts';
import { VIKINGS } from '../data/islands.ts';
import { ASGARD, JOTUNHEIM, VANAHEIM } from '../data/worlds.ts';
import type { Sink } from './events.ts';
import { question } from './question.ts';
import { no, whyNotHold } from './refusals.ts';
import { godWord, seatWord, type YggdrasilPosition } from './state.ts';
import { canGoBack, countGoingBack, pushBackEnemy } from './track.ts';
import { hasActedIn } from './worlds.ts';

/** Y-11.1: whether all giants of a rune are beaten. */
export function isRuneComplete({ beatenGiants }: YggdrasilPosition, rune: number): boolean {
  return (beatenGiants & GIANTS_OF_RUNE[rune]) === GIANTS_OF_RUNE[rune];
}

/** Y-11.1: a rune whose giants are beaten, by an action in Jötunheim or Vanaheim; Y-16.14: or in Asgard. */
function isRuneReleased(p: YggdrasilPosition, rune: number): boolean {
  const isInAsgard = p.setup.giantsInAsgard && hasActedIn(p, ASGARD);
  const hasActed = isInAsgard || hasActedIn(p, JOTUNHEIM) || hasActedIn(p, VANAHEIM);
  return isRuneComplete(p, rune) && hasActed;
}

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
function shareOut(p: YggdrasilPosition, holder: number, left: number): void {
  if (holder < p.setup.seats && left > 0) shareVikings.ask(p, TEAM, holder, left);
}

/** Y-11.8: so many Vikings this god holds from now on. */
export const shareVikings = question({
  name: 'shareVikings',
  verb: 'share',
  continues: true,
  moves: VIKINGS + 1,
  args: (holder: number, left: number) => ({ holder, left }),
  legal(p, out, { holder, left }) {
    const held = p.vikings[holder];
    return listRange(out, held, held + left);
  },
  refuse(p, holding, { holder, left }) {
    const held = p.vikings[holder];
    return whyNotHold('Y-11.8', holding, held, held + left);
  },
  words: (p, holding, _observer, { holder }) => `${seatWord(p, holder)} ${holding}`,
  fits(p, { seat, holder, left }) {
    const isSeat = holder >= 0 && holder < p.setup.seats;
    return seat === TEAM && isSeat && isLeft(p, holder, left) && isRuneReleased(p, SIGEL);
  },
  apply(p, holding, sink, { holder, left }) {
    const count = holding - p.vikings[holder];
    p.vikings[holder] = holding;
    p.helheim -= count;
    if (count > 0) sink?.tell('vikingsShared', { god: godWord(p, holder), count });
    shareOut(p, holder + 1, left - count);
  },
});

/** Y-11.8: whether so many Vikings can be left when the gods before this one have taken theirs. */
function isLeft(p: YggdrasilPosition, holder: number, left: number): boolean {
  if (left <= 0 || left > Math.min(SIGEL_VIKINGS, p.helheim)) return false;
  // All dead ones are shared, however many the gods before have taken.
  if (left === p.helheim) return true;
  let held = 0;
  for (let seat = 0; seat < holder; seat++) held += p.vikings[seat];
  return SIGEL_VIKINGS - left <= held;
}

/**
 * Y-11.10, Y-11.11, Y-15.16: the gods choose so many different enemies, in ascending order, that go
 * back so many spaces. Where no more can go back, all of those do.
 */
function askForRetreat(p: YggdrasilPosition, count: number, spaces: number, sink: Sink): void {
  if (countRetreats(p, 0) > count) {
    pushBack.ask(p, TEAM, count, spaces, 0);
    return;
  }
  for (let enemy = 0; enemy < ENEMIES; enemy++) pushBackEnemy(p, enemy, spaces, sink);
}

/** Y-11.10, Y-11.11: how many enemies from this one on can go back. */
function countRetreats(p: YggdrasilPosition, from: number): number {
  let count = 0;
  for (let enemy = from; enemy < ENEMIES; enemy++) count += countGoingBack(p, enemy);
  return count;
}

/** Y-11.10, Y-11.11: one of so many enemies, from this one on, that go back so many spaces. */
export const pushBack = question({
  name: 'pushBack',
  verb: 'back',
  continues: true,
  moves: ENEMIES,
  args: (count: number, spaces: number, from: number) => ({ count, spaces, from }),
  // Enough of them are left for the picks to come.
  legal(p, out, { count, from }) {
    let left = countRetreats(p, from) - count + 1;
    let n = 0;
    for (let enemy = from; left > 0; enemy++) {
      if (!canGoBack(p, enemy)) continue;
      out[n++] = enemy;
      left--;
    }
    return listed(out, n);
  },
  refuse(p, enemy, { count, spaces, from }) {
    const facts = { enemy: ENEMY_WORDS[enemy] };
    const rule = spaces > 1 ? 'Y-11.10' : 'Y-11.11';
    if (!canGoBack(p, enemy)) return no(rule, 'cannotGoBack', facts);
    const isEnough = countRetreats(p, enemy + 1) >= count - 1;
    return enemy >= from && isEnough ? undefined : no(rule, 'picksAscend', facts);
  },
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits(p, { seat, count, spaces, from }) {
    if (seat !== TEAM || from < 0 || from >= ENEMIES || count < 1) return false;
    const able = countRetreats(p, from);
    // Where all that can go back do, nobody is asked.
    if (able < count || (from === 0 && able === count)) return false;
    const { runesSwapped } = p.setup;
    if (spaces === MANN_SPACES) {
      return count === 1 && from === 0 && isRuneReleased(p, runesSwapped ? TIWAZ : MANN);
    }
    // The enemies picked before this one have smaller numbers.
    const picked = TIWAZ_ENEMIES - count;
    const isInOrder = picked === 0 ? from === 0 : from >= picked;
    const isOfTiwaz = spaces === 1 && count <= TIWAZ_ENEMIES && isInOrder;
    return isOfTiwaz && isRuneReleased(p, runesSwapped ? MANN : TIWAZ);
  },
  apply(p, enemy, sink, { count, spaces }) {
    pushBackEnemy(p, enemy, spaces, sink);
    if (count > 1) pushBack.ask(p, TEAM, count - 1, spaces, enemy + 1);
  },
});
