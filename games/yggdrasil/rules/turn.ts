import { beginEnemyStep } from './enemy-card.ts';
import type { Sink } from './events.ts';
import { activeGod, ENDED, ENEMY, type YggdrasilPosition } from './state.ts';
import { enemiesFrom, isOverrun, LINES } from './track.ts';

/** Y-7.1: a god's turn begins with an enemy card. */
export function beginTurn(p: YggdrasilPosition, sink: Sink): void {
  p.turn++;
  p.step = ENEMY;
  p.taken = 0;
  p.used = 0;
  p.repeated = 0;
  p.gathered = 0;
  sink?.tell('turnBegan', { god: activeGod(p), turn: p.turn });
  beginEnemyStep(p, sink);
}

/** Y-7.4, Y-7.5, Y-15.18: first defeat, then victory; then it is the next god's turn. */
export function endTurn(p: YggdrasilPosition, sink: Sink): void {
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

/** Y-7.5: the gods have won. */
export function win(p: YggdrasilPosition, sink: Sink): void {
  p.step = ENDED;
  p.won = 1;
  sink?.tell('gameWon', {});
}

function tellDefeat(p: YggdrasilPosition, sink: NonNullable<Sink>): void {
  for (const { line, from, limit } of LINES) {
    const count = enemiesFrom(p, from);
    if (count < limit) continue;
    sink.tell('gameLost', { line, count });
    return;
  }
}
