import {
  choice,
  flag,
  type GameDef,
  integer,
  type OptionDef,
  type Options,
  only,
  show,
} from '@nineworlds/engine';
import { OPTION_SOURCES } from '../data/option-sources.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import { EVENTS, type NeedfireEvents } from './events.ts';
import { determinize, observe } from './observation.ts';
import { questions } from './questions.ts';
import { scoreOfSeat, totalOf } from './score.ts';
import { setUp, setupOf } from './setup.ts';
import { NeedfirePosition } from './state.ts';
import { goOn } from './turn.ts';

const { kinds, legal, refuse, answer, tokens, outcomes, sample, draw } = questions;

/** N-9: the reconstructed table. An owner's own, embedded whole, is taken where it is checked (`checked.ts`). */
export const deck: OptionDef = {
  default: 'reconstructed',
  accepts: 'reconstructed',
  examples: ['reconstructed'],
  parse: (text) => text,
  check(value, path, faults) {
    if (value !== 'reconstructed') faults.add(path, 'notAnObject', { value: show(value) });
  },
};

/**
 * N-7.6: what nobody can look at again. Cards that come to lie face down or in a hand, and those that may
 * later: who knows where they were can tell which ones are gone.
 */
const FORGOTTEN: { readonly [event in keyof NeedfireEvents]?: readonly string[] } = {
  bonfireOpened: ['card'],
  ignited: ['card', 'from'],
  openFlameSwapped: ['given', 'taken'],
  warriorDealt: ['card'],
  warriorExiled: ['card'],
  warriorPlaced: ['card'],
};

/** The rules of NeedFire; `view` is added beside them, and their checks only where they are needed. */
export const needfireRules: Omit<GameDef<NeedfirePosition>, 'view'> = {
  id: 'needfire',
  rulesVersion: 1,
  seats: [2, MAX_SEATS],
  cooperative: false,
  options: {
    fields: {
      seats: integer(2, MAX_SEATS, 3),
      deck,
      first: choice(['random', '1', '2', '3', '4'], 'random'),
      exileEmbered: choice(['allowed', 'forbidden'], 'allowed'),
      memoryAid: flag(true),
    },
    presets: {},
    sources: OPTION_SOURCES,
    together(options, faults) {
      const seats = Number(options.seats);
      if (options.first !== 'random' && Number(options.first) > seats) {
        faults.add('options.first', 'outOfRange', {
          value: Number(options.first),
          min: 1,
          max: seats,
        });
      }
    },
  },
  kinds,
  events: EVENTS,
  maxMoves: 48,
  maxPlies: 400,
  seatCount: (options) => setupOf(options).seats,
  forgotten: (options) => (setupOf(options).memoryAid ? undefined : FORGOTTEN),
  fieldWords(options) {
    const { words } = setupOf(options);
    return {
      ring: words,
      bands: words,
      exiles: words,
      hands: words,
      bonfires: words,
      embers: words,
      drawn: words,
    };
  },
  create(options: Options) {
    const p = new NeedfirePosition(setupOf(options));
    setUp(p);
    return p;
  },
  blank: (options) => new NeedfirePosition(setupOf(options)),
  legal,
  outcomes,
  sample,
  apply(p, move, sink) {
    answer(p, move, sink);
    goOn(p, sink);
  },
  // N-5: the highest score wins; equal scores share the win.
  results(p) {
    const scores = Array.from({ length: p.setup.seats }, (_, seat) => scoreOfSeat(p, seat).total);
    const best = Math.max(...scores);
    const winners = scores.reduce(
      (mask, score, seat) => (score === best ? mask | only(seat) : mask),
      0,
    );
    return { scores, winners };
  },
  winners(p) {
    let best = -1;
    let winners = 0;
    for (let seat = 0; seat < p.setup.seats; seat++) {
      const total = totalOf(p, seat);
      if (total < best) continue;
      winners = total > best ? only(seat) : winners | only(seat);
      best = total;
    }
    return winners;
  },
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  observe,
  determinize,
  tokens,
  refuse,
  outcomeOf: () => undefined,
};
