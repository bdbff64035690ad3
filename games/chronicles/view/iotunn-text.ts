import type { BoardText } from './board-text.ts';
import type { ChroniclesView } from './view.ts';

const DENIERS = ['suttung', 'skyrmir', 'thrym', 'hrungnir', 'utgardloki'] as const;

/** C-8.2: what an Iotunn does while it is in play, in a few words. */
export function iotunnText(
  { iotunnTable }: ChroniclesView,
  iotunn: string,
  board: BoardText,
): string {
  const denier = DENIERS.find((word) => word === iotunn);
  if (denier !== undefined) return board.say(denier);
  const { closes, protects } = iotunnTable;
  if (Object.hasOwn(closes, iotunn))
    return board.say('closes', { world: board.word(closes[iotunn]) });
  return board.say('protects', { enemy: board.word(protects[iotunn] ?? '') });
}
