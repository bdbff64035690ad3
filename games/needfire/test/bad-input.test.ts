import { badInputSuite } from '@nineworlds/testkit/suites';
import { needfire } from '../checked.ts';

badInputSuite(needfire, { tables: [{ seats: 2 }, { seats: 4 }], mostFaults: 1 });
