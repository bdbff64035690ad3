import type { GameAbout } from '@nineworlds/engine';

/** What is known of NeedFire at once, in Italian. */
export const it: GameAbout = {
  name: 'NeedFire',
  size: '2–4 rivali · 60 min',
  blurb:
    'Accendi il cerchio, chiama i guerrieri che rispondono alla tua runa e guidali nel Valhalla.',
  rulebook: 'Il cerchio delle rune: il turno, l’accensione, comando e benedizione, le reazioni.',
  lesson:
    'Un primo turno contro due bot: uno scambio, un’accensione e la prima catena. Circa 5 minuti.',
};
