import type { Tutorial } from '@nineworlds/engine';
import type { LessonTexts } from './en.ts';

/** The first turn against two bots; what they answer does not matter for any step. */
export const lesson: Tutorial<keyof LessonTexts> = {
  seed: 'ember',
  options: { seats: 3, first: '1' },
  seats: [
    { kind: 'human', name: '' },
    { kind: 'bot', bot: 'greedy' },
    { kind: 'bot', bot: 'greedy' },
  ],
  steps: [
    { text: 'theme' },
    { text: 'goal' },
    { text: 'ring' },
    { text: 'open', play: 'open 5' },
    { text: 'swap', look: ['othala'], play: 'swap othala 5' },
    { text: 'ignite' },
    { text: 'ember', look: ['hagalaz'], play: 'ignite hagalaz gebo' },
    { text: 'take', look: ['eihwaz'], play: 'take eihwaz' },
    { text: 'score' },
    { text: 'refill' },
    { text: 'tip' },
  ],
};
