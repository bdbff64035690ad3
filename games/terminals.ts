import type { Lang, TerminalBoard } from '@nineworlds/engine';
import type { GameId } from './registry.ts';

/** A game's board for a terminal, in a language. */
export type LoadTerminal = (lang: Lang) => Promise<TerminalBoard>;

/** The boards for a terminal. Apart from the games, because a browser must not even know of them. */
export const TERMINALS: Readonly<Record<GameId, LoadTerminal>> = {
  chronicles: async (lang) => (await import('@nineworlds/chronicles/terminal')).terminalIn(lang),
  needfire: async (lang) => (await import('@nineworlds/needfire/terminal')).terminalIn(lang),
  yggdrasil: async (lang) => (await import('@nineworlds/yggdrasil/terminal')).terminalIn(lang),
};
