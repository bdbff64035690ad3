import { CHANCE, type Options, putMembers, sampleMember } from '@nineworlds/engine';
import { ARTIFACT_LEVELS } from '../data/artifacts.ts';
import { ALL_CREATURES } from '../data/creatures.ts';
import { BLANK, type Edition, STONE_EFFECTS, STONE_WORDS, SYMBOL_WORDS } from '../data/edition.ts';
import {
  ENEMIES,
  ENEMY_WORDS,
  FENRIR,
  HEL,
  IORMUNGAND,
  LOKI,
  NIDHOGG,
  SURT,
} from '../data/enemies.ts';
import { ALL_GODS, GOD_WORDS, GODS, NO_GOD, RELATION_WORDS, TYR } from '../data/gods.ts';
import {
  ALL_IOTUNNS,
  BLOCKERS,
  FIRST_DENIER,
  FIRST_PROTECTOR,
  IOTUNN_WORDS,
} from '../data/iotunns.ts';
import { MODES, MORE_STEPS, type Mode } from '../data/modes.ts';
import { OUR_EDITIONS, RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';
import { BOX_COSTS, type Sheet, successesOf } from '../data/sheet.ts';
import { type Sizes, SUPPORT_CARDS, SUPPORT_LIVES, sizesFor } from '../data/sizes.ts';
import {
  ASGARD,
  CAGE,
  COLUMNS,
  MIDGARD,
  MUSPELLHEIM,
  NIFLHEIM,
  OFF_THE_TREE,
  VANAHEIM,
  WORLD_WORDS,
} from '../data/worlds.ts';
import { showArtifact, visibleArtifact } from './artifacts.ts';
import { cardsOfSet } from './decks.ts';
import { chanceQuestion } from './question.ts';
import { compileSaga } from './saga/compile.ts';
import { sagaIn } from './saga/option.ts';
import { AWAY, type SagaProgram } from './saga/program.ts';
import { sheetsOf } from './sheets.ts';
import { type ChroniclesPosition, SET_UP } from './state.ts';

/** C-15.23: no sheet has more boxes for troops of one kind. */
const MOST_FIRST_TROOPS = Math.max(BOX_COSTS.elves.length, BOX_COSTS.dice.length);

/** What the options mean to the rules. */
export interface Setup {
  readonly seats: number;
  readonly sizes: Sizes;
  /** Players' gods and Support gods together. */
  readonly figures: number;
  /** C-3.3: the gods by seat and the Support gods, or chance deals them. */
  readonly gods: readonly number[] | 'random';
  readonly supports: readonly number[] | 'random';
  readonly mode: Mode;
  /** C-3.3, C-15.13: side B: abilities and powers. */
  readonly isHard: boolean;
  readonly edition: Edition;
  /** C-2.2: the worlds by level and column as at the set-up, and the column of a world by its number. */
  readonly columns: readonly number[];
  readonly columnOf: readonly number[];
  /** C-13.3: how many faces of each die show each symbol. */
  readonly godDie: readonly number[];
  readonly vanirDie: readonly number[];
  /** C-11.4: the effects of each runestone's faces, two a stone. */
  readonly stones: readonly number[];
  /** C-8.2: the world or enemy that an Iotunn is set on, by number. */
  readonly closes: readonly number[];
  readonly protects: readonly number[];
  /** C-8.2: the other way round: the Iotunns set on a world or an enemy, as sets. */
  readonly closers: readonly number[];
  readonly protectors: readonly number[];
  /** C-15.5: Nidhogg's steps to the tree. */
  readonly steps: number;
  /** C-14.1: by relation and god, the gods towards whom it has the relation, as a set. */
  readonly relations: readonly (readonly number[])[];
  /** C-13.2, C-15.68: by god, what its god die and its Vanir dice show that is a success, as sets of symbols. */
  readonly godSuccesses: readonly number[];
  readonly vanirSuccesses: readonly number[];
  /** C-14, C-15.22: by god, the Elves and the Vanir dice that it begins with. */
  readonly firstElves: readonly number[];
  readonly firstDice: readonly number[];
  /** C-5: whether the back of a card shows whose set it is of. */
  readonly backsShown: boolean;
  /** C-17.30: whether an Iotunn who denies something denies it in the fight against themselves, too. */
  readonly deniesInOwnFight: boolean;
  /** C-17.31: whether both halves of a mission with Gullinbursti are done in one world. */
  readonly halvesInOneWorld: boolean;
  /** C-17.32: whether Urd's cards are taken in any order. */
  readonly urdInAnyOrder: boolean;
  /** C-16.7: whether a Lucky Companion may take a Vanir die that is not lost. */
  readonly luckTakesAnyDie: boolean;
  /** C-15.84: whether each Travel Companion may be gone to once in a turn, or one of them. */
  readonly travelsToEach: boolean;
  /** C-15.82: whether gods are asked about Kin while it is not their turn, too. */
  readonly kinAtAnyTime: boolean;
  /** Known cards under a deck take so many cells. */
  readonly tail: number;
  readonly memoryAid: boolean;
  /** C-15.20: the saga that is played. */
  readonly saga: SagaProgram | undefined;
}

const setups = new WeakMap<Options, Setup>();

/** The options as the rules use them; worked out once for each options object. */
export function setupOf(options: Options): Setup {
  const known = setups.get(options);
  if (known !== undefined) return known;
  const seats = Number(options.seats);
  const sizes = sizesFor(seats);
  const edition = editionOf(options);
  const mode = MODES.find((known) => known === options.mode) ?? 'easy';
  // C-15.20, C-15.22: a saga is played with the sheets, and so with side B.
  const played = sagaIn(options);
  const isHard = mode !== 'easy' || played !== undefined;
  const sheets = sheetsOf(options, isHard, played?.saga.number);
  const columns = [edition.columns.top, edition.columns.middle, edition.columns.bottom].flatMap(
    (level) => level.map((world) => numberOf(world, WORLD_WORDS)),
  );
  const closes = IOTUNN_WORDS.slice(0, BLOCKERS).map((iotunn) =>
    numberOf(edition.closes[iotunn] ?? '', WORLD_WORDS),
  );
  const protects = IOTUNN_WORDS.slice(FIRST_PROTECTOR, FIRST_DENIER).map((iotunn) =>
    numberOf(edition.protects[iotunn] ?? '', ENEMY_WORDS),
  );
  const setup: Setup = {
    seats,
    sizes,
    figures: seats + sizes.supports,
    gods: numbersOf(options.gods),
    supports: numbersOf(options.supports),
    mode,
    isHard,
    edition,
    columns,
    columnOf: WORLD_WORDS.map((_, world) => columns.indexOf(world) % COLUMNS),
    godDie: facesOf(edition.godDie),
    vanirDie: facesOf(edition.vanirDie),
    stones: STONE_WORDS.flatMap((stone) =>
      edition.runestones[stone].map((face) => numberOf(face, STONE_EFFECTS)),
    ),
    closes,
    protects,
    closers: WORLD_WORDS.map((_, world) => placesOf(world, closes)),
    protectors: ENEMY_WORDS.map((_, enemy) => placesOf(enemy, protects) << FIRST_PROTECTOR),
    steps: mode === 'easy' ? edition.steps.easy : edition.steps.hard + MORE_STEPS[mode],
    relations: relationsOf(options, sheets),
    godSuccesses: sheets.map(({ godDie }, god) =>
      god === TYR && isHard && options.tyr === 'neverFails'
        ? successesOf(godDie) | (1 << BLANK)
        : successesOf(godDie),
    ),
    vanirSuccesses: sheets.map(({ vanirDie }) => successesOf(vanirDie)),
    firstElves: sheets.map(({ elves }) => elves),
    firstDice: sheets.map(({ dice }) => dice),
    backsShown: options.backs !== 'hidden',
    deniesInOwnFight: options.denial === 'throughThrow',
    halvesInOneWorld: options.gullinbursti === 'there',
    urdInAnyOrder: options.urd === 'anyOrder',
    luckTakesAnyDie: options.lucky === 'text',
    travelsToEach: options.travel === 'each',
    kinAtAnyTime: options.kin === 'anyTime',
    // With two players Urd may bring all of the Support god's cards under one deck (C-12.2).
    tail: seats === 1 ? 3 * ENEMIES : seats === 2 ? 2 * ENEMIES : ENEMIES,
    memoryAid: options.memoryAid === true,
    saga: played === undefined ? undefined : compileSaga(played.saga, played.hash, seats),
  };
  setups.set(options, setup);
  return setup;
}

function editionOf(options: Options): Edition {
  const { edition } = options;
  if (typeof edition !== 'string') return edition as unknown as Edition;
  return OUR_EDITIONS.get(edition) ?? RECONSTRUCTED_EDITION;
}

/** Where a number stands in a row, as a set. */
function placesOf(wanted: number, row: readonly number[]): number {
  return row.reduce((places, number, i) => (number === wanted ? places | (1 << i) : places), 0);
}

function numberOf(word: string, words: readonly string[]): number {
  return words.indexOf(word);
}

function numbersOf(value: unknown): readonly number[] | 'random' {
  if (!Array.isArray(value)) return 'random';
  return value.map((word) => numberOf(String(word), GOD_WORDS));
}

/** How often each symbol stands on a die. */
function facesOf(faces: readonly string[]): readonly number[] {
  return SYMBOL_WORDS.map((symbol) => faces.filter((face) => face === symbol).length);
}

/** C-13.2: the successes of a god without a sheet. */
export const PLAIN_SUCCESSES = successesOf(0);

/** C-14.1, C-15.80: those that stand on the sheets of the gods, by their numbers, and those that the options grant. */
function relationsOf(options: Options, sheets: readonly Sheet[]): readonly (readonly number[])[] {
  const relations = RELATION_WORDS.map((word) =>
    sheets.map((sheet) =>
      sheet.relations[word].reduce((named, god) => named | (1 << numberOf(god, GOD_WORDS)), 0),
    ),
  );
  const granted = Array.isArray(options.relations) ? options.relations : [];
  for (const item of granted) {
    const [god, relation, towards] = String(item).split(':');
    const row = relations[numberOf(relation ?? '', RELATION_WORDS)];
    if (row !== undefined) {
      row[numberOf(god ?? '', GOD_WORDS)] |= 1 << numberOf(towards ?? '', GOD_WORDS);
    }
  }
  return relations;
}

/** C-3.1, C-3.2, C-3.3, C-15.26: what lies where before anything is left to chance. */
export function setUp(p: ChroniclesPosition): void {
  const { setup } = p;
  const { seats, sizes, figures } = setup;
  p.enemies[SURT] = MUSPELLHEIM;
  p.enemies[HEL] = NIFLHEIM;
  p.enemies[LOKI] = VANAHEIM;
  p.enemies[IORMUNGAND] = MIDGARD;
  p.enemies[FENRIR] = CAGE;
  p.enemies[NIDHOGG] = OFF_THE_TREE;
  if (setup.saga !== undefined) {
    p.sagaFigures.fill(AWAY);
    p.counters.set(setup.saga.counters.map(({ start }) => start));
  }
  p.iotunnDeck = ALL_IOTUNNS;
  p.creatureDeck = ALL_CREATURES;
  for (let figure = 0; figure < figures; figure++) {
    p.places[figure] = ASGARD;
    p.lives[figure] = figure < seats ? sizes.lives : SUPPORT_LIVES;
  }
  if (setup.gods !== 'random') p.gods.set(setup.gods);
  if (setup.supports !== 'random') p.gods.set(setup.supports, seats);
  for (let seat = 0; seat < seats; seat++) {
    p.own[seat] = cardsOfSet(seat);
    p.unseen[seat] = ENEMIES;
  }
  if (seats === 2) {
    // C-3.3: three of the Support god's six cards in each deck, nobody knows which.
    p.shared = cardsOfSet(seats);
    for (let seat = 0; seat < seats; seat++) {
      p.waiting[seat] = SUPPORT_CARDS;
      p.unseen[seat] += SUPPORT_CARDS;
    }
  } else if (seats === 1) {
    // C-16.1: one deck of all cards.
    for (let figure = seats; figure < figures; figure++) p.own[0] |= cardsOfSet(figure);
    p.unseen[0] = figures * ENEMIES;
  }
}

/** Asks for what the set-up still needs; leaves no question open when everything is ready. */
export function prepare(p: ChroniclesPosition): void {
  const { setup } = p;
  for (let figure = 0; figure < setup.figures; figure++) {
    if (p.gods[figure] !== NO_GOD) continue;
    if (figure < setup.seats) dealGod.ask(p, CHANCE, figure);
    else dealSupport.ask(p, CHANCE, figure);
    return;
  }
  for (let level = 0; level < ARTIFACT_LEVELS; level++) {
    if (visibleArtifact(p, level) !== undefined) continue;
    showArtifact.ask(p, CHANCE, level);
    return;
  }
  takeFirstTroops(p, p.elves, setup.firstElves);
  takeFirstTroops(p, p.dice, setup.firstDice);
}

/**
 * C-14, C-15.22: every god takes the troops that it begins with from the reserve. C-15.23: they take one each in
 * the order of the seats, round by round, until the reserve is empty.
 */
function takeFirstTroops(p: ChroniclesPosition, held: Int32Array, first: readonly number[]): void {
  const { seats, sizes } = p.setup;
  let reserve = sizes.troops;
  for (let round = 0; round < MOST_FIRST_TROOPS; round++) {
    for (let seat = 0; seat < seats; seat++) {
      if (first[p.gods[seat]] <= round || reserve === 0) continue;
      held[seat]++;
      reserve--;
    }
  }
}

/** C-3.3: chance deals a god to a player, or one that becomes a Support god. */
export const dealGod = deal('dealGod', 'god');
export const dealSupport = deal('dealSupport', 'support');

function deal<const N extends string>(name: N, verb: 'god' | 'support') {
  return chanceQuestion({
    name,
    verb,
    moves: GODS + 1,
    args: (figure: number) => ({ figure }),
    outcomes: (p, moves, weights) => putMembers(moves, weights, freeGods(p)),
    sample: (p, rng) => sampleMember(freeGods(p), rng),
    words: (_p, god, _observer, { figure }) =>
      verb === 'god' ? `seat-${figure + 1} ${GOD_WORDS[god]}` : GOD_WORDS[god],
    fits(p, { seat, figure }) {
      const isPlayers = figure < p.setup.seats;
      const next = p.gods.subarray(0, p.setup.figures).indexOf(NO_GOD);
      const isTime = seat === CHANCE && p.step === SET_UP;
      return isTime && figure >= 0 && figure === next && isPlayers === (verb === 'god');
    },
    apply(p, god, sink, { figure }) {
      p.gods[figure] = god;
      if (verb === 'god') sink?.tell('godDealt', { seat: figure, god: GOD_WORDS[god] });
      else sink?.tell('supportDealt', { god: GOD_WORDS[god] });
    },
  });
}

/** C-3.3: the gods that nobody has, as a set. */
function freeGods(p: ChroniclesPosition): number {
  let gods = ALL_GODS;
  for (let figure = 0; figure < p.setup.figures; figure++) gods &= ~(1 << p.gods[figure]);
  return gods;
}
