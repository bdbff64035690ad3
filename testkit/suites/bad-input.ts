import {
  type CheckedGame,
  type Json,
  type LoadedPosition,
  type Options,
  type Position,
  toPositionFile,
} from '@nineworlds/engine';
import { describe, expect, test } from 'vitest';
import { randomPositions } from '../random-positions.ts';
import { optionFaults, positionFaults, withItem } from '../spoilt-files.ts';

/** What a game's reading of options and positions is asked for. */
export interface BadInputPromises {
  /** Options of games whose positions are spoilt. */
  readonly tables: readonly Options[];
  /** The most faults that are named of one option, however long the list is that is given for it. */
  readonly mostFaults: number;
}

/** Values that no option and no field of a position has. */
const WRONG: readonly Json[] = ['no such word', null, 1.5, 2 ** 31, {}, [[]]];
/** Names that no option and no field has, among them those that every object has. */
const UNKNOWN = ['noSuchName', 'constructor', 'toString', '__proto__x'];
/** So many positions are spoilt, and about so many lie between one and the next. */
const POSITIONS = 12;
const BETWEEN = 30;

/** What every game's options and positions from outside are held to. */
export function badInputSuite<P extends Position>(
  game: CheckedGame<P>,
  { tables, mostFaults }: BadInputPromises,
): void {
  const options = Object.keys(game.options.fields);

  describe('options from outside', () => {
    test('that are none at all', () => {
      for (const given of [null, [], 'no such word', 3, undefined]) {
        expect(optionFaults(game, given)).toEqual(['options notAnObject']);
      }
    });

    test.each(UNKNOWN)('an unknown one is named: %s', (name) => {
      expect(optionFaults(game, { [name]: 1 })).toEqual([`options.${name} unknownOption`]);
    });

    test.each(options)('%s with a value of another type, or undefined', (name) => {
      for (const value of [...WRONG, undefined]) {
        expectAllAt(`options.${name}`, optionFaults(game, { [name]: value }));
      }
    });

    test('every fault is named at once', () => {
      const given = Object.fromEntries([...options, 'noSuchName'].map((name) => [name, null]));
      expect(optionFaults(game, given).map(pathOf)).toEqual(
        ['noSuchName', ...options].map((name) => `options.${name}`),
      );
    });

    test.each(options)('%s with a hostile list is refused at once and named briefly', (name) => {
      let nested: Json = [];
      for (let i = 0; i < 20_000; i++) nested = [nested];
      const items = ['no such word', game.options.fields[name]?.examples.flat().at(-1)];
      const long = items.map((item) => new Array(1_000_000).fill(item));
      for (const list of [...long, [nested], nested]) {
        const faults = optionFaults(game, { [name]: list });
        expect(faults.length).toBeGreaterThan(0);
        expect(faults.length).toBeLessThanOrEqual(mostFaults);
      }
    });
  });

  describe('positions from outside', () => {
    const positions = randomPositions(game, tables)(POSITIONS, 1, () => true, BETWEEN).map(
      ({ options: complete, p }) => ({ options: complete, position: p }),
    );
    const everywhere = (change: Parameters<typeof positionFaults<P>>[2], faults: string[]) => {
      for (const loaded of positions) expect(positionFaults(game, loaded, change)).toEqual(faults);
    };
    const [first] = positions;
    const fields = first === undefined ? {} : written(first);
    // What later rules have added may be missing: then it is 0.
    const later = first?.position.laterFields ?? [];
    const names = Object.keys(fields).filter((name) => !later.includes(name));

    test('are accepted as they were written', () => {
      everywhere(() => ({}), []);
    });

    test.each(UNKNOWN)('an unknown field is named: %s', (name) => {
      everywhere(() => ({ [name]: 0 }), [`position.${name} unknownField`]);
    });

    test.each(names)('%s is missing', (name) => {
      everywhere(() => ({ [name]: undefined }), [`position.${name} missingField`]);
    });

    test.each(names)('%s with a value of another type', (name) => {
      for (const loaded of positions) {
        for (const value of [...WRONG, true]) {
          const faults = positionFaults(game, loaded, () => ({ [name]: value }));
          expectAllAt(`position.${name}`, faults);
        }
      }
    });

    const lists = names.filter((name) => Array.isArray(fields[name]) && name !== 'frames');

    test.each(lists)('%s with an item of another type, or of another length', (name) => {
      for (const loaded of positions) {
        const list = written(loaded)[name] as readonly Json[];
        for (const at of [0, list.length - 1]) {
          for (const value of [...WRONG, true]) {
            const change = () => ({ [name]: withItem(list, at, value) });
            expectAllAt(`position.${name}[${at}]`, positionFaults(game, loaded, change));
          }
        }
        for (const other of [list.slice(1), [...list, 0]]) {
          const faults = positionFaults(game, loaded, () => ({ [name]: other }));
          expect(faults).toEqual([`position.${name} wrongLength`]);
        }
      }
    });

    test('every fault is named at once', () => {
      for (const value of [...WRONG.slice(0, -1), true]) {
        for (const loaded of positions) {
          const change = () => Object.fromEntries(names.map((name) => [name, value]));
          expect(positionFaults(game, loaded, change).map(pathOf)).toEqual(
            names.map((name) => `position.${name}`),
          );
        }
      }
      const [name = ''] = names;
      everywhere(
        () => ({ noSuchName: 0, [name]: undefined }),
        ['position.noSuchName unknownField', `position.${name} missingField`],
      );
    });

    test('questions that are none', () => {
      const kind = game.kinds[0]?.name ?? '';
      const at = 'position.frames[0]';
      const asked = (frame: Json, faults: string[]) =>
        everywhere(() => ({ frames: [frame] }), faults);
      for (const frame of [null, 3, kind, []]) asked(frame, [`${at} notAnObject`]);
      for (const loaded of positions) {
        const frame = { kind: 'noSuchKind', seat: game.seatCount(loaded.options), args: [1.5] };
        expect(positionFaults(game, loaded, () => ({ frames: [frame] }))).toEqual([
          `${at}.kind notOneOf`,
          `${at}.seat unknownSeat`,
          `${at}.args[0] notWhole`,
        ]);
      }
      asked({ kind, seat: 0 }, [`${at}.args missingField`, `${at}.args wrongLength`]);
      asked({ kind, seat: 0, args: new Array(99).fill(0) }, [`${at}.args wrongLength`]);
      asked({ kind, seat: 0, args: [], noSuchName: 1 }, [`${at}.noSuchName unknownField`]);
      const many = new Array(99).fill({ kind, seat: 0, args: [] });
      everywhere(() => ({ frames: many }), ['position.frames wrongLength']);
    });
  });

  function written(loaded: LoadedPosition<P>): { readonly [field: string]: Json } {
    return toPositionFile(game, loaded.options, loaded.position).position;
  }
}

function pathOf(fault: string): string | undefined {
  return fault.split(' ')[0];
}

/** There is a fault, and every one is there or in what is there. */
function expectAllAt(path: string, faults: readonly string[]): void {
  expect(faults).not.toEqual([]);
  const others = faults.filter(
    (fault) => ![' ', '.', '['].some((end) => fault.startsWith(path + end)),
  );
  expect(others).toEqual([]);
}
