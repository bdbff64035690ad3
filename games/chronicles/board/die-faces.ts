import type { SymbolWord } from '../data/edition.ts';

/** What is drawn on a face of a die; that the die is lost is drawn across it. */
export const FACES: Readonly<Record<SymbolWord, string>> = {
  s: '✓',
  's-lost': '✓',
  i: 'Ⅰ',
  'i-lost': 'Ⅰ',
  ii: 'Ⅱ',
  'ii-lost': 'Ⅱ',
  blank: '·',
};
