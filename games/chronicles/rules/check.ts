import { countBits, hasBit, lowestBit, NO_CARD } from '@nineworlds/engine';
import { ARTIFACT_LEVELS, PER_LEVEL } from '../data/artifacts.ts';
import { ALL_CREATURES } from '../data/creatures.ts';
import { STONES, SYMBOLS } from '../data/edition.ts';
import { ENEMIES, ENEMY_WORDS, FENRIR, IORMUNGAND, LOKI, NIDHOGG } from '../data/enemies.ts';
import { GOD_WORDS, GODS } from '../data/gods.ts';
import { ALL_IOTUNNS, FIRST_DENIER, IOTUNNS } from '../data/iotunns.ts';
import {
  ANONYMOUS,
  FIRE_GIANTS,
  HEROES,
  IOTUNN_PAWNS,
  MOST_ELVES,
  MOST_LIVES,
  RAVAGED_MARKERS,
} from '../data/sizes.ts';
import {
  ASGARD,
  CAGE,
  COLUMNS,
  MIDGARD,
  OFF_THE_TREE,
  WORLD_WORDS,
  WORLDS,
} from '../data/worlds.ts';
import { chooseCreature, drawCreature } from './creatures.ts';
import { CARDS, candidates, cardsOfSet, deckSize, enemyOf, isUnseen, setOf } from './decks.ts';
import { carry, kinAtAnyTime, kinTake } from './kin.ts';
import { mostLives, NO_LIFE, OUTCOME_WORDS, UNDECIDED, WON } from './outcome.ts';
import { questions } from './questions.ts';
import type { FaultList } from './refusals.ts';
import { checkSaga, isDeepEnough } from './saga/check-position.ts';
import { openPage } from './saga/numbers.ts';
import { sagaRun } from './saga/run.ts';
import { isThrowQuestion, savingThrow } from './saving-throw.ts';
import { setUp } from './setup.ts';
import {
  ACTING,
  ANSWERED,
  ChroniclesPosition,
  ENDED,
  FIRST_BACK,
  FIRST_HOLDER,
  HAS_ACTED,
  HAS_FOUGHT,
  KIN_ASKED_THERE,
  MOVING,
  NEVER,
  NOT_ASKED,
  NOTHING,
  ORDERING,
  OUT_OF_THE_GAME,
  PLACING,
  RETURNING,
  REVEALING,
  SET_UP,
  SKULD_CARDS,
  SLOT,
  TRAVELLED,
  UNKNOWN_BACK,
  VISIBLE,
  WOKE_FENRIR,
  WOKE_NOBODY,
} from './state.ts';
import { isAnyUsable, MOST_THROWS, stonesIn, useStone } from './stones.ts';
import { enemiesIn } from './tree.ts';

/** Everything that always holds: every piece counted, every card in one place. */
export function invariants(p: ChroniclesPosition, faults: FaultList): void {
  checkRanges(p, faults);
  if (!faults.none) return;
  checkGods(p, faults);
  checkEnemies(p, faults);
  checkTurn(p, faults);
  checkDenier(p, faults);
  checkArtifacts(p, faults);
  const { saga } = p.setup;
  if (saga !== undefined) checkSaga(p, saga, faults);
  if (faults.none) checkCards(p, faults);
  // C-15.25: the first page of a saga is set up after everything else.
  if (faults.none && p.step === SET_UP && openPage(p) === undefined) checkSetUp(p, faults);
}

/** No deck is drawn from so often, and no game has so many turns. */
const MOST_COUNTED = 1_000_000;

function sum(numbers: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i];
  return total;
}

/** The cards of all figures, as a set. */
function allCards(p: ChroniclesPosition): number {
  let cards = 0;
  for (let figure = 0; figure < p.setup.figures; figure++) cards |= cardsOfSet(figure);
  return cards;
}

function checkRanges(p: ChroniclesPosition, faults: FaultList): void {
  const { seats, figures, sizes, steps, edition, saga } = p.setup;
  const within = (path: string, value: number, min: number, max: number) => {
    if (value < min || value > max) faults.add(path, 'outOfRange', { value, min, max });
  };
  const each = (path: string, zone: Int32Array, used: number, most: number) => {
    zone.forEach((value, i) => {
      if (i < used) within(`${path}[${i}]`, value, 0, most);
      else if (value !== 0) faults.add(`${path}[${i}]`, 'mustBeEmpty', { value });
    });
  };
  each('gods', p.gods, figures, GODS);
  each('places', p.places, figures, WORLDS - 1);
  each('lives', p.lives, figures, MOST_LIVES);
  each('elves', p.elves, seats, sizes.troops);
  each('dice', p.dice, seats, sizes.troops);
  each('enemies', p.enemies, ENEMIES, OFF_THE_TREE);
  p.artifacts.forEach((value, i) => {
    const isLost = saga !== undefined && value === OUT_OF_THE_GAME;
    if (!isLost) within(`artifacts[${i}]`, value, 0, FIRST_HOLDER + seats - 1);
  });
  each('wheel', p.wheel, p.wheel.length, figures * ENEMIES);
  each('placed', p.placed, seats, FIRST_BACK + figures - 1);
  each('order', p.order, seats, seats - 1);
  each('own', p.own, seats, allCards(p));
  each('waiting', p.waiting, seats, seats === 2 ? ENEMIES : 0);
  each('unseen', p.unseen, seats, CARDS);
  each('heads', p.heads, seats * SKULD_CARDS, figures * ENEMIES);
  each('tails', p.tails, seats * p.setup.tail, figures * ENEMIES);
  each('thrown', p.thrown, p.thrown.length, MOST_ELVES);
  each('godDice', p.godDice, figures, SYMBOLS);
  within('shared', p.shared, 0, seats === 2 ? allCards(p) : 0);
  within('drawn', p.drawn, 0, MOST_COUNTED);
  within('turned', p.turned, 0, COLUMNS - 1);
  within('island', p.island, 0, edition.islands.length);
  within('nidhogg', p.nidhogg, 0, saga === undefined ? steps : MOST_ICONS);
  within('fire', p.fire, 0, FIRE_GIANTS);
  within('anonymous', p.anonymous, 0, ANONYMOUS);
  within('valhalla', p.valhalla, 0, HEROES);
  within('ravaged', p.ravaged, 0, (1 << WORLDS) - 1);
  within('iotunns', p.iotunns, 0, ALL_IOTUNNS);
  within('iotunnDeck', p.iotunnDeck, 0, ALL_IOTUNNS);
  within('creatureDeck', p.creatureDeck, 0, ALL_CREATURES);
  within('creatures', p.creatures, 0, ALL_CREATURES);
  within('active', p.active, 0, seats - 1);
  within('place', p.place, 0, seats - 1);
  within('turn', p.turn, 0, MOST_COUNTED);
  within('step', p.step, SET_UP, ENDED);
  within('revealed', p.revealed, 0, figures * ENEMIES);
  within('activated', p.activated, WOKE_NOBODY, WOKE_FENRIR);
  within('done', p.done, 0, HAS_ACTED | HAS_FOUGHT);
  within('asked', p.asked, NOT_ASKED, p.step === MOVING ? KIN_ASKED_THERE : ANSWERED);
  within('outcome', p.outcome, 0, OUTCOME_WORDS.length - 1);
  const { deniesInOwnFight, halvesInOneWorld, travelsToEach } = p.setup;
  const { kinAtAnyTime: isAnyTime } = p.setup;
  within('denier', p.denier, 0, deniesInOwnFight && p.step >= ACTING ? IOTUNNS : 0);
  within('firstHalf', p.firstHalf, 0, halvesInOneWorld && p.done !== 0 ? WORLDS : 0);
  each('stood', p.stood, isAnyTime && p.step >= REVEALING ? seats : 0, WORLDS - 1);
  each('kinAnswers', p.kinAnswers, isAnyTime ? seats : 0, NEVER);
  within('visited', p.visited, 0, travelsToEach && p.step >= MOVING ? (1 << figures) - 1 : 0);
}

/** C-3.3: a god for each figure, no god twice; lives and troops as there are. */
function checkGods(p: ChroniclesPosition, faults: FaultList): void {
  const { figures, seats, gods, supports, sizes } = p.setup;
  for (let figure = 0; figure < figures; figure++) {
    const god = p.gods[figure];
    const path = `gods[${figure}]`;
    const chosen = figure < seats ? gods : supports;
    const wanted = chosen === 'random' ? god : chosen[figure < seats ? figure : figure - seats];
    if (god === 0 && p.step !== SET_UP) faults.add(path, 'noGod');
    else if (god !== 0 && p.gods.indexOf(god) < figure) {
      faults.add(path, 'godDealtTwice', { god: GOD_WORDS[god] });
    } else if (god !== wanted) {
      faults.add(path, 'notOneOf', { value: GOD_WORDS[god], words: GOD_WORDS[wanted] });
    }
    const least = p.step === ENDED && p.outcome === NO_LIFE ? 0 : 1;
    const most = mostLives(p, figure);
    if (p.lives[figure] < least || p.lives[figure] > most) {
      const value = p.lives[figure];
      faults.add(`lives[${figure}]`, 'outOfRange', { value, min: least, max: most });
    }
  }
  for (const zone of ['elves', 'dice'] as const) {
    if (sum(p[zone]) > sizes.troops) {
      const value = sum(p[zone]);
      faults.add(zone, 'wrongTotal', { what: zone, value, expected: sizes.troops });
    }
  }
}

/** C-7: where the enemies can be, and what they have ravaged. */
function checkEnemies(p: ChroniclesPosition, faults: FaultList): void {
  const isAt = (enemy: number, places: readonly number[]) => {
    if (!places.includes(p.enemies[enemy])) {
      faults.add(`enemies[${enemy}]`, 'enemyMisplaced', { enemy: ENEMY_WORDS[enemy] });
    }
  };
  // In a saga they can be brought anywhere, and `checkSaga` knows who is off the tree.
  if (p.setup.saga === undefined) {
    isAt(FENRIR, [ASGARD, CAGE]);
    isAt(IORMUNGAND, [MIDGARD]);
    isAt(NIDHOGG, [OFF_THE_TREE]);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      const mayBeCaged = enemy === LOKI || enemy === FENRIR || enemy === NIDHOGG;
      if (p.enemies[enemy] >= CAGE && !mayBeCaged) isAt(enemy, []);
      if (enemy === LOKI && p.enemies[LOKI] === OFF_THE_TREE) isAt(LOKI, []);
    }
  }
  if (countBits(p.ravaged) > RAVAGED_MARKERS) {
    const value = countBits(p.ravaged);
    faults.add('ravaged', 'wrongTotal', { what: 'markers', value, expected: RAVAGED_MARKERS });
  }
  for (let world = 0; world < WORLDS; world++) {
    const enemies = countBits(enemiesIn(p, world));
    const isRavaged = hasBit(p.ravaged, world);
    if (enemies > 1 && !isRavaged && p.step !== ENDED) {
      faults.add('ravaged', 'mustBeRavaged', { world: WORLD_WORDS[world] });
    }
  }
  if ((p.iotunns & p.iotunnDeck) !== 0) faults.add('iotunns', 'cardTwice');
  if (countBits(p.iotunns) > IOTUNN_PAWNS) {
    const value = countBits(p.iotunns);
    faults.add('iotunns', 'wrongTotal', { what: 'iotunns', value, expected: IOTUNN_PAWNS });
  }
  if ((p.creatures & p.creatureDeck) !== 0) faults.add('creatures', 'cardTwice');
}

/** C-5: the step, the order and the god whose turn it is go together. */
function checkTurn(p: ChroniclesPosition, faults: FaultList): void {
  const { seats, steps } = p.setup;
  const isTurn = p.step >= REVEALING;
  if (p.step === SET_UP ? p.turn !== 0 : isTurn && p.turn === 0)
    faults.add('turn', 'stepDoesNotFit');
  if ((p.step === ENDED) !== (p.outcome !== UNDECIDED)) faults.add('outcome', 'stepDoesNotFit');
  const isAtTree = p.nidhogg === steps;
  if (p.setup.saga === undefined && (p.outcome === WON) !== isAtTree) {
    faults.add('nidhogg', 'stepDoesNotFit');
  }
  if (isTurn) {
    const places = new Set(p.order.subarray(0, seats));
    if (places.size !== seats) faults.add('order', 'orderDoesNotFit');
    if (p.active !== p.order[p.place]) faults.add('active', 'notTheirTurn');
  } else if (p.active !== 0 || p.place !== 0) {
    faults.add('active', 'notTheirTurn');
  }
  if (!isTurn && p.step !== ORDERING && p.order.some((seat) => seat !== 0)) {
    faults.add('order', 'orderDoesNotFit');
  }
  if (p.step < RETURNING && (p.revealed !== NO_CARD || p.activated > 0)) {
    faults.add('revealed', 'stepDoesNotFit');
  }
  if (p.step < MOVING && (p.asked > 0 || p.done > 0)) faults.add('asked', 'stepDoesNotFit');
  if (p.step === MOVING && p.done > 0) faults.add('done', 'stepDoesNotFit');
  // C-15.84: before the move it is known whether the god has gone to a companion, who is another god.
  const hasTravelled = p.asked === TRAVELLED || p.asked === KIN_ASKED_THERE;
  const isKnown = p.setup.travelsToEach && p.step === MOVING;
  const isVisited = p.visited !== 0;
  if ((isKnown && isVisited !== hasTravelled) || (isVisited && hasBit(p.visited, p.active))) {
    faults.add('visited', 'stepDoesNotFit');
  }
  if (!isTurn || p.step === REVEALING) return;
  if (p.activated > 0 && p.revealed === NO_CARD) faults.add('activated', 'stepDoesNotFit');
}

/** C-3.1: at most one artifact of each level is in sight, and one is if there are any left. */
function checkArtifacts(p: ChroniclesPosition, faults: FaultList): void {
  const isShowing = p.step === SET_UP || p.frames.depth > 0;
  for (let level = 0; level < ARTIFACT_LEVELS; level++) {
    const held = p.artifacts.subarray(level * PER_LEVEL, (level + 1) * PER_LEVEL);
    const visible = held.filter((place) => place === VISIBLE).length;
    const unseen = held.filter((place) => place < VISIBLE).length;
    if (visible > 1 || (visible === 0 && unseen > 0 && !isShowing && p.step !== ENDED)) {
      faults.add('artifacts', 'artifactsDoNotFit');
    }
  }
}

/** C-6: every card of every set in one place. */
function checkCards(p: ChroniclesPosition, faults: FaultList): void {
  const { seats, tail, figures } = p.setup;
  let seen = 0;
  const claim = (cards: number, path: string) => {
    if ((seen & cards) !== 0) faults.add(path, 'cardTwice');
    seen |= cards;
  };
  const isOf = (seat: number, card: number) => setOf(card) === seat || setOf(card) >= seats;
  p.wheel.forEach((card, i) => {
    if (card === NO_CARD) return;
    claim(1 << card, `wheel[${i}]`);
    if (enemyOf(card) !== Math.floor(i / SLOT)) faults.add(`wheel[${i}]`, 'cardsDoNotFit');
    const isSecond = i % SLOT === 1;
    if (isSecond && p.wheel[i - 1] === NO_CARD) faults.add(`wheel[${i}]`, 'cardsDoNotFit');
    const isWaking = p.activated > 0 && (p.step === RETURNING || p.step === ENDED);
    if (isSecond && seats > 1 && !(isWaking && p.revealed === card)) {
      faults.add(`wheel[${i}]`, 'cardsDoNotFit');
    }
  });
  for (let seat = 0; seat < seats; seat++) {
    const placed = p.placed[seat];
    if (placed !== NOTHING && !isUnseen(placed)) {
      claim(1 << placed, `placed[${seat}]`);
      if (!isOf(seat, placed)) faults.add(`placed[${seat}]`, 'cardsDoNotFit');
    }
    checkPlaced(p, seat, faults);
    for (const [path, zone, from, length] of [
      ['heads', p.heads, seat * SKULD_CARDS, SKULD_CARDS],
      ['tails', p.tails, seat * tail, tail],
    ] as const) {
      for (let i = from; i < from + length; i++) {
        const card = zone[i];
        if (card === NO_CARD) continue;
        claim(1 << card, `${path}[${i}]`);
        const hasGap = i > from && zone[i - 1] === NO_CARD;
        if (hasGap || !isOf(seat, card)) faults.add(`${path}[${i}]`, 'cardsDoNotFit');
      }
    }
    claim(p.own[seat], `own[${seat}]`);
    for (let bits = p.own[seat]; bits !== 0; bits &= bits - 1) {
      const card = lowestBit(bits);
      if (!isOf(seat, card)) faults.add(`own[${seat}]`, 'cardsDoNotFit');
    }
    const unseen = p.unseen[seat] + (isUnseen(placed) ? 1 : 0);
    if (countBits(p.own[seat]) + p.waiting[seat] !== unseen) {
      faults.add(`unseen[${seat}]`, 'cardsDoNotFit');
    }
  }
  claim(p.shared, 'shared');
  const isSupports = (p.shared & ~cardsOfSet(seats)) === 0;
  if (!isSupports || sum(p.waiting) !== countBits(p.shared)) faults.add('shared', 'cardsDoNotFit');
  if (seen !== allCards(p)) {
    const value = countBits(seen);
    faults.add('wheel', 'wrongTotal', { what: 'cards', value, expected: figures * ENEMIES });
  }
  checkRevealed(p, faults);
}

/** C-5: who has put a card down, and whose back is known. */
function checkPlaced(p: ChroniclesPosition, seat: number, faults: FaultList): void {
  const { seats, backsShown, figures } = p.setup;
  const placed = p.placed[seat];
  const wrong = () => {
    faults.add(`placed[${seat}]`, 'cardsDoNotFit');
  };
  if (placed === UNKNOWN_BACK && (seats > 2 || (backsShown && p.step !== PLACING))) wrong();
  if (placed >= FIRST_BACK) {
    const figure = placed - FIRST_BACK;
    const isPossible = figure < figures && candidates(p, seat, figure) !== 0;
    if (!isPossible || (seats > 2 ? figure !== seat : !backsShown)) wrong();
  }
  if (p.step === SET_UP || p.step >= ENDED) {
    if (p.step === SET_UP && placed !== NOTHING) wrong();
    return;
  }
  const isRound = p.step === PLACING || p.step === ORDERING;
  // C-5: a god without a deck puts no card down.
  if (isRound && placed === NOTHING && deckSize(p, seat) > 0) wrong();
  if (isRound) return;
  const place = p.order.subarray(0, seats).indexOf(seat);
  const isRevealing = seat === p.active && p.revealed === NO_CARD && p.step <= RETURNING;
  if (place <= p.place && placed !== NOTHING && !isRevealing) wrong();
}

/** C-6: the card of this turn lies on the wheel, or went back with the one it woke. */
function checkRevealed(p: ChroniclesPosition, faults: FaultList): void {
  if (p.revealed === NO_CARD || p.step < RETURNING || p.step === ENDED) return;
  const isOwn = setOf(p.revealed) === p.active || setOf(p.revealed) >= p.setup.seats;
  const isThere = p.wheel.includes(p.revealed);
  // C-12.2: later in the turn Urd may have taken it off the wheel.
  if (!isOwn || (p.step === RETURNING && !isThere)) faults.add('revealed', 'cardsDoNotFit');
}

/** C-3: before the first round everything lies where it was laid. */
function checkSetUp(p: ChroniclesPosition, faults: FaultList): void {
  const start = new ChroniclesPosition(p.setup);
  setUp(start);
  const zones = ['places', 'lives', 'elves', 'dice', 'enemies', 'wheel', 'own', 'waiting'] as const;
  for (const zone of [
    ...zones,
    'unseen',
    'heads',
    'tails',
    'thrown',
    'godDice',
    'kinAnswers',
  ] as const) {
    if (p[zone].some((value, i) => value !== start[zone][i])) faults.add(zone, 'stepDoesNotFit');
  }
  if (p.artifacts.some((place) => place > VISIBLE)) faults.add('artifacts', 'stepDoesNotFit');
  const numbers = ['shared', 'drawn', 'turned', 'island', 'nidhogg', 'fire', 'anonymous'] as const;
  const sets = [
    'valhalla',
    'ravaged',
    'iotunns',
    'iotunnDeck',
    'creatureDeck',
    'creatures',
  ] as const;
  for (const name of [...numbers, ...sets, 'revealed', 'activated', 'done', 'asked'] as const) {
    if (p[name] !== start[name]) faults.add(name, 'stepDoesNotFit');
  }
}

/** Whether every open question fits the position and those below it. */
export function checkFrames(p: ChroniclesPosition, faults: FaultList): void {
  const { depth } = p.frames;
  if (depth === 0) {
    if (p.step !== ENDED) faults.add('frames', 'notOver');
    return;
  }
  if (p.step === ENDED) {
    faults.add('frames', 'alreadyOver');
    return;
  }
  const top = depth - 1;
  let lists = 0;
  for (let below = 0; below < top; below++) {
    if (sagaRun.isAt(p, below)) lists++;
    if (!canWait(p, below) || !isDeepEnough(lists)) faults.add(`frames[${below}]`, 'wrongFrame');
  }
  if (!faults.none) return;
  const hasThrow = top > 0 && savingThrow.isAt(p, top - 1);
  if (!canBeOnTop(p, hasThrow) || !questions.fits(p)) faults.add(`frames[${top}]`, 'wrongFrame');
  if (!hasThrow) checkNoDice(p, faults);
}

/** B.3: no track has more icons. */
const MOST_ICONS = 11;

/** Below a question only stones that wait can be open (C-11.4), and right below it a saving throw. */
function canWait(p: ChroniclesPosition, depth: number): boolean {
  if (sagaRun.isAt(p, depth)) return questions.fits(p, depth);
  if (savingThrow.isAt(p, depth)) return depth === p.frames.depth - 2 && questions.fits(p, depth);
  // C-15.82: a god who is being carried waits below the question about Kin.
  if (carry.isAt(p, depth)) {
    return depth === p.frames.depth - 2 && kinAtAnyTime.isOpen(p) && questions.fits(p, depth);
  }
  if (!useStone.isAt(p, depth) || depth >= MOST_THROWS || !questions.fits(p, depth)) return false;
  // At least one of them has been used.
  return stonesIn(useStone.at(p, depth).faces) < STONES;
}

/** Whether the innermost question belongs on top of what lies below it, and beside what is drawn. */
function canBeOnTop(p: ChroniclesPosition, hasThrow: boolean): boolean {
  // C-13.1: a saving throw is no question, and waits below its own and that about Kin (C-14.1).
  if (savingThrow.isOpen(p) || carry.isOpen(p) || sagaRun.isOpen(p)) return false;
  const isKin = kinTake.isOpen(p) || kinAtAnyTime.isOpen(p);
  if (hasThrow && !isThrowQuestion(p) && !isKin) return false;
  // C-17.18: creatures lie there only while they are drawn and chosen.
  if (p.creatures !== 0 && !drawCreature.isOpen(p) && !chooseCreature.isOpen(p)) return false;
  // C-11.4: stones of which none can do anything are passed over.
  return !useStone.isOpen(p) || isAnyUsable(p, useStone.open(p).faces);
}

/** C-17.30: an Iotunn who denies something in their own fight has been beaten. */
function checkDenier(p: ChroniclesPosition, faults: FaultList): void {
  if (p.denier === 0) return;
  const iotunn = p.denier - 1;
  const isBeaten = !hasBit(p.iotunns | p.iotunnDeck, iotunn);
  if (iotunn < FIRST_DENIER || !isBeaten) faults.add('denier', 'stepDoesNotFit');
}

/** C-13: dice lie there only while a saving throw is open. */
function checkNoDice(p: ChroniclesPosition, faults: FaultList): void {
  if (p.thrown.some((dice) => dice !== 0)) faults.add('thrown', 'noThrow');
  if (p.godDice.some((face) => face !== 0)) faults.add('godDice', 'noThrow');
  if (p.denier !== 0) faults.add('denier', 'noThrow');
}
