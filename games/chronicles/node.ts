import type { NodeManifest } from '@nineworlds/engine';
import { manifest as known } from './manifest.ts';

/** Chronicles for programs of Node: its manifest, the game itself, its board for a terminal, and its campaigns. */
export const manifest: NodeManifest = {
  ...known,
  load: async () => (await import('./index.ts')).gameModule,
  terminal: async (lang) => (await import('./terminal.ts')).terminalIn(lang),
  campaigns: async (lang) => (await import('./campaign/terminal/index.ts')).campaignsIn(lang),
  sagas: async () => (await import('./saga-tools.ts')).sagaTools,
};
