import type { Options } from '@nineworlds/engine';
import {
  type Box,
  type BoxState,
  type Campaign,
  type CampaignSeat,
  type CampaignState,
  rowsOf,
  type ShownBox,
  type ShownRow,
  stateOf,
} from '../../campaign/index.ts';
import { BLANK, DIE_SIDES, type Edition, SYMBOL_WORDS } from '../../data/edition.ts';
import type { GodWord, RelationWord } from '../../data/gods.ts';
import { OUR_EDITIONS, RECONSTRUCTED_EDITION } from '../../data/reconstructed-edition.ts';
import { successesOf } from '../../data/sheet.ts';

/** How a box stands while somebody chooses: as on the sheet, or chosen now. */
export type DraftState = BoxState | 'chosen';

/** A box of a sheet while somebody chooses. */
export interface DraftBox extends Omit<ShownBox, 'state'> {
  readonly state: DraftState;
  /** How many XP are missing for it. */
  readonly short: number;
}

/** A row of a sheet while somebody chooses. */
export interface DraftRow {
  readonly row: ShownRow['row'];
  readonly boxes: readonly DraftBox[];
}

/** The sheet of a seat while somebody chooses: spent + kept is what there is to spend. */
export interface SheetDraft {
  readonly seat: CampaignSeat;
  readonly rows: readonly DraftRow[];
  readonly toSpend: number;
  readonly spent: number;
  readonly kept: number;
}

/** C-15.66: whether anything can be bought: a game has been played, or XP were brought along (C-15.15). */
export function canSpend({ entries }: Campaign): boolean {
  return entries.some(({ type }) => type === 'played' || type === 'branched');
}

/** C-15.66: what a seat has bought since the last game; undefined as long as they have not decided. */
export function boughtSince({ entries }: Campaign, seat: number): readonly Box[] | undefined {
  const last = entries.findLastIndex(({ type }) => type === 'played' || type === 'branched');
  const bought = entries
    .slice(last + 1)
    .findLast((entry) => entry.type === 'bought' && entry.seat === seat);
  return bought?.type === 'bought' ? bought.boxes : undefined;
}

/** The seats that could buy something and have not decided yet. */
export function undecidedSeats(campaign: Campaign, { seats }: CampaignState): readonly number[] {
  return seats.flatMap(({ canBuy }, seat) =>
    canBuy && boughtSince(campaign, seat) === undefined ? [seat] : [],
  );
}

/** The sheet of a seat with what has been chosen now in place of what they have bought since the last game. */
export function draftOf(campaign: Campaign, seat: number, chosen: readonly Box[]): SheetDraft {
  const before = seatWith(campaign, seat, []);
  const after = seatWith(campaign, seat, chosen);
  const players = stateOf(campaign).seats.length;
  const had = rowsOf(before, players);
  const rows = rowsOf(after, players).map(({ row, boxes }, i) => ({
    row,
    boxes: boxes.map((box, k) => draftBox(box, had[i]?.boxes[k]?.state, after.saved)),
  }));
  const spent = before.saved - after.saved;
  return { seat: after, rows, toSpend: before.saved, spent, kept: after.saved };
}

function draftBox(box: ShownBox, before: BoxState | undefined, saved: number): DraftBox {
  const isChosen = box.state === 'had' && before !== 'had';
  const short = box.state === 'dear' ? box.cost - saved : 0;
  return { ...box, state: isChosen ? 'chosen' : box.state, short };
}

/** A seat of a campaign as it would be if it bought these boxes now. */
function seatWith(campaign: Campaign, seat: number, boxes: readonly Box[]): CampaignSeat {
  const { entries } = campaign;
  const at = entries.at(-1)?.at ?? '';
  const bought = canSpend(campaign) ? [{ type: 'bought', seat, boxes, at } as const] : [];
  const found = stateOf({ ...campaign, entries: [...entries, ...bought] }).seats[seat];
  if (found === undefined) throw new RangeError(`there is no seat ${seat}`);
  return found;
}

/** What is chosen when a box is unticked: those after it in its row go with it (C-15.65, C-15.67). */
export function without(chosen: readonly Box[], row: ShownRow['row'], box: number): readonly Box[] {
  return chosen.filter((other) => rowOf(other) !== row || other.box < box);
}

/** The block or the row that a box stands in. */
export function rowOf(box: Box): ShownRow['row'] {
  return 'block' in box ? box.block : box.relation;
}

/** C-15.65: the gods that may still be named in a row. */
export function godsToName(
  { seats, supports }: CampaignState,
  { god, sheet }: CampaignSeat,
  relation: RelationWord,
): readonly GodWord[] {
  const all = [...seats.map((seat) => seat.god), ...supports];
  return all.filter((other) => other !== god && !sheet.relations[relation].includes(other));
}

/** C-15.68: how many of the six faces of a die are successes with so many of its boxes. */
export function successFaces(
  options: Options,
  god: GodWord,
  die: 'godDie' | 'vanirDie',
  boxes: number,
): number {
  const isNeverFailing = die === 'godDie' && god === 'tyr' && options.tyr === 'neverFails';
  const successes = successesOf(boxes) | (isNeverFailing ? 1 << BLANK : 0);
  return editionOf(options)[die].filter(
    (face) => (successes & (1 << SYMBOL_WORDS.indexOf(face))) !== 0,
  ).length;
}

/** A chance of a die, as it stands beside it: `4/6`. */
export function chanceText(faces: number): string {
  return `${faces}/${DIE_SIDES}`;
}

function editionOf({ edition }: Options): Edition {
  if (typeof edition === 'string') return OUR_EDITIONS.get(edition) ?? RECONSTRUCTED_EDITION;
  return edition as unknown as Edition;
}
