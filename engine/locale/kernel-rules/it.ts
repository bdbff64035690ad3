import type { KernelRuleTexts } from './en.ts';

export const it: KernelRuleTexts = {
  source: 'kernel',
  lines: 'Righe',
  turns: 'Chi deve rispondere',
  records: 'Registrazioni',
  undo: 'Annullamento',
  seats: 'Posti',

  unknownWord: 'Ogni parola deve trovarsi in quel punto di una risposta possibile.',
  ambiguousWord: 'Una parola si può abbreviare finché ne indica una sola.',
  lineGoesOn: 'Una riga continua finché la sua domanda non ha risposta.',
  wordsLeftOver: 'Dopo la fine di una riga non ci sono altre parole.',
  gameOver: 'Dopo la fine della partita non si gioca più.',
  notYourTurn: 'Può rispondere solo un posto a cui è posta la domanda.',
  staleCommand:
    'Un comando deve rispondere allo stato più recente della partita, non a uno precedente.',
  chanceDecides: 'Dove decide il caso non si gioca la mossa di un giocatore.',
  notCanonical: 'In una registrazione ogni riga è scritta per intero.',
  notFate: 'In una registrazione il caso è quello che il suo seme decreta.',
  seedNotCommitted: 'Il seme è quello per cui ci si è impegnati prima della partita.',
  otherHash: 'L’ultima posizione di una registrazione ha l’hash che questa dichiara.',
  badBranch: 'Ogni ramo di una registrazione si può giocare.',
  somebodyLearned: 'Non si annulla nulla oltre un punto in cui qualcuno ha saputo qualcosa.',
  nothingToUndo: 'Si può annullare solo ciò che è stato giocato.',
  notYourLine: 'Ognuno annulla solo le proprie mosse.',
  unknownSeat: 'Ci si siede solo dove c’è un posto.',
  nothingProposed: 'Si dà il consenso solo a ciò che è stato proposto.',
  noSuchDecision: 'Si torna solo a un punto in cui qualcuno ha deciso qualcosa.',
  onlyOwnLast:
    'Dove si gioca gli uni contro gli altri si può chiedere indietro solo la propria ultima decisione.',
};
