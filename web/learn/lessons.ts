import type { Lang, Tutorial, TutorialTexts } from '@nineworlds/engine';
import type { GameId } from '../app/games.ts';

/** A game's lesson with what it says. */
interface LessonDoor {
  readonly lesson: Tutorial;
  readonly lessonTexts: (lang: Lang) => Promise<TutorialTexts>;
}

/** The lessons of the games, each loaded when somebody wants to learn. */
export const LESSONS: Readonly<Record<GameId, () => Promise<LessonDoor>>> = {
  yggdrasil: () => import('@nineworlds/yggdrasil/tutorial'),
  chronicles: () => import('@nineworlds/chronicles/tutorial'),
  needfire: () => import('@nineworlds/needfire/tutorial'),
};
