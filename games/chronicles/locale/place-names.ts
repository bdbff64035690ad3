import type { Lang, PlaceNames } from '@nineworlds/engine';
import type { Catalogue } from './catalogue.ts';
import type { Places } from './places/en.ts';

const PLACES: Readonly<Record<Lang, () => Promise<Places>>> = {
  en: async () => (await import('./places/en.ts')).places,
  ja: async () => (await import('./places/ja.ts')).places,
  fr: async () => (await import('./places/fr.ts')).places,
  it: async () => (await import('./places/it.ts')).places,
};

/** What the places in an edition and on experience sheets are called in a language; its catalogue names the things. */
export async function placeNamesOf(lang: Lang, catalogue: Catalogue): Promise<PlaceNames> {
  return placeNamesFrom(catalogue, await PLACES[lang]());
}

/** Where in an edition something stands: a field, what is in it, and which one in a row, from 0. */
const IN_EDITION = /^options\.edition\.(\w+)(?:\.(\w+))?(?:\[(\d+)\])?$/;

/** Where on an experience sheet: whose, which block, which row of relations, and which name, from 0. */
const ON_SHEETS = /^options\.sheets(?:\[(\d+)\])?(?:\.(\w+))?(?:\.([\w-]+))?(?:\[(\d+)\])?$/;

function placeOnSheet(path: string, { words }: Catalogue, places: Places): string | undefined {
  const [found, seat, block, relation, name] = ON_SHEETS.exec(path) ?? [];
  if (found === undefined) return undefined;
  if (seat === undefined) return block === undefined ? places.sheets : undefined;
  const number = Number(seat) + 1;
  if (block === undefined) return places.sheet(number);
  if (relation === undefined) {
    if (name !== undefined || !Object.hasOwn(places.sheetBlock, block)) return undefined;
    return places.sheetBlock[block as keyof Places['sheetBlock']](number);
  }
  return find(words, relation, (row) =>
    name === undefined
      ? places.sheetRow(row, number)
      : places.sheetName(Number(name) + 1, row, number),
  );
}

function placeNamesFrom(catalogue: Catalogue, places: Places): PlaceNames {
  const { words, stones, iotunns } = catalogue;
  const { top = '', middle = '', bottom = '' } = words;
  return (path) => {
    const onSheet = placeOnSheet(path, catalogue, places);
    if (onSheet !== undefined) return onSheet;
    const [, field = '', part = '', index] = IN_EDITION.exec(path) ?? [];
    const number = index === undefined ? 0 : Number(index) + 1;
    if (field === 'godDie' || field === 'vanirDie') {
      if (part !== '') return undefined;
      return number === 0 ? places[field] : places.face[field](number);
    }
    if (field === 'islands') {
      if (number > 0) return part === '' ? places.island(number) : undefined;
      return part === '' || part === 'length' ? places.islands : undefined;
    }
    if (field === 'closes' || field === 'protects') {
      if (part === '') return number === 0 ? places[field] : undefined;
      return find(iotunns, part, places.iotunn);
    }
    if (field === 'runestones' && part !== '') {
      return find(stones, part, (stone) =>
        number === 0 ? places.runestone(stone) : places.stoneFace(number, stone),
      );
    }
    if (field === 'columns' && part !== '') {
      return find({ top, middle, bottom }, part, (level) =>
        number === 0 ? places.level(level) : places.world(number, level),
      );
    }
    if (field === 'steps' && part !== '') return find(places.stepsOf, part, (steps) => steps);
    return part === '' && number === 0 ? find(places.fields, field, (name) => name) : undefined;
  };
}

/** What is said of a word, by its name; undefined where it has none. */
function find(
  names: Readonly<Record<string, string>>,
  word: string,
  say: (name: string) => string,
): string | undefined {
  return Object.hasOwn(names, word) ? say(names[word] ?? word) : undefined;
}
