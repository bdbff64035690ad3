import { verify } from '@nineworlds/engine';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, EXIT, print, printJson } from '../context.ts';
import { reasonLine } from '../fault-line.ts';
import { readGameFile } from '../game-file.ts';
import { text } from '../locale/index.ts';

/** `verify FILE`: whether everything that a record claims is true. */
export function addVerify(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('verify')
    .description(text(lang, 'aboutVerify'))
    .argument('<file>', text(lang, 'aboutFile'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (file: string, { json }: { json?: true }) => {
      const found = await readGameFile(context, file);
      if (found.kind !== 'record') throw badInput(file, 'notARecord');
      const { ok, plies, failedAt, line, reason } = verify(found.entry.game, found.record);
      const sentence = reason === undefined ? null : reasonLine(context, reason);
      if (!ok) context.exitCode = EXIT.isFalse;
      if (json) {
        printJson(context, {
          ok,
          plies,
          failedAt: failedAt ?? null,
          line: line ?? null,
          rule: reason?.rule ?? null,
          reason: sentence,
        });
      } else if (ok) {
        print(context, text(lang, 'recordIsTrue', { plies }));
      } else if (failedAt === undefined) {
        print(
          context,
          text(lang, 'recordIsFalse', { rule: reason?.rule ?? '', text: sentence ?? '' }),
        );
      } else {
        const facts = {
          ply: failedAt,
          line: line ?? '',
          rule: reason?.rule ?? '',
          text: sentence ?? '',
        };
        print(context, text(lang, 'recordIsFalseAt', facts));
      }
    });
}
