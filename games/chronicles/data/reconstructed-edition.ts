import type { Edition } from './edition.ts';

/** The words for our editions: the one that is played, and the one of version 1 of the rules. */
export const RECONSTRUCTED = 'reconstructed';
export const FIRST_EDITION = 'reconstructed-1';

/**
 * Our reconstruction of what the sources do not tell: faces of dice and runestones, islands, columns,
 * what the Iotunns close and protect (but for Angrboda and Vafthrudnir, which the rulebook names), and
 * the length of Nidhogg's way. Not the published values.
 */
export const RECONSTRUCTED_EDITION: Edition = {
  schema: 'chronicles-edition/1',
  editionId: RECONSTRUCTED,
  status: 'RECONSTRUCTED',
  godDie: ['s', 's', 'i', 'i', 'ii', 'blank'],
  vanirDie: ['s', 's-lost', 'i', 'i-lost', 'ii', 'ii-lost'],
  islands: [1, 2, 3],
  runestones: {
    white: ['move', 'turn'],
    // One HEAL of six faces: with two of them a common action was worth more than Frigg's power.
    green: ['turn', 'heal'],
    red: ['act', 'move'],
  },
  columns: {
    top: ['asgard', 'alfheim', 'vanaheim'],
    middle: ['midgard', 'nidavellir', 'svartalfheim'],
    bottom: ['iotunheim', 'muspellheim', 'niflheim'],
  },
  closes: {
    thjazi: 'asgard',
    baugi: 'alfheim',
    skadi: 'vanaheim',
    geirrod: 'midgard',
    greip: 'nidavellir',
    gjalp: 'svartalfheim',
    starkadr: 'niflheim',
    beli: 'muspellheim',
  },
  protects: {
    angrboda: 'loki',
    vafthrudnir: 'fenrir',
    hymir: 'iormungand',
    gerda: 'surt',
    hyrrokkin: 'hel',
  },
  steps: { easy: 5, hard: 7 },
};

/** The reconstructed edition of version 1: HEAL on two of the six faces of the runestones. */
const FIRST_RECONSTRUCTED_EDITION: Edition = {
  ...RECONSTRUCTED_EDITION,
  runestones: {
    white: ['move', 'turn'],
    green: ['move', 'heal'],
    red: ['act', 'heal'],
  },
};

/** Our editions by their words. */
export const OUR_EDITIONS: ReadonlyMap<string, Edition> = new Map([
  [RECONSTRUCTED, RECONSTRUCTED_EDITION],
  [FIRST_EDITION, FIRST_RECONSTRUCTED_EDITION],
]);
