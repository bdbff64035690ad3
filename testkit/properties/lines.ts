import {
  answersOf,
  continuesLine,
  type GameDef,
  HOST,
  type Move,
  type Options,
  type Position,
  readLine,
  spellLine,
} from '@nineworlds/engine';
import { broken } from '../conformance-error.ts';
import { randomLine } from '../random-game.ts';
import type { Check } from './check.ts';
import { observerName, observersOf } from './observers.ts';

const WORD = /^[a-z0-9-]+$/;

/** Every move has one spelling of its own, which reads back, and others read no more of it. */
export function lines<P extends Position>(game: GameDef<P>, options: Options): Check<P> {
  const scratch = game.blank(options);
  const after = game.blank(options);
  for (const { name, verb } of game.kinds) {
    if (verb !== '' && !WORD.test(verb)) broken('wordsPlain', `the verb of ${name} is "${verb}"`);
  }

  const checkTokens = (p: P, moves: readonly Move[]): void => {
    const spelled = new Map<string, Move>();
    for (const move of moves) {
      const tokens = game.tokens(p, move, HOST);
      const twin = spelled.get(tokens);
      if (twin !== undefined) {
        const { name } = game.kinds[p.frames.kind];
        broken('linesDistinct', `${name} ${twin} and ${move} are both spelled "${tokens}"`);
      }
      spelled.set(tokens, move);
      const words = tokens.split(' ');
      const odd = words.find((word) => !WORD.test(word));
      if (odd !== undefined) broken('wordsPlain', `"${tokens}" has the word "${odd}"`);
      for (const observer of observersOf(game, options)) {
        const read = game.tokens(p, move, observer).split(' ');
        const fits =
          read.length === words.length && read.every((w, i) => w === '?' || w === words[i]);
        if (!fits) {
          const who = observerName(observer);
          broken('spellingShape', `${who} reads "${read.join(' ')}" for "${tokens}"`);
        }
      }
    }
  };

  return {
    asked(p, rng) {
      const answers = answersOf(game, p);
      checkTokens(p, answers);
      for (const first of answers) {
        after.copyFrom(p);
        game.apply(after, first);
        const line = [first];
        if (continuesLine(game, after, p.frames.seat)) {
          line.push(...randomLine(game, after, rng, scratch));
        }
        const text = spellLine(game, p, line, HOST, scratch);
        for (const typed of [text, text.toUpperCase()]) {
          const reading = readLine(game, p, typed, scratch);
          if (reading.status !== 'complete' || reading.moves.join() !== line.join()) {
            const got = JSON.stringify(reading);
            broken('linesReadBack', `"${typed}" (moves ${line.join(', ')}) reads as ${got}`);
          }
        }
      }
    },
  };
}
