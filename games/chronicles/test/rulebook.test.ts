import { optionSourcesSuite, rulebookSuite } from '@nineworlds/testkit/suites';
import { rulebookOf } from '../rulebook/index.ts';
import { OPTIONS } from '../rules/options.ts';

rulebookSuite({
  rulebookOf,
  otherwise: {
    'C-1 ja': '13 of each is said once for Elves and dice',
    'C-4.10 fr': '“dix-neuf” is two words',
    'C-4.10 ja': '19 in digits',
    'C-11.1 it': '“sei” is the verb here',
    'C-14.1 fr': '“un Risque” with a word',
    'C-17.31 it': '“sei” is the verb here',
  },
});

optionSourcesSuite(OPTIONS, rulebookOf);
