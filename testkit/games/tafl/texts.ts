import { anySentences, type GameTexts, type Sentences } from '@nineworlds/engine';
import { ABOUT } from './about.ts';
import { SQUARE_WORDS } from './rules/board.ts';
import type { TaflEvents } from './rules/events.ts';
import type { QuestionName } from './rules/questions.ts';
import type { TaflFaults, TaflRefusals } from './rules/refusals.ts';

const questions: Readonly<Record<QuestionName, string>> = {
  choosePiece: 'Which piece do you move?',
  chooseGoal: 'Where to?',
};

const refusals: Sentences<TaflRefusals & TaflFaults> = {
  notYours: (f) => `on ${f.square} stands no piece of yours`,
  cannotMove: (f) => `the piece on ${f.square} has nowhere to go`,
  notInLine: (f) => `${f.to} does not lie straight before ${f.from}`,
  inTheWay: (f) => `a piece is in the way to ${f.square}`,
  kingOnly: (f) => `only the king may stop on ${f.square}`,
  chanceDecides: () => 'nothing here is left to chance',
  noSuchPiece: (f) => `there is no such piece as on ${f.square}`,
  wrongPlace: (f) => `only the king may stand on ${f.square}`,
  tooMany: (f) => `there are ${f.count} pieces ${f.piece}, at most ${f.most} are possible`,
  notOver: () => 'no question is open, but the game is not decided',
  wrongFrame: () => 'this question cannot be open here',
};

const events: Sentences<TaflEvents> = {
  moved: (f) => `${who(f.seat)}: ${f.from} to ${f.to}.`,
  taken: (f) => `${who(f.seat)} lose a piece on ${f.square}.`,
  kingCaught: (f) => `The king is caught on ${f.square}.`,
  kingEscaped: (f) => `The king escapes through ${f.square}.`,
  drawn: (f) => `After ${f.turns} turns nobody has won.`,
};

/** Surfaces put names for seats; where they do not, the side is named. */
function who(seat: string | number): string {
  return typeof seat === 'number' ? (ABOUT.en.sides?.[seat] ?? '') : seat;
}

const words = {
  'option-turns': 'Turns',
  'option-seats': 'Players',
  ...Object.fromEntries(SQUARE_WORDS.map((word) => [word, word])),
};

/** The texts of the game, in English. */
export const texts: GameTexts = {
  title: ABOUT.en.name,
  ...(ABOUT.en.sides === undefined ? {} : { sides: ABOUT.en.sides }),
  words,
  refusals: () => Promise.resolve(anySentences(refusals)),
  events: anySentences(events),
  questions,
};
