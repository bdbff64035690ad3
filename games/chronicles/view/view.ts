import { countBits, itemAt, listBits, type Seat } from '@nineworlds/engine';
import { ARTIFACT_LEVELS, ARTIFACT_WORDS, type ArtifactWord } from '../data/artifacts.ts';
import { CREATURE_WORDS, type CreatureWord } from '../data/creatures.ts';
import type { Edition } from '../data/edition.ts';
import { IOTUNN_WORDS, type IotunnWord } from '../data/iotunns.ts';
import type { Mode } from '../data/modes.ts';
import { ANONYMOUS, FIRE_GIANTS, IOTUNN_PAWNS } from '../data/sizes.ts';
import { diceReserve, elfReserve } from '../rules/actions.ts';
import { unseenArtifacts, visibleArtifact } from '../rules/artifacts.ts';
import { iotunnsInPlay, placeOfIotunn } from '../rules/iotunns.ts';
import { escort } from '../rules/movement.ts';
import { OUTCOME_WORDS, type OutcomeWord, UNDECIDED, WON } from '../rules/outcome.ts';
import { type QuestionName, questions } from '../rules/questions.ts';
import { heroReserve } from '../rules/saga/numbers.ts';
import { type ChroniclesPosition, ORDERING } from '../rules/state.ts';
import { revealCard } from '../rules/wheel.ts';
import { type ShownEnemy, shownEnemies } from './enemies-view.ts';
import { type ShownGod, shownGods } from './gods-view.ts';
import { type ShownMission, shownMissions } from './missions-view.ts';
import { type ShownSaga, shownSaga } from './saga-view.ts';
import { type ShownThrow, shownThrow } from './throw-view.ts';
import { type ShownTree, shownTree } from './tree-view.ts';
import { lastStep, type Place, placeWord, type ShownWatch, watchOf } from './wakes-view.ts';
import { wordsOf } from './words-of.ts';

/** What a board of Chronicles shows. Nothing is hidden: all seats see the same. */
export interface ChroniclesView {
  readonly seats: number;
  readonly mode: Mode;
  /** From 1; 0 during the set-up. */
  readonly round: number;
  readonly turn: number;
  readonly step: Step;
  /** The seat whose turn it is. */
  readonly active: Seat;
  /** What is asked now; empty when the game is over. */
  readonly question: QuestionName | '';
  /** C-5: the seats in the order of this round; empty before it is agreed. */
  readonly order: readonly Seat[];
  readonly tree: ShownTree;
  readonly enemies: readonly ShownEnemy[];
  /** C-2.5: the numbers of the islands after the rainbow island, and where Iormungand is. */
  readonly islands: readonly number[];
  readonly island: number;
  /** C-15.5: Nidhogg's steps so far and to victory; in a saga to the end of the page's track (C-15.34). */
  readonly nidhogg: { readonly steps: number; readonly toGo: number };
  /** C-4: how far away defeat is. */
  readonly watch: readonly ShownWatch[];
  readonly gods: readonly ShownGod[];
  /** What the active god could do where they stand. */
  readonly missions: readonly ShownMission[];
  readonly reserves: ShownReserves;
  /** C-12.1: by level, the artifact in sight and how many are behind it. */
  readonly artifacts: readonly { readonly visible: ArtifactWord | ''; readonly behind: number }[];
  /** C-12.2: creatures that may still be drawn, and those just drawn. */
  readonly creaturesLeft: readonly CreatureWord[];
  readonly creaturesDrawn: readonly CreatureWord[];
  /** C-8: Iotunns in play with what they do, and those that may still come. */
  readonly iotunns: readonly ShownIotunn[];
  readonly iotunnsLeft: readonly IotunnWord[];
  /** C-8.2: the world that each Iotunn closes, or the enemy that it protects, by the edition. */
  readonly iotunnTable: {
    readonly closes: Edition['closes'];
    readonly protects: Edition['protects'];
  };
  /** C-15.34: the saga with its open page; absent in the basic games. */
  readonly saga?: ShownSaga;
  /** C-13: the open saving throw. */
  readonly savingThrow?: ShownThrow;
  readonly edition: { readonly id: string; readonly reconstructed: boolean };
  readonly result: 'won' | 'lost' | 'open';
  /** C-4: how the game ended; `open` as long as it has not. */
  readonly outcome: OutcomeWord;
}

/** What nobody has, and what all have together. */
export interface ShownReserves {
  readonly elves: number;
  readonly dice: number;
  /** Heroes in Valhalla, and in Midgard's reserve. */
  readonly valhalla: number;
  readonly heroes: number;
  readonly fireGiants: number;
  readonly anonymous: number;
  readonly iotunnPawns: number;
}

/** C-8.2: an Iotunn in play; where it can be fought, and what it closes, protects or denies. */
export interface ShownIotunn {
  readonly iotunn: IotunnWord;
  readonly place: Place;
}

/** The steps of a game, by their numbers. */
const STEPS = [
  'setUp',
  'placing',
  'ordering',
  'revealing',
  'returning',
  'escorting',
  'moving',
  'acting',
  'leaving',
  'ended',
] as const;
export type Step = (typeof STEPS)[number];

/** Builds the view from what is known, which is the same for everybody. */
export function viewOf(o: ChroniclesPosition, _seat: Seat): ChroniclesView {
  const { setup } = o;
  const savingThrow = shownThrow(o);
  const saga = shownSaga(o);
  return {
    seats: setup.seats,
    mode: setup.mode,
    round: roundOf(o),
    turn: o.turn,
    step: stepOf(o),
    active: o.active,
    question: questions.asked(o)?.name ?? '',
    order: o.turn > 0 && o.step > ORDERING ? Array.from(o.order.subarray(0, setup.seats)) : [],
    tree: shownTree(o),
    enemies: shownEnemies(o),
    islands: setup.edition.islands,
    island: o.island,
    nidhogg: { steps: o.nidhogg, toGo: lastStep(o) - o.nidhogg },
    watch: watchOf(o),
    gods: shownGods(o),
    missions: shownMissions(o),
    reserves: {
      elves: elfReserve(o),
      dice: diceReserve(o),
      valhalla: o.valhalla,
      heroes: heroReserve(o),
      fireGiants: FIRE_GIANTS - o.fire,
      anonymous: ANONYMOUS - o.anonymous,
      iotunnPawns: IOTUNN_PAWNS - iotunnsInPlay(o),
    },
    artifacts: Array.from({ length: ARTIFACT_LEVELS }, (_, level) => {
      const visible = visibleArtifact(o, level);
      return {
        visible: visible === undefined ? '' : itemAt(ARTIFACT_WORDS, visible),
        behind: countBits(unseenArtifacts(o, level)),
      };
    }),
    creaturesLeft: wordsOf(o.creatureDeck, CREATURE_WORDS),
    creaturesDrawn: wordsOf(o.creatures, CREATURE_WORDS),
    iotunns: listBits(o.iotunns).map((iotunn) => ({
      iotunn: itemAt(IOTUNN_WORDS, iotunn),
      place: placeWord(placeOfIotunn(o, iotunn)),
    })),
    iotunnsLeft: wordsOf(o.iotunnDeck, IOTUNN_WORDS),
    iotunnTable: { closes: setup.edition.closes, protects: setup.edition.protects },
    ...(saga === undefined ? {} : { saga }),
    ...(savingThrow === undefined ? {} : { savingThrow }),
    edition: {
      id: setup.edition.editionId,
      reconstructed: setup.edition.status === 'RECONSTRUCTED',
    },
    result: o.outcome === UNDECIDED ? 'open' : o.outcome === WON ? 'won' : 'lost',
    outcome: itemAt(OUTCOME_WORDS, o.outcome),
  };
}

/** The step that a question belongs to: the rules count on before they ask. */
function stepOf(o: ChroniclesPosition): Step {
  if (revealCard.isOpen(o)) return 'revealing';
  return escort.isOpen(o) ? 'escorting' : itemAt(STEPS, o.step);
}

/** C-5: every god has one turn a round; between the rounds the next one has begun. */
function roundOf({ turn, step, setup }: ChroniclesPosition): number {
  if (step <= ORDERING) return step === 0 ? 0 : turn / setup.seats + 1;
  return Math.ceil(turn / setup.seats);
}
