import { ARTIFACT_WORDS, WEAPON_AGAINST } from '../data/artifacts.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import type { Wording } from './wording.ts';

/** Words and phrases of one language. */
export type CardWording = Pick<Wording, 'word' | 'say'>;

const LEVELS: Readonly<Record<string, string>> = {
  skidbladnir: 'top',
  giallarhorn: 'middle',
  hringhorn: 'bottom',
};

/** C-12.1: what an artifact does, in a few words. */
export function artifactText(artifact: string, wording: CardWording): string {
  if (Object.hasOwn(LEVELS, artifact))
    return wording.say('goesTo', { level: wording.word(LEVELS[artifact]) });
  const number = (ARTIFACT_WORDS as readonly string[]).indexOf(artifact);
  const enemy = (WEAPON_AGAINST as readonly number[]).indexOf(number);
  if (enemy >= 0) return wording.say('weapon', { foe: wording.word(ENEMY_WORDS[enemy]) });
  if (artifact === 'jarngreipr') return wording.say('weapon', { foe: wording.word('iotunns') });
  return wording.say(artifact as 'draupnir');
}

const HEROES: Readonly<Record<string, number>> = { gullinkambi: 1, vedrfolnir: 2, vidofnir: 3 };

/** C-12.2: what a creature does, in a few words. */
export function creatureText(creature: string, wording: CardWording): string {
  const count = HEROES[creature];
  return count === undefined
    ? wording.say(creature as 'stags')
    : wording.say('callHeroes', { count });
}
