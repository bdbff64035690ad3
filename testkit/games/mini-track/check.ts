import { countBits, type Faults, type KernelReasons, OVER } from '@nineworlds/engine';
import { act } from './actions.ts';
import { drawCard } from './cards.ts';
import {
  ACTION_WORDS,
  ACTIONS,
  CARDS_PER_ENEMY,
  ENEMIES,
  MAX_ELVES,
  MAX_GIANTS,
  MAX_IN_BAG,
  MAX_VIKINGS,
  MAX_WEAPON,
  PLAYERS,
  TRACK_END,
} from './data.ts';
import { rollFight } from './fight.ts';
import { drawTokens } from './gather.ts';
import type { MiniTrackPosition } from './position.ts';
import { questions } from './questions.ts';
import type { MiniTrackFaults } from './refusals.ts';
import { isLost } from './turn.ts';

/** Everything that always holds. */
export function invariants(
  p: MiniTrackPosition,
  faults: Faults<MiniTrackFaults & KernelReasons>,
): void {
  const within = (path: string, zone: ArrayLike<number>, most: number) => {
    for (let i = 0; i < zone.length; i++) {
      if (zone[i] < 0 || zone[i] > most) {
        faults.add(`${path}[${i}]`, 'outOfRange', { value: zone[i], min: 0, max: most });
      }
    }
  };
  within('vikings', p.vikings, MAX_VIKINGS);
  within('weapons', p.weapons, MAX_WEAPON);
  within('elves', p.elves, MAX_ELVES);
  within('enemies', p.enemies, TRACK_END);
  within('bagVikings', p.bagVikings, MAX_IN_BAG);
  within('bagFire', p.bagFire, MAX_IN_BAG);
  within('sunk', p.sunk, 1);
  within('deck', p.deck, CARDS_PER_ENEMY);
  const numbers = {
    giants: MAX_GIANTS,
    active: PLAYERS - 1,
    used: (1 << ACTION_WORDS.length) - 1,
    won: 1,
  };
  for (const [name, most] of Object.entries(numbers)) {
    const value = p[name as keyof typeof numbers];
    if (value < 0 || value > most) faults.add(name, 'outOfRange', { value, min: 0, max: most });
  }
  // M-2: one card a turn, the card of this turn drawn unless it is being drawn now.
  const left = p.deck.reduce((sum, cards) => sum + cards, 0);
  const waiting = drawCard.isOpen(p);
  const turn = ENEMIES * CARDS_PER_ENEMY - left + (waiting || p.won === 1 ? 1 : 0);
  if (p.turn !== turn) faults.add('turn', 'turnMismatch', { value: p.turn, expected: turn });
  if (p.frames.seat !== OVER && (p.won === 1 || isLost(p))) faults.add('won', 'alreadyOver');
  if (p.frames.seat === OVER && (p.won === 1) === isLost(p)) faults.add('won', 'notOver');
}

/** M-2: dice and draws of an action stand on its question; every other question stands alone. */
export function checkFrames(
  p: MiniTrackPosition,
  faults: Faults<MiniTrackFaults & KernelReasons>,
): void {
  const { depth } = p.frames;
  if (depth === 0) return;
  const isInAction = rollFight.isOpen(p) || drawTokens.isOpen(p);
  if (depth !== (isInAction ? 2 : 1) || (isInAction && !act.isAt(p, 0))) {
    faults.add('frames', 'wrongFrame');
  }
  for (let at = 0; at < depth; at++) {
    if (!questions.fits(p, at)) faults.add(`frames[${at}]`, 'wrongFrame');
  }
  const taken = countBits(p.used);
  if (act.isOpen(p) && taken >= ACTIONS) faults.add('used', 'tooManyActions', { taken });
}
