import type { OptionSource } from '@nineworlds/engine';
import { FIRST_EDITION, RECONSTRUCTED } from './reconstructed-edition.ts';

/** What the options of Chronicles rest on. */
export const OPTION_SOURCES: Readonly<Record<string, OptionSource>> = {
  mode: {
    rule: 'C-15.5',
    provenance: { easy: 'ruled', hard: 'ruled', harder: 'ours', hardest: 'ours' },
  },
  supports: { rule: 'C-3.3', provenance: 'published' },
  relations: { rule: 'C-14.1', provenance: 'ours' },
  edition: { rule: 'C-3.1', provenance: { [RECONSTRUCTED]: 'ours', [FIRST_EDITION]: 'ours' } },
  backs: { rule: 'C-5', provenance: 'ruled' },
  tyr: { rule: 'C-14', provenance: 'ruled' },
  memoryAid: { rule: 'C-6.1', provenance: { true: 'ours', false: 'published' } },
  denial: { rule: 'C-17.30', provenance: 'ours' },
  gullinbursti: { rule: 'C-17.31', provenance: 'ruled' },
  urd: { rule: 'C-17.32', provenance: 'ours' },
  lucky: { rule: 'C-16.7', provenance: 'ruled' },
  travel: { rule: 'C-15.84', provenance: 'ours' },
  saga: { rule: 'C-15.18', provenance: 'ours' },
  sheets: { rule: 'C-15.18', provenance: { fresh: 'ours', seasoned: 'ours' } },
  kin: { rule: 'C-15.82', provenance: 'ruled' },
};
