import type { OptionSource } from '@nineworlds/engine';

/** What the options of NeedFire rest on. */
export const OPTION_SOURCES: Readonly<Record<string, OptionSource>> = {
  deck: { rule: 'N-9', provenance: { reconstructed: 'ours' } },
  first: { rule: 'N-3.8', provenance: 'ruled' },
  exileEmbered: { rule: 'N-7.1', provenance: 'ours' },
  memoryAid: { rule: 'N-7.6', provenance: 'ours' },
};
