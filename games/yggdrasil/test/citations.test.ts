import { citationSuite } from '@nineworlds/testkit/suites';
import { RULES } from '../rulebook/rules.ts';

citationSuite({
  folder: new URL('..', import.meta.url),
  letter: 'Y',
  rules: Object.keys(RULES),
  // What the game is about, and what is left out.
  stories: ['Y-1', 'Y-17'],
});
