import { CHANCE, type Json, type SearchModel, type Seat, show } from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';
import type { GameEntry } from '../games.ts';
import { eyesOf } from './agents.ts';
import type { Episode } from './episode.ts';
import { tensorOf } from './tensor.ts';
import { type Reader, textObservation } from './text-observation.ts';

/** What an observation can be made of. */
export const OBSERVATION_PARTS = ['text', 'view', 'tensor', 'measures'] as const;

/** One of them. */
export type ObservationPart = (typeof OBSERVATION_PARTS)[number];

/** Reads which parts of observations somebody wants; throws `BadInput`. */
export function readParts(words: readonly unknown[], path: string): readonly ObservationPart[] {
  return words.map((word) => {
    const part = OBSERVATION_PARTS.find((known) => known === word);
    if (part !== undefined) return part;
    throw badInput(path, 'notOneOf', { value: show(word), words: OBSERVATION_PARTS.join(', ') });
  });
}

/** What observations are made with. */
export interface ObservationTools {
  readonly entry: GameEntry;
  readonly reader: Reader;
  /** What tells who is ahead; undefined where the game has none or nobody wants its features. */
  readonly searchModel: SearchModel | undefined;
}

/** What an agent knows, in the parts that are wanted. */
export function observationJson(
  { entry, reader, searchModel }: ObservationTools,
  episode: Episode,
  agent: Seat,
  parts: readonly ObservationPart[],
): Json {
  const { game } = episode;
  const known = episode.observationOf(agent);
  const eyes = eyesOf(game, known, agent);
  const made: { readonly [part in ObservationPart]: () => Json } = {
    text: () => textObservation(entry, reader, episode, agent),
    view: () => game.view(known, eyes) as Json,
    tensor: () => tensorOf(known),
    measures: () => {
      // Nobody is ahead of chance.
      if (searchModel === undefined || agent === CHANCE) return [];
      const features = new Float64Array(searchModel.features.length);
      searchModel.writeFeatures(known, eyes, features);
      return Array.from(features);
    },
  };
  return Object.fromEntries(parts.map((part) => [part, made[part]()]));
}
