import { optionSourcesSuite, rulebookSuite } from '@nineworlds/testkit/suites';
import { rulebookOf } from '../rulebook/index.ts';
import { needfireRules } from '../rules/game.ts';

rulebookSuite({
  rulebookOf,
  otherwise: {
    'N-1 it': '“due, tre o quattro”',
    'N-7.14 ja': '26 of each is said once for flames and humans',
  },
});

optionSourcesSuite(needfireRules.options, rulebookOf);
