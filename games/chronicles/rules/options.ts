import {
  choice,
  integer,
  type Json,
  type OptionDef,
  type Options,
  type OptionsDef,
  show,
} from '@nineworlds/engine';
import { GOD_WORDS, RELATION_WORDS } from '../data/gods.ts';
import { MODES } from '../data/modes.ts';
import { OPTION_SOURCES } from '../data/option-sources.ts';
import { MAX_SEATS, sizesFor } from '../data/sizes.ts';
import { READINGS } from './readings.ts';
import type { FaultList } from './refusals.ts';
import { saga } from './saga/option.ts';
import { sheets } from './sheets.ts';

const GOD_NAMES = GOD_WORDS.slice(1);

/** C-3.3: different gods, typed with a plus between them, or `random`. */
const gods: OptionDef = {
  default: 'random',
  accepts: `random | ${GOD_NAMES.join(' + ')}`,
  examples: ['random', ...[1, 2, 3, 4, 5].map((n) => GOD_NAMES.slice(0, n))],
  parse: (text) => (text === 'random' ? text : text.split('+').map((word) => word.trim())),
  check(value, path, faults: FaultList) {
    if (value === 'random') return;
    checkList(value, path, faults, (item, at, items, i) => {
      if (typeof item !== 'string' || !GOD_NAMES.includes(item as never)) {
        faults.add(at, 'godUnknown', { value: show(item), words: GOD_NAMES.join(', ') });
      } else if (items.indexOf(item) < i) {
        faults.add(at, 'godTwice', { value: item });
      }
    });
  },
};

/** Support gods are chosen among those that nobody plays. */
const supports: OptionDef = {
  ...gods,
  examples: ['random', ['tyr'], ['thor', 'tyr']],
};

/** C-14.1: relations that are granted besides: `frigg:kin:freyr`, with a plus between them. */
const relations: OptionDef = {
  default: [],
  accepts: 'god:relation:god + …',
  examples: [
    [],
    ['frigg:brother-in-arms:freyr', 'frigg:kin:freyr', 'frigg:travel-companion:freyia'],
    GOD_NAMES.flatMap((god) =>
      GOD_NAMES.filter((other) => other !== god).flatMap((other) =>
        RELATION_WORDS.map((relation) => `${god}:${relation}:${other}`),
      ),
    ),
  ],
  parse: (text) => (text === '' ? [] : text.split('+').map((word) => word.trim())),
  check(value, path, faults: FaultList) {
    checkList(value, path, faults, (item, at, items, i) => {
      const parts = typeof item === 'string' ? item.split(':') : [];
      const [god, relation, towards] = parts;
      const isGood =
        parts.length === 3 &&
        GOD_NAMES.includes(god as never) &&
        RELATION_WORDS.includes(relation as never) &&
        GOD_NAMES.includes(towards as never) &&
        god !== towards;
      if (!isGood) faults.add(at, 'relationUnknown', { value: show(item) });
      else if (items.indexOf(item) < i) faults.add(at, 'twice', { value: show(item) });
    });
  },
};

/** More relations than gods have towards each other are wrong anyhow. */
const MOST_ITEMS = 200;

function checkList(
  value: Json,
  path: string,
  faults: FaultList,
  check: (item: Json, at: string, items: readonly Json[], i: number) => void,
): void {
  if (!Array.isArray(value)) {
    faults.add(path, 'notAList', { value: show(value) });
    return;
  }
  const items: readonly Json[] = value.slice(0, MOST_ITEMS);
  items.forEach((item, i) => {
    check(item, `${path}[${i}]`, items, i);
  });
  if (value.length > MOST_ITEMS) {
    faults.add(path, 'wrongCount', { value: value.length, expected: MOST_ITEMS });
  }
}

/** The options of Chronicles: who plays (C-3.3), the side of the sheets, and what sources leave open. */
export const OPTIONS: OptionsDef = {
  fields: {
    seats: integer(1, MAX_SEATS, 3),
    mode: choice(MODES, 'easy'),
    gods,
    supports,
    relations,
    ...READINGS,
    saga,
    sheets,
  },
  presets: Object.fromEntries(MODES.map((mode) => [mode, { mode }])),
  sources: OPTION_SOURCES,
  presetSource: OPTION_SOURCES.mode,
  follows: (given): Options => (Array.isArray(given.gods) ? { seats: given.gods.length } : {}),
  together,
};

/** C-3.3: as many gods as seats, as many Support gods as the number of players has, and no god twice. */
function together(options: Options, faults: FaultList): void {
  const seats = Number(options.seats);
  const expected = sizesFor(seats).supports;
  const played = Array.isArray(options.gods) ? options.gods : [];
  const helping = Array.isArray(options.supports) ? options.supports : [];
  if (Array.isArray(options.gods) && played.length !== seats) {
    faults.add('options.gods', 'wrongCount', { value: played.length, expected: seats });
  }
  if (Array.isArray(options.supports) && helping.length !== expected) {
    faults.add('options.supports', 'wrongCount', { value: helping.length, expected });
  }
  helping.forEach((god: Json, i: number) => {
    if (played.includes(god)) {
      faults.add(`options.supports[${i}]`, 'godTwice', { value: show(god) });
    }
  });
}
