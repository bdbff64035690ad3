import { goldenSuite } from '@nineworlds/testkit/suites';
import { yggdrasil } from '../checked.ts';

// Every rule set with one, three and six gods, and a game that was won.
goldenSuite(yggdrasil, new URL('./golden', import.meta.url), [
  'draft-one',
  'draft-six',
  'draft-three',
  'jp-one',
  'jp-six',
  'jp-three',
  'printed-one',
  'printed-six',
  'printed-three',
  'printed-won',
]);
