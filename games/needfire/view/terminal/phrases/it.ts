import type { TerminalPhrases } from './en.ts';

export const phrases: TerminalPhrases = {
  turnOf: (f) => `turno ${f.turn} di ${f.turns}`,
  setUp: 'si distribuiscono le carte',
  step1: 'fase 1 di 4: scoprire un falò',
  step2: 'fase 2 di 4: completare il cerchio',
  step3: 'fase 3 di 4: scambiare una fiamma',
  step4: 'fase 4 di 4: accendere e prendere un umano',
  scoring: 'si contano i punti',
  ended: 'la partita è finita',
  topFirst: 'dalla cima',
  faceUp: 'scoperti',
  faceDown: 'coperti',
  seenBy: (f) => `visto da ${f.names}`,
  or: 'o',
  flames: 'fiamme',
  drawn: 'pescati',
  setAside: 'messa da parte',
  legend: '* brace sotto   ← reagisce a   → reagiscono   +n dei tuoi umani reagiscono',
  reacts: 'reagisce a',
  isReactedTo: 'reagiscono a lui',
};
