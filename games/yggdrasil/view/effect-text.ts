import type { Effect } from './enemies-view.ts';
import { percent, type Wording } from './wording.ts';

/** What an effect does, in a few words. */
export function effectText(effect: Effect, wording: Wording): string {
  switch (effect.kind) {
    case 'vikings':
      return wording.say('vikings', { count: effect.power });
    case 'fire':
    case 'giants':
      return wording.say(effect.kind, { count: effect.count });
    case 'drags': {
      const [only, ...others] = effect.enemies;
      return only !== undefined && others.length === 0
        ? wording.say('drags', { enemy: wording.word(only) })
        : wording.say('dragsOne', { count: effect.enemies.length });
    }
    case 'anger':
      return wording.say('anger', { chance: percent(effect.calmChance) });
    default:
      return wording.phrases[effect.kind];
  }
}
