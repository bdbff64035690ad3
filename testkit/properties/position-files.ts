import {
  BadInput,
  type CheckedGame,
  fromPositionFile,
  type Options,
  type Position,
  type Rng,
  toPositionFile,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { difference } from '../difference.ts';
import type { Check } from './check.ts';
import { mutated } from './mutations.ts';
import { playOut } from './play-out.ts';

/** How many damaged versions of each file are tried. */
const MUTATIONS = 6;
/** How many files of a game are damaged. */
const FILES = 12;

/**
 * Position files read back, and damaged ones are refused or harmless. The damaged ones are tried at
 * the end of a game, so that a fault of the game itself shows first under its own name.
 */
export function positionFiles<P extends Position>(
  game: CheckedGame<P>,
  options: Options,
): Check<P> {
  let files: string[] = [];
  return {
    started() {
      files = [];
    },

    asked(p) {
      const text = JSON.stringify(toPositionFile(game, options, p));
      const { position } = fromPositionFile(game, JSON.parse(text));
      const lost = difference(position, p);
      if (lost !== undefined) broken('positionFile', `after reading ${lost}`);
      if (files.length < FILES) files.push(text);
    },

    finished(_match, rng) {
      for (const text of files) {
        for (let i = 0; i < MUTATIONS; i++) tryFile(mutated(game, options, text, rng), rng);
      }
    },
  };

  function tryFile(file: unknown, rng: Rng): void {
    try {
      playOut(game, fromPositionFile(game, file).position, rng, 'mutatedFile');
    } catch (error) {
      if (!(error instanceof BadInput)) {
        const message = error instanceof Error ? error.message : String(error);
        broken('mutatedFile', `${message}, with the file ${JSON.stringify(file)}`);
      }
      // Only the file as a whole has no path.
      if (error.faults.length === 0 || error.faults.some((fault) => fault.reason === '')) {
        broken('mutatedFile', `refused without a reason: ${JSON.stringify(file)}`);
      }
    }
  }
}
