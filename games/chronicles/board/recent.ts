import type { Beat } from '@nineworlds/protocol';
import type { EnemyWord } from '../data/enemies.ts';
import type { ChroniclesEvents } from '../rules/events.ts';
import type { ChroniclesView } from '../view/view.ts';
import type { Place } from '../view/wakes-view.ts';
import { type PieceWord, piecesIn } from './pieces.ts';

/** Where pieces stood, by their words. */
export type Places = { readonly [piece in PieceWord]?: Place };

function placesOf(view: ChroniclesView): Places {
  return Object.fromEntries(piecesIn(view).map(({ word, place }) => [word, place]));
}

/** The worlds that pieces have left between two views, by piece. */
export function leftBetween(before: ChroniclesView, after: ChroniclesView): Places {
  const now = placesOf(after);
  return Object.fromEntries(
    piecesIn(before)
      .filter(({ word, place }) => now[word] !== undefined && now[word] !== place)
      .map(({ word, place }) => [word, place]),
  );
}

/** C-7: the enemy that the last step has woken. */
export function wokenBy(beat: Beat<ChroniclesEvents> | undefined): EnemyWord | undefined {
  for (const { name, facts } of beat?.events ?? [])
    if (name === 'enemyActivated') return facts.enemy;
  return undefined;
}
