import type { Tutorial } from '@nineworlds/engine';
import type { LessonTexts } from './en.ts';

/** Two turns of Thor alone: gather, arm, fight, and an elf that decides it. */
export const lesson: Tutorial<keyof LessonTexts> = {
  seed: 'dawn',
  options: { seats: 1, gods: ['thor'] },
  seats: [{ kind: 'human', name: '' }],
  steps: [
    { text: 'theme' },
    { text: 'goal' },
    { text: 'card', look: ['surt'] },
    { text: 'vikings', look: ['midgard'], play: 'midgard white' },
    { text: 'elf', look: ['alfheim'], play: 'alfheim' },
    { text: 'weapon', look: ['nidavellir', 'surt'], play: 'nidavellir surt' },
    { text: 'again', look: ['hel'] },
    { text: 'fight', look: ['asgard', 'surt'], play: 'asgard surt 2' },
    { text: 'spend', play: 'elves 1' },
    { text: 'beaten', look: ['surt'] },
    { text: 'closed', look: ['niflheim', 'asgard'] },
    { text: 'tip' },
  ],
};
