import { manifest as chronicles } from '@nineworlds/chronicles/manifest';
import { manifest as needfire } from '@nineworlds/needfire/manifest';
import { manifest as yggdrasil } from '@nineworlds/yggdrasil/manifest';

/**
 * The games, in the order of the start page. Nothing else outside their folders names them. In Node their
 * manifests have `load` and `terminal` too; a browser takes those parts from the folders, page and worker each
 * its own (docs/decisions/0016-one-registry.md).
 */
export const GAMES = [yggdrasil, chronicles, needfire];

/** A game by its id, which comes from an address, a file or a command. */
export function gameById(id: string): (typeof GAMES)[number] | undefined {
  return GAMES.find((game) => game.id === id);
}
