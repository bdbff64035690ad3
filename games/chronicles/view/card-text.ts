import { itemAt } from '@nineworlds/engine';
import { ARTIFACT_WORDS, type ArtifactWord, WEAPON_AGAINST } from '../data/artifacts.ts';
import {
  type CreatureWord,
  GULLINKAMBI_HEROES,
  VEDRFOLNIR_HEROES,
  VIDOFNIR_HEROES,
} from '../data/creatures.ts';
import { ENEMY_WORDS } from '../data/enemies.ts';
import type { Wording } from './wording.ts';

/** Words and phrases of one language. */
export type CardWording = Pick<Wording, 'word' | 'say'>;

/** C-12.1: what an artifact does, in a few words. */
export function artifactText(artifact: ArtifactWord, wording: CardWording): string {
  switch (artifact) {
    case 'skidbladnir':
      return wording.say('goesTo', { level: wording.word('top') });
    case 'giallarhorn':
      return wording.say('goesTo', { level: wording.word('middle') });
    case 'hringhorn':
      return wording.say('goesTo', { level: wording.word('bottom') });
    case 'jarngreipr':
      return wording.say('weapon', { foe: wording.word('iotunns') });
    case 'gleipnir':
    case 'gungnir':
    case 'hofund':
    case 'miming':
    case 'mjollnir':
      return wording.say('weapon', { foe: wording.word(foeOf(artifact)) });
    default:
      return wording.say(artifact);
  }
}

/** C-12.1: the enemy that a weapon is made against. */
function foeOf(weapon: ArtifactWord): string {
  const number = ARTIFACT_WORDS.indexOf(weapon);
  return itemAt(ENEMY_WORDS, WEAPON_AGAINST.indexOf(number));
}

/** C-12.2: what a creature does, in a few words. */
export function creatureText(creature: CreatureWord, wording: CardWording): string {
  switch (creature) {
    case 'gullinkambi':
      return wording.say('callHeroes', { count: GULLINKAMBI_HEROES });
    case 'vedrfolnir':
      return wording.say('callHeroes', { count: VEDRFOLNIR_HEROES });
    case 'vidofnir':
      return wording.say('callHeroes', { count: VIDOFNIR_HEROES });
    default:
      return wording.say(creature);
  }
}
