import { type GodWord, RELATION_WORDS, type RelationWord } from '../data/gods.ts';
import {
  BLOCK_WORDS,
  type BlockWord,
  BOX_COSTS,
  openBoxes,
  RECONSTRUCTED_BOXES,
} from '../data/sheet.ts';
import type { CampaignSeat } from './state.ts';

/**
 * How a box of a sheet stands: ticked from the start (C-15.63) or bought, to be bought now or too dear, after the
 * box before it (C-15.65, C-15.67), or closed by the number of players (C-15.62).
 */
export type BoxState = 'given' | 'had' | 'open' | 'dear' | 'later' | 'closed';

/** A box as a sheet shows it. */
export interface ShownBox {
  readonly box: number;
  readonly cost: number;
  readonly state: BoxState;
  /** Who is named in it. */
  readonly god?: GodWord;
  /** Whether no source shows it. */
  readonly isReconstructed: boolean;
}

/** A block of a sheet, or one of its rows of relations. */
export interface ShownRow {
  readonly row: BlockWord | RelationWord;
  readonly boxes: readonly ShownBox[];
}

/** C-15.60: the sheet of a seat as it is shown, row by row, among so many players. */
export function rowsOf(seat: CampaignSeat, players: number): readonly ShownRow[] {
  return [
    ...BLOCK_WORDS.map((row) => ({ row, boxes: blockOf(seat, row) })),
    ...RELATION_WORDS.map((row) => ({ row, boxes: relationOf(seat, row, players) })),
  ];
}

function blockOf({ sheet, given, saved }: CampaignSeat, block: BlockWord): readonly ShownBox[] {
  return BOX_COSTS[block].map((cost, i) => {
    const isReconstructed = RECONSTRUCTED_BOXES[block].includes(i + 1);
    const state = stateOfBox(i, given[block], sheet[block], cost, saved);
    return { box: i + 1, cost, state, isReconstructed };
  });
}

function relationOf(
  { sheet, given, saved }: CampaignSeat,
  relation: RelationWord,
  players: number,
): readonly ShownBox[] {
  const open = openBoxes(players);
  const names = sheet.relations[relation];
  return BOX_COSTS.relations.map((cost, i) => {
    const place = open.indexOf(i + 1);
    if (place < 0) return { box: i + 1, cost, state: 'closed', isReconstructed: false };
    const free = given.relations[relation].length;
    const state = stateOfBox(place, free, names.length, cost, saved);
    const god = names[place];
    const named = god === undefined ? {} : { god };
    return { box: i + 1, cost, state, isReconstructed: false, ...named };
  });
}

function stateOfBox(
  place: number,
  given: number,
  ticked: number,
  cost: number,
  saved: number,
): BoxState {
  if (place < given) return 'given';
  if (place < ticked) return 'had';
  if (place > ticked) return 'later';
  return cost > saved ? 'dear' : 'open';
}
