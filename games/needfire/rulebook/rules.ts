import type { RuleOrigin } from '@nineworlds/engine/rulebook';

/** Where a rule comes from; each language says it in its words. */
export type Source =
  | 'overview'
  | 'components'
  | 'setUp'
  | 'turn'
  | 'step1'
  | 'step2'
  | 'step3'
  | 'step4'
  | 'scoring'
  | 'example'
  | 'counted'
  | 'inferred'
  | 'ruling'
  | 'reconstruction';

type Rule = RuleOrigin<Source>;

const manual = (source: Source): Rule => ({ source, reconstructed: false });
const ours = (source: Source): Rule => ({ source, reconstructed: true });

/** Every rule in reading order: the structure of the rulebook, the same in every language. */
export const RULES = {
  'N-1': manual('overview'),
  'N-2': manual('components'),
  'N-3': manual('setUp'),
  'N-3.1': manual('setUp'),
  'N-3.2': manual('setUp'),
  'N-3.3': manual('setUp'),
  'N-3.4': manual('setUp'),
  'N-3.5': manual('setUp'),
  'N-3.6': manual('setUp'),
  'N-3.7': manual('setUp'),
  'N-3.8': manual('turn'),
  'N-4': manual('turn'),
  'N-4.1': manual('step1'),
  'N-4.2': manual('step2'),
  'N-4.3': manual('step3'),
  'N-4.4': manual('step4'),
  'N-5': manual('scoring'),
  'N-6': manual('counted'),
  'N-7': ours('ruling'),
  'N-7.1': ours('ruling'),
  'N-7.2': ours('ruling'),
  'N-7.3': ours('ruling'),
  'N-7.4': ours('ruling'),
  'N-7.5': ours('ruling'),
  'N-7.6': ours('ruling'),
  'N-7.7': ours('inferred'),
  'N-7.8': ours('ruling'),
  'N-7.9': ours('inferred'),
  'N-7.10': ours('inferred'),
  'N-7.11': ours('ruling'),
  'N-7.12': ours('inferred'),
  'N-7.13': ours('inferred'),
  'N-7.14': ours('inferred'),
  'N-8': manual('example'),
  'N-9': ours('reconstruction'),
  'N-9.7': ours('reconstruction'),
} as const satisfies Readonly<Record<string, Rule>>;
