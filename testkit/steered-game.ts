import {
  CHANCE,
  EventList,
  type GameDef,
  type Move,
  OVER,
  type Position,
  type Rng,
} from '@nineworlds/engine';
import { broken } from './conformance-error.ts';
import type { Coverage } from './coverage.ts';
import type { Player } from './player.ts';
import type { Steering } from './steering.ts';

/** Looks on while a steered game is played. */
export interface SteeredOnlooker<P extends Position> {
  /** Called before a question is answered. */
  asked(p: P): void;
  /** Called when the answer is chosen, before it is given. */
  chosen(move: Move): void;
}

/** Plays a position to its end with steered chance, and answers of a player; notes what turns up. */
export function playSteered<P extends Position>(
  game: GameDef<P>,
  p: P,
  steering: Steering<P>,
  player: Player<P>,
  coverage: Coverage<P>,
  rng: Rng,
  onlooker: SteeredOnlooker<P> = { asked() {}, chosen() {} },
): void {
  const events = new EventList();
  for (let moves = 0; p.frames.seat !== OVER; moves++) {
    if (moves >= game.maxPlies) broken('bounded', `more than ${game.maxPlies} moves`);
    onlooker.asked(p);
    const move = p.frames.seat === CHANCE ? steering.choose(p, rng) : player(p, rng);
    steering.note(p, move);
    onlooker.chosen(move);
    coverage.answer(p, move);
    game.apply(p, move, events);
    coverage.events(events.list);
    events.list.length = 0;
  }
}
