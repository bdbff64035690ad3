import { BadInput } from '@nineworlds/engine';
import { GOD_WORDS, type GodWord, RELATION_WORDS, type RelationWord } from '../../data/gods.ts';
import { BLOCK_WORDS, type BlockWord, BOX_COSTS } from '../../data/sheet.ts';
import { nextBox, ticked } from '../buying.ts';
import type { Box } from '../campaign.ts';
import { refusal } from '../reasons.ts';
import type { CampaignState } from '../state.ts';

const GODS: readonly GodWord[] = GOD_WORDS.slice(1);

/** Blocks as people type them. */
const BLOCKS: ReadonlyMap<string, BlockWord> = new Map([
  ...BLOCK_WORDS.map((word) => [word.toLowerCase(), word] as const),
  ['god-die', 'godDie'],
  ['vanir-die', 'vanirDie'],
]);

/** A god by its name; throws `BadInput`. */
export function godOf(word: string): GodWord {
  const god = GODS.find((known) => known === word.trim().toLowerCase());
  if (god !== undefined) return god;
  const facts = { value: word.slice(0, 40), words: GODS.join(', ') };
  throw new BadInput([refusal('', 'C-15.11', 'godUnknown', facts)]);
}

/** The seat of a god that is played; throws `BadInput`. */
export function seatOf({ seats }: CampaignState, word: string): number {
  const god = godOf(word);
  const seat = seats.findIndex((one) => one.god === god);
  if (seat < 0) throw new BadInput([refusal('', 'C-15.11', 'notInCampaign', { god })]);
  return seat;
}

/**
 * Boxes as people type them: `elves` or `kin:odin` is the next one of its row, `elves:2` and `kin:odin:3` name the
 * box. Throws `BadInput` for what is none; whether they can be bought is not asked here.
 */
export function boxesOf(
  state: CampaignState,
  seat: number,
  words: readonly string[],
  known: string,
): readonly Box[] {
  let sheet = state.seats[seat]?.fixed;
  return words.map((word) => {
    const box = boxOf(word);
    if (box === undefined || sheet === undefined) {
      const facts = { value: word.slice(0, 40), words: known };
      throw new BadInput([refusal('', 'C-15.60', 'boxUnknown', facts)]);
    }
    const next = nextBox(sheet, box, state.seats.length);
    sheet = ticked(sheet, box);
    // Where all are taken the last one is refused.
    return box.box > 0 ? box : { ...box, box: next ?? lastOf(box) };
  });
}

function lastOf(box: Box): number {
  return ('block' in box ? BOX_COSTS[box.block] : BOX_COSTS.relations).length;
}

/** A box with the number that was typed, 0 where none was. */
function boxOf(word: string): Box | undefined {
  const parts = word.toLowerCase().split(':');
  const [row = '', second = '', third = ''] = parts;
  const block = BLOCKS.get(row);
  if (block !== undefined && parts.length <= 2) {
    const box = numberIn(second);
    return box === undefined ? undefined : { block, box };
  }
  const relation = RELATION_WORDS.find((known): known is RelationWord => known === row);
  const box = numberIn(third);
  if (relation === undefined || box === undefined || second === '') return undefined;
  return parts.length <= 3 ? { relation, box, god: godOf(second) } : undefined;
}

function numberIn(text: string): number | undefined {
  if (text === '') return 0;
  return /^[1-9]\d?$/.test(text) ? Number(text) : undefined;
}
