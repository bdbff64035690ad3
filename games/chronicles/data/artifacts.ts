/** C-12.1: the artifacts, six of each level, in the order of their numbers. */
export const ARTIFACT_WORDS = [
  'andvarinaut',
  'draupnir',
  'giallarhorn',
  'hringhorn',
  'megingjord',
  'skidbladnir',
  'gleipnir',
  'gungnir',
  'hofund',
  'jarngreipr',
  'miming',
  'mjollnir',
  'brisingamen',
  'gullinbursti',
  'idunns-apples',
  'odroerir',
  'svalinn',
  'valshamr',
] as const;
export type ArtifactWord = (typeof ARTIFACT_WORDS)[number];
export const ARTIFACTS = 18;
export const PER_LEVEL = 6;
export const ARTIFACT_LEVELS = 3;

export const ANDVARINAUT = 0;
export const DRAUPNIR = 1;
export const GIALLARHORN = 2;
export const HRINGHORN = 3;
export const MEGINGJORD = 4;
export const SKIDBLADNIR = 5;
const GLEIPNIR = 6;
const GUNGNIR = 7;
const HOFUND = 8;
export const JARNGREIPR = 9;
const MIMING = 10;
const MJOLLNIR = 11;
export const BRISINGAMEN = 12;
export const GULLINBURSTI = 13;
export const IDUNNS_APPLES = 14;
export const ODROERIR = 15;
export const SVALINN = 16;
export const VALSHAMR = 17;

/** C-12.1: the weapon against each enemy; Nidhogg is never fought. */
export const WEAPON_AGAINST: readonly (number | undefined)[] = [
  GLEIPNIR,
  GUNGNIR,
  MJOLLNIR,
  HOFUND,
  undefined,
  MIMING,
];
