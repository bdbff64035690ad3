import type { Asking, Standing } from '@nineworlds/board';
import type { QuestionName } from '../rules/questions.ts';

/** A thing on the board, as the open question means it. */
export interface Target {
  /** The words that choose it. */
  readonly words: string;
  readonly standing: Standing;
}

/** The questions in which the things of each part of the board can be named. */
export const ABOUT = {
  worlds: [
    'act',
    'chooseEnemy',
    'chooseFoe',
    'payVikings',
    'chooseIsland',
    'chooseWeapon',
    'choosePartner',
    'keepVikings',
    'keepElves',
    'reviveBag',
    'burnBag',
    'chooseGiant',
    'useVanir',
  ],
  lanes: [
    'chooseEnemy',
    'chooseFoe',
    'payVikings',
    'useVanir',
    'advanceRearmost',
    'orderEffects',
    'pushBack',
    'dealAngry',
  ],
  weapons: ['chooseWeapon'],
  islands: ['chooseIsland', 'reviveBag', 'burnBag', 'useVanir'],
  giants: ['chooseFoe', 'chooseGiant', 'payVikings', 'useVanir', 'turnGiant'],
  gods: ['chooseFirst', 'choosePartner', 'keepVikings', 'keepElves'],
  vanir: ['useVanir'],
  cards: ['resolveCard', 'returnCard', 'orderCard'],
} as const satisfies Record<string, readonly QuestionName[]>;

/** What has to be known of a question to find its targets. */
interface Questioned {
  readonly asking: Pick<Asking<QuestionName>, 'choices'>;
  standing(word: string): Standing;
}

/**
 * How a thing stands to the open question. It is named by its word alone or after a verb: `loki`,
 * `push loki`.
 */
export function targetOf(questioned: Questioned, part: keyof typeof ABOUT, thing: string): Target {
  const { choices } = questioned.asking;
  const questions: readonly QuestionName[] = ABOUT[part];
  if (choices === undefined || !questions.includes(choices.question)) {
    return { words: thing, standing: 'idle' };
  }
  const words =
    [...choices.list, ...choices.closed].find((choice) => isAbout(choice.words, thing))?.words ??
    thing;
  const found = questioned.standing(words);
  // The Vanir ask about almost everything; only their own track says what is closed.
  const isNoise = choices.question === 'useVanir' && part !== 'vanir' && found === 'closed';
  return { words, standing: isNoise ? 'idle' : found };
}

function isAbout(words: string, thing: string): boolean {
  return words === thing || words.endsWith(` ${thing}`);
}
