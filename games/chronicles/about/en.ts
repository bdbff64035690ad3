import type { GameAbout } from '@nineworlds/engine';

/** What is known of Chronicles at once, in English. */
export const en: GameAbout = {
  name: 'Chronicles',
  size: '1–5 gods · 90 min',
  blurb:
    'Climb a turning tree together and keep nine worlds from ruin while Nidhogg gnaws at the roots.',
  rulebook: 'The turning tree: the wheel, enemies, missions, saving throws, creatures.',
  lesson: 'A round with three gods: the wheel, the belt, and Loki in the Cage. About 6 minutes.',
};
