import { goldenSuite } from '@nineworlds/testkit/suites';
import { yggdrasil } from '../checked.ts';

// Every rule set with one, three and six gods, and a game that was won, of the first rules; what the second have added.
goldenSuite(yggdrasil, new URL('./golden', import.meta.url), [
  'draft-once',
  'draft-one',
  'draft-six',
  'draft-three',
  'giants-in-asgard',
  'jp-one',
  'jp-six',
  'jp-three',
  'printed-one',
  'printed-six',
  'printed-three',
  'printed-won',
]);
