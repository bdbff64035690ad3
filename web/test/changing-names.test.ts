import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { changingNames } from '../build/changing-names.ts';

function changing(code: string): readonly string[] {
  return [...changingNames(parseAst(code))].sort();
}

describe('the variables of a script that change', () => {
  it('are those that are set again, in whatever way', () => {
    expect(changing('let a = 1, b = 1; function f() { a = 2; b += 1 }')).toEqual(['a', 'b']);
    expect(changing('let a, b; function f() { a++; for (b of []); }')).toEqual(['a', 'b']);
    expect(changing('let a = 1, b = 1; ({ a, x: [b] } = f())')).toEqual(['a', 'b']);
    expect(changing('var a; function f() { a = 1 } function g() { a = 2 }')).toEqual(['a']);
  });

  it('are not those that are set once, at first or later', () => {
    expect(changing('const a = 1; function f() { return a } class B {}')).toEqual([]);
    expect(changing('var a; function start() { a = window }')).toEqual([]);
    expect(changing('const a = {}; a.b = 1; a.b = 2')).toEqual([]);
  });

  it('are not those of a function that has a variable of the same name', () => {
    expect(changing('const a = 1; function f(a) { a = 2 }')).toEqual([]);
    expect(changing('const a = 1; const f = ({ a }) => { a++ }')).toEqual([]);
    expect(changing('const a = 1; function f() { let a; try { a = 2 } catch {} }')).toEqual([]);
    expect(changing('let a = 1; function f() { { function g(a) { a = 2 } a = 3 } }')).toEqual([
      'a',
    ]);
  });
});
