import type { NodeManifest } from '@nineworlds/engine';
import { manifest as known } from './manifest.ts';

/** The game for programs of Node: its manifest, the game itself, and its board for a terminal. */
export const manifest: NodeManifest = {
  ...known,
  load: async () => (await import('./index.ts')).gameModule,
  terminal: async () => (await import('./terminal.ts')).terminal,
};
