import type { GameSagas, Json, SagaBalance, SagaFault, SagaFindings } from '@nineworlds/engine';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, EXIT, print, printJson } from '../context.ts';
import { faultLine } from '../fault-line.ts';
import { type GameEntry, gameWithSagas, loadGame, sagasOf } from '../games.ts';
import { LineReader } from '../line-reader.ts';
import { text } from '../locale/index.ts';
import { completeOptions } from '../options-spec.ts';
import { parseJson } from '../parse-json.ts';
import type { PlayOptions } from '../play/start-table.ts';
import { readText } from '../read-text.ts';
import { readSeed } from '../seed.ts';
import type { Job } from '../sim/pool.ts';
import { readWhole } from '../whole-number.ts';
import { play } from './play.ts';
import { playAll, readThreads } from './sim.ts';

const MOST_GAMES = 100_000;
const MOST_PLAYERS = 5;
/** So many games show what hardly ever happens. */
const USUAL_GAMES = '200';

/** S-32, S-33: between what a saga should be won and should last, and what one defeat may decide. */
const WIN_RATES = { least: 0.4, most: 0.75 };
const TURNS = { least: 40, most: 90 };
const MOST_OF_LOSSES = 0.6;

/** `saga`: checks, plays and lists sagas. */
export function addSaga(program: Command, context: Context): void {
  const { lang } = context;
  const saga = program.command('saga').description(text(lang, 'aboutSaga'));
  addList(saga, context);
  addCheck(saga, context);
  addSagaPlay(saga, context);
}

/** The game with sagas, and what it has for them. */
async function loadSagas(context: Context): Promise<{ entry: GameEntry; sagas: GameSagas }> {
  const id = gameWithSagas();
  const sagas = await sagasOf(id);
  if (sagas === undefined) throw badInput('', 'noSagas');
  return { entry: await loadGame(context, id), sagas };
}

/** Titles tell what will happen, so they are told of those that are asked for. */
function addList(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('list')
    .description(text(lang, 'aboutSagaList'))
    .argument('[numbers...]', text(lang, 'aboutSagaNumbers'))
    .option('--all', text(lang, 'aboutSagaAll'))
    .action(async (typed: string[], { all }: { all?: true }) => {
      const { sagas } = await loadSagas(context);
      const last = sagas.numbers.at(-1) ?? 1;
      const asked = new Set(typed.map((number) => readWhole(number, '<numbers>', 1, last)));
      for (const number of sagas.numbers) {
        if (all || asked.has(number)) {
          const title = await sagas.title(number, lang);
          print(context, text(lang, 'sagaTitled', { number, title }));
        } else if (asked.size === 0) print(context, text(lang, 'sagaNumbered', { number }));
      }
    });
}

interface CheckOptions {
  readonly texts?: readonly string[];
  readonly games: string;
  readonly seats: string;
  readonly seed: string;
  readonly threads?: string;
  readonly json?: true;
}

function addCheck(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('check')
    .description(text(lang, 'aboutSagaCheck'))
    .argument('<saga>', text(lang, 'aboutSagaFile'))
    .option('--texts <file...>', text(lang, 'aboutSagaTexts'))
    .option('--games <n>', text(lang, 'aboutSagaGames'), USUAL_GAMES)
    .option('--seats <counts>', text(lang, 'aboutSagaSeats'), '1,2,3,4,5')
    .option('--seed <seed>', text(lang, 'aboutSeed'), '1')
    .option('--threads <t>', text(lang, 'aboutThreads'))
    .option('--json', text(lang, 'aboutJson'))
    .action(async (named: string, given: CheckOptions) => {
      const { entry, sagas } = await loadSagas(context);
      const games = readWhole(given.games, '--games', 0, MOST_GAMES);
      const players = given.seats
        .split(',')
        .map((count) => readWhole(count.trim(), '--seats', 1, MOST_PLAYERS));
      const saga = await readSaga(context, sagas, named);
      const { errors, warnings } = await findings(context, sagas, saga, given.texts ?? []);
      const balances: SagaBalance[] = [];
      if (errors.length === 0 && games > 0) {
        const sums: Record<string, number> = {};
        for (const count of players) {
          const played = await playSaga(context, entry, sagas, saga, count, games, given);
          if (played === undefined) return;
          for (const [name, sum] of Object.entries(played)) sums[name] = (sums[name] ?? 0) + sum;
          balances.push(sagas.balanceOf(count, games, played));
        }
        errors.push(...sagas.neverHappened(saga, sums));
        warnings.push(...balances.flatMap(oddities));
      }
      if (errors.length > 0) context.exitCode = EXIT.isFalse;
      report(context, { errors, warnings }, balances, given.json === true);
    });
}

/** A saga of a file, or one of the game's own by its number. */
async function readSaga(context: Context, sagas: GameSagas, named: string): Promise<Json> {
  if (!/^\d{1,2}$/.test(named)) {
    return parseJson(await readText(context.io, named), named) as Json;
  }
  const last = sagas.numbers.at(-1) ?? 1;
  const saga = sagas.saga(readWhole(named, '<saga>', 1, last));
  if (saga === undefined) throw badInput('', 'noSagas');
  return saga;
}

/** What is wrong with a saga and its texts, without a game. */
async function findings(
  context: Context,
  sagas: GameSagas,
  saga: Json,
  files: readonly string[],
): Promise<{ errors: SagaFault[]; warnings: SagaFault[] }> {
  const { errors, warnings } = sagas.check(saga);
  const found = { errors: [...errors], warnings: [...warnings] };
  // Texts go with the things of a saga, which have to be there.
  if (errors.length > 0) return found;
  for (const file of files) {
    const texts = parseJson(await readText(context.io, file), file);
    found.errors.push(...sagas.checkTexts(saga, texts).errors);
  }
  return found;
}

/** What happened in games of bots, in sums; undefined when the rules broke their own word. */
async function playSaga(
  context: Context,
  entry: GameEntry,
  sagas: GameSagas,
  saga: Json,
  players: number,
  games: number,
  given: CheckOptions,
): Promise<Readonly<Record<string, number>> | undefined> {
  const bot = entry.module.bots.at(-1)?.name ?? 'random';
  const job: Job = {
    gameId: entry.game.id,
    options: completeOptions(entry.game, sagas.options(saga, players), players),
    bots: new Array<string>(players).fill(bot),
    seed: readSeed(given.seed),
    games,
    records: undefined,
    trajectories: undefined,
    countsSaga: true,
    lang: context.lang,
  };
  const tally = await playAll(context, entry, job, readThreads(given.threads), undefined);
  if (tally === undefined) return undefined;
  const sums: Record<string, number> = {};
  for (const { figures = {} } of tally.chunks()) {
    for (const [name, sum] of Object.entries(figures)) sums[name] = (sums[name] ?? 0) + sum;
  }
  return sums;
}

/** S-32, S-33: what is odd about the games of a number of players. */
function oddities({ players, games, wins, meanTurns, defeats }: SagaBalance): SagaFault[] {
  const odd: SagaFault[] = [];
  const rate = wins / games;
  if (rate < WIN_RATES.least || rate > WIN_RATES.most) {
    const value = Math.round(100 * rate);
    odd.push({ id: 'S-32', path: '', reason: 'sagaWinRate', facts: { value, players } });
  }
  if (meanTurns < TURNS.least || meanTurns > TURNS.most) {
    const value = Math.round(meanTurns);
    odd.push({ id: 'S-32', path: '', reason: 'sagaLength', facts: { value, players } });
  }
  for (const [cause, lost] of defeats) {
    const share = lost / (games - wins);
    if (share <= MOST_OF_LOSSES) continue;
    const facts = { cause, value: Math.round(100 * share), players };
    odd.push({ id: 'S-33', path: '', reason: 'sagaOneDefeat', facts });
  }
  return odd;
}

function report(
  context: Context,
  { errors, warnings }: SagaFindings,
  balances: readonly SagaBalance[],
  isJson: boolean,
): void {
  const { lang, refusals } = context;
  const told = (fault: SagaFault) => faultLine(context, refusals, [fault]);
  if (isJson) {
    const json = (fault: SagaFault) => ({ id: fault.id, path: fault.path, text: told(fault) });
    printJson(context, {
      ok: errors.length === 0,
      errors: errors.map(json),
      warnings: warnings.map(json),
      balance: balances.map((balance) => ({
        ...balance,
        defeats: Object.fromEntries(balance.defeats),
      })),
    });
    return;
  }
  for (const fault of errors) {
    print(context, text(lang, 'sagaError', { id: fault.id, fault: told(fault) }));
  }
  for (const fault of warnings) {
    print(context, text(lang, 'sagaWarning', { id: fault.id, fault: told(fault) }));
  }
  for (const { players, games, wins, meanTurns, meanLives, defeats } of balances) {
    const facts = {
      players,
      games,
      rate: Math.round((100 * wins) / games),
      turns: meanTurns.toFixed(1),
      lives: meanLives.toFixed(1),
      defeats: defeats.map(([cause, lost]) => `${cause} ${lost}`).join(', ') || '-',
    };
    print(context, text(lang, 'sagaBalance', facts));
  }
  const counts = { errors: errors.length, warnings: warnings.length };
  print(context, text(lang, 'sagaChecked', counts));
}

function addSagaPlay(program: Command, context: Context): void {
  const { lang } = context;
  program
    .command('play')
    .description(text(lang, 'aboutSagaPlay'))
    .argument('<saga>', text(lang, 'aboutSagaFile'))
    .option('--seats <spec>', text(lang, 'aboutSeats'))
    .option('--options <o>', text(lang, 'aboutOptions'))
    .option('--seed <seed>', text(lang, 'aboutSeed'))
    .option('--save <file>', text(lang, 'aboutSave'))
    .option('--manual-chance', text(lang, 'aboutManualChance'))
    .action(async (named: string, given: PlayOptions) => {
      // As after `--options`, a value that ends so is a file.
      if (!/^\d{1,2}$/.test(named) && !/^[^,]+\.json$/.test(named)) {
        throw badInput('<saga>', 'notASaga', { value: named.slice(0, 40) });
      }
      const saga = `saga=${named}`;
      const options = given.options === undefined ? saga : `${given.options},${saga}`;
      const game = gameWithSagas();
      await play(context, { ...given, game, options }, () => new LineReader(context.io));
    });
}
