import { RESIDENCE, START } from '../data/track.ts';
import type { GiantEffect } from './giants-view.ts';
import type { YggdrasilView } from './view.ts';

type InPlay = (view: YggdrasilView) => boolean;

/**
 * Rules of which something is ours and that `reconstructed` in the view does not name: programs read that list, so it
 * stays as it was. For each, when the part that is ours matters. What holds at all times and nobody has to watch is
 * told at the beginning.
 */
const OURS: Readonly<Record<string, InPlay>> = {
  'Y-3.2': isBeginning,
  'Y-3.5': ({ turn }) => turn === 0,
  'Y-4.1': isBeginning,
  'Y-6.1': isBeginning,
  'Y-6.4': ({ reconstructed }) => reconstructed.includes('Y-6.6'),
  'Y-7.5': ({ fenrir, deck }) => fenrir.isAngry && deck.toGo === 0,
  'Y-11.1': ({ runes }) => runes.some(({ missing }) => missing.length <= 1),
  'Y-11.3': (view) => isActive(view, 'closes'),
  'Y-11.6': (view) => isActive(view, 'closesFlood'),
  'Y-14.1': isOdinsLastDraw,
  'Y-15.2': ({ step, enemies }) =>
    step === 'acting' && enemies.some(({ space }) => space === START + 1),
  'Y-15.4': ({ enemies }) => enemies.some(({ space }) => space === RESIDENCE),
  'Y-15.7': ({ question }) => question === 'turnGiant',
  'Y-15.8': ({ giants }) => giants.beaten.length === giants.all.length,
  'Y-15.10': ({ step, fenrir, islands }) =>
    step === 'acting' &&
    !fenrir.isAngry &&
    islands.some((at) => at.valkyries && (at.flooded || at.vikings + at.fire === 0)),
  'Y-15.12': (view) => isReached(view, 'dismiss'),
  'Y-15.14': ({ skips, fenrir }) => skips > 0 && fenrir.isAngry,
  'Y-15.16': ({ runes, enemies }) =>
    runes.some(({ brings, missing }) => brings === 'threeBack' && missing.length <= 1) &&
    enemies.filter(({ space }) => space > START).length < 3,
  'Y-15.17': isBeginning,
  'Y-15.20': isBeginning,
  'Y-15.22': isOdinsLastDraw,
  'Y-16': isDraft,
  'Y-16.2': (view) => isDraft(view) && view.islands.some(({ flooded }) => flooded),
  'Y-16.3': (view) => isActive(view, 'fightMeFirst'),
  'Y-16.7': (view) => isDraft(view) && isReached(view, 'foresee'),
  'Y-16.10': (view) => isDraft(view) && view.deck.toGo <= 1,
  'Y-16.11': ({ gods, active }) => gods[active]?.god === 'freyja',
  'Y-16.15': ({ edition }) => edition !== undefined,
  'Y-16.12': (view) => isActive(view, 'noDie') && view.gods.some(({ god }) => god === 'thor'),
};

/** The set-up and the first turn. */
function isBeginning({ turn }: YggdrasilView): boolean {
  return turn <= 1;
}

/** Y-13: whether the Vanir have reached the space with an effect. */
function isReached({ vanir }: YggdrasilView, effect: 'foresee' | 'dismiss'): boolean {
  return vanir.effects.some((at) => at.effect === effect && at.space <= vanir.space);
}

/** Whether a giant is active that does this. */
function isActive({ giants }: YggdrasilView, kind: GiantEffect['kind']): boolean {
  return giants.active.some(({ effect }) => effect.kind === kind);
}

/** Whether Odin plays and no more than the two cards are left that he draws. */
function isOdinsLastDraw({ turn, gods, deck }: YggdrasilView): boolean {
  return turn > 0 && deck.toGo <= 2 && gods.some(({ god }) => god === 'odin');
}

/** Whether the bags have the colours of the draft. */
function isDraft({ islands }: YggdrasilView): boolean {
  return islands.some(({ island }) => island === 'red');
}

/** The ids of the rules of which something is ours that matters now, in the order of the rulebook. */
export function oursIn(view: YggdrasilView): readonly string[] {
  const more = Object.keys(OURS).filter((rule) => OURS[rule]?.(view));
  return [...new Set([...view.reconstructed, ...more])].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
}
