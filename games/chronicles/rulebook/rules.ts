import type { RuleOrigin } from '@nineworlds/engine/rulebook';

/** Where a rule comes from; each language says it in its words. */
export type Source =
  /** The Japanese rulebook; the French summary agrees. */
  | 'both'
  | 'japanese'
  /** Follows from other rules. */
  | 'inferred'
  | 'ruling'
  | 'reconstruction'
  /** The sources side by side. */
  | 'comparison'
  /** Measured by playing many wheels at random. */
  | 'simulation';

type Rule = RuleOrigin<Source>;

const known = (source: Source): Rule => ({ source, reconstructed: false });
const partlyOurs = (source: Source): Rule => ({ source, reconstructed: true });
const ours = (source: 'ruling' | 'reconstruction'): Rule => ({ source, reconstructed: true });

/** Every rule in reading order: the structure of the rulebook, the same in every language. */
export const RULES = {
  'C-1': known('both'),
  'C-2.1': known('both'),
  'C-2.2': partlyOurs('japanese'),
  'C-2.3': known('both'),
  'C-2.4': known('both'),
  'C-2.5': partlyOurs('both'),
  'C-3.1': known('both'),
  'C-3.2': known('both'),
  'C-3.3': known('both'),
  'C-4': known('both'),
  'C-4.1': known('both'),
  'C-4.2': known('both'),
  'C-4.3': known('japanese'),
  'C-4.4': known('both'),
  'C-4.5': known('both'),
  'C-4.6': known('both'),
  'C-4.7': known('both'),
  'C-4.8': known('japanese'),
  'C-4.9': ours('reconstruction'),
  'C-4.10': ours('reconstruction'),
  'C-5': partlyOurs('both'),
  'C-6.1': known('both'),
  'C-6.2': known('both'),
  'C-6.3': partlyOurs('japanese'),
  'C-6.4': known('simulation'),
  'C-7': known('both'),
  'C-7.1': known('both'),
  'C-7.2': ours('reconstruction'),
  'C-7.3': known('japanese'),
  'C-7.4': known('inferred'),
  'C-7.5': known('both'),
  'C-8.1': known('both'),
  'C-8.2': partlyOurs('both'),
  'C-8.3': known('both'),
  'C-9': known('both'),
  'C-10': partlyOurs('both'),
  'C-11.1': known('both'),
  'C-11.2': partlyOurs('both'),
  'C-11.3': known('both'),
  'C-11.4': partlyOurs('both'),
  'C-12.1': partlyOurs('japanese'),
  'C-12.2': partlyOurs('japanese'),
  'C-13.1': partlyOurs('both'),
  'C-13.2': partlyOurs('inferred'),
  'C-13.3': ours('reconstruction'),
  'C-13.4': partlyOurs('japanese'),
  'C-13.5': ours('ruling'),
  'C-14': partlyOurs('japanese'),
  'C-14.1': partlyOurs('japanese'),
  'C-15.5': ours('reconstruction'),
  'C-15.82': partlyOurs('japanese'),
  'C-15.84': ours('ruling'),
  'C-16.1': known('comparison'),
  'C-16.2': known('comparison'),
  'C-16.3': partlyOurs('comparison'),
  'C-16.4': known('comparison'),
  'C-16.5': known('comparison'),
  'C-16.6': known('comparison'),
  'C-16.7': known('comparison'),
  'C-16.8': known('comparison'),
  'C-16.9': known('comparison'),
  'C-17.1': ours('reconstruction'),
  'C-17.2': known('inferred'),
  'C-17.3': known('inferred'),
  'C-17.4': known('inferred'),
  'C-17.5': ours('ruling'),
  'C-17.6': ours('ruling'),
  'C-17.7': partlyOurs('both'),
  'C-17.8': known('inferred'),
  'C-17.9': ours('ruling'),
  'C-17.10': ours('ruling'),
  'C-17.11': ours('ruling'),
  'C-17.12': ours('ruling'),
  'C-17.13': ours('ruling'),
  'C-17.14': known('japanese'),
  'C-17.15': ours('ruling'),
  'C-17.16': ours('ruling'),
  'C-17.17': ours('ruling'),
  'C-17.18': ours('ruling'),
  'C-17.19': ours('ruling'),
  'C-17.20': ours('ruling'),
  'C-17.21': ours('ruling'),
  'C-17.22': ours('ruling'),
  'C-17.23': ours('ruling'),
  'C-17.24': ours('ruling'),
  'C-17.25': known('inferred'),
  'C-17.26': known('inferred'),
  'C-17.27': known('inferred'),
  'C-17.28': known('japanese'),
  'C-17.29': ours('ruling'),
  'C-17.30': ours('ruling'),
  'C-17.31': partlyOurs('japanese'),
  'C-17.32': ours('ruling'),
} as const satisfies Readonly<Record<string, Rule>>;
