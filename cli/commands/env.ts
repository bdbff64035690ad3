import { once } from 'node:events';
import { BadInput, type Json } from '@nineworlds/engine';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, printJson } from '../context.ts';
import { Environment, isRefusal } from '../env/environment.ts';
import { readParts } from '../env/observation.ts';
import { parseRequest, type RequestId, readRequest, requestId } from '../env/request.ts';
import { faultLine, reasonLine } from '../fault-line.ts';
import { loadGame } from '../games.ts';
import { LineReader } from '../line-reader.ts';
import { text } from '../locale/index.ts';
import { completeOptions, readOptions } from '../options-spec.ts';
import { readAll } from '../read-all.ts';
import { readSeed } from '../seed.ts';
import { readWhole } from '../whole-number.ts';

const MOST_SEATS = 20;

interface EnvOptions {
  readonly game: string;
  readonly options?: string;
  readonly seed: string;
  readonly seats?: string;
  readonly observations: string;
}

/** `env`: a game for programs, one JSON request a line on stdin, one answer a line on stdout. */
export function addEnv(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('env')
    .description(text(lang, 'aboutEnv'))
    .requiredOption('--game <id>', text(lang, 'aboutGame'))
    .option('--options <o>', text(lang, 'aboutOptions'))
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--seats <n>', text(lang, 'aboutSeatCount'))
    .option('--observations <parts>', text(lang, 'aboutObservations'), 'text,view')
    .action(async (given: EnvOptions) => {
      const entry = await loadGame(context, given.game);
      const { seats, seed, observations } = readAll({
        seats: () => readSeatCount(given.seats),
        seed: () => readSeed(given.seed),
        observations: () => readObservations(given.observations),
      });
      const optionsIn = async (spec: Json | undefined) => {
        if (spec !== undefined && typeof spec !== 'string') {
          return completeOptions(entry.game, spec, seats);
        }
        // Requests come from there.
        if (spec === '-') throw badInput('--options', 'notFromStdin');
        return readOptions(context.io, entry.game, spec, seats);
      };
      const environment = new Environment({
        entry,
        searchModel: await entry.module.searchModel?.(),
        lang,
        options: await optionsIn(given.options),
        seed,
        observations,
        optionsIn,
      });
      await serve(context, environment);
    });
}

function readSeatCount(typed: string | undefined): number | undefined {
  return typed === undefined ? undefined : readWhole(typed, '--seats', 1, MOST_SEATS);
}

function readObservations(typed: string) {
  return typed === 'none' ? [] : readParts(typed.split(','), '--observations');
}

/** Answers requests until there are no more, or one says that it was the last. */
async function serve(context: Context, environment: Environment): Promise<void> {
  const reader = new LineReader(context.io);
  try {
    for (let isOpen = true; isOpen; ) {
      const line = await reader.ask('');
      if (line === undefined) return;
      if (line.trim() === '') continue;
      const answer = await answerTo(context, environment, line);
      printJson(context, answer);
      // A program that reads slowly is waited for.
      if (context.io.stdout.writableNeedDrain) await once(context.io.stdout, 'drain');
      isOpen = !('closed' in answer);
    }
  } finally {
    reader.close();
  }
}

/** The answer to one line; whatever is wrong with it, the environment goes on. */
async function answerTo(
  context: Context,
  environment: Environment,
  line: string,
): Promise<{ readonly [key: string]: Json }> {
  let id: RequestId = null;
  try {
    const request = parseRequest(line);
    id = requestId(request);
    const answered = await environment.answer(readRequest(request));
    if (!isRefusal(answered)) return { id, ...answered };
    const { rule, reason } = answered;
    const sentence = reasonLine(context, answered);
    return { id, error: { reason, text: sentence, rule } };
  } catch (error) {
    if (error instanceof BadInput) {
      const reason = error.faults[0]?.reason ?? '';
      return { id, error: { reason, text: faultLine(context, context.refusals, error.faults) } };
    }
    const message = error instanceof Error ? error.message : String(error);
    return {
      id,
      error: { reason: 'unexpected', text: text(context.lang, 'unexpected', { message }) },
    };
  }
}
