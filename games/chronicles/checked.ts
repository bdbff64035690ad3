import type { CheckedGame, OptionDef } from '@nineworlds/engine';
import { chronicles as inPlay } from './game.ts';
import { checkFrames, invariants } from './rules/check.ts';
import { edition } from './rules/check-edition.ts';
import { checkSheets, checkSheetsTogether } from './rules/check-sheets.ts';
import { CONTENT } from './rules/content.ts';
import type { FaultList } from './rules/refusals.ts';
import { saga as named } from './rules/saga/option.ts';
import { checkOwnSaga, isWholeSaga, ourSaga } from './rules/saga/own-saga.ts';
import { sheets as inWords } from './rules/sheets.ts';
import type { ChroniclesPosition } from './rules/state.ts';
import type { ChroniclesView } from './view/view.ts';

const { options } = inPlay;

/** One of our sagas by its name, or an owner's own, embedded whole. That is theirs: no link holds it. */
const saga: OptionDef = {
  ...named,
  check(value, path, faults: FaultList) {
    if (isWholeSaga(value)) checkOwnSaga(value, path, faults);
    else named.check(value, path, faults);
  },
  read: (value) =>
    isWholeSaga(value) ? (ourSaga(value) ?? value) : (named.read?.(value) ?? value),
  isForLinks: (value) => !isWholeSaga(value),
};

/** C-15.60: experience sheets, in a word or one for each seat. */
const sheets: OptionDef = { ...inWords, check: checkSheets };

/** Yggdrasil Chronicles with its checks, and so with owners' editions and sagas, and experience sheets. */
export const chronicles: CheckedGame<ChroniclesPosition, ChroniclesView> = {
  ...inPlay,
  options: {
    ...options,
    fields: { ...options.fields, edition, saga, sheets },
    together(given, faults) {
      options.together(given, faults);
      if (faults.none) checkSheetsTogether(given, faults);
    },
  },
  content: CONTENT,
  invariants,
  checkFrames,
};
