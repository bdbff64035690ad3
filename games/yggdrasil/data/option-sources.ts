import type { OptionSource } from '@nineworlds/engine';
import { RECONSTRUCTED } from './reconstructed-edition.ts';

/** What the options of Yggdrasil rest on. Where the sources disagree, each reading that one of them has is published. */
export const OPTION_SOURCES: Readonly<Record<string, OptionSource>> = {
  first: {
    rule: 'Y-3.5',
    provenance: {
      agreed: 'published',
      random: 'ours',
      ...Object.fromEntries(Array.from({ length: 6 }, (_, i) => [i + 1, 'ours' as const])),
    },
  },
  angry: { rule: 'Y-6.3', provenance: 'published' },
  angryEnemies: { rule: 'Y-6.5', provenance: 'ours' },
  spread: { rule: 'Y-6.4', provenance: { piles: 'ruled', random: 'ours' } },
  ragnarok: {
    rule: 'Y-6.6',
    provenance: { 0: 'published', 1: 'ours', 2: 'ours', 3: 'ours', 4: 'ours' },
  },
  ragnarokEffects: { rule: 'Y-6.6', provenance: 'ours' },
  ruleset: { rule: 'Y-16', provenance: 'ruled' },
  bags: { rule: 'Y-16.1', provenance: { printed: 'published', draft: 'ruled' } },
  floodStart: { rule: 'Y-16.2', provenance: 'published' },
  giants: { rule: 'Y-16.3', provenance: { printed: 'published', draft: 'ruled' } },
  runes: { rule: 'Y-16.4', provenance: 'published' },
  odin: { rule: 'Y-16.5', provenance: 'published' },
  vanirUse: { rule: 'Y-16.6', provenance: 'published' },
  vanir3: { rule: 'Y-16.7', provenance: { reorder: 'published', discardNext: 'ruled' } },
  thiazyWeapons: { rule: 'Y-16.8', provenance: 'published' },
  direction: { rule: 'Y-16.9', provenance: 'published' },
  victory: { rule: 'Y-16.10', provenance: { endOfTurn: 'published', lastCard: 'ruled' } },
  vanirFlight: { rule: 'Y-13.1', provenance: 'ruled' },
  anyGiant: { rule: 'Y-13.5', provenance: 'ruled' },
  firstArchOneWay: { rule: 'Y-15.2', provenance: 'ours' },
  gathering: { rule: 'Y-16.11', provenance: { everyAction: 'ruled', oncePerTurn: 'ruled' } },
  thiazyThor: { rule: 'Y-16.12', provenance: { true: 'ruled', false: 'published' } },
  vanirEnd: { rule: 'Y-16.13', provenance: 'ours' },
  asgardFoes: { rule: 'Y-16.14', provenance: { enemies: 'published', enemiesAndGiants: 'ruled' } },
  edition: { rule: 'Y-16.15', provenance: { [RECONSTRUCTED]: 'ours' } },
};

/** Y-6.7: no Angry card and all six are in the draft; the levels between and beyond are ours. */
export const DIFFICULTY_SOURCE: OptionSource = {
  rule: 'Y-6.7',
  provenance: {
    introductory: 'published',
    normal: 'ours',
    expert: 'published',
    master: 'ours',
    ragnarok: 'ours',
    custom: 'published',
  },
};
