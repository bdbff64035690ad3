import type { RuleOrigin } from '@nineworlds/engine/rulebook';

/** Where a rule comes from; each language says it in its words. */
export type Source =
  /** The Japanese rulebook; the French summary agrees. */
  | 'both'
  | 'japanese'
  /** Nothing but a consequence of other rules; a choice between readings is a ruling. */
  | 'inferred'
  | 'ruling'
  | 'reconstruction'
  /** The sources side by side. */
  | 'comparison'
  /** Measured by us, by playing many wheels at random. */
  | 'simulation';

type Rule = RuleOrigin<Source>;

const published = (source: Source): Rule => ({ source, provenance: 'published' });
const ruled = (source: Source): Rule => ({ source, provenance: 'ruled' });
const ours = (source: 'ruling' | 'reconstruction' | 'simulation'): Rule => ({
  source,
  provenance: 'ours',
});

/** Every rule in reading order: the structure of the rulebook, the same in every language. */
export const RULES = {
  'C-1': ruled('both'),
  'C-2.1': published('both'),
  'C-2.2': ruled('japanese'),
  'C-2.3': published('both'),
  'C-2.4': published('both'),
  'C-2.5': ruled('both'),
  'C-3.1': ruled('both'),
  'C-3.2': published('both'),
  'C-3.3': published('both'),
  'C-4': published('both'),
  'C-4.1': published('both'),
  'C-4.2': published('both'),
  'C-4.3': published('japanese'),
  'C-4.4': published('both'),
  'C-4.5': published('both'),
  'C-4.6': published('both'),
  'C-4.7': published('both'),
  'C-4.8': ruled('japanese'),
  'C-4.9': ours('reconstruction'),
  'C-4.10': ours('reconstruction'),
  'C-5': ruled('both'),
  'C-6.1': ruled('both'),
  'C-6.2': published('both'),
  'C-6.3': ruled('japanese'),
  'C-6.4': ours('simulation'),
  'C-7': published('both'),
  'C-7.1': ruled('both'),
  'C-7.2': ours('reconstruction'),
  'C-7.3': published('japanese'),
  'C-7.4': published('inferred'),
  'C-7.5': ruled('both'),
  'C-8.1': published('both'),
  'C-8.2': ruled('both'),
  'C-8.3': published('both'),
  'C-9': ruled('both'),
  'C-10': ruled('both'),
  'C-11.1': ruled('both'),
  'C-11.2': ruled('both'),
  'C-11.3': published('both'),
  'C-11.4': ruled('both'),
  'C-12.1': ruled('japanese'),
  'C-12.2': ruled('japanese'),
  'C-13.1': ruled('both'),
  'C-13.2': ruled('japanese'),
  'C-13.3': ours('reconstruction'),
  'C-13.4': ruled('japanese'),
  'C-13.5': ruled('japanese'),
  'C-14': ruled('japanese'),
  'C-14.1': ruled('japanese'),
  'C-15.5': ours('reconstruction'),
  'C-15.16': ruled('japanese'),
  'C-15.18': ours('ruling'),
  'C-15.22': published('japanese'),
  'C-15.23': ours('ruling'),
  'C-15.60': published('japanese'),
  'C-15.61': published('japanese'),
  'C-15.62': ruled('japanese'),
  'C-15.63': ruled('japanese'),
  'C-15.64': ruled('japanese'),
  'C-15.65': published('japanese'),
  'C-15.68': ruled('japanese'),
  'C-15.80': published('japanese'),
  'C-15.82': ruled('japanese'),
  'C-15.84': ours('ruling'),
  'C-15.85': published('inferred'),
  'C-16.1': ruled('comparison'),
  'C-16.2': ruled('comparison'),
  'C-16.3': ruled('comparison'),
  'C-16.4': ruled('comparison'),
  'C-16.5': ruled('comparison'),
  'C-16.6': ruled('comparison'),
  'C-16.7': ruled('comparison'),
  'C-16.8': ruled('comparison'),
  'C-16.9': published('comparison'),
  'C-17.1': ours('reconstruction'),
  'C-17.2': ours('ruling'),
  'C-17.3': ours('ruling'),
  'C-17.4': published('inferred'),
  'C-17.5': ours('ruling'),
  'C-17.6': ours('ruling'),
  'C-17.7': ruled('both'),
  'C-17.8': ours('ruling'),
  'C-17.9': ours('ruling'),
  'C-17.10': ours('ruling'),
  'C-17.11': ours('ruling'),
  'C-17.12': ours('ruling'),
  'C-17.13': ours('ruling'),
  'C-17.14': published('japanese'),
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
  'C-17.25': published('inferred'),
  'C-17.26': published('both'),
  'C-17.27': published('both'),
  'C-17.28': published('japanese'),
  'C-17.29': ours('ruling'),
  'C-17.30': ours('ruling'),
  'C-17.31': ruled('japanese'),
  'C-17.32': ours('ruling'),
} as const satisfies Readonly<Record<string, Rule>>;
