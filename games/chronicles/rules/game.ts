import { ALL, type GameDef, type Move } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { EVENTS, type Sink } from './events.ts';
import { KIN_ASK_ME } from './kin.ts';
import { OPTIONS } from './options.ts';
import { WON } from './outcome.ts';
import { outcomeOf } from './outcome-of.ts';
import { questions } from './questions.ts';
import { setUp, setupOf } from './setup.ts';
import { ChroniclesPosition, godWord } from './state.ts';
import { goOn } from './turn.ts';
import { upgrade } from './upgrade.ts';

const { kinds, legal, refuse, tokens, outcomes, sample, draw, answer } = questions;

/** Answers the open question, and goes on until somebody is asked or the game is over. */
export function apply(p: ChroniclesPosition, move: Move, sink?: Sink): void {
  answer(p, move, sink);
  goOn(p, sink);
}

/** No question has more answers: all that Kin can take, and what else can be said to it. */
export const MOST_ANSWERS = KIN_ASK_ME + 1;

/** The rules of Yggdrasil Chronicles; `view` is added beside them, and their checks only where they are needed. */
export const chroniclesRules: Omit<GameDef<ChroniclesPosition>, 'view'> = {
  id: 'chronicles',
  rulesVersion: 2,
  upgrade,
  seats: [1, MAX_SEATS],
  cooperative: true,
  options: OPTIONS,
  kinds,
  events: EVENTS,
  maxMoves: MOST_ANSWERS,
  // Nidhogg comes up again and again; nobody has ever seen a game of a tenth of that length.
  maxPlies: 40_000,
  seatCount: (options) => setupOf(options).seats,
  fieldWords: () => ({
    gods: GOD_WORDS,
    places: WORLD_WORDS,
    enemies: [...WORLD_WORDS, 'cage', 'track'],
  }),
  create(options) {
    const p = new ChroniclesPosition(setupOf(options));
    setUp(p);
    goOn(p, undefined);
    return p;
  },
  blank: (options) => new ChroniclesPosition(setupOf(options)),
  legal,
  outcomes,
  sample,
  apply,
  // C-4: all win or all lose.
  results(p) {
    const isWon = p.outcome === WON;
    return {
      scores: new Array<number>(p.setup.seats).fill(isWon ? 1 : 0),
      winners: isWon ? ALL : 0,
    };
  },
  winners: (p) => (p.outcome === WON ? ALL : 0),
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  observe: (p, _seat, into) => into.copyFrom(p),
  determinize() {},
  tokens,
  // Lines are about the god who is asked, chance about the one whose turn it is.
  lineFacts(p, seat) {
    const figure = seat >= 0 ? seat : p.active;
    const god = godWord(p, figure);
    return god === 'none' ? {} : { god, world: WORLD_WORDS[p.places[figure]] };
  },
  refuse,
  outcomeOf,
};
