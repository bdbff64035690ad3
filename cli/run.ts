import { BadInput, kernelTextsOf, type PlainKey } from '@nineworlds/engine';
import { Command, CommanderError } from 'commander';
import { badInput } from './bad-input.ts';
import { addAdvise } from './commands/advise.ts';
import { addBench } from './commands/bench.ts';
import { addCalibrate } from './commands/calibrate.ts';
import { addCampaign } from './commands/campaign.ts';
import { addEnv } from './commands/env.ts';
import { addFuzz } from './commands/fuzz.ts';
import { addLegal } from './commands/legal.ts';
import { addOdds } from './commands/odds.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReview } from './commands/review.ts';
import { addRules } from './commands/rules.ts';
import { addSaga } from './commands/saga.ts';
import { addServe } from './commands/serve.ts';
import { addSim } from './commands/sim.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { addWhy } from './commands/why.ts';
import { type Context, EXIT, type ExitCode, type Io, print } from './context.ts';
import { faultLine } from './fault-line.ts';
import { howToPlay } from './games.ts';
import { langOfArguments, readLang } from './language.ts';
import { isInteractive } from './line-reader.ts';
import { type CliTexts, type TextKey, text } from './locale/index.ts';
import { menu } from './menu.ts';
import { wrap } from './text-layout.ts';

const COMMANDS = [
  addPlay,
  addCampaign,
  addSaga,
  addServe,
  addSim,
  addEnv,
  addReplay,
  addLegal,
  addWhy,
  addOdds,
  addAdvise,
  addReview,
  addVerify,
  addRules,
  addFuzz,
  addBench,
  addTrain,
  addCalibrate,
] as const;

/** Runs the program with the words after its name, and answers how it ended. */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const lang = langOfArguments(argv, io.env);
  const kernel = await kernelTextsOf(lang);
  const context: Context = { io, lang, kernel, refusals: undefined, exitCode: EXIT.done };
  try {
    await programFor(context).parseAsync(argv, { from: 'user' });
    return context.exitCode;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done;
    io.stderr.write(`nineworlds: ${troubleLine(context, error)}\n`);
    return EXIT.badInput;
  }
}

function programFor(context: Context): Command {
  const { io, lang } = context;
  const program = new Command('nineworlds')
    .description(text(lang, 'aboutProgram'))
    .option('--lang <code>', text(lang, 'aboutLang'), readLang)
    .helpOption('-h, --help', text(lang, 'aboutHelp'))
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (help) => io.stdout.write(help),
      writeErr: (help) => io.stderr.write(help),
      // What is wrong is told by `run`, in the user's language.
      outputError: () => {},
    })
    .configureHelp({
      helpWidth: 80,
      showGlobalOptions: true,
      styleTitle: (title) => titleText(lang, title),
    })
    .action(async () => {
      const [word] = program.args;
      if (word !== undefined) throw badInput('', 'unknownCommand', { value: word.slice(0, 40) });
      if (isInteractive(io)) await menu(context);
      else print(context, wrap(howToPlay(lang)));
    });
  for (const add of COMMANDS) add(program, context);
  // Only here, after the commands, so that they do not inherit it: a wrong command is an argument.
  return program.allowExcessArguments();
}

/** Commander's headings, by our own texts for them. */
const HELP_TITLES: Readonly<Record<string, PlainKey<CliTexts>>> = {
  'Usage:': 'helpUsage',
  'Arguments:': 'helpArguments',
  'Options:': 'helpOptions',
  'Global Options:': 'helpGlobalOptions',
  'Commands:': 'helpCommands',
};

function titleText(lang: Context['lang'], title: string): string {
  const key = HELP_TITLES[title];
  return key === undefined ? title : text(lang, key);
}

/** What commander complains of, by our own texts for it. */
const COMMANDER_REASONS: Readonly<Record<string, TextKey>> = {
  'commander.unknownOption': 'unknownSwitch',
  'commander.unknownCommand': 'unknownCommand',
  'commander.missingArgument': 'missingArgument',
  'commander.missingMandatoryOptionValue': 'missingSwitch',
  'commander.optionMissingArgument': 'missingValue',
  'commander.excessArguments': 'excessArguments',
};

/** What went wrong, in one line and without a stack. */
function troubleLine(context: Context, error: unknown): string {
  const { refusals } = context;
  if (error instanceof BadInput) return faultLine(context, refusals, error.faults);
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CommanderError) {
    const reason = COMMANDER_REASONS[error.code] ?? 'badCommandLine';
    // Commander quotes the word that it stumbles over.
    const value = /'([^']*)'/.exec(message)?.[1] ?? '';
    return faultLine(context, refusals, badInput('', reason, { value }).faults);
  }
  return faultLine(context, refusals, badInput('', 'unexpected', { message }).faults);
}
