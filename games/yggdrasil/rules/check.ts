import {
  countBits,
  type Faults,
  hasBit,
  type KernelReasons,
  lowestBit,
  NO_CARD,
} from '@nineworlds/engine';
import {
  CARD_KINDS,
  CARDS_PER_ENEMY,
  DECK_SIZE,
  FIRST_ANGRY,
  FIRST_ORDINARY,
  FIRST_RAGNAROK,
} from '../data/cards.ts';
import { ENEMIES, ENEMY_WORDS, FENRIR, LOKI, NIDHOGG } from '../data/enemies.ts';
import { ALL_GIANTS, DAEG, DAEG_TURNS, GIANT_WORDS } from '../data/giants.ts';
import { ACTIONS_OF_FREY, FREYJA, GOD_WORDS, GODS, MAX_ELVES, MAX_SEATS } from '../data/gods.ts';
import { FIRE_GIANTS, ISLANDS, VIKINGS } from '../data/islands.ts';
import { RESIDENCE, START } from '../data/track.ts';
import { VANIR_END } from '../data/vanir.ts';
import { LEVELS } from '../data/weapons.ts';
import { MIDGARD, WORLDS } from '../data/worlds.ts';
import { chooseRoll, rollKept } from './dice.ts';
import { drawCard, TO_RESOLVE } from './draw.ts';
import { ragnarokMove } from './edition.ts';
import { bringsEffect } from './effect-cards.ts';
import { advanceRearmost, orderEffects, rollEffect } from './effects.ts';
import { resolveCard, returnCard } from './enemy-card.ts';
import { BY_LOKI, turnGiant } from './giants.ts';
import { orderCard } from './look-ahead.ts';
import { actionsOf, hasPower } from './powers.ts';
import { questions } from './questions.ts';
import type { Counted, YggdrasilFaults } from './refusals.ts';
import { isRuneComplete } from './runes.ts';
import { pileCount, pileSize, setUp } from './setup.ts';
import {
  countPeeked,
  ENDED,
  ENEMY,
  ORDINARY,
  POOLS,
  SET_UP,
  SPECIAL,
  YggdrasilPosition,
} from './state.ts';
import { isOverrun } from './track.ts';
import { worldsOfGiants } from './worlds.ts';

type FaultList = Faults<YggdrasilFaults & KernelReasons>;

/** Y-7: no game has more turns: one for each card, and those that Daeg gives. */
const MAX_TURNS = DECK_SIZE + DAEG_TURNS;

/** Everything that always holds: every piece counted, every card in one place. */
export function invariants(p: YggdrasilPosition, faults: FaultList): void {
  checkRanges(p, faults);
  checkTotals(p, faults);
  if (!faults.none) return;
  checkGods(p, faults);
  checkWeapons(p, faults);
  checkTurn(p, faults);
  if (p.step === SET_UP) checkSetUp(p, faults);
  checkCards(p, faults);
  if (faults.none) checkPiles(p, faults);
  if (faults.none) checkEnd(p, faults);
}

function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

function checkRanges(p: YggdrasilPosition, faults: FaultList): void {
  const { seats, floodStart, gathersOnce } = p.setup;
  const within = (path: string, value: number, min: number, max: number) => {
    if (value < min || value > max) faults.add(path, 'outOfRange', { value, min, max });
  };
  const each = (path: string, zone: Int32Array, most: number) => {
    zone.forEach((value, i) => {
      within(`${path}[${i}]`, value, 0, most);
    });
  };
  each('enemies', p.enemies, RESIDENCE);
  each('bagVikings', p.bagVikings, VIKINGS);
  each('bagFire', p.bagFire, FIRE_GIANTS);
  each('gods', p.gods, GODS);
  each('vikings', p.vikings, VIKINGS);
  each('elves', p.elves, MAX_ELVES);
  each('weapons', p.weapons, seats);
  each('ordinary', p.ordinary, CARDS_PER_ENEMY);
  each('special', p.special, 1);
  each('discard', p.discard, CARDS_PER_ENEMY);
  each('looked', p.looked, CARD_KINDS - 1);
  each('deck.head', p.deck.head, CARD_KINDS - 1);
  each('deck.tail', p.deck.tail, CARD_KINDS - 1);
  each('deck.piles', p.deck.piles, DECK_SIZE);
  within('active', p.active, 0, seats - 1);
  within('turn', p.turn, 0, MAX_TURNS);
  within('step', p.step, SET_UP, ENDED);
  within('taken', p.taken, 0, ACTIONS_OF_FREY);
  within('used', p.used, 0, (1 << WORLDS) - 1);
  within('repeated', p.repeated, 0, 1);
  // Y-16.11: it is noted where it may be done once, of a god who has acted in Midgard.
  within('gathered', p.gathered, 0, gathersOnce && hasBit(p.used, MIDGARD) ? 1 : 0);
  within('valkyries', p.valkyries, 0, ISLANDS - 1);
  // Y-8.4: one island is flooded, unless none was at the start.
  within('flooded', p.flooded, floodStart === 0 ? 0 : 1, ISLANDS - 1);
  within('vanir', p.vanir, 0, VANIR_END);
  within('helheim', p.helheim, 0, VIKINGS);
  within('muspellheim', p.muspellheim, 0, FIRE_GIANTS);
  within('alfheim', p.alfheim, 0, MAX_ELVES);
  within('activeGiants', p.activeGiants, 0, ALL_GIANTS);
  within('beatenGiants', p.beatenGiants, 0, ALL_GIANTS);
  // Y-13.5: each time the pile is searched a giant goes to the beaten ones.
  within('giantShuffles', p.giantShuffles, 0, countBits(p.beatenGiants));
  within('skips', p.skips, 0, DAEG_TURNS);
  within('fenrirCard', p.fenrirCard, 0, CARD_KINDS - 1);
  within('won', p.won, 0, 1);
}

/** Y-2: 47 Vikings, 42 Fire Giants, an elf more than gods, sixteen giants. */
function checkTotals(p: YggdrasilPosition, faults: FaultList): void {
  const total = (path: string, what: Counted, value: number, expected: number) => {
    if (value !== expected) faults.add(path, 'wrongTotal', { what, value, expected });
  };
  total('vikings', 'vikings', sum(p.bagVikings) + sum(p.vikings) + p.helheim, VIKINGS);
  total('bagFire', 'fire', sum(p.bagFire) + p.muspellheim, FIRE_GIANTS);
  total('elves', 'elves', sum(p.elves) + p.alfheim, p.setup.seats + 1);
  const twice = p.activeGiants & p.beatenGiants;
  if (twice !== 0) {
    faults.add('beatenGiants', 'giantTwice', { giant: GIANT_WORDS[lowestBit(twice)] });
  }
  for (let seat = p.setup.seats; seat < MAX_SEATS; seat++) {
    demandEmpty(p.gods, seat, 'gods', faults);
    demandEmpty(p.vikings, seat, 'vikings', faults);
    demandEmpty(p.elves, seat, 'elves', faults);
  }
}

function demandEmpty(zone: Int32Array, i: number, path: string, faults: FaultList): void {
  if (zone[i] !== 0) faults.add(`${path}[${i}]`, 'mustBeEmpty', { value: zone[i] });
}

/** Y-3.1: a god for each seat, no god twice. */
function checkGods(p: YggdrasilPosition, faults: FaultList): void {
  const { seats, gods } = p.setup;
  for (let seat = 0; seat < seats; seat++) {
    const god = p.gods[seat];
    const path = `gods[${seat}]`;
    if (god === 0) {
      if (p.step !== SET_UP) faults.add(path, 'noGod');
    } else if (p.gods.indexOf(god) < seat) {
      faults.add(path, 'godDealtTwice', { god: GOD_WORDS[god] });
    } else if (gods !== 'random' && gods[seat] !== god) {
      faults.add(path, 'notOneOf', { value: GOD_WORDS[god], words: GOD_WORDS[gods[seat]] });
    }
  }
}

/** Y-12.2: nobody holds two weapons against one enemy. */
function checkWeapons(p: YggdrasilPosition, faults: FaultList): void {
  p.weapons.forEach((holder, i) => {
    if (holder === 0) return;
    const first = Math.floor(i / LEVELS) * LEVELS;
    if (p.weapons.indexOf(holder, first) < i) {
      faults.add(`weapons[${i}]`, 'twoLevels', { enemy: ENEMY_WORDS[first / LEVELS] });
    }
  });
}

/** Y-7: the step, the actions and the god whose turn it is go together. */
function checkTurn(p: YggdrasilPosition, faults: FaultList): void {
  if ((p.turn === 0) !== (p.step === SET_UP)) faults.add('step', 'stepDoesNotFit');
  const { first, seats, toNext } = p.setup;
  if (p.turn > 0 && (typeof first === 'number' || seats === 1)) {
    const begins = typeof first === 'number' ? first : 0;
    if (p.active !== (begins + (p.turn - 1) * toNext) % seats) faults.add('active', 'notTheirTurn');
  }
  const worlds = countBits(p.used);
  // Y-8.1: attempts to calm Fenrir use no world.
  const isCounted = worlds + p.repeated <= p.taken;
  // Utgardloki takes gods their powers, but giants awake only before the actions (Y-8.5).
  const canRepeat = hasPower(p, FREYJA) && worlds > 0;
  if (!isCounted || p.taken > actionsOf(p) || (p.repeated === 1 && !canRepeat)) {
    faults.add('taken', 'tooManyActions');
  }
  // Y-8.1: while Fenrir is angry no world is used, and he becomes angry only before the actions.
  const isKept = p.fenrirCard !== NO_CARD && p.used !== 0;
  // Y-11.3: a world that a giant closes was closed when the actions began.
  if (isKept || (p.used & worldsOfGiants(p)) !== 0) faults.add('used', 'tooManyActions');
  if (p.step <= ENEMY && p.taken > 0) faults.add('taken', 'stepDoesNotFit');
  if (p.fenrirCard !== NO_CARD && p.enemies[FENRIR] === START) {
    faults.add('fenrirCard', 'angryFenrirAtStart');
  }
  // Y-11.9: Daeg's dawn comes with an action, and while it lasts there is no enemy card.
  if (p.skips > 0 && (!isRuneComplete(p, DAEG) || p.step <= ENEMY)) {
    faults.add('skips', 'mustBeEmpty', { value: p.skips });
  }
}

/** Y-3: before the first turn everything lies where it was laid. */
function checkSetUp(p: YggdrasilPosition, faults: FaultList): void {
  const start = new YggdrasilPosition(p.setup);
  setUp(start);
  const zones = ['enemies', 'bagVikings', 'bagFire', 'vikings', 'elves', 'weapons'] as const;
  for (const zone of [...zones, 'discard', 'looked'] as const) {
    if (p[zone].some((value, i) => value !== start[zone][i])) faults.add(zone, 'stepDoesNotFit');
  }
  const numbers = ['active', 'valkyries', 'flooded', 'vanir', 'helheim', 'muspellheim'] as const;
  for (const name of [...numbers, 'activeGiants', 'beatenGiants', 'giantShuffles'] as const) {
    if (p[name] !== start[name]) faults.add(name, 'stepDoesNotFit');
  }
  if (p.fenrirCard !== NO_CARD) faults.add('fenrirCard', 'stepDoesNotFit');
}

/** How many of each card there are, wherever they are. */
function countCards(p: YggdrasilPosition): Int32Array {
  const counts = new Int32Array(CARD_KINDS);
  for (let card = FIRST_ORDINARY; card < CARD_KINDS; card++) {
    counts[card] = p.ordinary[card] + p.special[card] + p.discard[card];
  }
  for (const known of [p.deck.head, p.deck.tail, p.looked])
    for (const card of known) counts[card]++;
  counts[p.fenrirCard]++;
  counts[NO_CARD] = 0;
  return counts;
}

/** Y-6: seven cards of each enemy, an Angry one for an ordinary one; special cards are single. */
function checkCards(p: YggdrasilPosition, faults: FaultList): void {
  const { angry, ragnarok, angryEnemies } = p.setup;
  const counts = countCards(p);
  const total = (path: string, value: number, expected: number) => {
    if (value !== expected) faults.add(path, 'wrongTotal', { what: 'cards', value, expected });
  };
  demandEmpty(p.ordinary, NO_CARD, 'ordinary', faults);
  demandEmpty(p.special, NO_CARD, 'special', faults);
  demandEmpty(p.discard, NO_CARD, 'discard', faults);
  for (let card = FIRST_ORDINARY; card < CARD_KINDS; card++) {
    if (card < FIRST_ANGRY) demandEmpty(p.special, card, 'special', faults);
    else demandEmpty(p.ordinary, card, 'ordinary', faults);
    if (card >= FIRST_ANGRY && counts[card] > 1) total(`special[${card}]`, counts[card], 1);
  }
  for (let enemy = 0; enemy < ENEMIES; enemy++) {
    const isAngry = counts[FIRST_ANGRY + enemy];
    const card = FIRST_ORDINARY + enemy;
    total(`ordinary[${card}]`, counts[card] + isAngry, CARDS_PER_ENEMY);
    if (angryEnemies !== 'random' && (isAngry === 1) !== angryEnemies.includes(enemy)) {
      faults.add(`special[${FIRST_ANGRY + enemy}]`, 'cardsDoNotFit');
    }
  }
  const angryCards = sum(counts.subarray(FIRST_ANGRY, FIRST_RAGNAROK));
  const ragnarokCards = sum(counts.subarray(FIRST_RAGNAROK));
  if (p.step !== SET_UP || angryCards > angry) total('special', angryCards, angry);
  if (p.step !== SET_UP || ragnarokCards > ragnarok) total('special', ragnarokCards, ragnarok);
  for (const [path, known] of [
    ['deck.head', p.deck.head],
    ['deck.tail', p.deck.tail],
    ['looked', p.looked],
  ] as const) {
    const length = known.indexOf(NO_CARD);
    if (length >= 0 && known.subarray(length).some((card) => card !== NO_CARD)) {
      faults.add(path, 'cardsDoNotFit');
    }
  }
  // Y-8.1, Y-6.6: only such a card can have made Fenrir angry.
  if (p.fenrirCard !== NO_CARD && !bringsEffect(p, p.fenrirCard, FENRIR)) {
    faults.add('fenrirCard', 'cardsDoNotFit');
  }
}

/** Y-6.4: the unseen cards lie in piles as they were stacked, drawn from the top. */
function checkPiles(p: YggdrasilPosition, faults: FaultList): void {
  const { deck, setup } = p;
  const { piles } = deck;
  const isStacked = p.step !== SET_UP || deck.size > 0;
  const wrong = (at: number) => {
    faults.add(`deck.piles[${at}]`, 'cardsDoNotFit');
  };
  if (!isStacked) {
    if (deck.shuffles.some((count) => count !== 0)) faults.add('deck.shuffles', 'cardsDoNotFit');
    return;
  }
  const count = pileCount(setup);
  const specials = setup.angry + setup.ragnarok;
  let above = 0;
  for (let pile = 0; pile < piles.length / POOLS; pile++) {
    const at = pile * POOLS;
    const special = pile >= count || specials === 0 ? 0 : count > 1 ? 1 : specials;
    const size = pile < count ? pileSize(count, pile) : 0;
    const isFull = piles[at + ORDINARY] === size - special && piles[at + SPECIAL] === special;
    const fits = piles[at + ORDINARY] <= size - special && piles[at + SPECIAL] <= special;
    // Nothing can be taken from a pile while there is one above it.
    if (!fits || (above > 0 && size > 0 && !isFull)) wrong(at);
    above += piles[at + ORDINARY] + piles[at + SPECIAL];
  }
  // Y-6.6: as many ordinary cards lie in the box, unseen, as there are Ragnarök cards.
  let ordinary = 0;
  let special = 0;
  for (let at = 0; at < piles.length; at += POOLS) {
    ordinary += piles[at + ORDINARY];
    special += piles[at + SPECIAL];
  }
  if (ordinary !== sum(p.ordinary) - setup.ragnarok) faults.add('ordinary', 'cardsDoNotFit');
  if (special !== sum(p.special)) faults.add('special', 'cardsDoNotFit');
  // Every unseen card that has left the piles was drawn; nothing is ever shuffled back.
  const { shuffles } = deck;
  if (shuffles[0] !== 0 || shuffles[1] !== DECK_SIZE - ordinary - special) {
    faults.add('deck.shuffles', 'cardsDoNotFit');
  }
  if (faults.none) checkDeck(p, faults);
}

/** Y-7.1: a card for each turn, but for those without. */
function checkDeck(p: YggdrasilPosition, faults: FaultList): void {
  const { deck, setup } = p;
  const peeked = countPeeked(p);
  const out = sum(p.discard) + (p.fenrirCard === NO_CARD ? 0 : 1);
  if (deck.size + peeked + out !== DECK_SIZE) {
    const value = deck.size + peeked + out;
    faults.add('deck', 'wrongTotal', { what: 'cards', value, expected: DECK_SIZE });
  }
  if (peeked > 0 && !isPeekingOpen(p)) faults.add('looked', 'cardsDoNotFit');
  const skipped = isRuneComplete(p, DAEG) ? DAEG_TURNS - p.skips : 0;
  const resolved = p.turn - (isCardPending(p) ? 1 : 0) - skipped;
  if (setup.vanirDiscards ? out < resolved : out !== resolved) {
    faults.add('turn', 'outOfRange', { value: p.turn, min: 0, max: p.turn - resolved + out });
  }
  // Y-14.1: each card under the deck was drawn with one that was resolved.
  const under = deck.tail.indexOf(NO_CARD);
  if (under < 0 || under > out) faults.add('deck.tail', 'cardsDoNotFit');
}

/** Whether cards are being looked at. */
function isPeekingOpen(p: YggdrasilPosition): boolean {
  return [drawCard, resolveCard, returnCard, orderCard].some((question) => question.isOpen(p));
}

/** Whether the card of this turn has not been resolved yet. */
function isCardPending(p: YggdrasilPosition): boolean {
  if (drawCard.isOpen(p)) return drawCard.open(p).purpose === TO_RESOLVE;
  return resolveCard.isOpen(p) || returnCard.isOpen(p);
}

/** Y-7.4, Y-7.5: a game is over when it is won or lost, and not before. */
function checkEnd(p: YggdrasilPosition, faults: FaultList): void {
  if (p.step === ENDED) {
    const isWon = p.deck.size === 0 && !isOverrun(p);
    if (p.won === 1 ? !isWon : !isOverrun(p)) faults.add('won', 'wonDoesNotFit');
    return;
  }
  if (p.won === 1) faults.add('won', 'wonDoesNotFit');
  // Y-15.4: a turn with which the gods have lost is not followed by another.
  if (isCardPending(p) && isOverrun(p)) faults.add('enemies', 'alreadyOver');
}

/** Whether every open frame fits the position and the one below it. */
export function checkFrames(p: YggdrasilPosition, faults: FaultList): void {
  const { depth } = p.frames;
  if (depth === 0) {
    if (p.step !== ENDED) faults.add('frames', 'notOver');
    return;
  }
  if (p.step === ENDED) {
    faults.add('frames', 'alreadyOver');
    return;
  }
  if (depth > 1 && !fitsBelow(p)) faults.add('frames[0]', 'wrongFrame');
  if (!questions.fits(p)) faults.add(`frames[${depth - 1}]`, 'wrongFrame');
}

/** Y-6.6: below an effect only the order of the other effects of a Ragnarök card can be open. */
function fitsBelow(p: YggdrasilPosition): boolean {
  if (!orderEffects.isAt(p, 0) || !questions.fits(p, 0)) return false;
  const { enemies, card } = orderEffects.at(p, 0);
  const enemy = enemyOfEffect(p);
  return (
    enemy !== undefined &&
    ragnarokMove(p.setup, card).enemies.includes(enemy) &&
    !hasBit(enemies, enemy)
  );
}

/** The enemy whose effect the innermost question belongs to. */
function enemyOfEffect(p: YggdrasilPosition): number | undefined {
  if (rollEffect.isOpen(p)) return rollEffect.open(p).foe;
  if (chooseRoll.isOpen(p)) {
    return rollKept(p) === rollEffect ? chooseRoll.open(p).foe : undefined;
  }
  if (turnGiant.isOpen(p)) return turnGiant.open(p).purpose === BY_LOKI ? LOKI : undefined;
  return advanceRearmost.isOpen(p) ? NIDHOGG : undefined;
}
