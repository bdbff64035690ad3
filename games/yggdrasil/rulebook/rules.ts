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
  | 'ruling'
  | 'reconstruction'
  /** The sources side by side. */
  | 'comparison';

type Rule = RuleOrigin<Source>;

const published = (source: Source): Rule => ({ source, provenance: 'published' });
const ruled = (source: Source): Rule => ({ source, provenance: 'ruled' });
const ours = (source: 'ruling' | 'reconstruction'): Rule => ({ source, provenance: 'ours' });

/** Every rule in reading order: the structure of the rulebook, the same in every language. */
export const RULES = {
  'Y-1': published('all'),
  'Y-2': ruled('printed'),
  'Y-3': published('printed'),
  'Y-3.1': published('printed'),
  'Y-3.2': ruled('printed'),
  'Y-3.3': published('japanese'),
  'Y-3.4': ruled('printed'),
  'Y-3.5': ruled('draft'),
  'Y-3.6': published('printed'),
  'Y-4.1': ruled('pictures'),
  'Y-4.2': published('all'),
  'Y-5': ruled('pictures'),
  'Y-6.1': ruled('printed'),
  'Y-6.2': published('printed'),
  'Y-6.3': published('draft'),
  'Y-6.4': ruled('draft'),
  'Y-6.5': ours('reconstruction'),
  'Y-6.6': ours('reconstruction'),
  'Y-6.7': ruled('draft'),
  'Y-7.1': published('all'),
  'Y-7.2': published('all'),
  'Y-7.3': ruled('draft'),
  'Y-7.4': published('printed'),
  'Y-7.5': ruled('printed'),
  'Y-8': published('all'),
  'Y-8.1': ruled('sheets'),
  'Y-8.2': published('sheets'),
  'Y-8.3': published('sheets'),
  'Y-8.4': published('sheets'),
  'Y-8.5': published('sheets'),
  'Y-8.6': published('sheets'),
  'Y-9': published('all'),
  'Y-9.1': published('all'),
  'Y-9.2': published('all'),
  'Y-9.3': published('all'),
  'Y-9.4': published('all'),
  'Y-9.5': published('all'),
  'Y-9.6': published('all'),
  'Y-9.7': published('all'),
  'Y-9.8': published('all'),
  'Y-9.9': published('all'),
  'Y-10.1': published('all'),
  'Y-10.2': published('all'),
  'Y-10.3': published('all'),
  'Y-10.4': published('all'),
  'Y-10.5': published('all'),
  'Y-10.6': published('all'),
  'Y-10.7': published('all'),
  'Y-11': published('pictures'),
  'Y-11.1': ruled('all'),
  'Y-11.2': published('pictures'),
  'Y-11.3': ruled('pictures'),
  'Y-11.4': ruled('sheets'),
  'Y-11.5': ruled('japanese'),
  'Y-11.6': ruled('sheets'),
  'Y-11.7': ruled('pictures'),
  'Y-11.8': published('japanese'),
  'Y-11.9': published('sheets'),
  'Y-11.10': published('japanese'),
  'Y-11.11': published('japanese'),
  'Y-11.12': published('all'),
  'Y-12.1': published('pictures'),
  'Y-12.2': ruled('printed'),
  'Y-13': published('printed'),
  'Y-13.1': ruled('draft'),
  'Y-13.2': published('pictures'),
  'Y-13.3': ruled('pictures'),
  'Y-13.4': published('pictures'),
  'Y-13.5': ruled('draft'),
  'Y-14': published('all'),
  'Y-14.1': ruled('review'),
  'Y-14.2': published('all'),
  'Y-14.3': published('all'),
  'Y-14.4': published('all'),
  'Y-14.5': ruled('sheets'),
  'Y-14.6': published('all'),
  'Y-15.1': ours('reconstruction'),
  'Y-15.2': ours('ruling'),
  'Y-15.3': published('printed'),
  'Y-15.4': ours('ruling'),
  'Y-15.5': published('sheets'),
  'Y-15.6': published('draft'),
  'Y-15.7': ours('ruling'),
  'Y-15.8': ruled('draft'),
  'Y-15.9': ruled('printed'),
  'Y-15.10': ours('ruling'),
  'Y-15.11': published('all'),
  'Y-15.12': ruled('printed'),
  'Y-15.13': published('sheets'),
  'Y-15.14': ours('ruling'),
  'Y-15.15': published('sheets'),
  'Y-15.16': ours('ruling'),
  'Y-15.17': ruled('all'),
  'Y-15.18': published('all'),
  'Y-15.19': published('sheets'),
  'Y-15.20': ruled('sheets'),
  'Y-15.21': published('sheets'),
  'Y-15.22': ours('ruling'),
  'Y-16': ruled('comparison'),
  'Y-16.1': ruled('comparison'),
  'Y-16.2': ruled('comparison'),
  'Y-16.3': ruled('comparison'),
  'Y-16.4': published('comparison'),
  'Y-16.5': published('comparison'),
  'Y-16.6': published('comparison'),
  'Y-16.7': ruled('comparison'),
  'Y-16.8': published('comparison'),
  'Y-16.9': published('comparison'),
  'Y-16.10': ruled('comparison'),
  'Y-16.11': ruled('comparison'),
  'Y-16.12': ruled('comparison'),
  'Y-16.13': ours('ruling'),
  'Y-16.14': ruled('comparison'),
  'Y-16.15': ours('ruling'),
  'Y-17': published('review'),
} as const satisfies Readonly<Record<string, Rule>>;
