import { type Argument, itemAt } from '@nineworlds/engine';
import { GIANTS_PER_RUNE, type GiantWord, SIGEL_VIKINGS } from '../../data/giants.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { type GiantEffect, shownGiants, shownRunes } from '../../view/giants-view.ts';
import { say } from './say.ts';

/** Y-11: what it brings to beat a giant: its effect ends, and its rune comes nearer. */
export function ofGiant(o: YggdrasilPosition, giant: number): Argument[] {
  const { active, all } = shownGiants(o);
  const shown = itemAt(all, giant);
  const isActive = active.some((other) => other.giant === shown.giant);
  const rune = ofRune(o, giant);
  const harm = isActive ? [ofEffect(shown.giant, shown.effect)] : [];
  const isLast = rune[0]?.argument === 'runeCompletes';
  return isLast ? [...rune, ...harm] : [...harm, ...rune];
}

/** Y-11.2 to Y-11.7: what the giant does while it is active. */
function ofEffect(giant: GiantWord, effect: GiantEffect): Argument {
  switch (effect.kind) {
    case 'strengthens':
      return say('giantStrengthens', { giant, enemy: effect.enemy });
    case 'closes':
      return say('giantCloses', { giant, world: effect.world });
    case 'noPowers':
      return say('giantNoPowers', { giant });
    case 'noDie':
      return say('giantNoDie', { giant });
    case 'closesFlood':
      return say('giantClosesFlood', { giant });
    case 'strengthensGiants':
      return say('giantStrengthensGiants', { giant });
    default:
      return say('giantFightFirst', { giant });
  }
}

/** Y-11.1: how far the giant's rune has come. */
function ofRune(o: YggdrasilPosition, giant: number): Argument[] {
  const { rune, beaten, missing, brings } = itemAt(
    shownRunes(o),
    Math.floor(giant / GIANTS_PER_RUNE),
  );
  if (missing.length === 1) {
    const count = Math.min(SIGEL_VIKINGS, o.helheim);
    return [say('runeCompletes', { rune, brings, count })];
  }
  return beaten.length === 0 ? [] : [say('runeProgress', { rune, count: beaten.length })];
}

/** Y-8.5: a giant that is beaten face down never wakes. */
export function ofHiddenGiant(o: YggdrasilPosition): Argument[] {
  const { pile } = shownGiants(o);
  return pile === 0 ? [] : [say('hiddenGiant', { count: pile })];
}
