import { CHANCE, hasBit, putChance } from '@nineworlds/engine';
import { BAG_WORDS, BAGS, DRAWN_TOKENS, GATHERING, MAX_VIKINGS } from './data.ts';
import type { MiniTrackPosition } from './position.ts';
import { chanceQuestion } from './question.ts';
import { endAction } from './turn.ts';

/** M-5.1: the Vikings among the tokens go to the player, the fire out of the game. */
export const drawTokens = chanceQuestion({
  name: 'drawTokens',
  verb: 'vikings',
  moves: DRAWN_TOKENS + 1,
  args: (bag: number, tokens: number) => ({ bag, tokens }),
  outcomes(p, moves, weights, { bag, tokens }) {
    let n = 0;
    for (let vikings = 0; vikings <= tokens; vikings++) {
      const ways = choose(p.bagVikings[bag], vikings) * choose(p.bagFire[bag], tokens - vikings);
      n = putChance(moves, weights, n, vikings, ways);
    }
    return n;
  },
  sample(p, rng, { bag, tokens }) {
    let vikings = p.bagVikings[bag];
    let left = vikings + p.bagFire[bag];
    let drawn = 0;
    for (let token = 0; token < tokens; token++) {
      if (rng.below(left--) >= vikings) continue;
      vikings--;
      drawn++;
    }
    return drawn;
  },
  fits(p, { seat, bag, tokens }) {
    if (seat !== CHANCE || !hasBit(p.used, GATHERING)) return false;
    return bag >= 0 && bag < BAGS && tokens > 0 && tokens === tokensDrawn(p, bag);
  },
  apply(p, vikings, sink, { bag, tokens }) {
    const fire = tokens - vikings;
    p.bagVikings[bag] -= vikings;
    p.bagFire[bag] -= fire;
    p.vikings[p.active] = Math.min(MAX_VIKINGS, p.vikings[p.active] + vikings);
    sink?.tell('tokensDrawn', { seat: p.active, bag: BAG_WORDS[bag], vikings, fire });
    endAction(p, sink);
  },
});

/** M-5.1: three tokens, or what is left. */
export function tokensDrawn(p: MiniTrackPosition, bag: number): number {
  return Math.min(DRAWN_TOKENS, p.bagVikings[bag] + p.bagFire[bag]);
}

/** n over k, for the small numbers of a bag. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
