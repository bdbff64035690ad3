import type { RewindTexts } from './en.ts';

/** Ciò che si dice del tornare indietro. */
export const it: RewindTexts = {
  ask: 'Torna indietro comunque',
  title: (turn, what) => `${turn}: tornare a prima di «${what}»?`,
  says: 'Dadi e carte restano come sono usciti. La linea attuale resta come variante.',
  proposed: (name, ply) => `${name} propone di tornare alla riga ${ply}`,
  consent: 'Tutti gli altri devono accettare.',
  agree: (name) => `${name} accetta`,
  decline: 'Non tornare indietro',
};
