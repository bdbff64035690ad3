import type { TerminalPhrases } from './en.ts';

export const phrases: TerminalPhrases = {
  turnOf: (f) => `tour ${f.turn} sur ${f.turns}`,
  setUp: 'on distribue les cartes',
  step1: 'étape 1 sur 4 : ouvrir un brasier',
  step2: 'étape 2 sur 4 : compléter le cercle',
  step3: 'étape 3 sur 4 : échanger une flamme',
  step4: 'étape 4 sur 4 : allumer et prendre un humain',
  scoring: 'on compte les points',
  ended: 'la partie est terminée',
  topFirst: 'le dessus d’abord',
  faceUp: 'face visible',
  faceDown: 'face cachée',
  seenBy: (f) => `vu par ${f.names}`,
  or: 'ou',
  flames: 'flammes',
  drawn: 'piochés',
  setAside: 'mise de côté',
  legend: '* braise dessous   ← réagit à   → réagissent   +n parmi vos humains réagissent',
  reacts: 'réagit à',
  isReactedTo: 'réagissent à lui',
};
