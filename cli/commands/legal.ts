import { CHANCE, HOST, type Match, OVER, spell } from '@nineworlds/engine';
import type { Command } from 'commander';
import { type Context, print, printJson } from '../context.ts';
import { matchOf, readGameFile } from '../game-file.ts';
import { text } from '../locale/index.ts';
import { seatJson } from '../seat-names.ts';

/** `legal FILE`: what may be answered now. */
export function addLegal(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('legal')
    .description(text(lang, 'aboutLegal'))
    .argument('<file>', text(lang, 'aboutFile'))
    .option('--to <ply>', text(lang, 'aboutTo'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, { to, json }: { to?: string; json?: true }) => {
      const found = answersIn(matchOf(await readGameFile(context, file), to));
      if (json) printJson(context, { ...found });
      else if (found.kind === null) print(context, text(lang, 'over'));
      else {
        for (const line of found.moves) print(context, line);
        for (const { tokens, weight } of found.chances) print(context, `${tokens}  ×${weight}`);
      }
    });
}

function answersIn({ game, position, seat }: Match) {
  const answers = new Int32Array(game.maxMoves);
  const weights = new Float64Array(game.maxMoves);
  const count = { seat: 0, chance: 0 };
  if (seat === CHANCE) count.chance = game.outcomes(position, answers, weights);
  else if (seat !== OVER) count.seat = game.legal(position, answers);
  const spelled = (n: number) =>
    Array.from(answers.subarray(0, n), (move) => spell(game, position, move, HOST));
  return {
    seat: seatJson(seat),
    kind: seat === OVER ? null : (game.kinds[position.frames.kind]?.name ?? null),
    moves: spelled(count.seat),
    chances: spelled(count.chance).map((tokens, i) => ({ tokens, weight: weights[i] ?? 0 })),
  };
}
