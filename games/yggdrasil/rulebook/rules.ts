import type { RuleOrigin } from '@nineworlds/engine/rulebook';

/** Where a rule comes from; each language says it in its words. */
export type Source =
  /** The printed game, and every other source that speaks of it. */
  | 'all'
  /** Rules of the printed game, in English or French. */
  | 'printed'
  /** What stands on the printed board and cards. */
  | 'pictures'
  /** The Japanese sheet and the draft, which agree. */
  | 'sheets'
  | 'japanese'
  | 'draft'
  /** Somebody's description of the printed game. */
  | 'review'
  /** A single weak source. */
  | 'oneSource'
  /** Follows from other rules. */
  | 'inferred'
  | 'ruling'
  | 'reconstruction'
  /** The sources side by side. */
  | 'comparison';

type Rule = RuleOrigin<Source>;

const known = (source: Source): Rule => ({ source, reconstructed: false });
const partlyOurs = (source: Source): Rule => ({ source, reconstructed: true });
const ours = (source: 'ruling' | 'reconstruction' | 'oneSource'): Rule => ({
  source,
  reconstructed: true,
});

/** Every rule in reading order: the structure of the rulebook, the same in every language. */
export const RULES = {
  'Y-1': known('all'),
  'Y-2': partlyOurs('printed'),
  'Y-3': known('printed'),
  'Y-3.1': known('printed'),
  'Y-3.2': known('printed'),
  'Y-3.3': known('japanese'),
  'Y-3.4': ours('reconstruction'),
  'Y-3.5': known('draft'),
  'Y-3.6': known('printed'),
  'Y-4.1': known('pictures'),
  'Y-4.2': known('all'),
  'Y-5': ours('oneSource'),
  'Y-6.1': known('printed'),
  'Y-6.2': known('printed'),
  'Y-6.3': known('draft'),
  'Y-6.4': partlyOurs('draft'),
  'Y-6.5': ours('reconstruction'),
  'Y-6.6': ours('reconstruction'),
  'Y-6.7': ours('reconstruction'),
  'Y-7.1': known('all'),
  'Y-7.2': known('all'),
  'Y-7.3': ours('ruling'),
  'Y-7.4': known('printed'),
  'Y-7.5': known('printed'),
  'Y-8': known('all'),
  'Y-8.1': partlyOurs('sheets'),
  'Y-8.2': known('sheets'),
  'Y-8.3': known('sheets'),
  'Y-8.4': known('sheets'),
  'Y-8.5': known('sheets'),
  'Y-8.6': known('sheets'),
  'Y-9': known('all'),
  'Y-9.1': known('all'),
  'Y-9.2': known('all'),
  'Y-9.3': known('all'),
  'Y-9.4': known('all'),
  'Y-9.5': known('all'),
  'Y-9.6': known('all'),
  'Y-9.7': known('all'),
  'Y-9.8': known('all'),
  'Y-9.9': known('all'),
  'Y-10.1': known('all'),
  'Y-10.2': known('all'),
  'Y-10.3': known('all'),
  'Y-10.4': known('all'),
  'Y-10.5': known('all'),
  'Y-10.6': known('all'),
  'Y-10.7': known('all'),
  'Y-11': known('pictures'),
  'Y-11.1': known('all'),
  'Y-11.2': known('pictures'),
  'Y-11.3': known('pictures'),
  'Y-11.4': partlyOurs('sheets'),
  'Y-11.5': partlyOurs('japanese'),
  'Y-11.6': known('sheets'),
  'Y-11.7': partlyOurs('pictures'),
  'Y-11.8': known('japanese'),
  'Y-11.9': known('sheets'),
  'Y-11.10': known('japanese'),
  'Y-11.11': known('japanese'),
  'Y-11.12': known('all'),
  'Y-12.1': known('pictures'),
  'Y-12.2': partlyOurs('printed'),
  'Y-13': known('printed'),
  'Y-13.1': partlyOurs('draft'),
  'Y-13.2': known('pictures'),
  'Y-13.3': ours('oneSource'),
  'Y-13.4': known('pictures'),
  'Y-13.5': partlyOurs('draft'),
  'Y-14': known('all'),
  'Y-14.1': known('review'),
  'Y-14.2': known('all'),
  'Y-14.3': known('all'),
  'Y-14.4': known('all'),
  'Y-14.5': partlyOurs('sheets'),
  'Y-14.6': known('all'),
  'Y-15.1': ours('reconstruction'),
  'Y-15.2': known('inferred'),
  'Y-15.3': known('printed'),
  'Y-15.4': known('inferred'),
  'Y-15.5': known('inferred'),
  'Y-15.6': known('draft'),
  'Y-15.7': known('inferred'),
  'Y-15.8': known('inferred'),
  'Y-15.9': ours('ruling'),
  'Y-15.10': known('inferred'),
  'Y-15.11': known('inferred'),
  'Y-15.12': known('printed'),
  'Y-15.13': known('inferred'),
  'Y-15.14': known('inferred'),
  'Y-15.15': known('inferred'),
  'Y-15.16': known('inferred'),
  'Y-15.17': known('inferred'),
  'Y-15.18': known('inferred'),
  'Y-15.19': known('inferred'),
  'Y-15.20': known('inferred'),
  'Y-15.21': known('inferred'),
  'Y-15.22': known('inferred'),
  'Y-16': known('comparison'),
  'Y-16.1': partlyOurs('comparison'),
  'Y-16.2': known('comparison'),
  'Y-16.3': known('comparison'),
  'Y-16.4': known('comparison'),
  'Y-16.5': known('comparison'),
  'Y-16.6': known('comparison'),
  'Y-16.7': known('comparison'),
  'Y-16.8': known('comparison'),
  'Y-16.9': known('comparison'),
  'Y-16.10': known('comparison'),
  'Y-17': known('review'),
} as const satisfies Readonly<Record<string, Rule>>;
