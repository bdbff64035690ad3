import { goldenSuite } from '@nineworlds/testkit/suites';
import { needfire } from '../checked.ts';

// Two, three and four seats.
goldenSuite(needfire, new URL('./golden', import.meta.url), ['four', 'three', 'two']);
