import { type Draw, type Move, putChance, type Rng, type WeightBuffer } from '@nineworlds/engine';
import { BAGS, CARDS_PER_ENEMY, DIE, ENEMIES } from './data.ts';
import type { MiniTrackPosition } from './position.ts';
import { cardsLeft, DRAW_CARD, DRAW_TOKENS, FEED_BAG, SINK_ISLAND } from './rules.ts';

/** n over k, for the small numbers of a bag. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The outcomes of the open chance frame with their weights. */
export function chances(p: MiniTrackPosition, moves: Int32Array, weights: WeightBuffer): number {
  let n = 0;
  switch (p.frames.kind) {
    case DRAW_CARD:
      for (let enemy = 0; enemy < ENEMIES; enemy++) {
        n = putChance(moves, weights, n, enemy, p.deck[enemy]);
      }
      return n;
    case SINK_ISLAND:
    case FEED_BAG:
      for (let bag = 0; bag < BAGS; bag++) n = putChance(moves, weights, n, bag, 1);
      return n;
    case DRAW_TOKENS: {
      const vikings = p.bagVikings[p.frames.arg(0)];
      const fire = p.bagFire[p.frames.arg(0)];
      const tokens = p.frames.arg(1);
      for (let drawn = 0; drawn <= tokens; drawn++) {
        const ways = choose(vikings, drawn) * choose(fire, tokens - drawn);
        n = putChance(moves, weights, n, drawn, ways);
      }
      return n;
    }
    default:
      for (let face = 0; face < DIE.length; face++) n = putChance(moves, weights, n, face, 1);
      return n;
  }
}

/** One outcome, by the same law. */
export function sample(p: MiniTrackPosition, rng: Rng): Move {
  switch (p.frames.kind) {
    case DRAW_CARD: {
      let card = rng.below(cardsLeft(p));
      let enemy = 0;
      while (card >= p.deck[enemy]) card -= p.deck[enemy++];
      return enemy;
    }
    case SINK_ISLAND:
    case FEED_BAG:
      return rng.below(BAGS);
    case DRAW_TOKENS: {
      let vikings = p.bagVikings[p.frames.arg(0)];
      let tokens = vikings + p.bagFire[p.frames.arg(0)];
      let drawn = 0;
      for (let left = p.frames.arg(1); left > 0; left--) {
        if (rng.below(tokens--) < vikings) {
          vikings--;
          drawn++;
        }
      }
      return drawn;
    }
    default:
      return rng.below(DIE.length);
  }
}

/** Cards come from one deck that is never shuffled again; the rest are dice and bags. */
export function draw(p: MiniTrackPosition): Draw | undefined {
  if (p.frames.kind !== DRAW_CARD) return undefined;
  const cards = { copies: () => CARDS_PER_ENEMY, left: (enemy: Move) => p.deck[enemy] };
  return { deck: 0, epoch: 0, drawn: p.turn - 1, cards };
}
