import { expect, it } from 'vitest';
import { elided } from '../index.ts';

it('shortens French words before a vowel', () => {
  const names = ['Thor', 'Odin', 'Élise', 'Œdipe', 'Yggdrasil', 'Yann', 'Hel', 'ann', 4];
  expect(names.map((name) => elided('de', name))).toEqual([
    'de Thor',
    'd’Odin',
    'd’Élise',
    'd’Œdipe',
    'd’Yggdrasil',
    'de Yann',
    'de Hel',
    'd’ann',
    'de 4',
  ]);
  expect(elided('que', 'Isa')).toBe('qu’Isa');
});
