import { anySentences, type GameTexts, type Sentences } from '@nineworlds/engine';
import type { ToyEvents } from './events.ts';
import type { QuestionName } from './questions.ts';
import type { ToyFaults, ToyRefusals } from './refusals.ts';

const questions: Readonly<Record<QuestionName, string>> = {
  deal: 'Which card is dealt?',
  chooseDeck: 'From which deck do you draw an omen?',
  revealOmen: 'Which omen is it?',
  keepOmen: 'Which of the two omens takes effect?',
  returnOmen: 'Where does the other omen go?',
  afterEcho: 'Do you take a spark from the echo?',
  blame: 'Who loses a spark to the wolf?',
  share: 'How many sparks shall this seat hold?',
  sendRaven: 'Which slot does the raven look at?',
  act: 'What do you do?',
  giveCard: 'Which card do you give?',
  chooseSlot: 'For the card of which slot?',
  seeCard: 'Which card lies there?',
};

const refusals: Sentences<ToyRefusals & ToyFaults> = {
  alreadySeen: () => 'you have already seen that card',
  alreadyOpen: () => 'that slot already lies open',
  notInHand: (f) => `you do not hold ${f.answer}`,
  noSparkLeft: () => 'there is no spark that you could take',
  sparksDoNotFit: () => 'the other seats could not hold what is left',
  restChanged: () => 'the others cannot keep what they have any more',
  noSparkToLose: () => 'that seat has no spark',
  notDrawn: (f) => `${f.answer} was not drawn`,
  chanceDecides: () => 'chance decides this',
  tooFewCards: (f) => `${f.cards} cards are too few, at least ${f.needed} are needed`,
  notWholeTruth: () => 'an observation cannot be played on',
  notTheirTurn: () => 'the turn and the active seat do not fit together',
  wrongTotal: (f) => `${f.value} sparks instead of ${f.expected}`,
  noSuchCard: (f) => `there can be no card ${f.value} here`,
  cardTwice: (f) => `this card is also at ${f.other}`,
  notSorted: () => 'a hand is written in ascending order',
  seenDoesNotFit: () => 'who has seen this slot does not fit its card',
  poolMismatch: (f) => `${f.value} cards for ${f.expected} places`,
  omenCount: (f) => `${f.count} cards ${f.omen} instead of one`,
  deckSize: (f) => `${f.value} cards instead of ${f.expected}`,
  knowsWrong: (f) => `somebody knows something wrong of card ${f.card}`,
  knowsTooLittle: (f) => `somebody knows less of card ${f.card} than they have seen`,
  notOver: () => 'no question is open, but the night is not over',
  wrongFrame: () => 'this question cannot be open here',
};

const events: Sentences<ToyEvents> = {
  cardDealt: (f) => `${who(f.seat)} is dealt ${f.card ?? 'a card'}.`,
  cardSwapped: (f) =>
    f.given === undefined
      ? `${who(f.seat)} exchanges a card for that of slot ${f.slot}.`
      : `${who(f.seat)} exchanges ${f.given} for ${f.taken} of slot ${f.slot}.`,
  deckShuffled: (f) => `The ${f.deck} deck is shuffled.`,
  nightEnded: (f) => `The night is over; the open slots are worth ${f.worth}.`,
  omenDrawn: (f) => `The ${f.deck} deck shows ${f.omen}.`,
  omenReturned: (f) => `${f.omen} goes back to the ${f.where} of the ${f.deck} deck.`,
  openCardSwapped: (f) =>
    `${who(f.seat)} exchanges ${f.given} for ${f.taken} of slot ${f.slot}, for all to see.`,
  rested: (f) => `${who(f.seat)} rests.`,
  slotOpened: (f) => `${who(f.seat)} opens slot ${f.slot}: ${f.card}.`,
  slotPeeked: (f) =>
    `${who(f.seat)} looks at slot ${f.slot}${f.card === undefined ? '' : `: ${f.card}`}.`,
  sparkGained: (f) => `${who(f.seat)} gains a spark.`,
  sparkLost: (f) => `${who(f.seat)} loses a spark.`,
  sparksShared: () => 'The sparks are shared out.',
};

/** The toy in English; it is an example and has no other language. */
export const toyTexts: GameTexts = {
  title: 'Toy (an example)',
  words: {},
  questions,
  refusals: () => Promise.resolve(anySentences(refusals)),
  events: anySentences(events),
};

/** A name, or a seat counted from 1. */
function who(seat: string | number): string {
  return typeof seat === 'string' ? seat : `Seat ${seat + 1}`;
}
