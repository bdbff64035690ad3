import { expect, test } from 'vitest';
import { needfire } from '../checked.ts';

test('N-4: while chance is asked nobody else is', () => {
  const options = { seats: 2, deck: 'reconstructed', first: 'random' };
  expect(needfire.refuse(needfire.create(options), 1)).toEqual({
    rule: 'N-4',
    reason: 'nobodyAsked',
    facts: {},
  });
});
