import type { Tutorial } from '@nineworlds/engine';
import type { LessonTexts } from './en.ts';

/** A round of three gods in one hand: Loki wakes and is caged. */
export const lesson: Tutorial<keyof LessonTexts> = {
  seed: 'fire',
  options: { seats: 3, gods: ['thor', 'freyia', 'odin'], mode: 'easy' },
  seats: [
    { kind: 'human', name: '' },
    { kind: 'human', name: '' },
    { kind: 'human', name: '' },
  ],
  steps: [
    { text: 'theme' },
    { text: 'goal' },
    { text: 'tree' },
    { text: 'order', look: ['thor', 'freyia'], play: 'order thor freyia' },
    { text: 'move', look: ['midgard'], play: 'move midgard' },
    { text: 'hero', play: 'act' },
    { text: 'elves', look: ['alfheim'], play: 'move alfheim' },
    { text: 'take', play: 'act 2' },
    { text: 'wake', look: ['loki'] },
    { text: 'stay', play: 'stay' },
    { text: 'fight', look: ['loki'], play: 'fight loki' },
    { text: 'spend', play: 'heroes 1' },
    { text: 'caged', look: ['loki'] },
    { text: 'tip' },
  ],
};
