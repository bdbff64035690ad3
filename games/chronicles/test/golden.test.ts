import { goldenSuite } from '@nineworlds/testkit/suites';
import { chronicles } from '../checked.ts';

// Both modes with one to five gods, with relations, and a game that was won.
goldenSuite(chronicles, new URL('./golden', import.meta.url), [
  'easy-five',
  'easy-four',
  'easy-one',
  'easy-three',
  'easy-two',
  'hard-five',
  'hard-four',
  'hard-one',
  'hard-three',
  'hard-two-kin',
  'hard-two',
  'owner-won',
]);
