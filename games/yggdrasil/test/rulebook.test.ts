import { optionSourcesSuite, rulebookSuite } from '@nineworlds/testkit/suites';
import { rulebookOf } from '../rulebook/index.ts';
import { OPTIONS } from '../rules/options.ts';

rulebookSuite({
  rulebookOf,
  otherwise: {
    'Y-10.4 it': '“sei” is the verb here',
  },
});

optionSourcesSuite(OPTIONS, rulebookOf);
