import type { GameAbout } from '@nineworlds/engine';

/** What is known of Yggdrasil at once, in Italian. */
export const it: GameAbout = {
  name: 'Yggdrasil',
  size: '1–6 dèi · 90 min',
  blurb: 'Difendete insieme il muro di Asgard da sei nemici, fino all’ultima carta.',
  rulebook: 'La marcia su Asgard: il mazzo, i nove mondi, i combattimenti, i giganti, i Vanir.',
  lesson: 'Due turni di Thor: raccogli Vichinghi, forgia un’arma, respingi Surt. Circa 5 minuti.',
  picture:
    'L’immagine di Yggdrasil è un nostro disegno con quattro sagome prese da game-icons.net.',
};
