/**
 * What can be said for a line, with its facts. Cards and hosts are words of the deck in play, `cards` several
 * of them; places are counted from 1.
 */
export interface NeedfireArguments {
  // Humans.
  scoreWith: { card: string; now: number; after: number };
  chainWith: { card: string; now: number; after: number };
  emberWith: { card: string };
  reactsToFlames: { card: string; count: number; cards: string };
  wantedByOther: { card: string; seat: number; now: number; after: number };
  exileWanted: { card: string; seat: number; now: number; after: number };
  exileEmber: { card: string };
  exileUseless: { card: string };
  topExile: { card: string; now: number; after: number };
  withinReach: { card: string; host: string; count: number; cards: string };
  // Flames.
  flameBetter: { given: string; taken: string; more: number; less: number };
  scoreRises: { now: number; after: number };
  ringBetter: { given: string; taken: string; more: number; less: number };
  swapForHuman: { card: string; now: number; after: number };
  ringLeast: { given: string; count: number };
  blindBetter: { given: string; place: number; count: number; all: number };
  givenIdle: { given: string };
  givenLeast: { given: string; count: number };
  igniteGiven: { given: string; count: number; cards: string };
  flameFromOther: { taken: string; seat: number; count: number };
  openUnseen: { place: number };
  openSeen: { place: number; seat: number };
  peekUnknown: { count: number; all: number };
  swapFor: { card: string; given: string; more: number; less: number };
  igniteOpened: { card: string; count: number; cards: string };
  uselessToOthers: { card: string };
  hides: { card: string; count: number };
  // Ignition.
  chooseAmong: { host: string; count: number; cards: string };
  takesBest: { host: string; count: number; card: string; now: number; after: number };
  takesExile: { host: string; card: string; now: number; after: number };
  looksAtExiles: { host: string; count: number };
  emberOwn: { host: string };
  emberTaken: { seat: number; from: string };
  emberKept: { host: string };
}
