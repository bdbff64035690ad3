import type { Edition } from './edition.ts';

/**
 * Our reconstruction of what the sources do not tell: faces of dice and runestones, islands, columns,
 * what the Iotunns close and protect (but for Angrboda and Vafthrudnir, which the rulebook names), and
 * the length of Nidhogg's way. Not the published values.
 */
export const RECONSTRUCTED_EDITION: Edition = {
  schema: 'chronicles-edition/1',
  editionId: 'reconstructed',
  status: 'RECONSTRUCTED',
  godDie: ['s', 's', 'i', 'i', 'ii', 'blank'],
  vanirDie: ['s', 's-lost', 'i', 'i-lost', 'ii', 'ii-lost'],
  islands: [1, 2, 3],
  runestones: {
    white: ['move', 'turn'],
    green: ['move', 'heal'],
    red: ['act', 'heal'],
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
