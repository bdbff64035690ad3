import { badInput, type GameRoom } from '@nineworlds/engine';
import { GAMES } from '@nineworlds/games';

/** A game by its id; throws `BadInput` for one that does not exist. */
export async function loadRoom(id: string): Promise<GameRoom> {
  const door = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (door === undefined) {
    throw badInput('game', 'notOneOf', {
      value: id.slice(0, 40),
      words: Object.keys(GAMES).join(', '),
    });
  }
  return door.room();
}
