// Only words and tables come along with it, no rules.
import { artifactText, type CardWording, creatureText } from '../view/card-text.ts';
import { type Given, nameOf, phraseOf } from './given.ts';

/** C-8.2: what an Iotunn does while it is in play, in a few words. */
export function iotunnDoes(given: Given, iotunn: string): string {
  const { closes, protects } = given.view.iotunnTable;
  const { labels } = given.own;
  const world = closes[iotunn];
  if (world !== undefined) return labels.blocks(nameOf(given, world));
  const enemy = protects[iotunn];
  return enemy === undefined ? phraseOf(given, iotunn) : labels.guards(nameOf(given, enemy));
}

/** C-12.1: what an artifact does, in a few words. */
export function artifactDoes(given: Given, artifact: string): string {
  return artifactText(artifact, wordingOf(given));
}

/** C-12.2: what a creature does, in a few words. */
export function creatureDoes(given: Given, creature: string): string {
  return creatureText(creature, wordingOf(given));
}

function wordingOf(given: Given): CardWording {
  return {
    word: (word) => nameOf(given, word),
    say: (key, facts) => phraseOf(given, key, facts),
  };
}
