import type { Named, SameTexts } from '@nineworlds/engine';

/** What a board in a terminal says besides names. */
export const phrases = {
  turnOf: (f: Named<'turn' | 'turns'>) => `turn ${f.turn} of ${f.turns}`,
  setUp: 'the cards are dealt',
  step1: 'step 1 of 4: open a bonfire',
  step2: 'step 2 of 4: refill the ring',
  step3: 'step 3 of 4: swap a flame',
  step4: 'step 4 of 4: ignite and take a human',
  scoring: 'the scores are counted',
  ended: 'the game is over',
  topFirst: 'top first',
  faceUp: 'face up',
  faceDown: 'face down',
  seenBy: (f: Named<'names'>) => `seen by ${f.names}`,
  or: 'or',
  flames: 'flames',
  drawn: 'drawn',
  setAside: 'set aside',
  legend: '* ember beneath   ← reacts to   → these react   +n this many of yours react',
  reacts: 'reacts to',
  isReactedTo: 'these react to it',
} as const;

/** The terminal's phrases of a language; one that lacks any does not compile. */
export type TerminalPhrases = SameTexts<typeof phrases>;
