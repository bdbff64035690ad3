import { CHANCE, hasBit, listed } from '@nineworlds/engine';
import { GIANT_WORDS, HYMIR } from '../data/giants.ts';
import { HEIMDALL } from '../data/gods.ts';
import { GATHERED, GATHERED_BY_HEIMDALL, ISLANDS, RAINBOW } from '../data/islands.ts';
import { MIDGARD } from '../data/worlds.ts';
import { putDrawn, sampleDrawn } from './bags.ts';
import type { Sink } from './events.ts';
import { hasPower } from './powers.ts';
import { chanceQuestion, question } from './question.ts';
import { because, OPEN, type Reason, type RefusalFacts, WHY } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { canActIn, hasActedIn, spendAction } from './worlds.ts';

/** Y-11.6: whether Hymir keeps the Valkyries from entering an island. */
export function isFloodClosed(p: YggdrasilPosition, island: number): boolean {
  return island === p.flooded && hasBit(p.activeGiants, HYMIR);
}

/** Y-9.2: whether an island has Vikings to gather: not the Rainbow Island, not a flooded one. */
export function isGatheringPlace(p: YggdrasilPosition, island: number): boolean {
  if (island === RAINBOW || island === p.flooded) return false;
  return p.bagVikings[island - 1] + p.bagFire[island - 1] > 0;
}

/** Y-9.2: whether Vikings can be gathered on an island now; Y-16.11: in the draft not twice in a turn. */
export function canGather(p: YggdrasilPosition, island: number): boolean {
  return p.gathered === 0 && isGatheringPlace(p, island);
}

/** Y-9.2, Y-15.10: the Valkyries go to a neighbouring island, or stay where they can gather. */
export function whyNotMidgard(p: YggdrasilPosition, island: number): Reason {
  const distance = Math.abs(island - p.valkyries);
  if (distance > 1) return WHY.tooFar;
  if (distance === 1) return isFloodClosed(p, island) ? WHY.floodClosed : OPEN;
  if (canGather(p, island)) return OPEN;
  if (island === RAINBOW) return WHY.rainbowBare;
  if (island === p.flooded) return WHY.islandFlooded;
  return p.gathered === 1 ? WHY.gatheredAlready : WHY.bagEmpty;
}

/** Y-15.10: there must be an island to which the Valkyries can go, or where they can gather. */
export function whyNoIsland(p: YggdrasilPosition): Reason {
  const last = lastNear(p);
  for (let island = firstNear(p); island <= last; island++) {
    if (whyNotMidgard(p, island) === OPEN) return OPEN;
  }
  return WHY.noIsland;
}

/** The first and the last island that are not too far from the Valkyries. */
function firstNear({ valkyries }: YggdrasilPosition): number {
  return valkyries === 0 ? 0 : valkyries - 1;
}

function lastNear({ valkyries }: YggdrasilPosition): number {
  return valkyries === ISLANDS - 1 ? valkyries : valkyries + 1;
}

/** What a refusal about an island may name. */
export function islandFacts({ setup, valkyries }: YggdrasilPosition, island: number): RefusalFacts {
  const { islands } = setup;
  return {
    island: islands[island],
    from: islands[valkyries],
    bag: islands[island],
    giant: GIANT_WORDS[HYMIR],
  };
}

/** Y-9.2: the Valkyries come to an island and gather there if they can. */
export const chooseIsland = question({
  name: 'chooseIsland',
  verb: 'midgard',
  continues: true,
  moves: ISLANDS,
  legal(p, out) {
    const last = lastNear(p);
    let n = 0;
    for (let island = firstNear(p); island <= last; island++) {
      if (whyNotMidgard(p, island) === OPEN) out[n++] = island;
    }
    return listed(out, n);
  },
  refuse: (p, island) => because(whyNotMidgard(p, island), islandFacts(p, island)),
  words: (p, island) => p.setup.islands[island],
  fits: (p, { seat }) => canActIn(p, seat, MIDGARD) && whyNoIsland(p) === OPEN,
  apply(p, island, sink) {
    spendAction(p, MIDGARD);
    moveValkyries(p, island, sink);
    if (canGather(p, island)) gather.ask(p, CHANCE, island - 1, tokensGathered(p, island));
  },
});

/** Y-9.2, Y-14.4: so many tokens are drawn on an island, Heimdall one more; all if there are fewer. */
export function tokensGathered(p: YggdrasilPosition, island: number): number {
  const most = hasPower(p, HEIMDALL) ? GATHERED_BY_HEIMDALL : GATHERED;
  return Math.min(most, p.bagVikings[island - 1] + p.bagFire[island - 1]);
}

/** Y-9.2, Y-13.1: the Valkyries come to an island; that is told only if they were elsewhere. */
export function moveValkyries(p: YggdrasilPosition, island: number, sink: Sink): void {
  if (island === p.valkyries) return;
  p.valkyries = island;
  sink?.tell('valkyriesMoved', {
    god: activeGod(p),
    island: p.setup.islands[island],
  });
}

/** Y-9.2: so many of the drawn tokens are Vikings, which the god keeps; Fire Giants go back. */
export const gather = chanceQuestion({
  name: 'gather',
  verb: 'bag',
  moves: GATHERED_BY_HEIMDALL + 1,
  args: (bag: number, tokens: number) => ({ bag, tokens }),
  outcomes: (p, moves, weights, { bag, tokens }) =>
    putDrawn(moves, weights, p.bagVikings[bag], p.bagFire[bag], tokens),
  sample: (p, rng, { bag, tokens }) => sampleDrawn(p.bagVikings[bag], p.bagFire[bag], tokens, rng),
  fits(p, { seat, bag, tokens }) {
    const isHere = hasActedIn(p, MIDGARD) && bag === p.valkyries - 1;
    const isDrawing = isHere && canGather(p, p.valkyries);
    return seat === CHANCE && isDrawing && tokens === tokensGathered(p, p.valkyries);
  },
  apply(p, vikings, sink, { bag, tokens }) {
    p.bagVikings[bag] -= vikings;
    p.vikings[p.active] += vikings;
    if (p.setup.gathersOnce) p.gathered = 1;
    sink?.tell('vikingsGathered', {
      god: activeGod(p),
      bag: p.setup.colours[bag],
      count: vikings,
      tokens,
    });
  },
});
