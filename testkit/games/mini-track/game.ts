import { ALL, type CheckedGame, integer } from '@nineworlds/engine';
import { act, kindOfAction } from './actions.ts';
import { checkFrames, invariants } from './check.ts';
import {
  ACTION_MOVES,
  ACTION_WORDS,
  BAG_WORDS,
  ENEMY_WORDS,
  FIGHT,
  FIGHTING,
  GATHERING,
  PLAYERS,
} from './data.ts';
import { EVENTS } from './events.ts';
import { MiniTrackPosition } from './position.ts';
import { questions } from './questions.ts';
import { setUp } from './turn.ts';

const { kinds, legal, refuse, answer, tokens, outcomes, sample, draw } = questions;

/** What a mini-track board shows; everything is public. */
export interface MiniTrackView {
  readonly turn: number;
  readonly active: number;
  readonly players: readonly { vikings: number; weapon: number; elves: number }[];
  readonly enemies: readonly number[];
  readonly bags: readonly { vikings: number; fire: number; sunk: boolean }[];
  readonly giants: number;
  readonly cards: readonly number[];
}

function view(p: MiniTrackPosition): MiniTrackView {
  return {
    turn: p.turn,
    active: p.active,
    players: Array.from(p.vikings, (vikings, seat) => ({
      vikings,
      weapon: p.weapons[seat],
      elves: p.elves[seat],
    })),
    enemies: Array.from(p.enemies),
    bags: Array.from(p.bagVikings, (vikings, bag) => ({
      vikings,
      fire: p.bagFire[bag],
      sunk: p.sunk[bag] === 1,
    })),
    giants: p.giants,
    cards: Array.from(p.deck),
  };
}

/** A small co-operative game to measure engines with; it shows the shape of a game, not more. */
export const miniTrack: CheckedGame<MiniTrackPosition, MiniTrackView> = {
  id: 'mini-track',
  rulesVersion: 1,
  seats: [PLAYERS, PLAYERS],
  cooperative: true,
  options: { fields: { seats: integer(PLAYERS, PLAYERS, PLAYERS) }, presets: {}, together() {} },
  kinds,
  events: EVENTS,
  content: [...ENEMY_WORDS, ...BAG_WORDS, ...ACTION_WORDS],
  maxMoves: ACTION_MOVES,
  // 42 turns of a card, its effect and three actions with their chance.
  maxPlies: 42 * 8 + 1,
  fieldWords: () => ({}),
  seatCount: () => PLAYERS,
  create() {
    const p = new MiniTrackPosition();
    setUp(p);
    return p;
  },
  blank: () => new MiniTrackPosition(),
  legal,
  outcomes: outcomes,
  sample,
  apply: answer,
  results: (p) => ({
    scores: new Array<number>(PLAYERS).fill(p.won),
    winners: p.won === 1 ? ALL : 0,
  }),
  winners: (p) => (p.won === 1 ? ALL : 0),
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  observe: (p, _seat, into) => into.copyFrom(p),
  determinize() {},
  view,
  tokens,
  refuse,
  outcomeOf(before, [move], after) {
    if (move === undefined || !act.isOpen(before)) return undefined;
    const kind = kindOfAction(move);
    if (kind === FIGHTING) {
      const enemy = (move - FIGHT) >> 2;
      const won = after.enemies[enemy] < before.enemies[enemy];
      return won ? { what: 'won', value: 1 } : { what: 'lost', value: 0 };
    }
    if (kind !== GATHERING) return undefined;
    const gained = after.vikings[before.active] - before.vikings[before.active];
    return { what: `vikings ${gained}`, value: gained };
  },
  invariants,
  checkFrames,
};
