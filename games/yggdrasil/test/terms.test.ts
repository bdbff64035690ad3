import { termsSuite } from '@nineworlds/testkit/suites';

termsSuite(new URL('../', import.meta.url));
