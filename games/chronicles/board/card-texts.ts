// Only words and tables come along with it, no rules.
import type { ArtifactWord } from '../data/artifacts.ts';
import type { CreatureWord } from '../data/creatures.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import { artifactText, type CardWording, creatureText } from '../view/card-text.ts';
import { isDenier } from '../view/iotunn-text.ts';
import { type Given, nameOf, phraseOf } from './props.ts';

/** C-8.2: what an Iotunn does while it is in play, in a few words. */
export function iotunnDoes(given: Given, iotunn: IotunnWord): string {
  if (isDenier(iotunn)) return phraseOf(given, iotunn);
  const { closes, protects } = given.view.iotunnTable;
  const { labels } = given.own;
  const world = closes[iotunn];
  if (world !== undefined) return labels.blocks(nameOf(given, world));
  return labels.guards(nameOf(given, protects[iotunn] ?? ''));
}

/** C-12.1: what an artifact does, in a few words. */
export function artifactDoes(given: Given, artifact: ArtifactWord): string {
  return artifactText(artifact, wordingOf(given));
}

/** C-12.2: what a creature does, in a few words. */
export function creatureDoes(given: Given, creature: CreatureWord): string {
  return creatureText(creature, wordingOf(given));
}

function wordingOf(given: Given): CardWording {
  return {
    word: (word) => nameOf(given, word),
    say: (key, ...facts) => phraseOf(given, key, ...facts),
  };
}
