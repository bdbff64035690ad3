import { citationSuite } from '@nineworlds/testkit/suites';
import { RULES } from '../rulebook/rules.ts';

citationSuite({
  folder: new URL('..', import.meta.url),
  letter: 'C',
  rules: Object.keys(RULES),
  more: ['campaign'],
  // What cannot happen here, and what changes nothing.
  stories: ['C-4.7', 'C-16.9'],
  // What follows from other rules or was measured.
  consequences: ['C-4.8', 'C-6.4', 'C-7.4', 'C-13.4', 'C-17.4', 'C-17.25', 'C-17.27'],
});
