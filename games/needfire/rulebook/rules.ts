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

const published = (source: Source): Rule => ({ source, provenance: 'published' });
const ruled = (source: Source): Rule => ({ source, provenance: 'ruled' });
const ours = (source: Source): Rule => ({ source, provenance: 'ours' });

/** Every rule in reading order: the structure of the rulebook, the same in every language. */
export const RULES = {
  'N-1': published('overview'),
  'N-2': ruled('components'),
  'N-3': published('setUp'),
  'N-3.1': published('setUp'),
  'N-3.2': published('setUp'),
  'N-3.3': published('setUp'),
  'N-3.4': published('setUp'),
  'N-3.5': published('setUp'),
  'N-3.6': published('setUp'),
  'N-3.7': published('setUp'),
  'N-3.8': ruled('turn'),
  'N-4': published('turn'),
  'N-4.1': ruled('step1'),
  'N-4.2': published('step2'),
  'N-4.3': ruled('step3'),
  'N-4.4': published('step4'),
  'N-5': ruled('scoring'),
  'N-6': published('counted'),
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
  'N-7.15': ours('ruling'),
  'N-8': ruled('example'),
  'N-9': ours('reconstruction'),
  'N-9.7': ours('reconstruction'),
} as const satisfies Readonly<Record<string, Rule>>;
