import { includes, type Seat } from '@nineworlds/engine';
import { HAND, SLOT_PLACE, SLOTS, UNSEEN } from './data.ts';
import { cardsInHand } from './deal.ts';
import { isResolved, rowOf } from './knowing.ts';
import { countWorlds, fillWorld, giverOf } from './observation.ts';
import { ToyPosition } from './position.ts';

/** More worlds than this are not listed. */
const MAX_WORLDS = 40;

/**
 * All worlds of an observation, by trying every place for every card: slow and plain, to hold
 * `determinize` against. None where there are too many to list.
 */
export function worldsOfToy(o: ToyPosition, seat: Seat): ToyPosition[] {
  if (countWorlds(o) > MAX_WORLDS) return [];
  const { seats, cards } = o.setup;
  const capacity = new Array<number>(UNSEEN + 1).fill(0);
  for (let s = 0; s < seats; s++) capacity[s] = cardsInHand(o, s);
  for (let slot = 0; slot < SLOTS; slot++)
    capacity[SLOT_PLACE + slot] = isResolved(o, slot) ? 1 : 0;
  capacity[UNSEEN] = cards - capacity.reduce((sum, count) => sum + count, 0);

  const giver = giverOf(o);
  const choices = giver !== undefined && !includes(1 << giver, seat) ? HAND : 1;
  const row = rowOf(o, seat);
  const worlds: ToyPosition[] = [];
  const put = (card: number, placeOf: readonly number[]): void => {
    if (card > cards) {
      for (let i = 0; i < choices; i++) {
        const world = new ToyPosition(o.setup);
        world.copyFrom(o);
        fillWorld(world, placeOf, i);
        worlds.push(world);
      }
      return;
    }
    for (let place = 0; place <= UNSEEN; place++) {
      if (((row[card] >> place) & 1) === 0 || capacity[place] === 0) continue;
      capacity[place]--;
      put(card + 1, [...placeOf, place]);
      capacity[place]++;
    }
  };
  put(1, []);
  return worlds;
}
