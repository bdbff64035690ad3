import type { IotunnWord } from '../data/iotunns.ts';
import type { ChroniclesView } from './view.ts';
import type { Wording } from './wording.ts';

const DENIERS = ['suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki'] as const;

/** C-8.2: whether an Iotunn denies something to all gods. */
export function isDenier(iotunn: IotunnWord): iotunn is (typeof DENIERS)[number] {
  return DENIERS.some((denier) => denier === iotunn);
}

/** C-8.2: what an Iotunn does while it is in play, in a few words. */
export function iotunnText(
  { iotunnTable }: ChroniclesView,
  iotunn: IotunnWord,
  wording: Wording,
): string {
  if (isDenier(iotunn)) return wording.say(iotunn);
  const world = iotunnTable.closes[iotunn];
  if (world !== undefined) return wording.say('closes', { world: wording.word(world) });
  return wording.say('protects', { enemy: wording.word(iotunnTable.protects[iotunn] ?? '') });
}
