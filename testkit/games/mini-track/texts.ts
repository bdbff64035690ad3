import { anySentences, type GameTexts, type Sentences } from '@nineworlds/engine';
import type { MiniTrackEvents } from './events.ts';
import type { QuestionName } from './questions.ts';
import type { MiniTrackFaults, MiniTrackRefusals } from './refusals.ts';

const questions: Readonly<Record<QuestionName, string>> = {
  drawCard: 'Which enemy does the card show?',
  sinkIsland: 'Which island sinks?',
  feedBag: 'Which bag gains fire?',
  breakWeapon: 'Does the weapon break?',
  frenzy: 'Who runs wild?',
  act: 'What do you do?',
  rollFight: 'How does the fight go?',
  drawTokens: 'How many Vikings come out of the bag?',
};

const refusals: Sentences<MiniTrackRefusals & MiniTrackFaults> = {
  kindUsed: (f) => `${f.action}: this kind of action was already taken this turn`,
  enemyAtStart: () => 'this enemy still stands at its start',
  tooFewVikings: (f) => `you have only ${f.vikings} Vikings`,
  islandSunk: () => 'that island is under water',
  bagEmpty: () => 'that bag is empty',
  weaponFull: () => 'your weapon cannot get better',
  elvesFull: () => 'you have all the elves you may have',
  giveToSelf: () => 'give to somebody else',
  noViking: () => 'you have no Viking to give',
  receiverFull: () => 'that player has all the Vikings they may have',
  noFire: () => 'there is no fire in that bag',
  islandDry: () => 'that island is above water',
  noGiant: () => 'there is no giant',
  sameBag: () => 'carry to another bag',
  bagTooPoor: () => 'that bag has fewer than two Vikings',
  mustAct: () => 'you can still do something',
  chanceRolls: () => 'chance decides this',
  turnMismatch: (f) => `the cards say turn ${f.expected}, not ${f.value}`,
  alreadyOver: () => 'the game is over, but a question is open',
  notOver: () => 'no question is open, but the game is neither won nor lost',
  wrongFrame: () => 'this question cannot be open here',
  tooManyActions: (f) => `${f.taken} actions taken do not fit the open question`,
};

const events: Sentences<MiniTrackEvents> = {
  bagFed: (f) => `The ${f.bag} bag gains 2 fire.`,
  deckExhausted: () => 'The deck is empty: you have won.',
  enemiesBrokeThrough: () => 'The enemies have broken through: you have lost.',
  enemyAdvanced: (f) => `${f.enemy} advances to ${f.place}.`,
  fightLost: (f) => `${who(f.seat)} loses against ${f.enemy}.`,
  fightWon: (f) => `${who(f.seat)} drives ${f.enemy} back to ${f.place}.`,
  giantCame: (f) => `A giant comes: ${f.giants} now.`,
  islandSunk: (f) => `The ${f.island} island sinks.`,
  tokensDrawn: (f) => `${who(f.seat)} draws ${f.vikings} Vikings and ${f.fire} fire.`,
  vikingsLost: (f) => `${who(f.seat)} loses ${f.vikings} Vikings.`,
  weaponBroken: (f) => `The weapon of ${who(f.seat)} gets worse.`,
};

/** Mini-track in English; it is an example and has no other language. */
export const miniTrackTexts: GameTexts = {
  title: 'Mini-track (an example)',
  words: {},
  questions,
  refusals: () => Promise.resolve(anySentences(refusals)),
  events: anySentences(events),
};

/** A name, or a seat counted from 1. */
function who(seat: string | number): string {
  return typeof seat === 'string' ? seat : `Seat ${seat + 1}`;
}
