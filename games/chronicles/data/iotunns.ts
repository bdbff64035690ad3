/** C-8.2: the Iotunns, eighteen cards, in the order of their numbers. */
export const IOTUNN_WORDS = [
  'thjazi',
  'baugi',
  'skadi',
  'geirrod',
  'greip',
  'gjalp',
  'starkadr',
  'beli',
  'angrboda',
  'vafthrudnir',
  'hymir',
  'gerda',
  'hyrrokkin',
  'suttung',
  'skyrmir',
  'thrym',
  'hrungnir',
  'utgardloki',
] as const;
export type IotunnWord = (typeof IOTUNN_WORDS)[number];
export const IOTUNNS = 18;
export const ALL_IOTUNNS = (1 << IOTUNNS) - 1;

/** C-8.2: eight close a world, five protect an enemy, five deny something to all gods. */
export const BLOCKERS = 8;
export const FIRST_PROTECTOR = 8;
export const FIRST_DENIER = 13;

export const SUTTUNG = 13;
export const SKYRMIR = 14;
export const THRYM = 15;
export const HRUNGNIR = 16;
export const UTGARDLOKI = 17;
