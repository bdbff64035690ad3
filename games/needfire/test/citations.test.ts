import { citationSuite } from '@nineworlds/testkit/suites';
import { RULES } from '../rulebook/rules.ts';

citationSuite({
  folder: new URL('..', import.meta.url),
  letter: 'N',
  rules: Object.keys(RULES),
  // What the game is about, and the heads of chapters.
  stories: ['N-1', 'N-3', 'N-7'],
});
