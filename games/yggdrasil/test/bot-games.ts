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
import { yggdrasil } from '../checked.ts';
import type { YggdrasilPosition } from '../index.ts';
import type { Game } from './situation.ts';

const legal = new Int32Array(yggdrasil.maxMoves);

/** What a bot answers to the open question; throws when it is not legal. */
export function answerOf(bot: Bot<YggdrasilPosition>, p: YggdrasilPosition, rng: Rng): Move {
  const seat = p.frames.seat === TEAM ? p.active : p.frames.seat;
  const n = yggdrasil.legal(p, legal);
  const move = bot.choose(yggdrasil, p, seat, legal, n, rng);
  const refusal = yggdrasil.refuse(p, move);
  if (refusal !== undefined) {
    throw new Error(`${yggdrasil.kinds[p.frames.kind].name} ${move}: ${refusal.reason}`);
  }
  return move;
}

/** Plays a game to its end; `asked` looks on before every answer. */
export function playGame(
  bot: Bot<YggdrasilPosition>,
  given: Options,
  seed: number,
  asked: (p: YggdrasilPosition) => void = () => {},
): YggdrasilPosition {
  const rng = new Rng(seed);
  const answers = new Rng(seed, 1);
  const p = yggdrasil.create(completeOptions(yggdrasil, given));
  while (p.frames.seat !== OVER) {
    if (p.frames.seat === CHANCE) {
      yggdrasil.apply(p, yggdrasil.sample(p, rng));
      continue;
    }
    asked(p);
    yggdrasil.apply(p, answerOf(bot, p, answers));
  }
  return p;
}

/** How many of so many games are won. */
export function winsOf(bot: Bot<YggdrasilPosition>, given: Options, games: number): number {
  let wins = 0;
  for (let seed = 1; seed <= games; seed++) wins += playGame(bot, given, seed).won;
  return wins;
}

/** The line that a bot plays. */
export function lineOf(bot: Bot<YggdrasilPosition>, { match, position }: Game): string {
  const ahead = yggdrasil.blank(match.options);
  ahead.copyFrom(position);
  const { seat } = ahead.frames;
  const words = [yggdrasil.kinds[ahead.frames.kind].verb].filter((verb) => verb !== '');
  do {
    const move = answerOf(bot, ahead, new Rng(1));
    words.push(yggdrasil.tokens(ahead, move, HOST));
    yggdrasil.apply(ahead, move);
  } while (continuesLine(yggdrasil, ahead, seat));
  return words.join(' ');
}
