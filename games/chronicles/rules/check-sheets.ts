import {
  check,
  fields,
  type Json,
  type KernelReasons,
  listOfAtMost,
  type Options,
  show,
  shown,
  whole,
  whyOf,
} from '@nineworlds/engine';
import * as v from 'valibot';
import { GOD_WORDS, type GodWord, RELATION_WORDS } from '../data/gods.ts';
import { BLOCK_WORDS, BOX_COSTS, freshSheet, openBoxes, type Sheet } from '../data/sheet.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import type { ChroniclesFaults, FaultList } from './refusals.ts';
import { hasSaga } from './saga/option.ts';
import { FRESH, SEASONED } from './sheets.ts';

const whyNot = whyOf<ChroniclesFaults & KernelReasons>();

const NAMES: readonly string[] = GOD_WORDS.slice(1);

const god = v.custom<GodWord>(
  (value) => typeof value === 'string' && NAMES.includes(value),
  whyNot('godUnknown', (value) => ({ value: show(value), words: NAMES.join(', ') })),
);

/** C-15.65: nobody is named twice in a row. */
const row = v.pipe(
  listOfAtMost(BOX_COSTS.relations.length, god),
  v.rawCheck(({ dataset: { value, typed }, addIssue }) => {
    if (!typed) return;
    value.forEach((name, key) => {
      if (value.indexOf(name) === key) return;
      const place = { type: 'array', origin: 'value', input: value, key, value: name } as const;
      addIssue({ input: name, message: whyNot('twice', shown), path: [place] });
    });
  }),
);

/** C-15.60: the boxes that are ticked on a sheet, those from the start among them. */
const SHEET: v.GenericSchema<unknown, Sheet> = fields({
  elves: whole(0, BOX_COSTS.elves.length),
  dice: whole(0, BOX_COSTS.dice.length),
  godDie: whole(0, BOX_COSTS.godDie.length),
  vanirDie: whole(0, BOX_COSTS.vanirDie.length),
  relations: fields({
    'brother-in-arms': row,
    kin: row,
    'lucky-companion': row,
    'travel-companion': row,
  }),
});

const SHEETS = listOfAtMost(MAX_SEATS, SHEET);

/** Names everything that is wrong with the value of the option `sheets`, taken by itself. */
export function checkSheets(value: Json, path: string, faults: FaultList): void {
  if (value === FRESH || value === SEASONED) return;
  if (typeof value === 'string') {
    faults.add(path, 'notOneOf', { value: show(value), words: `${FRESH}, ${SEASONED}` });
  } else {
    check(SHEETS, value, path, faults);
  }
}

/** Names what is wrong with sheets beside the other options. */
export function checkSheetsTogether(options: Options, faults: FaultList): void {
  const { sheets } = options;
  if (sheets === undefined || sheets === FRESH) return;
  if (!hasSaga(options)) {
    faults.add('options.sheets', 'sheetsNeedSaga');
    return;
  }
  if (!Array.isArray(sheets)) return;
  const seats = Number(options.seats);
  if (sheets.length !== seats) {
    faults.add('options.sheets', 'wrongCount', { value: sheets.length, expected: seats });
  } else if (!Array.isArray(options.gods)) {
    faults.add('options.gods', 'sheetsNeedGods');
  } else {
    const gods = options.gods as readonly GodWord[];
    const supports = Array.isArray(options.supports) ? (options.supports as GodWord[]) : undefined;
    gods.forEach((name, seat) => {
      const sheet = sheets[seat] as unknown as Sheet;
      checkSheet(sheet, name, gods, supports, `options.sheets[${seat}]`, faults);
    });
  }
}

/** C-15.62, C-15.63, C-15.65, C-15.85: whether a sheet can be that of a god in a game with these gods. */
function checkSheet(
  sheet: Sheet,
  own: GodWord,
  gods: readonly GodWord[],
  supports: readonly GodWord[] | undefined,
  path: string,
  faults: FaultList,
): void {
  const inGame = [...gods, ...(supports ?? [])];
  const free = freshSheet(own, inGame);
  for (const block of BLOCK_WORDS) {
    if (sheet[block] < free[block]) {
      faults.add(`${path}.${block}`, 'freeTickMissing', { god: own });
    }
  }
  const most = openBoxes(gods.length).length;
  for (const relation of RELATION_WORDS) {
    const at = `${path}.relations.${relation}`;
    const names = sheet.relations[relation];
    if (names.length > most) faults.add(at, 'rowFull', { value: names.length, most });
    names.forEach((name, i) => {
      if (name === own) faults.add(`${at}[${i}]`, 'namesItself', { god: own });
      else if (inGame.includes(name)) return;
      // C-15.16: relations may name Support gods, so whoever names one has to say who they are.
      else if (gods.length < 3 && supports === undefined) {
        faults.add('options.supports', 'sheetsNeedGods');
      } else faults.add(`${at}[${i}]`, 'godNotInGame', { god: name });
    });
    if (free.relations[relation].some((name) => !names.includes(name))) {
      faults.add(at, 'freeTickMissing', { god: own });
    }
  }
}
