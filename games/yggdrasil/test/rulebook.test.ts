import { rulebookSuite } from '@nineworlds/testkit/suites';
import { rulebookOf } from '../rulebook/index.ts';

rulebookSuite({
  rulebookOf,
  otherwise: {
    'Y-10.4 it': '“sei” is the verb here',
    'Y-13.5 ja': 'says that a rune is complete with the fourth giant',
  },
});
