import type { Fault } from '@nineworlds/engine';
import type { GodWord } from '../data/gods.ts';
import { BLOCK_WORDS, BOX_COSTS, openBoxes, type Sheet } from '../data/sheet.ts';
import type { Box } from './campaign.ts';
import { refusal } from './reasons.ts';

/** Whose sheet it is, and among whom. */
export interface Owner {
  readonly god: GodWord;
  /** C-15.62: how many play. */
  readonly players: number;
  /** C-15.80: all gods of the campaign, Support gods too. */
  readonly gods: readonly GodWord[];
}

/** C-15.64: what a box costs. */
export function costOf(box: Box): number {
  const costs: readonly number[] = 'block' in box ? BOX_COSTS[box.block] : BOX_COSTS.relations;
  return costs[box.box - 1] ?? 0;
}

/** The box of the same block or row that can be ticked next, counted from 1; undefined where all are. */
export function nextBox(sheet: Sheet, box: Box, players: number): number | undefined {
  if ('relation' in box) return openBoxes(players)[sheet.relations[box.relation].length];
  // C-15.67: from the left.
  const ticked = sheet[box.block];
  return ticked < BOX_COSTS[box.block].length ? ticked + 1 : undefined;
}

/** A sheet with one more box ticked. */
export function ticked(sheet: Sheet, box: Box): Sheet {
  if ('block' in box) return { ...sheet, [box.block]: sheet[box.block] + 1 };
  const { relation, god } = box;
  const row = [...sheet.relations[relation], god];
  return { ...sheet, relations: { ...sheet.relations, [relation]: row } };
}

/** Why a box cannot be bought with so many XP; undefined when it can. */
export function whyNotBuy(
  sheet: Sheet,
  box: Box,
  { god, players, gods }: Owner,
  saved: number,
  path: string,
): Fault | undefined {
  const isRelation = 'relation' in box;
  const most = (isRelation ? BOX_COSTS.relations : BOX_COSTS[box.block]).length;
  const { box: number } = box;
  if (number < 1 || number > most) {
    return refusal(path, 'C-15.60', 'noSuchBox', { box: number, most });
  }
  if (isRelation && !openBoxes(players).includes(number)) {
    return refusal(path, 'C-15.62', 'boxClosed', { box: number, seats: players });
  }
  const next = nextBox(sheet, box, players);
  const order = isRelation ? 'C-15.65' : 'C-15.67';
  if (next === undefined || number < next) {
    return refusal(path, order, 'boxTaken', { box: number });
  }
  if (number > next) return refusal(path, order, 'boxNotNext', { box: number, next });
  if (isRelation) {
    const named = box.god;
    if (named === god) return refusal(path, 'C-15.65', 'namesSelf', { god });
    if (!gods.includes(named)) return refusal(path, 'C-15.85', 'notInCampaign', { god: named });
    if (sheet.relations[box.relation].includes(named)) {
      return refusal(path, 'C-15.65', 'namedAlready', { god: named });
    }
  }
  const cost = costOf(box);
  return cost > saved ? refusal(path, 'C-15.64', 'tooDear', { cost, saved }) : undefined;
}

/** C-15.66: whether there is any box that so many XP pay for. */
export function canBuyAny(sheet: Sheet, { players, god, gods }: Owner, saved: number): boolean {
  const inBlock = BLOCK_WORDS.some((block) => {
    const box = nextBox(sheet, { block, box: 1 }, players);
    return box !== undefined && costOf({ block, box }) <= saved;
  });
  if (inBlock) return true;
  return Object.values(sheet.relations).some((row) => {
    const box = openBoxes(players)[row.length];
    const others = gods.filter((other) => other !== god && !row.includes(other));
    return box !== undefined && others.length > 0 && (BOX_COSTS.relations[box - 1] ?? 0) <= saved;
  });
}
