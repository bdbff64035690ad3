import type { VisibleStep } from '@nineworlds/table';
import { addressOf } from '../app/route.svelte.ts';
import type { AppTexts } from '../app/texts.svelte.ts';
import type { ReviewTexts } from '../locale/review/en.ts';
import { type LineReader, lineSentence, seatName } from '../play/sentences.ts';
import { isLink } from '../replay/open-replay.ts';
import type { Figures } from './figures.ts';
import type { Happening } from './happenings.ts';

/** Who reads a review: with which words, and of which game. */
export interface Telling extends LineReader {
  readonly app: AppTexts;
  readonly say: ReviewTexts;
  readonly figures: Figures;
  readonly names: readonly string[];
  readonly happenings: ReadonlyMap<number, Happening>;
  /** The part of the address that names the game or holds it. */
  readonly source: string;
}

/** What happened in a step, in words. */
export function happeningIn(telling: Telling, step: VisibleStep): Happening {
  const { app, names, happenings } = telling;
  const { ply, seat, turn, line, context } = step;
  const number = app.turnNumber(turn);
  const told = happenings.get(ply);
  if (told === undefined) {
    const sentence = lineSentence(telling, line, seatName(app, names, seat), context);
    return { turn: number, ofWhom: '', sentences: [sentence] };
  }
  // A log of turns that nobody announces has no numbers.
  const needsNumber = told.ofWhom === '' && turn > 0;
  return needsNumber ? { ...told, turn: `${number} · ${told.turn}` } : told;
}

/** Where a moment can be looked at. */
export function placeToLook({ source }: Pick<Telling, 'source'>, ply: number): string {
  return addressOf(isLink(source) ? 'r' : 'replay', source, ply);
}

/** Where it can be tried otherwise from there. */
export function placeToTry({ source }: Pick<Telling, 'source'>, ply: number): string {
  return addressOf('sandbox', source, ply);
}
