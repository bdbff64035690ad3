import { ALL, type GameDef } from '@nineworlds/engine';
import { CARD_WORDS } from '../data/cards.ts';
import { GOD_WORDS, MAX_SEATS } from '../data/gods.ts';
import { VIKINGS } from '../data/islands.ts';
import { EVENTS } from './events.ts';
import { apply, goOn } from './flow.ts';
import { OPTIONS } from './options.ts';
import { outcomeOf } from './outcome-of.ts';
import { questions } from './questions.ts';
import { setUp, setupOf } from './setup.ts';
import { godWord, YggdrasilPosition } from './state.ts';
import { upgraded } from './upgrade.ts';

const { kinds, legal, refuse, tokens, outcomes, sample, draw } = questions;

/** The rules of Yggdrasil; `view` is added beside them, and their checks only where they are needed. */
export const yggdrasilRules: Omit<GameDef<YggdrasilPosition>, 'view'> = {
  id: 'yggdrasil',
  rulesVersion: 2,
  upgrade: (_from, options) => upgraded(options),
  seats: [1, MAX_SEATS],
  cooperative: true,
  options: OPTIONS,
  kinds,
  events: EVENTS,
  // Y-2: a god may hold any number of Vikings up to all.
  maxMoves: VIKINGS + 1,
  // At most 45 turns, each with two cards, three effects and four actions of a dozen answers.
  maxPlies: 45 * 80,
  seatCount: (options) => setupOf(options).seats,
  fieldWords: (options) => ({
    gods: GOD_WORDS,
    looked: CARD_WORDS,
    'deck.head': CARD_WORDS,
    'deck.tail': CARD_WORDS,
    fenrirCard: CARD_WORDS,
    valkyries: setupOf(options).islands,
    flooded: ['none', ...setupOf(options).colours],
  }),
  create(options) {
    const p = new YggdrasilPosition(setupOf(options));
    setUp(p);
    goOn(p, undefined);
    return p;
  },
  blank: (options) => new YggdrasilPosition(setupOf(options)),
  legal,
  outcomes,
  sample,
  apply,
  // Y-7.4, Y-7.5: all win or all lose.
  results: (p) => ({
    scores: new Array<number>(p.setup.seats).fill(p.won),
    winners: p.won === 1 ? ALL : 0,
  }),
  winners: (p) => (p.won === 1 ? ALL : 0),
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  // Y-15.17: what one knows, all know.
  observe: (p, _seat, into) => into.copyFrom(p),
  determinize() {},
  tokens,
  // Lines are about the god who is asked, chance about the one whose turn it is.
  lineFacts(p, seat) {
    const god = godWord(p, seat >= 0 ? seat : p.active);
    return god === 'none' ? {} : { god };
  },
  refuse,
  outcomeOf,
};
