import { expect, test } from 'vitest';
import {
  badInput,
  badInputOf,
  type FactsOf,
  Faults,
  kernelRefusal,
  type Named,
  refusedInput,
} from '../index.ts';

type ShopReasons = FactsOf<{
  tooDear: (f: Named<'price' | 'coins'>) => string;
  closed: 'closed';
}>;

test('what is wrong is told with its place, its reason and its facts', () => {
  const shop = badInputOf<ShopReasons>();
  expect(shop('cart', 'tooDear', { price: 3, coins: 2 }).faults).toEqual([
    { path: 'cart', reason: 'tooDear', facts: { price: 3, coins: 2 } },
  ]);
  expect(shop('door', 'closed').faults).toEqual([{ path: 'door', reason: 'closed', facts: {} }]);
  const refusal = kernelRefusal('K-5', 'gameOver');
  expect(refusal).toEqual({ rule: 'K-5', reason: 'gameOver', facts: {} });
  expect(refusedInput('moves', refusal).message).toBe('moves: gameOver');
});

test('a misspelt reason, and a fact that is missing or misspelt, do not compile', () => {
  const shop = badInputOf<ShopReasons>();
  const faults = new Faults<ShopReasons>();
  // @ts-expect-error: the reason is "tooDear".
  shop('cart', 'toDear', { price: 3, coins: 2 });
  // @ts-expect-error: how many coins there are is missing.
  faults.add('cart', 'tooDear', { price: 3 });
  // @ts-expect-error: "prise".
  faults.add('cart', 'tooDear', { prise: 3, coins: 2 });
  // @ts-expect-error: the kernel's sentence asks for the value.
  badInput('options', 'notWhole');
  expect(faults.list).toHaveLength(2);
});
