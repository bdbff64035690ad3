import { itemAt, type Options, type Seat } from '@nineworlds/engine';
import { DIFFICULTIES } from '../data/rule-sets.ts';
import { act, worldOfTarget } from '../rules/actions.ts';
import { actionsOf } from '../rules/powers.ts';
import { type QuestionName, questions } from '../rules/questions.ts';
import type { Setup } from '../rules/setup.ts';
import { ENDED, type YggdrasilPosition } from '../rules/state.ts';
import { type ShownDeck, shownDeck } from './deck-view.ts';
import { type ShownEdition, shownEdition } from './edition-view.ts';
import { type Danger, dangerOf, type ShownEnemy, shownEnemies } from './enemies-view.ts';
import { type ShownGiants, type ShownRune, shownGiants, shownRunes } from './giants-view.ts';
import { type ShownFenrir, type ShownGod, shownFenrir, shownGods } from './gods-view.ts';
import { type ShownIsland, shownIslands } from './islands-view.ts';
import { reconstructedRules } from './reconstructed.ts';
import { type ShownSpace, shownTrack } from './track-view.ts';
import { type ShownVanir, type ShownWorld, shownVanir, shownWorlds } from './worlds-view.ts';

/** What a board of Yggdrasil shows. Nothing is hidden: all seats see the same. */
export interface YggdrasilView {
  readonly seats: number;
  /** From 1; 0 during the set-up. */
  readonly turn: number;
  readonly step: Step;
  readonly difficulty: Difficulty;
  readonly active: Seat;
  /** Y-7: who comes after the active god. */
  readonly following: Seat;
  /** What is asked now; empty when the game is over. */
  readonly question: QuestionName | '';
  /** Y-7.2: which of their actions the active god is taking, and how many they have. */
  readonly action: number;
  readonly actions: number;
  readonly deck: ShownDeck;
  readonly track: readonly ShownSpace[];
  readonly enemies: readonly ShownEnemy[];
  /** Y-4.2: how close the gods are to defeat. */
  readonly danger: Danger;
  readonly islands: readonly ShownIsland[];
  /** Vikings in Helheim, Fire Giants in Muspellheim, elves in Alfheim. */
  readonly helheim: number;
  readonly muspellheim: number;
  readonly alfheim: number;
  readonly giants: ShownGiants;
  readonly runes: readonly ShownRune[];
  readonly vanir: ShownVanir;
  readonly gods: readonly ShownGod[];
  readonly worlds: readonly ShownWorld[];
  readonly fenrir: ShownFenrir;
  /** Y-16.15: the edition of an owner; the Vanir's part of it stands with their track. Absent where ours is played. */
  readonly edition?: ShownEdition;
  /** Y-11.9: so many turns to come have no enemy card. */
  readonly skips: number;
  /** Ids of the rules in play that are our reconstruction. */
  readonly reconstructed: readonly string[];
  readonly result: 'won' | 'lost' | 'open';
}

/** The steps of a game, by their numbers. */
const STEPS = ['setUp', 'enemy', 'acting', 'ended'] as const;
export type Step = (typeof STEPS)[number];

/** Y-6.7: how hard a game is, by the names that its options have for it. */
type Difficulty = keyof typeof DIFFICULTIES;

function difficultyOf({ angry, ragnarok, rearmostRetreat }: Setup): Difficulty {
  const names = Object.keys(DIFFICULTIES) as Difficulty[];
  const isMeant = (name: Difficulty) => {
    const { angry: a, ragnarok: r, firstArchOneWay }: Options = DIFFICULTIES[name];
    return a === angry && r === ragnarok && (firstArchOneWay === true) === rearmostRetreat > 0;
  };
  return names.find(isMeant) ?? 'custom';
}

/** Builds the view from what is known, which is the same for everybody. */
export function viewOf(o: YggdrasilPosition, _seat: Seat): YggdrasilView {
  const worlds = shownWorlds(o);
  return {
    seats: o.setup.seats,
    turn: o.turn,
    step: itemAt(STEPS, o.step),
    difficulty: difficultyOf(o.setup),
    active: o.active,
    following: (o.active + o.setup.toNext) % o.setup.seats,
    question: questions.asked(o)?.name ?? '',
    action: actionOf(o),
    actions: actionsOf(o),
    deck: shownDeck(o),
    track: shownTrack(),
    enemies: shownEnemies(o),
    danger: dangerOf(o),
    islands: shownIslands(o),
    helheim: o.helheim,
    muspellheim: o.muspellheim,
    alfheim: o.alfheim,
    giants: shownGiants(o),
    runes: shownRunes(o),
    vanir: shownVanir(o),
    gods: shownGods(o),
    worlds,
    fenrir: shownFenrir(o),
    ...(o.setup.isOwn ? { edition: shownEdition(o.setup) } : {}),
    skips: o.skips,
    reconstructed: reconstructedRules(o, worlds),
    result: o.step === ENDED ? (o.won === 1 ? 'won' : 'lost') : 'open',
  };
}

/** Y-7.2: the number of the action that is being chosen or, once its target is named, carried out. */
function actionOf(o: YggdrasilPosition): number {
  const isChoosing = act.isOpen(o) || worldOfTarget(o) !== undefined;
  return isChoosing ? o.taken + 1 : o.taken;
}
