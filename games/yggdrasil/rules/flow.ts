import { type Move, NO_CARD } from '@nineworlds/engine';
import { act } from './actions.ts';
import { settleLastEffect } from './effects.ts';
import { chooseFromDrawn } from './enemy-card.ts';
import type { Sink } from './events.ts';
import { useCardsSeen } from './look-ahead.ts';
import { actionsOf } from './powers.ts';
import { questions } from './questions.ts';
import { prepare } from './setup.ts';
import { ACTING, ENDED, ENEMY, SET_UP, type YggdrasilPosition } from './state.ts';
import { isOverrun } from './track.ts';
import { beginTurn, endTurn, win } from './turn.ts';

/** Answers the open question and goes on. */
export function apply(p: YggdrasilPosition, move: Move, sink?: Sink): void {
  questions.answer(p, move, sink);
  goOn(p, sink);
}

/** Y-7: goes on until somebody is asked or the game is over. */
export function goOn(p: YggdrasilPosition, sink: Sink): void {
  while (p.step !== ENDED) {
    if (p.frames.depth > 0) {
      if (!settleLastEffect(p, sink)) return;
    } else if (p.step === SET_UP) {
      prepare(p);
      if (p.frames.depth === 0) beginTurn(p, sink);
    } else if (p.looked[0] !== NO_CARD) {
      // All cards that were to be drawn lie there: the enemy card, or what the Vanir showed.
      if (p.step === ENEMY) chooseFromDrawn(p, sink);
      else useCardsSeen(p, sink);
    } else if (p.step === ENEMY) {
      p.step = ACTING;
      // Y-16.10: by the option the gods need not act after the last card.
      if (p.setup.winsAtLastCard && p.deck.isEmpty && !isOverrun(p)) win(p, sink);
    } else if (p.taken < actionsOf(p)) {
      act.ask(p, p.active);
    } else {
      endTurn(p, sink);
    }
  }
}
