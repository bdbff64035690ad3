import { isLang, LANGS, type Lang } from '@nineworlds/engine';
import { badInput } from './bad-input.ts';
import type { Io } from './context.ts';

/** The language of the surroundings: `LC_ALL=ja_JP.UTF-8` means Japanese. English if it is none of ours. */
export function langOfEnv(env: Io['env']): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const code = locale.slice(0, 2).toLowerCase();
  return isLang(code) ? code : 'en';
}

/**
 * The language that `--lang` asks for, else that of the surroundings. It is looked up before the
 * command line is read, because what is wrong with the command line is told in it too.
 */
export function langOfArguments(argv: readonly string[], env: Io['env']): Lang {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  return word !== undefined && isLang(word) ? word : langOfEnv(env);
}

/** Checks the argument of `--lang`; throws `BadInput`. */
export function readLang(word: string): Lang {
  if (isLang(word)) return word;
  throw badInput('--lang', 'notOneOf', { value: word.slice(0, 40), words: LANGS.join(', ') });
}
