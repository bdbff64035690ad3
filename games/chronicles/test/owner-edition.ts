import type { Json } from '@nineworlds/engine';
import type { Edition } from '../data/edition.ts';
import { RECONSTRUCTED_EDITION } from '../data/reconstructed-edition.ts';

/** An edition as an owner may enter it, in nothing like ours but for what the rulebook tells. */
export const OWNER_EDITION: Edition = {
  ...RECONSTRUCTED_EDITION,
  editionId: 'my-copy',
  status: 'OWNER_ENTERED',
  godDie: ['s', 'i', 'i', 'ii', 'ii', 'blank'],
  vanirDie: ['s', 's-lost', 's-lost', 'i', 'ii', 'blank'],
  islands: [1, 1, 2, 3],
  runestones: { white: ['act', 'turn'], green: ['move', 'heal'], red: ['turn', 'move'] },
  columns: {
    top: ['asgard', 'vanaheim', 'alfheim'],
    middle: ['svartalfheim', 'midgard', 'nidavellir'],
    bottom: ['iotunheim', 'niflheim', 'muspellheim'],
  },
  steps: { easy: 6, hard: 9 },
};

/** The same as a file holds it, with changes. */
export function ownerFile(change: object = {}): Record<string, Json> {
  return JSON.parse(JSON.stringify({ ...OWNER_EDITION, ...change }));
}
