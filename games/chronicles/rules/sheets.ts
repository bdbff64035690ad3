import { choice, type OptionDef, type Options } from '@nineworlds/engine';
import { GOD_WORDS, type GodWord } from '../data/gods.ts';
import { BLANK_SHEET, freshSheet, type Sheet, seasonedSheet } from '../data/sheet.ts';

/** C-15.18: the sheets of a saga that is played singly. */
export const FRESH = 'fresh';
export const SEASONED = 'seasoned';

/**
 * C-15.18, C-15.60: the experience sheets that a saga is played with: before the first game, or with typical
 * experience. A list of sheets, one for each seat, is taken where it is checked (`checked.ts`).
 */
export const sheets: OptionDef = {
  ...choice([FRESH, SEASONED], FRESH),
  isLater: true,
  examples: [FRESH],
};

const NAMES: readonly GodWord[] = GOD_WORDS.slice(1);

/**
 * C-15.60: the sheet of every god, by its number; `none` has a blank one. Side A has none (C-3.3), the basic game
 * on side B that of the initial abilities (C-14), a saga those that the options say. C-15.16: no Support god has one.
 */
export function sheetsOf(
  { gods, sheets: given }: Options,
  isHard: boolean,
  saga: number | undefined,
): readonly Sheet[] {
  const listed = saga !== undefined && Array.isArray(given) ? given : undefined;
  const seats: readonly unknown[] = Array.isArray(gods) ? gods : [];
  return GOD_WORDS.map((god) => {
    if (!isHard || god === 'none') return BLANK_SHEET;
    if (listed === undefined) {
      return saga === undefined || given !== SEASONED
        ? freshSheet(god, NAMES)
        : seasonedSheet(god, NAMES, saga);
    }
    // Whoever stands on no sheet is not played.
    return (listed[seats.indexOf(god)] as unknown as Sheet | undefined) ?? BLANK_SHEET;
  });
}
