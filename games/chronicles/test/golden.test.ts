import { goldenSuite } from '@nineworlds/testkit/suites';
import { chronicles } from '../checked.ts';

// Of version 1: both modes with one to five gods, with relations, and a game that was won. Of version 2: a mode
// of ours, Kin at any time, readings that version 1 did not have, and the six sagas, each won.
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
  'version-2-hardest-three',
  'version-2-kin-four',
  'version-2-readings-three',
  'version-2-saga-1-three',
  'version-2-saga-2-two',
  'version-2-saga-3-four',
  'version-2-saga-4-one',
  'version-2-saga-5-five',
  'version-2-saga-6-three',
]);
