import type { KernelTexts } from './en.ts';

/** I motivi del nucleo e del tavolo, in italiano. */
export const it: KernelTexts = {
  unknownWord: (f) => `nessuna risposta continua con «${f.word}»; possibili: ${f.expected}`,
  ambiguousWord: (f) => `«${f.word}» può indicare più cose: ${f.matches}`,
  lineGoesOn: (f) => `la riga non è completa; continua con: ${f.expected}`,
  wordsLeftOver: (f) => `la riga è già completa prima di «${f.words}»`,
  gameOver: 'la partita è finita',
  notYourTurn: 'adesso tocca a qualcun altro',
  staleCommand: (f) =>
    `la partita è andata avanti: questa è una risposta alla voce ${f.seq}, l’ultima è la ${f.current}`,
  chanceDecides: 'adesso decide il caso; scrivi il risultato come «chance …»',
  somebodyLearned: (f) => `non si può tornare indietro: «${f.line}» ha rivelato qualcosa di nuovo`,
  nothingToUndo: 'non c’è nulla da annullare',
  notYourLine: 'l’ultima mossa è di qualcun altro',
  nothingProposed: 'nessuno ha proposto di tornare indietro',
  noSuchDecision: (f) => `alla mossa ${f.ply} nessuno ha deciso nulla`,
  onlyOwnLast: (f) =>
    `in questo gioco puoi chiedere di annullare solo la tua ultima decisione, alla mossa ${f.ply}`,
  nothingToAdvise: 'nessuno deve rispondere: decide il caso',
  nothingToReview: 'non è stato giocato ancora nulla: non c’è niente da rivedere',

  notCanonical: (f) => `«${f.line}» non è scritto per esteso: «${f.canonical}»`,
  notFate: (f) => `il seme stabilisce «${f.decreed}», non «${f.line}»`,
  seedNotCommitted: 'il seme non è quello dichiarato all’inizio',
  otherHash: (f) => `la posizione finale ha l’impronta ${f.actual}, non ${f.claimed}`,
  badBranch: (f) => `la variante ${f.branch} non si può giocare a «${f.line}»`,
  seedIsSecret: 'la partita tiene segreto il suo seme: non si possono tirare altri dadi',

  notWhole: (f) => `«${f.value}» non è un numero intero`,
  outOfRange: (f) => `${f.value} non è compreso tra ${f.min} e ${f.max}`,
  notOneOf: (f) => `«${f.value}» non è tra: ${f.words}`,
  notAnObject: (f) => `«${f.value}» non è un oggetto con campi`,
  notAHash: (f) => `«${f.value}» non è un SHA-256 in esadecimale`,
  notText: (f) => `«${f.value}» non è un testo, oppure è troppo lungo`,
  notAList: (f) => `«${f.value}» non è una lista, oppure è troppo lunga`,
  tooLong: (f) => `${f.length} elementi sono più di ${f.most}`,
  wrongLength: (f) => `servono esattamente ${f.length} elementi, non ${f.value}`,
  unknownOption: (f) => `questa opzione non esiste; opzioni possibili: ${f.known}`,
  unknownField: 'questo campo non esiste',
  missingField: 'questo campo manca',
  unknownFormat: (f) => `«${f.value}» è un formato che questa versione non conosce`,
  otherGame: (f) => `questo è il gioco «${f.value}», non «${f.expected}»`,
  otherRules: (f) =>
    `questo file segue la versione ${f.value} delle regole; qui c’è la versione ${f.expected}`,
  unknownSeat: (f) => `«${f.value}» non è un posto; ce ne sono ${f.seats}, contati da 0`,
  notASeat: (f) => `«${f.value}» non indica né una persona né un bot`,
  notABranch: (f) => `«${f.value}» non è una variante`,
  notForLinks: 'questo è tuo e non viene mai messo in un link; salva la partita in un file',
  badLink: 'non è una partita completa in forma compatta',
  tooManyOutcomes: (f) => `ci sono più di ${f.most} esiti: troppi per un calcolo esatto`,
  unknownBot: (f) => `il bot «${f.value}» non esiste; bot possibili: ${f.known}`,
  badBotSetting: (f) =>
    `«${f.value}» non è un’impostazione di ${f.bot}: un numero da 1 a 999999, o un tempo come 200ms`,
  badNoviceSetting: (f) =>
    `«${f.value}» non è un’impostazione di ${f.bot}: un numero N da 1 a 999999 dice che una risposta su N è data a caso`,
  botTakesNoSetting: (f) =>
    `il bot ${f.bot} non ha nulla da impostare, quindi nemmeno «${f.value}»`,
};
