import { CHANCE, type EventSink } from '@nineworlds/engine';
import { HAMMERS } from '../data/die.ts';
import { GOD_WORDS, TYR } from '../data/gods.ts';
import { fightOn } from './combat.ts';
import { strikeIsland } from './effects.ts';
import { calmFenrir } from './fenrir.ts';
import { CHOOSE_ROLL, ROLL_CALM, ROLL_EFFECT } from './kinds.ts';
import { hasPower } from './powers.ts';
import type { YggdrasilPosition } from './state.ts';

type Sink = EventSink | undefined;

/**
 * Y-5: the die has been rolled, for a kind of roll with its two particulars. Y-14.5: Tyr rolls twice,
 * whatever for, and chooses; `first` is his first face counted from 1, or 0.
 */
export function rolled(
  p: YggdrasilPosition,
  kind: number,
  a: number,
  b: number,
  first: number,
  face: number,
  sink: Sink,
): void {
  sink?.tell('dieRolled', {
    god: GOD_WORDS[p.gods[p.active]],
    face: p.setup.colours[face],
    hammers: HAMMERS[face],
  });
  if (first === 0) {
    if (hasPower(p, TYR)) p.frames.push(kind, CHANCE, a, b, face + 1);
    else useRoll(p, kind, a, b, face, sink);
  } else if (first === face + 1) {
    useRoll(p, kind, a, b, face, sink);
  } else {
    p.frames.push(CHOOSE_ROLL, p.active, a, b, first, face + 1, kind);
  }
}

/** Y-14.5: Tyr has chosen. */
export function chooseRoll(
  p: YggdrasilPosition,
  kind: number,
  a: number,
  b: number,
  face: number,
  sink: Sink,
): void {
  sink?.tell('rollChosen', { god: GOD_WORDS[p.gods[p.active]], face: p.setup.colours[face] });
  useRoll(p, kind, a, b, face, sink);
}

function useRoll(
  p: YggdrasilPosition,
  kind: number,
  a: number,
  b: number,
  face: number,
  sink: Sink,
): void {
  if (kind === ROLL_EFFECT) strikeIsland(p, a, b, face, sink);
  else if (kind === ROLL_CALM) calmFenrir(p, face, sink);
  else fightOn(p, a, b, face, sink);
}
