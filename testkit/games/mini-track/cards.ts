import { CHANCE, putChance, putMembers } from '@nineworlds/engine';
import { act } from './actions.ts';
import {
  BAG_WORDS,
  BAGS,
  CARDS_PER_ENEMY,
  DIE,
  ENEMIES,
  ENEMY_WORDS,
  FED_FIRE,
  MAX_GIANTS,
  TRACK_END,
} from './data.ts';
import { die } from './dice.ts';
import type { Sink } from './events.ts';
import type { MiniTrackPosition } from './position.ts';
import { chanceQuestion } from './question.ts';
import { cardsLeft, drawCardRef, isLost } from './turn.ts';

/** M-4: an effect of a card is open before any action of the turn, alone. */
function isEffect(p: MiniTrackPosition, seat: number): boolean {
  return seat === CHANCE && p.used === 0;
}

/** M-2: the enemy of the card advances, then its effect follows. */
export const drawCard = chanceQuestion({
  name: drawCardRef.name,
  verb: 'card',
  moves: ENEMIES,
  args: drawCardRef.args,
  outcomes(p, moves, weights) {
    let n = 0;
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      n = putChance(moves, weights, n, enemy, p.deck[enemy]);
    }
    return n;
  },
  sample(p, rng) {
    let card = rng.below(cardsLeft(p));
    let enemy = 0;
    while (card >= p.deck[enemy]) card -= p.deck[enemy++];
    return enemy;
  },
  // One deck that is never shuffled again.
  draw(p) {
    const cards = { copies: () => CARDS_PER_ENEMY, left: (enemy: number) => p.deck[enemy] };
    return { deck: 0, epoch: 0, drawn: p.turn - 1, cards };
  },
  words: (_p, enemy) => ENEMY_WORDS[enemy],
  fits: (p, { seat }) => isEffect(p, seat),
  apply(p, enemy, sink) {
    p.deck[enemy]--;
    advance(p, enemy, sink);
    if (isLostBy(p, enemy)) lose(sink);
    else takeEffect(p, enemy, sink);
  },
});

/** M-4.1: an island sinks. */
export const sinkIsland = chanceQuestion({
  ...anyBag('island'),
  name: 'sinkIsland',
  apply(p, island, sink) {
    p.sunk[island] = 1;
    sink?.tell('islandSunk', { island: BAG_WORDS[island] });
    act.ask(p, p.active);
  },
});

/** M-4.2: a bag gains fire. */
export const feedBag = chanceQuestion({
  ...anyBag('bag'),
  name: 'feedBag',
  apply(p, bag, sink) {
    p.bagFire[bag] += FED_FIRE;
    sink?.tell('bagFed', { bag: BAG_WORDS[bag] });
    act.ask(p, p.active);
  },
});

/** M-4.4: the weapon gets worse. */
export const breakWeapon = chanceQuestion({
  ...die,
  name: 'breakWeapon',
  fits: (p, { seat }) => isEffect(p, seat),
  apply(p, face, sink) {
    if (DIE[face] === 0 && p.weapons[p.active] > 0) {
      p.weapons[p.active]--;
      sink?.tell('weaponBroken', { seat: p.active });
    }
    act.ask(p, p.active);
  },
});

/** M-4.5: one roll names what the die shows and the enemy that may advance. */
export const frenzy = chanceQuestion({
  ...die,
  name: 'frenzy',
  fits: (p, { seat }) => isEffect(p, seat),
  apply(p, face, sink) {
    if (DIE[face] >= 2) advance(p, face, sink);
    if (isLostBy(p, face)) lose(sink);
    else act.ask(p, p.active);
  },
});

/** What the two questions about any bag or island have in common. */
function anyBag(verb: string) {
  return {
    verb,
    moves: BAGS,
    outcomes: (_p: MiniTrackPosition, moves: Int32Array, weights: Float64Array) =>
      putMembers(moves, weights, (1 << BAGS) - 1),
    sample: (_p: MiniTrackPosition, rng: { below(n: number): number }) => rng.below(BAGS),
    words: (_p: MiniTrackPosition, bag: number) => BAG_WORDS[bag],
    fits: (p: MiniTrackPosition, { seat }: { readonly seat: number }) => isEffect(p, seat),
  };
}

/** M-4: the effect of an enemy's card. */
function takeEffect(p: MiniTrackPosition, enemy: number, sink: Sink): void {
  switch (enemy) {
    case 0: {
      // M-4.0
      const lost = Math.min(p.vikings[p.active], 1 + (p.giants >> 1));
      p.vikings[p.active] -= lost;
      sink?.tell('vikingsLost', { seat: p.active, vikings: lost });
      act.ask(p, p.active);
      break;
    }
    case 1:
      sinkIsland.ask(p, CHANCE);
      break;
    case 2:
      feedBag.ask(p, CHANCE);
      break;
    case 3:
      // M-4.3
      p.giants = Math.min(MAX_GIANTS, p.giants + 1);
      sink?.tell('giantCame', { giants: p.giants });
      act.ask(p, p.active);
      break;
    case 4:
      breakWeapon.ask(p, CHANCE);
      break;
    default:
      frenzy.ask(p, CHANCE);
  }
}

function advance(p: MiniTrackPosition, enemy: number, sink: Sink): void {
  if (p.enemies[enemy] < TRACK_END) p.enemies[enemy]++;
  sink?.tell('enemyAdvanced', { enemy: ENEMY_WORDS[enemy], place: p.enemies[enemy] });
}

/** M-3: whether an advance has lost the game: that of an enemy below 4 cannot. */
function isLostBy(p: MiniTrackPosition, enemy: number): boolean {
  return p.enemies[enemy] >= 4 && isLost(p);
}

/** No question is left: the game is over. */
function lose(sink: Sink): void {
  sink?.tell('enemiesBrokeThrough', {});
}
