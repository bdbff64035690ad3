import { hasBit, NO_CARD } from '@nineworlds/engine';
import { DECK_SIZE } from '../data/cards.ts';
import { ENEMIES } from '../data/enemies.ts';
import { BERGELMIR, THIAZY, UTGARDLOKI } from '../data/giants.ts';
import { FREYJA, TYR } from '../data/gods.ts';
import { START } from '../data/track.ts';
import { DISMISS, FLY, FORESEE, VANIR_END } from '../data/vanir.ts';
import { pileCount } from '../rules/setup.ts';
import { ACTING, type YggdrasilPosition } from '../rules/state.ts';
import type { ShownWorld } from './worlds-view.ts';

type InPlay = (o: YggdrasilPosition, worlds: readonly ShownWorld[]) => boolean;

/**
 * Rules that the sources do not give in full, and when the part that is ours matters: those that the view has always
 * named. `ours.ts` has the others. Y-2, the list of pieces, is left out: what is ours there stands under other rules.
 */
const RECONSTRUCTED: Readonly<Record<string, InPlay>> = {
  'Y-3.4': ({ setup }) => setup.seats === 1,
  'Y-5': ({ setup }) => !setup.isOwn,
  'Y-6.4': ({ setup }) => DECK_SIZE % pileCount(setup) !== 0,
  'Y-6.5': ({ setup }) => setup.angry > 0 && setup.angry < ENEMIES,
  'Y-6.6': ({ setup }) => setup.ragnarok > 0,
  // The draft has no Angry card for beginners and all six for experts.
  'Y-6.7': ({ setup }) => setup.ragnarok > 0 || (setup.angry > 0 && setup.angry < ENEMIES),
  'Y-7.3': ({ step }) => step === ACTING,
  'Y-8.1': ({ fenrirCard }) => fenrirCard !== NO_CARD,
  'Y-11.4': (o) => isActive(o, UTGARDLOKI),
  'Y-11.5': (o) => isActive(o, THIAZY),
  'Y-11.7': (o) => isActive(o, BERGELMIR) && !o.setup.bergelmirCloses,
  'Y-12.2': ({ weapons }) => weapons.some((holder) => holder > 0),
  'Y-13.1': (o) => isReached(o, FLY),
  'Y-13.3': (o) => isReached(o, FORESEE) && !o.setup.vanirDiscards && !o.setup.isOwn,
  'Y-13.5': (o) => isReached(o, DISMISS),
  'Y-14.5': ({ gods }) => gods.includes(TYR),
  'Y-15.1': ({ enemies, turn }) => turn > 0 && enemies.includes(START),
  'Y-15.9': ({ step }, worlds) =>
    step === ACTING && worlds.some(({ why }) => why?.rule === 'Y-15.9'),
  'Y-16.1': ({ setup }) => setup.colours.includes('red'),
  'Y-16.11': ({ gods, setup }) => setup.gathersOnce && gods.includes(FREYJA),
  'Y-16.13': ({ vanir, setup }) => vanir === VANIR_END && setup.vanirExact && setup.vanirReturn,
  'Y-16.14': ({ setup }) => setup.giantsInAsgard,
};

/** Y-13: whether the Vanir have reached the space of an effect. */
function isReached({ vanir, setup }: YggdrasilPosition, effect: number): boolean {
  const space = setup.vanirSpaces[effect] ?? 0;
  return space > 0 && vanir >= space;
}

function isActive({ activeGiants }: YggdrasilPosition, giant: number): boolean {
  return hasBit(activeGiants, giant);
}

/** The ids of the rules that are our reconstruction and in play now. */
export function reconstructedRules(
  o: YggdrasilPosition,
  worlds: readonly ShownWorld[],
): readonly string[] {
  return Object.entries(RECONSTRUCTED)
    .filter(([, isInPlay]) => isInPlay(o, worlds))
    .map(([rule]) => rule);
}
