import {
  type Bot,
  badInput,
  type GameModule,
  LEVELS,
  type Options,
  type Position,
  type SearchSettings,
} from '@nineworlds/engine';
import { random } from './random.ts';

/** The bots that play every game. */
const BOTS: readonly Bot[] = [random];

/**
 * `name`, `name:1000` (simulated games for each question) or `name:200ms` (time for each); `novice:20` gives one
 * answer in twenty by chance.
 */
const SPEC = /^(?<name>[^:]+)(?::(?<setting>.*))?$/;
const SETTING = /^(?<number>[1-9]\d{0,5})(?<unit>ms)?$/;

/** Where bots are at home. */
type BotHome = Pick<GameModule, 'bots' | 'searchModel'>;

/** Every bot there is for a game, the weakest first: those for every game, its own, and the levels. */
export function botNames({ bots, searchModel }: BotHome): readonly string[] {
  const names = [...BOTS, ...bots].map(({ name }) => name);
  return searchModel === undefined ? names : [...names, ...LEVELS];
}

/**
 * Throws `BadInput` unless a bot is called like that: `random`, `steady`, `strong:1000`. The message names
 * where it was written, and who else could sit there.
 */
export function requireBot(
  spec: string,
  home: BotHome,
  path = 'seats',
  others: readonly string[] = [],
): void {
  const { name = '', setting } = SPEC.exec(spec)?.groups ?? {};
  const names = botNames(home);
  if (!names.includes(name)) {
    const known = [...others, ...names].join(', ');
    throw badInput(path, 'unknownBot', { value: spec.slice(0, 40), known });
  }
  if (setting === undefined) return;
  const value = setting.slice(0, 40);
  const { number, unit } = SETTING.exec(setting)?.groups ?? {};
  if (name === 'novice' && (number === undefined || unit !== undefined)) {
    throw badInput(path, 'badNoviceSetting', { bot: name, value });
  }
  if (number === undefined) throw badInput(path, 'badBotSetting', { bot: name, value });
  if (!isLevel(name)) throw badInput(path, 'botTakesNoSetting', { bot: name, value });
}

/** Whether a bot of such a name thinks ahead, and so takes its time. */
export function searchesAhead(spec: string): boolean {
  return isLevel(SPEC.exec(spec)?.groups?.name ?? '');
}

/** A bot by the name that a person typed, ready to play with such options; throws `BadInput`. */
export async function loadBot<P extends Position>(
  spec: string,
  module: GameModule<P>,
  options: Options,
  now: () => number = Date.now,
): Promise<Bot<P>> {
  requireBot(spec, module);
  const { name = '', setting } = SPEC.exec(spec)?.groups ?? {};
  const own = [...BOTS, ...module.bots].find((known) => known.name === name);
  if (own !== undefined) return own;
  const searchModel = await module.searchModel?.();
  if (searchModel === undefined || !isLevel(name)) throw new RangeError(`no bot ${name}`);
  // Who plays with simpler bots loads none of this.
  const { SearchBot } = await import('./search-bot.ts');
  const { number, unit } = SETTING.exec(setting ?? '')?.groups ?? {};
  const amount = Number(number);
  const level: SearchSettings = searchModel.levels[name];
  if (number === undefined) return new SearchBot(spec, module.game, options, searchModel, level);
  if (unit === undefined) {
    const settings = { ...level, [name === 'novice' ? 'slips' : 'iterations']: amount };
    return new SearchBot(spec, module.game, options, searchModel, settings);
  }
  return new SearchBot(spec, module.game, options, searchModel, level, {
    milliseconds: amount,
    now,
  });
}

function isLevel(name: string): name is (typeof LEVELS)[number] {
  return LEVELS.some((level) => level === name);
}
