import type { GameAbout } from '@nineworlds/engine';

/** What is known of Chronicles at once, in Italian. */
export const it: GameAbout = {
  name: 'Chronicles',
  size: '1–5 dèi · 90 min',
  blurb:
    'Salite insieme su un albero che gira e salvate nove mondi dalla rovina, mentre Nidhogg rode le radici.',
  rulebook: 'L’albero che gira: la Ruota, i nemici, le missioni, i Rischi, le creature.',
  lesson: 'Un round con tre dèi: la Ruota, il nastro, e Loki nella Gabbia. Circa 6 minuti.',
};
