import { cellAt, hasBit, itemAt, listBits, NO_CARD } from '@nineworlds/engine';
import { ENEMY_WORDS, type EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import { CAGE, type PlaceWord, WORLD_WORDS, WORLDS, type WorldWord } from '../data/worlds.ts';
import { canDoSagaAction, canFightInSaga, sagaStrength, targetWord } from '../rules/saga/deeds.ts';
import { CHANGE_WORDS, CHANGES, type ChangeWord, type SagaStatus } from '../rules/saga/language.ts';
import { coreNumber, evaluate, holds, NONE } from '../rules/saga/numbers.ts';
import { isLostBySkull } from '../rules/saga/pages.ts';
import {
  ALL_OF,
  ANY_OF,
  AT_LEAST,
  AT_MOST,
  AWAY,
  COUNTER,
  FACE_DOWN,
  FIRST_FACE_UP,
  FIRST_SAGA_FIGURE,
  FIRST_SPACE,
  HEIRS,
  MILESTONES,
  MOST_ACTIONS,
  PAGE,
  RISKS,
  type SagaAction,
  type SagaCondition,
  type SagaFight,
  type SagaIcon,
  type SagaNumber,
  type SagaPage,
  type SagaProgram,
  SLAIN,
  SPACE,
} from '../rules/saga/program.ts';
import { goOnRunning, sagaRun } from '../rules/saga/run.ts';
import { sagaRunRef } from '../rules/saga/start.ts';
import { type ChroniclesPosition, ENDED, godWord, SLOT } from '../rules/state.ts';
import { copyOf } from './odds/copy.ts';
import { countersUpTo } from './saga-counters.ts';
import { wordsOf } from './words-of.ts';

/** C-15.34: what the book and the board show of a saga: the open page, and nothing of those to come. */
export interface ShownSaga {
  readonly id: string;
  readonly number: number;
  /** Whose saga it is: ours, or an owner’s. */
  readonly status: SagaStatus;
  /** From 1; 0 before the book is opened. */
  readonly page: number;
  /** C-15.53: whether the open page shows the tree. */
  readonly isTree: boolean;
  /** C-15.34: the icons of Nidhogg's track, and on which of them Nidhogg is. */
  readonly track: readonly ShownIcon[];
  readonly icon: number;
  readonly goals: readonly ShownGoal[];
  readonly actions: readonly ShownSagaAction[];
  /** C-15.31: by their places on the page. */
  readonly triggers: readonly ShownTrigger[];
  readonly fights: readonly ShownSagaFight[];
  /** B.3: what follows fights won against some of the six, by its place on the page. */
  readonly won: readonly { readonly enemies: readonly EnemyWord[] }[];
  /** C-15.46 */
  readonly defeats: readonly ShownSagaDefeat[];
  /** B.8: numbers of the core game that this page changes. */
  readonly changes: readonly ShownChange[];
  /** C-15.45: what the page adds to the strength of one of the six. */
  readonly strengths: readonly { readonly enemy: EnemyWord; readonly added: number }[];
  /** B.2: the counters that this page or an earlier one has named. */
  readonly counters: readonly ShownCounter[];
  /** C-15.37: the saga figures in play. */
  readonly figures: readonly ShownSagaFigure[];
  /** B.6: the tokens that lie on worlds; and how many of each kind are among those face down. */
  readonly tokens: readonly ShownToken[];
  readonly faceDown: readonly { readonly kind: string; readonly count: number }[];
  /** C-15.96: the Enemies that are slain, and the gods whose heir has come. */
  readonly slain: readonly EnemyWord[];
  readonly heirs: readonly GodWord[];
  /** C-15.31: what the next card of each Enemy does. */
  readonly cards: readonly ShownCards[];
}

export interface ShownIcon {
  readonly kind: SagaIcon['kind'];
  /** C-15.34: whether landing there does something, besides the page turn. */
  readonly hasEffect: boolean;
}

/** A number of a condition and the one that it is compared with. */
export interface ShownProgress {
  /** What is counted: a counter or a figure on its track, by name; empty for anything else. */
  readonly counter: string;
  readonly figure: string;
  readonly value: number;
  readonly target: number;
  /** Whether it has to grow to the target, or to fall. */
  readonly compared: 'atLeast' | 'atMost';
  readonly isMet: boolean;
}

/** C-15.35: a goal; a milestone gives an effect and does not turn the page. */
export interface ShownGoal {
  readonly isMet: boolean;
  readonly isMilestone: boolean;
  readonly progress: readonly ShownProgress[];
}

/** C-15.39: a saga action of the page. */
export interface ShownSagaAction {
  readonly action: string;
  /** The worlds to which it is bound; none where it is bound to no world. */
  readonly worlds: readonly WorldWord[];
  /** The worlds in which it could be done now. */
  readonly open: readonly WorldWord[];
  /** C-15.43: its Risks: none, one number, or malus, normal and bonus. */
  readonly risks: readonly number[];
}

/** C-15.31: a trigger, and what it would do as things stand. */
export interface ShownTrigger {
  readonly enemies: readonly EnemyWord[];
  readonly counters: readonly {
    readonly counter: string;
    readonly from: number;
    readonly to: number;
  }[];
  /** Saga figures that would move. */
  readonly figures: readonly string[];
  /** C-15.46, C-15.51: whether the game would be lost. */
  readonly loses: boolean;
}

/** C-15.44: a saga fight of the page. */
export interface ShownSagaFight {
  readonly fight: string;
  /** One of the six, or a saga figure. */
  readonly target: string;
  /** As it is typed. */
  readonly words: string;
  /** B.7: the worlds from which a figure on a track is fought. */
  readonly worlds: readonly WorldWord[];
  readonly strength: number;
  readonly isDuel: boolean;
  /** Whether the active god can begin it where they stand. */
  readonly isOpen: boolean;
}

export interface ShownSagaDefeat {
  readonly defeat: string;
  readonly progress: readonly ShownProgress[];
}

export interface ShownChange {
  readonly change: ChangeWord;
  readonly value: number;
  readonly usual: number;
}

export interface ShownCounter {
  readonly counter: string;
  readonly value: number;
  readonly most: number;
}

/** C-15.37: a saga figure in play. */
export interface ShownSagaFigure {
  readonly figure: string;
  readonly group: string;
  /** Whether it counts as an Enemy, or is an Opponent. */
  readonly isEnemy: boolean;
  /** A world, the Cage, or its own track. */
  readonly place: PlaceWord | 'ownTrack';
  /** On its track: the space from 0, and how many there are. */
  readonly space: number;
  readonly spaces: number;
  /** C-15.45: the Risks of fighting it; 0 where the page has no fight with it. */
  readonly strength: number;
  /** A counter on which its strength depends; empty where there is none. */
  readonly counter: string;
  /** The worlds from which it is fought while it is on its track. */
  readonly worlds: readonly WorldWord[];
  /** Whether a trigger of the page would move it as things stand. */
  readonly isStirred: boolean;
}

export interface ShownToken {
  readonly world: WorldWord;
  /** Its kind; empty while it lies face down. */
  readonly kind: string;
}

/** C-15.31, C-15.33, C-15.96: what a card does that comes to a slot of the wheel. */
export type CardDeed = 'triggers' | 'activates' | 'nothing' | 'nidhogg';

/** The next card first; with one player those up to the third. */
export interface ShownCards {
  readonly enemy: EnemyWord;
  readonly deeds: readonly CardDeed[];
}

/** The saga of a game, as far as its pages have been turned; undefined in the basic games. */
export function shownSaga(o: ChroniclesPosition): ShownSaga | undefined {
  const { saga } = o.setup;
  if (saga === undefined) return undefined;
  const number = cellAt(o.saga, PAGE);
  const page = number === 0 ? undefined : itemAt(saga.pages, number - 1);
  const triggers = page === undefined ? [] : shownTriggers(o, saga, page);
  return {
    id: saga.id,
    number: saga.number,
    status: saga.isOwners ? 'OWNER_ENTERED' : 'HOUSE',
    page: number,
    isTree: page?.isTree === true,
    track: (page?.track ?? []).map(({ kind, list }) => ({
      kind,
      // The page turn itself is the last effect of its list.
      hasEffect: itemAt(saga.lists, list).length > (kind === 'turn' ? 1 : 0),
    })),
    icon: o.nidhogg,
    goals: (page?.goals ?? []).map(({ when, isMilestone }, i) => ({
      isMet: isMilestone ? hasBit(cellAt(o.saga, MILESTONES), i) : isHeld(o, when),
      isMilestone,
      progress: progressOf(o, when),
    })),
    actions: (page?.actions ?? []).map((action, deed) => shownAction(o, saga, action, deed)),
    triggers,
    fights: (page?.fights ?? []).map((fight, i) => shownFight(o, fight, MOST_ACTIONS + i)),
    won: (page?.wonInOrder ?? []).map((set) => ({ enemies: wordsOf(set, ENEMY_WORDS) })),
    defeats: (page?.defeats ?? []).map(({ id, when }) => ({
      defeat: id,
      progress: progressOf(o, when),
    })),
    changes: CHANGE_WORDS.filter((_, i) => page?.changes[i] !== undefined).map((change) => ({
      change,
      value: coreNumber(o, change),
      usual: CHANGES[change].usual,
    })),
    strengths: ENEMY_WORDS.flatMap((enemy, i) => {
      const added = page?.strengths[i];
      return added === undefined ? [] : [{ enemy, added: evaluate(o, added, NONE, NONE, NONE) }];
    }),
    counters: listBits(countersUpTo(saga, number)).map((counter) => ({
      counter: itemAt(saga.counters, counter).name,
      value: cellAt(o.counters, counter),
      most: itemAt(saga.counters, counter).most,
    })),
    figures: shownFigures(o, saga, page, triggers),
    tokens: WORLD_WORDS.flatMap((world, i) => {
      const token = cellAt(o.tokens, i);
      if (token < FACE_DOWN) return [];
      return [
        { world, kind: token === FACE_DOWN ? '' : itemAt(saga.kinds, token - FIRST_FACE_UP) },
      ];
    }),
    faceDown: saga.kinds
      .map((kind, i) => ({ kind, count: cellAt(o.tokensLeft, i) }))
      .filter(({ count }) => count > 0),
    slain: wordsOf(cellAt(o.saga, SLAIN), ENEMY_WORDS),
    heirs: listBits(cellAt(o.saga, HEIRS)).map((seat) => godWord(o, seat)),
    cards: page === undefined ? [] : ENEMY_WORDS.map((enemy, i) => shownCards(o, page, enemy, i)),
  };
}

/** Where the active god stands. */
function here(o: ChroniclesPosition): number {
  return cellAt(o.places, o.active);
}

function isHeld(o: ChroniclesPosition, when: SagaCondition): boolean {
  return holds(o, when, here(o), NONE, NONE);
}

/** The comparisons of a condition, one by one. */
function progressOf(o: ChroniclesPosition, when: SagaCondition): ShownProgress[] {
  const { op, numbers, parts } = when;
  if (op === ALL_OF || op === ANY_OF) return parts.flatMap((part) => progressOf(o, part));
  if (op !== AT_LEAST && op !== AT_MOST) return [];
  const counted = itemAt(numbers, 0);
  const { saga } = o.setup;
  return [
    {
      counter: counted.op === COUNTER ? (saga?.counters[counted.value]?.name ?? '') : '',
      figure: counted.op === SPACE ? (saga?.figures[counted.value]?.name ?? '') : '',
      value: evaluate(o, counted, here(o), NONE, NONE),
      target: evaluate(o, itemAt(numbers, 1), here(o), NONE, NONE),
      compared: op === AT_LEAST ? 'atLeast' : 'atMost',
      isMet: isHeld(o, when),
    },
  ];
}

const ALL_WORLDS = (1 << WORLDS) - 1;

function shownAction(
  o: ChroniclesPosition,
  saga: SagaProgram,
  { id, worlds, list }: SagaAction,
  deed: number,
): ShownSagaAction {
  const risks = itemAt(saga.lists, list).find(({ op }) => op === RISKS)?.numbers ?? [];
  return {
    action: id,
    worlds: worlds === ALL_WORLDS ? [] : wordsOf(worlds, WORLD_WORDS),
    open: WORLD_WORDS.filter((_, world) => canDoSagaAction(o, deed, world)),
    risks: risks.map((number) => evaluate(o, number, here(o), NONE, NONE)),
  };
}

function shownFight(o: ChroniclesPosition, fight: SagaFight, deed: number): ShownSagaFight {
  return {
    fight: fight.id,
    target: targetWord(o, fight),
    words: fight.words,
    worlds: wordsOf(fight.worlds, WORLD_WORDS),
    strength: sagaStrength(o, fight, here(o)),
    isDuel: fight.isDuel,
    isOpen: canFightInSaga(o, deed, here(o)),
  };
}

function shownTriggers(o: ChroniclesPosition, saga: SagaProgram, page: SagaPage): ShownTrigger[] {
  return page.triggersInOrder.map(({ enemies, list }) => {
    const p = ifStarted(o, list);
    return {
      enemies: wordsOf(enemies, ENEMY_WORDS),
      counters: saga.counters.flatMap(({ name }, i) => {
        const [from, to] = [cellAt(o.counters, i), cellAt(p.counters, i)];
        return from === to ? [] : [{ counter: name, from, to }];
      }),
      figures: saga.figures
        .filter((_, i) => o.sagaFigures[i] !== p.sagaFigures[i])
        .map(({ name }) => name),
      loses: o.step !== ENDED && p.step === ENDED,
    };
  });
}

/** A list of effects tried out on a copy, as far as the first question, for the active god. */
function ifStarted(o: ChroniclesPosition, list: number): ChroniclesPosition {
  const p = copyOf(o);
  if (list === 0 || o.step === ENDED) return p;
  p.frames.clear();
  sagaRunRef.ask(p, p.active, list, 0, here(p), NONE, NONE, 0);
  while (p.step !== ENDED && p.frames.depth > 0 && sagaRun.isOpen(p)) {
    goOnRunning(p, undefined);
    if (p.step !== ENDED) isLostBySkull(p, undefined);
  }
  return p;
}

function shownFigures(
  o: ChroniclesPosition,
  saga: SagaProgram,
  page: SagaPage | undefined,
  triggers: readonly ShownTrigger[],
): ShownSagaFigure[] {
  return saga.figures.flatMap(({ name, group, isEnemy, spaces }, figure) => {
    const place = cellAt(o.sagaFigures, figure);
    if (place === AWAY) return [];
    const fights = (page?.fights ?? []).filter(
      ({ target }) => target === FIRST_SAGA_FIGURE + figure,
    );
    const [fight] = fights;
    const counter = fight === undefined ? undefined : counterOf(fight.strength);
    const worlds = fights.reduce((set, other) => set | other.worlds, 0);
    return [
      {
        figure: name,
        group,
        isEnemy,
        place: figurePlace(place),
        space: Math.max(0, place - FIRST_SPACE),
        spaces,
        strength: fight === undefined ? 0 : sagaStrength(o, fight, here(o)),
        counter: counter === undefined ? '' : itemAt(saga.counters, counter).name,
        worlds: wordsOf(worlds, WORLD_WORDS),
        isStirred: triggers.some(({ figures }) => figures.includes(name)),
      },
    ];
  });
}

function figurePlace(place: number): ShownSagaFigure['place'] {
  if (place >= FIRST_SPACE) return 'ownTrack';
  return place === CAGE ? 'cage' : itemAt(WORLD_WORDS, place);
}

/** The first counter that a number reads. */
function counterOf({ op, value, parts }: SagaNumber): number | undefined {
  if (op === COUNTER) return value;
  for (const part of parts) {
    const found = counterOf(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** C-15.31: a first card triggers, the second activates; C-15.33: with one player the third is a first one again. */
function shownCards(
  o: ChroniclesPosition,
  page: SagaPage,
  enemy: EnemyWord,
  number: number,
): ShownCards {
  const first: CardDeed = itemAt(page.triggers, number).length > 0 ? 'triggers' : 'nothing';
  const second: CardDeed = hasBit(cellAt(o.saga, SLAIN), number) ? 'nidhogg' : 'activates';
  const slot = o.wheel.subarray(number * SLOT, (number + 1) * SLOT);
  const laid = slot.reduce((count, card) => count + (card === NO_CARD ? 0 : 1), 0);
  const isAlone = o.setup.seats === 1;
  return { enemy, deeds: [first, second, first].slice(laid, isAlone ? 3 : laid + 1) };
}
