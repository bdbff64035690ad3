import type { EventSink } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { applyNextEffect } from './effects.ts';
import { beginEnemyStep } from './enemy-card.ts';
import { ACT, ACTING, ENDED, ENEMY, ORDER_EFFECTS, SET_UP } from './kinds.ts';
import { actionsOf } from './powers.ts';
import { prepare } from './setup.ts';
import type { YggdrasilPosition } from './state.ts';
import { enemiesFrom, isOverrun, LINES } from './track.ts';

type Sink = EventSink | undefined;

/** Y-7: goes on until somebody is asked or the game is over. */
export function goOn(p: YggdrasilPosition, sink: Sink): void {
  while (p.step !== ENDED) {
    if (p.frames.depth > 0) {
      if (p.frames.kind !== ORDER_EFFECTS || !isSettled(p)) return;
      settleLastEffect(p, sink);
    } else if (p.step === SET_UP) {
      prepare(p);
      if (p.frames.depth === 0) beginTurn(p, sink);
    } else if (p.step === ENEMY) {
      p.step = ACTING;
      // Y-16.10: by the option the gods need not act after the last card.
      if (p.setup.winsAtLastCard && p.deck.isEmpty && !isOverrun(p)) win(p, sink);
    } else if (p.taken < actionsOf(p)) {
      p.frames.push(ACT, p.active);
    } else {
      endTurn(p, sink);
    }
  }
}

/** Y-6.6: whether of a Ragnarök card's effects only one is left, so that nobody need be asked. */
function isSettled({ frames }: YggdrasilPosition): boolean {
  const left = frames.arg(0);
  return (left & (left - 1)) === 0;
}

function settleLastEffect(p: YggdrasilPosition, sink: Sink): void {
  const last = p.frames.arg(0);
  const card = p.frames.arg(1);
  p.frames.pop();
  applyNextEffect(p, last, card, 31 - Math.clz32(last), sink);
}

/** Y-7.1: a god's turn begins with an enemy card. */
export function beginTurn(p: YggdrasilPosition, sink: Sink): void {
  p.turn++;
  p.step = ENEMY;
  p.taken = 0;
  p.used = 0;
  p.repeated = 0;
  sink?.tell('turnBegan', { god: GOD_WORDS[p.gods[p.active]], turn: p.turn });
  beginEnemyStep(p, sink);
}

/** Y-7.3: the god leaves his other actions be. */
export function pass(p: YggdrasilPosition, sink: Sink): void {
  sink?.tell('turnPassed', { god: GOD_WORDS[p.gods[p.active]] });
  endTurn(p, sink);
}

/** Y-7.4, Y-7.5, Y-15.18: first defeat, then victory; then it is the next god's turn. */
function endTurn(p: YggdrasilPosition, sink: Sink): void {
  if (isOverrun(p)) {
    p.step = ENDED;
    if (sink !== undefined) tellDefeat(p, sink);
  } else if (p.deck.isEmpty) {
    win(p, sink);
  } else {
    // Y-3.6, Y-16.9
    p.active = (p.active + p.setup.toNext) % p.setup.seats;
    beginTurn(p, sink);
  }
}

function win(p: YggdrasilPosition, sink: Sink): void {
  p.step = ENDED;
  p.won = 1;
  sink?.tell('gameWon', {});
}

function tellDefeat(p: YggdrasilPosition, sink: EventSink): void {
  for (const { line, from, limit } of LINES) {
    const count = enemiesFrom(p, from);
    if (count < limit) continue;
    sink.tell('gameLost', { line, count });
    return;
  }
}
