import {
  type Bot,
  CHANCE,
  continuesLine,
  HOST,
  type Move,
  type Options,
  OVER,
  Rng,
  TEAM,
} from '@nineworlds/engine';
import { completeOptions } from '@nineworlds/testkit';
import { chronicles } from '../checked.ts';
import type { ChroniclesPosition } from '../index.ts';
import { WON } from '../rules/outcome.ts';
import type { Game } from './situation.ts';

const legal = new Int32Array(chronicles.maxMoves);

/** What a bot answers to the open question; throws when it is not legal. */
export function answerOf(bot: Bot<ChroniclesPosition>, p: ChroniclesPosition, rng: Rng): Move {
  const seat = p.frames.seat === TEAM ? p.active : p.frames.seat;
  const n = chronicles.legal(p, legal);
  const move = bot.choose(chronicles, p, seat, legal, n, rng);
  const refusal = chronicles.refuse(p, move);
  if (refusal !== undefined) {
    throw new Error(`${chronicles.kinds[p.frames.kind].name} ${move}: ${refusal.reason}`);
  }
  return move;
}

/** Plays a game to its end; `asked` looks on before every answer. */
export function playGame(
  bot: Bot<ChroniclesPosition>,
  given: Options,
  seed: number,
  asked: (p: ChroniclesPosition) => void = () => {},
): ChroniclesPosition {
  const rng = new Rng(seed);
  const answers = new Rng(seed, 1);
  const p = chronicles.create(completeOptions(chronicles, given));
  while (p.frames.seat !== OVER) {
    if (p.frames.seat === CHANCE) {
      chronicles.apply(p, chronicles.sample(p, rng));
      continue;
    }
    asked(p);
    chronicles.apply(p, answerOf(bot, p, answers));
  }
  return p;
}

/** How many of so many games are won. */
export function winsOf(bot: Bot<ChroniclesPosition>, given: Options, games: number): number {
  let wins = 0;
  for (let seed = 1; seed <= games; seed++) {
    if (playGame(bot, given, seed).outcome === WON) wins++;
  }
  return wins;
}

/** The line that a bot plays. */
export function lineOf(bot: Bot<ChroniclesPosition>, { match, position }: Game): string {
  const ahead = chronicles.blank(match.options);
  ahead.copyFrom(position);
  const { seat } = ahead.frames;
  const words = [chronicles.kinds[ahead.frames.kind].verb].filter((verb) => verb !== '');
  do {
    const move = answerOf(bot, ahead, new Rng(1));
    words.push(chronicles.tokens(ahead, move, HOST));
    chronicles.apply(ahead, move);
  } while (continuesLine(chronicles, ahead, seat));
  return words.join(' ');
}
