import type { ChroniclesView } from './view.ts';
import type { Wording } from './wording.ts';

const DENIERS = ['suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki'] as const;

/** C-8.2: what an Iotunn does while it is in play, in a few words. */
export function iotunnText(
  { iotunnTable }: ChroniclesView,
  iotunn: string,
  wording: Wording,
): string {
  const denier = DENIERS.find((word) => word === iotunn);
  if (denier !== undefined) return wording.say(denier);
  const { closes, protects } = iotunnTable;
  if (Object.hasOwn(closes, iotunn))
    return wording.say('closes', { world: wording.word(closes[iotunn]) });
  return wording.say('protects', { enemy: wording.word(protects[iotunn] ?? '') });
}
