import { answersOf, type Json, type Options, spell, toPositionFile } from '@nineworlds/engine';
import { completeOptions, type Scenario, scenario } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import { ARTIFACT_WORDS, PER_LEVEL } from '../data/artifacts.ts';
import { CREATURE_WORDS } from '../data/creatures.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { IOTUNN_WORDS } from '../data/iotunns.ts';
import { MAX_FIGURES, MAX_SEATS } from '../data/sizes.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import type { ChroniclesPosition } from '../index.ts';
import {
  AWAY,
  FACE_DOWN,
  FIRST_FACE_UP,
  FIRST_SPACE,
  MOST_COUNTERS,
  MOST_SAGA_FIGURES,
  MOST_TOKEN_KINDS,
} from '../rules/saga/program.ts';
import {
  ACTING,
  FIRST_BACK,
  FIRST_HOLDER,
  MOVING,
  RETURNING,
  SLOT,
  VISIBLE,
} from '../rules/state.ts';

type Enemy = (typeof ENEMY_WORDS)[number];
export type World = (typeof WORLD_WORDS)[number];
export type Iotunn = (typeof IOTUNN_WORDS)[number];
export type Artifact = (typeof ARTIFACT_WORDS)[number];
export type Creature = (typeof CREATURE_WORDS)[number];
export type Game = Scenario<ChroniclesPosition>;

/** Something of each god, by its name. */
interface ByGod<T> {
  readonly [god: string]: T;
}

/** What a test says of the table; everything else lies as after the set-up. */
export interface Situation {
  /** By seat; without it Thor, Odin and Heimdall play. The first one has his turn, as the last one. */
  readonly gods?: readonly string[];
  readonly supports?: readonly string[];
  readonly options?: Options;
  /** Hard mode: abilities and powers. */
  readonly mode?: 'easy' | 'hard';
  /** Figures that have left Asgard. */
  readonly places?: ByGod<World>;
  readonly lives?: ByGod<number>;
  readonly elves?: ByGod<number>;
  readonly dice?: ByGod<number>;
  readonly enemies?: { readonly [enemy in Enemy]?: World | 'cage' };
  /** Who holds artifacts. In front of each level lies the first one that nobody holds. */
  readonly artifacts?: { readonly [artifact in Artifact]?: string };
  /** Artifacts in front instead. */
  readonly visible?: readonly Artifact[];
  readonly iotunns?: readonly Iotunn[];
  readonly ravaged?: readonly World[];
  /** Cards on the wheel, known cards on top of decks and under them, by name. */
  readonly wheel?: readonly string[];
  readonly heads?: ByGod<readonly string[]>;
  readonly tails?: ByGod<readonly string[]>;
  /** Without it all that are not in play. */
  readonly iotunnDeck?: readonly Iotunn[];
  readonly creatureDeck?: readonly Creature[];
  readonly turned?: number;
  readonly island?: number;
  readonly nidhogg?: number;
  readonly fire?: number;
  readonly anonymous?: number;
  readonly valhalla?: number;
  readonly saga?: SagaSituation;
}

/** What a test says of a saga. */
export interface SagaSituation {
  /** One of ours by its number, or a saga whole. */
  readonly saga: Json;
  readonly page: number;
  readonly counters?: { readonly [counter: string]: number };
  /** Where figures are: a world, `cage`, or the number of a space; all others are away. */
  readonly figures?: { readonly [figure: string]: World | 'cage' | number };
  /** Tokens face up by world, and face down by kind: so many lie on the first worlds that have none. */
  readonly tokens?: { readonly [world in World]?: string };
  readonly faceDown?: { readonly on: readonly World[]; readonly kinds: readonly string[] };
  readonly slain?: readonly Enemy[];
}

/** The first god is asked for his mission. */
export function acting(situation: Situation = {}): Game {
  const kind = situation.saga === undefined ? 'mission' : 'sagaMission';
  return begun(situation, { step: ACTING, asked: 2 }, { kind, seat: 0, args: [] });
}

/** The first god is asked where he goes. */
export function moving(situation: Situation = {}): Game {
  return begun(situation, { step: MOVING, asked: 1 }, { kind: 'move', seat: 0, args: [] });
}

/** The first god is about to reveal his card, which may be of a Support god's set. */
export function revealing(situation: Situation = {}, back?: string): Game {
  const open = { kind: 'revealCard', seat: 'chance', args: [] };
  const figure = back === undefined ? 0 : figuresOf(situation).indexOf(back);
  return begun(situation, { step: RETURNING }, open, figure);
}

/** The first god fights an Iotunn in Iotunheim: two Risks, and nothing else changes. */
export function risking(situation: Situation = {}): Game {
  const [god] = godsOf(situation);
  const iotunns: Iotunn[] = [...(situation.iotunns ?? []), 'utgardloki'];
  return acting({
    ...situation,
    iotunns,
    places: { ...situation.places, [god]: situation.places?.[god] ?? 'iotunheim' },
  }).play('fight utgardloki');
}

/** The first god has drawn this creature in Svartalfheim, alone with an enemy. */
export function drawing(creature: Creature, situation: Situation = {}): Game {
  const [god] = godsOf(situation);
  return acting({
    ...situation,
    places: { ...situation.places, [god]: 'svartalfheim' },
    enemies: { loki: 'svartalfheim', ...situation.enemies },
  })
    .play('act')
    .rolls(`creature ${creature}`);
}

/** Plays a line, or the beginning of one that goes on, so that the question in its middle is open. */
export function begin(game: Game, line: string): Game {
  const reading = game.match.read(line);
  if (reading.status === 'refused') throw new Error(`"${line}" is refused`);
  game.match.playMoves(reading.moves);
  return game;
}

/** The lines that can be played. */
export function lines(game: Game): string[] {
  const { position } = game;
  return answersOf(chronicles, position).map((move) => spell(chronicles, position, move, 0));
}

/** The names of what has happened. */
export function namesOf({ events }: Game): string[] {
  return events.map(({ name }) => name);
}

/** A counter of the saga. */
export function counterOf(game: Game, name: string): number {
  const { setup, counters } = game.position;
  return counters[setup.saga?.counters.findIndex((counter) => counter.name === name) ?? -1];
}

/** Where a saga figure is: a world, `cage`, `away`, or a space by its number. */
export function sagaFigureAt(game: Game, name: string): string | number {
  const { setup, sagaFigures } = game.position;
  const place = sagaFigures[setup.saga?.figures.findIndex((one) => one.name === name) ?? -1];
  return place >= FIRST_SPACE ? place - FIRST_SPACE : [...WORLD_WORDS, 'cage', 'away'][place];
}

/** The number of a god's figure. */
function figureOf(game: Game, god: string): number {
  const words = chronicles.fieldWords(game.match.options).gods;
  return game.position.gods.indexOf(words.indexOf(god));
}

export function livesOf(game: Game, god: string): number {
  return game.position.lives[figureOf(game, god)];
}

export function elvesOf(game: Game, god: string): number {
  return game.position.elves[figureOf(game, god)];
}

export function diceOf(game: Game, god: string): number {
  return game.position.dice[figureOf(game, god)];
}

export function placeOf(game: Game, god: string): World {
  return WORLD_WORDS[game.position.places[figureOf(game, god)]];
}

export function enemyAt(game: Game, enemy: Enemy): string {
  return [...WORLD_WORDS, 'cage', 'track'][game.position.enemies[ENEMY_WORDS.indexOf(enemy)]];
}

export function holderOf(game: Game, artifact: Artifact): number {
  return game.position.artifacts[ARTIFACT_WORDS.indexOf(artifact)] - FIRST_HOLDER;
}

/** The members of a set, by name. */
export function wordsOf<T extends string>(members: number, words: readonly T[]): T[] {
  return words.filter((_, i) => (members >> i) & 1);
}

export function ravagedIn(game: Game): World[] {
  return wordsOf(game.position.ravaged, WORLD_WORDS);
}

export function iotunnsIn(game: Game): Iotunn[] {
  return wordsOf(game.position.iotunns, IOTUNN_WORDS);
}

/** The known cards of a zone, by name. */
export function cardsIn(game: Game, zone: ArrayLike<number>): string[] {
  const gods = chronicles.fieldWords(game.match.options).gods;
  const named = (card: number) => {
    const god = gods[game.position.gods[Math.floor((card - 1) / ENEMIES)]];
    return `${god}-${ENEMY_WORDS[(card - 1) % ENEMIES]}`;
  };
  return Array.from(zone)
    .filter((card) => card > 0)
    .map(named);
}

/** The known cards under the deck of a seat. */
export function tailOf(game: Game, seat: number): string[] {
  const { tail } = game.position.setup;
  return cardsIn(game, game.position.tails.subarray(seat * tail, (seat + 1) * tail));
}

export function headOf(game: Game, seat: number): string[] {
  return cardsIn(game, game.position.heads.subarray(2 * seat, 2 * seat + 2));
}

function godsOf(situation: Situation): readonly string[] {
  return situation.gods ?? ['thor', 'odin', 'heimdall'];
}

function figuresOf(situation: Situation): string[] {
  return [...godsOf(situation), ...supportsOf(situation)];
}

/** Support gods that a test does not care about. */
function supportsOf(situation: Situation): readonly string[] {
  const seats = godsOf(situation).length;
  if (situation.supports !== undefined) return situation.supports;
  return seats === 1 ? ['freyr', 'frigg'] : seats === 2 ? ['freyr'] : [];
}

function optionsOf(situation: Situation): Options {
  return completeOptions(chronicles, {
    gods: [...godsOf(situation)],
    supports: [...supportsOf(situation)],
    mode: situation.mode ?? 'easy',
    ...(situation.saga === undefined ? {} : { saga: situation.saga.saga }),
    ...situation.options,
  });
}

function padded<T>(values: readonly T[], length: number, empty: T): T[] {
  return [...values, ...new Array<T>(length - values.length).fill(empty)];
}

function setOf(members: readonly string[], words: readonly string[]): number {
  return members.reduce((set, word) => set | (1 << words.indexOf(word)), 0);
}

function begun(
  situation: Situation,
  turn: { readonly step: number; readonly asked?: number },
  frame: Json,
  back?: number,
): Game {
  const options = optionsOf(situation);
  const start = chronicles.create(options);
  const laidOut = toPositionFile(chronicles, options, start).position;
  const gods = godsOf(situation);
  const figures = figuresOf(situation);
  const seats = gods.length;
  const bySeat = (of: ByGod<number> | undefined) =>
    padded(
      gods.map((god) => of?.[god] ?? 0),
      MAX_SEATS,
      0,
    );
  const iotunns = setOf(situation.iotunns ?? [], IOTUNN_WORDS);
  const enemies = laidOut.enemies as string[];
  // Freyr's Elves of the set-up are not given: a test says what there is.
  return scenario(chronicles, {
    options,
    position: {
      ...cardFields(situation, start, back),
      places: padded(
        figures.map((god) => situation.places?.[god] ?? 'asgard'),
        MAX_FIGURES,
        'asgard',
      ),
      lives: padded(
        figures.map((god, i) => situation.lives?.[god] ?? start.lives[i]),
        MAX_FIGURES,
        0,
      ),
      elves: bySeat(situation.elves),
      dice: bySeat(situation.dice),
      enemies: ENEMY_WORDS.map((enemy, i) => {
        if (situation.saga?.slain?.includes(enemy) === true) return 'track';
        return situation.enemies?.[enemy] ?? enemies[i];
      }),
      ...sagaFields(situation.saga, start),
      artifacts: artifactsOf(situation),
      ravaged: setOf(situation.ravaged ?? [], WORLD_WORDS),
      iotunns,
      iotunnDeck:
        situation.iotunnDeck === undefined
          ? start.iotunnDeck & ~iotunns
          : setOf(situation.iotunnDeck, IOTUNN_WORDS),
      creatureDeck:
        situation.creatureDeck === undefined
          ? start.creatureDeck
          : setOf(situation.creatureDeck, CREATURE_WORDS),
      turned: situation.turned ?? 0,
      island: situation.island ?? 0,
      nidhogg: situation.nidhogg ?? 0,
      fire: situation.fire ?? 0,
      anonymous: situation.anonymous ?? 0,
      valhalla: situation.valhalla ?? 0,
      active: 0,
      place: seats - 1,
      order: padded([...gods.keys()].slice(1).concat(0), MAX_SEATS, 0),
      turn: seats,
      step: turn.step,
      asked: turn.asked ?? 0,
      frames: [frame],
    },
  });
}

/** The fields of a saga, as its program numbers things. */
function sagaFields(
  given: SagaSituation | undefined,
  { setup: { saga } }: ChroniclesPosition,
): { [field: string]: Json } {
  if (given === undefined || saga === undefined) return {};
  const counters = new Array<number>(MOST_COUNTERS).fill(0);
  for (const [name, value] of Object.entries(given.counters ?? {})) {
    counters[saga.counters.findIndex((counter) => counter.name === name)] = value;
  }
  const sagaFigures = new Array<number>(MOST_SAGA_FIGURES).fill(AWAY);
  for (const [name, place] of Object.entries(given.figures ?? {})) {
    const figure = saga.figures.findIndex((one) => one.name === name);
    sagaFigures[figure] =
      typeof place === 'number' ? FIRST_SPACE + place : [...WORLD_WORDS, 'cage'].indexOf(place);
  }
  const tokens = WORLD_WORDS.map((world) => {
    const kind = given.tokens?.[world];
    if (kind !== undefined) return FIRST_FACE_UP + saga.kinds.indexOf(kind);
    return given.faceDown?.on.includes(world) === true ? FACE_DOWN : 0;
  });
  const tokensLeft = new Array<number>(MOST_TOKEN_KINDS).fill(0);
  for (const kind of given.faceDown?.kinds ?? []) tokensLeft[saga.kinds.indexOf(kind)]++;
  const fields = [given.page, setOf(given.slain ?? [], ENEMY_WORDS), 0, 0, 0, 0];
  return { saga: fields, counters, sagaFigures, tokens, tokensLeft };
}

function artifactsOf(situation: Situation): number[] {
  const gods = godsOf(situation);
  const places = ARTIFACT_WORDS.map((artifact) => {
    const holder = situation.artifacts?.[artifact];
    return holder === undefined ? 0 : FIRST_HOLDER + gods.indexOf(holder);
  });
  for (let level = 0; level < 3; level++) {
    const [from, to] = [level * PER_LEVEL, (level + 1) * PER_LEVEL];
    const wanted = situation.visible?.map((artifact) => ARTIFACT_WORDS.indexOf(artifact));
    const chosen = wanted?.find((artifact) => artifact >= from && artifact < to);
    const first = places.slice(from, to).indexOf(0);
    if (chosen !== undefined) places[chosen] = VISIBLE;
    else if (first >= 0) places[from + first] = VISIBLE;
  }
  return places;
}

/** Where the enemy cards are: known ones as the test says, all others unseen in their decks. */
function cardFields(
  situation: Situation,
  start: ChroniclesPosition,
  back: number | undefined,
): { [field: string]: Json } {
  const figures = figuresOf(situation);
  const { seats, tail } = start.setup;
  const own = [...start.own];
  const waiting = [...start.waiting];
  let { shared } = start;
  const numberOf = (word: string) => {
    const [god, enemy] = word.split('-');
    return figures.indexOf(god) * ENEMIES + ENEMY_WORDS.indexOf(enemy as Enemy) + 1;
  };
  const take = (card: number, seat: number | undefined) => {
    if ((shared >> card) & 1) {
      shared &= ~(1 << card);
      const from = seat ?? (waiting[0] >= waiting[1] ? 0 : 1);
      waiting[from]--;
    } else {
      for (let i = 0; i < seats; i++) own[i] &= ~(1 << card);
    }
  };
  const wheel = new Array<number>(ENEMIES * SLOT).fill(0);
  for (const word of situation.wheel ?? []) {
    const card = numberOf(word);
    const slot = ((card - 1) % ENEMIES) * SLOT;
    wheel[wheel[slot] === 0 ? slot : slot + 1] = card;
    take(card, undefined);
  }
  const lay = (of: ByGod<readonly string[]> | undefined, length: number, cells: number) =>
    padded(
      godsOf(situation).flatMap((god, seat) => {
        const cards = (of?.[god] ?? []).map(numberOf);
        for (const card of cards) take(card, seat);
        return padded(cards, length, 0);
      }),
      cells,
      0,
    );
  const heads = lay(situation.heads, 2, start.heads.length);
  const tails = lay(situation.tails, tail, start.tails.length);
  const unseen = own.map((cards, seat) => {
    let n = waiting[seat];
    for (let bits = cards; bits !== 0; bits &= bits - 1) n++;
    return n;
  });
  const placed = new Array<number>(MAX_SEATS).fill(0);
  if (back !== undefined) {
    placed[0] = FIRST_BACK + back;
    unseen[0]--;
  }
  return { own, waiting, shared, unseen, placed, wheel, heads, tails };
}
