import { CHANCE, type Deck, listed, listRange, listTwo, NO_CARD, TEAM } from '@nineworlds/engine';
import {
  BOTTOM,
  CALM,
  CHORUS,
  DECKS,
  EAST,
  ECHO,
  FOR_EFFECT,
  FOR_SEER_FIRST,
  FOR_SEER_SECOND,
  GIFT,
  KEEP_REST,
  MAX_ECHOES,
  MAX_SEATS,
  MAX_SPARKS,
  OMENS,
  RAVEN,
  SEER,
  SLOTS,
  STORM,
  TAKE_SPARK,
  TO_PEEK,
  TOP,
  VISION,
  WEST,
  WOLF,
} from './data.ts';
import type { Sink } from './events.ts';
import type { ToyPosition } from './position.ts';
import { chanceQuestion, question } from './question.ts';
import { no } from './refusals.ts';
import { canPeek, isOfAction, lookAtSlot } from './slots.ts';

/** T-4: the deck whose omen comes before the action. */
export const chooseDeck = question({
  name: 'chooseDeck',
  verb: 'draw',
  moves: DECKS.length,
  legal: (_p, out) => listRange(out, EAST, WEST),
  refuse: () => undefined,
  words: (_p, deck) => DECKS[deck],
  // Only the action waits below it.
  fits: (p, { seat }) => p.frames.depth === 2 && seat === p.active,
  apply: (p, deck, sink) => drawOmen(p, deck, FOR_EFFECT, NO_CARD, sink),
});

/** T-3: the top omen of a deck; `first` is the one that a seer has drawn before. */
export const revealOmen = chanceQuestion({
  name: 'revealOmen',
  verb: 'omen',
  moves: OMENS.length,
  args: (deck: number, purpose: number, first: number) => ({ deck, purpose, first }),
  outcomes: (p, moves, weights, { deck }) => deckOf(p, deck).outcomes(moves, weights),
  sample: (p, rng, { deck }) => deckOf(p, deck).sample(rng),
  // Omens of several pools lie in one pile, so they go by weight.
  draw: (p, { deck }) => deckOf(p, deck).draw(deck),
  words: (_p, omen) => OMENS[omen],
  fits(p, { seat, deck, purpose, first }) {
    if (isOfAction(p) || seat !== CHANCE || !isDeck(deck)) return false;
    if (deckOf(p, deck).knownTop !== NO_CARD || deckOf(p, deck).size === 0) return false;
    if (purpose === FOR_SEER_SECOND) return isOmen(first);
    return (purpose === FOR_EFFECT || purpose === FOR_SEER_FIRST) && first === NO_CARD;
  },
  apply(p, omen, sink, { deck, purpose, first }) {
    deckOf(p, deck).takeDrawn(omen);
    omenDrawn(p, deck, purpose, first, omen, sink);
  },
});

/** T-3.3: of two omens, the lower one first, one takes effect. */
export const keepOmen = question({
  name: 'keepOmen',
  verb: 'keep',
  moves: OMENS.length,
  args: (deck: number, lower: number, higher: number) => ({ deck, lower, higher }),
  legal: (_p, out, { lower, higher }) => listTwo(out, lower, higher),
  refuse: (_p, omen, { lower, higher }) =>
    omen === lower || omen === higher
      ? undefined
      : no('T-3.3', 'notDrawn', { answer: OMENS[omen] }),
  words: (_p, omen) => OMENS[omen],
  fits(p, { seat, deck, lower, higher }) {
    const isAsked = !isOfAction(p) && seat === p.active;
    return isAsked && isDeck(deck) && isOmen(lower) && isOmen(higher) && lower < higher;
  },
  apply: (p, omen, _sink, { deck, lower, higher }) =>
    returnOmen.ask(p, p.active, deck, omen, omen === lower ? higher : lower),
});

/** T-3.3: the other one goes back; then the kept one takes effect. */
export const returnOmen = question({
  name: 'returnOmen',
  verb: 'return',
  continues: true,
  moves: 2,
  args: (deck: number, kept: number, other: number) => ({ deck, kept, other }),
  legal: (_p, out) => listRange(out, TOP, BOTTOM),
  refuse: () => undefined,
  words: (_p, where) => (where === TOP ? 'top' : 'bottom'),
  fits(p, { seat, deck, kept, other }) {
    const isAsked = !isOfAction(p) && seat === p.active;
    return isAsked && isDeck(deck) && isOmen(kept) && isOmen(other) && kept !== other;
  },
  apply(p, where, sink, { deck, kept, other }) {
    if (where === TOP) deckOf(p, deck).putOnTop(other);
    else deckOf(p, deck).putUnder(other);
    sink?.tell('omenReturned', {
      deck: DECKS[deck],
      omen: OMENS[other],
      where: where === TOP ? 'top' : 'bottom',
    });
    resolveOmen(p, deck, kept, sink);
  },
});

/** T-3.5: what is left over when the omen inside an echo has taken effect. */
export const afterEcho = question({
  name: 'afterEcho',
  verb: 'echo',
  moves: 2,
  legal: (p, out) => listRange(out, canGainSpark(p) ? TAKE_SPARK : TAKE_SPARK + 1, TAKE_SPARK + 1),
  refuse: (p, move) =>
    move === TAKE_SPARK && !canGainSpark(p)
      ? no('T-3.5', 'noSparkLeft', { answer: echoWord(move) })
      : undefined,
  words: (_p, move) => echoWord(move),
  fits: (p, { seat }) => seat === p.active,
  apply(p, move, sink) {
    if (move !== TAKE_SPARK) return;
    p.reserve--;
    p.sparks[p.active]++;
    sink?.tell('sparkGained', { seat: p.active });
  },
});

function echoWord(move: number): string {
  return move === TAKE_SPARK ? 'spark' : 'quiet';
}

/** T-3.5: a spark is left and the active seat can hold one more. */
function canGainSpark(p: ToyPosition): boolean {
  return p.reserve > 0 && p.sparks[p.active] < MAX_SPARKS;
}

/** T-3.8: a seat loses a spark to the wolf. */
export const blame = question({
  name: 'blame',
  verb: 'wolf',
  moves: MAX_SEATS,
  legal(p, out) {
    let n = 0;
    for (let seat = 0; seat < p.setup.seats; seat++) if (p.sparks[seat] > 0) out[n++] = seat;
    return listed(out, n);
  },
  refuse: (p, loser) =>
    loser >= p.setup.seats || p.sparks[loser] === 0
      ? no('T-3.8', 'noSparkToLose', { answer: String(loser + 1) })
      : undefined,
  words: (_p, loser) => String(loser + 1),
  fits: (p, { seat }) => !isOfAction(p) && seat === TEAM && sparksFrom(p, 0) > 0,
  apply(p, loser, sink) {
    p.sparks[loser]--;
    p.reserve++;
    sink?.tell('sparkLost', { seat: loser });
  },
});

/** T-3.7: what a seat holds in the end, seat by seat, of the sparks `left`; the last one takes the rest. */
export const share = question({
  name: 'share',
  verb: 'share',
  continues: true,
  moves: KEEP_REST + 1,
  args: (holder: number, left: number) => ({ holder, left }),
  legal(p, out, { holder, left }) {
    let n = 0;
    for (let move = 0; move <= KEEP_REST; move++) {
      if (whyNotShare(p, holder, left, move) === '') out[n++] = move;
    }
    return listed(out, n);
  },
  refuse(p, move, { holder, left }) {
    const reason = whyNotShare(p, holder, left, move);
    return reason === '' ? undefined : no('T-3.7', reason, { answer: shareWord(move) });
  },
  words: (_p, move) => shareWord(move),
  fits(p, { seat, holder, left }) {
    const { seats } = p.setup;
    if (isOfAction(p) || seat !== TEAM || holder < 0 || holder >= seats - 1) return false;
    return left >= 0 && left <= (seats - holder) * MAX_SPARKS;
  },
  apply(p, move, sink, { holder, left }) {
    if (move === KEEP_REST) {
      sink?.tell('sparksShared', {});
      return;
    }
    p.sparks[holder] = move;
    const rest = left - move;
    if (holder + 1 < p.setup.seats - 1) {
      share.ask(p, TEAM, holder + 1, rest);
      return;
    }
    p.sparks[holder + 1] = rest;
    sink?.tell('sparksShared', {});
  },
});

function shareWord(move: number): string {
  return move === KEEP_REST ? 'keep' : String(move);
}

/** T-3.7: what is left must fit the seats that follow; keeping is possible while nothing changed. */
function whyNotShare(
  p: ToyPosition,
  holder: number,
  left: number,
  move: number,
): '' | 'restChanged' | 'sparksDoNotFit' {
  if (move === KEEP_REST) return sparksFrom(p, holder) === left ? '' : 'restChanged';
  const after = p.setup.seats - 1 - holder;
  return move <= left && left - move <= after * MAX_SPARKS ? '' : 'sparksDoNotFit';
}

/** T-3.9: the active seat looks at a slot that it has not seen. */
export const sendRaven = question({
  name: 'sendRaven',
  verb: 'raven',
  moves: SLOTS,
  legal(p, out) {
    let n = 0;
    for (let slot = 0; slot < SLOTS; slot++) if (canPeek(p, slot)) out[n++] = slot;
    return listed(out, n);
  },
  refuse: (p, slot) =>
    canPeek(p, slot) ? undefined : no('T-5.1', 'alreadySeen', { answer: String(slot + 1) }),
  words: (_p, slot) => String(slot + 1),
  fits: (p, { seat }) => !isOfAction(p) && seat === p.active && canPeekAnywhere(p),
  apply: (p, slot, sink) => lookAtSlot(p, slot, TO_PEEK, NO_CARD, sink),
});

function canPeekAnywhere(p: ToyPosition): boolean {
  for (let slot = 0; slot < SLOTS; slot++) if (canPeek(p, slot)) return true;
  return false;
}

function isDeck(deck: number): boolean {
  return deck === EAST || deck === WEST;
}

function isOmen(omen: number): boolean {
  return omen > NO_CARD && omen < OMENS.length;
}

/** A deck by its number. */
function deckOf(p: ToyPosition, deck: number): Deck {
  return deck === EAST ? p.east : p.west;
}

/** T-2: reveals the top omen of a deck; chance tells it unless it is known. */
function drawOmen(p: ToyPosition, deck: number, purpose: number, first: number, sink: Sink): void {
  if (deckOf(p, deck).knownTop === NO_CARD) {
    revealOmen.ask(p, CHANCE, deck, purpose, first);
    return;
  }
  omenDrawn(p, deck, purpose, first, deckOf(p, deck).takeKnownTop(), sink);
}

/** An omen has come off a deck. */
function omenDrawn(
  p: ToyPosition,
  deck: number,
  purpose: number,
  first: number,
  omen: number,
  sink: Sink,
): void {
  sink?.tell('omenDrawn', { deck: DECKS[deck], omen: OMENS[omen] });
  if (purpose === FOR_EFFECT) resolveOmen(p, deck, omen, sink);
  else if (purpose === FOR_SEER_FIRST) drawOmen(p, deck, FOR_SEER_SECOND, omen, sink);
  else keepOmen.ask(p, p.active, deck, Math.min(first, omen), Math.max(first, omen));
}

/** T-3: the omen goes under its deck, then it takes effect. */
function resolveOmen(p: ToyPosition, deck: number, omen: number, sink: Sink): void {
  deckOf(p, deck).putUnder(omen);
  switch (omen) {
    case CALM:
      break;
    case STORM:
      // T-3.2: everything known of the deck is shuffled back into it.
      deckOf(p, deck).shuffle();
      sink?.tell('deckShuffled', { deck: DECKS[deck] });
      break;
    case SEER:
    case VISION:
      // T-3.3: two more omens; one takes effect, the other goes back on top or under.
      drawOmen(p, deck, FOR_SEER_FIRST, NO_CARD, sink);
      break;
    case ECHO:
    case CHORUS:
      // T-3.5: an omen of the other deck inside this one; afterwards a question is left over.
      // T-3.6: three echoes deep, a further one stays silent.
      if (p.frames.depth > MAX_ECHOES) break;
      afterEcho.ask(p, p.active);
      drawOmen(p, deck === EAST ? WEST : EAST, FOR_EFFECT, NO_CARD, sink);
      break;
    case GIFT:
      share.ask(p, TEAM, 0, sparksFrom(p, 0));
      break;
    case WOLF:
      if (sparksFrom(p, 0) > 0) blame.ask(p, TEAM);
      break;
    case RAVEN:
      if (canPeekAnywhere(p)) sendRaven.ask(p, p.active);
      break;
    default:
      throw new RangeError(`no such omen: ${omen}`);
  }
}

/** The sparks of a seat and all after it. */
export function sparksFrom(p: ToyPosition, seat: number): number {
  let sparks = 0;
  for (let s = seat; s < p.setup.seats; s++) sparks += p.sparks[s];
  return sparks;
}
