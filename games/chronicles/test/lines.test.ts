import { linesSuite } from '@nineworlds/testkit/suites';
import { gameModule } from '../index.ts';

linesSuite(gameModule);
