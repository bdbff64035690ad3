import type { FaultTexts } from './en.ts';

export const it: FaultTexts = {
  notYourSeat: 'Non puoi guardare da questo posto.',
  noSuchTable: 'Questa partita non è conservata in questo browser.',
  storageBlocked: 'Questo browser impedisce alla pagina di leggere le partite salvate.',
  savedElsewhere:
    'Questo link funziona solo nel browser che conserva la partita, e non è questo. Per portare una partita altrove, condividila o salvala in un file da lì.',
  openElsewhere: 'Questa partita è aperta in un’altra scheda.',
  onlyReplay: 'Un replay si può solo guardare.',
  badLink: 'Questo link è incompleto, o qualcuno l’ha modificato.',
  noSuchBranch: 'Questa variante non esiste.',
  noAdviser: 'Qui nessuno può dare consigli.',
  noSecretsByHand: 'Il caso non si può inserire a mano quando i giocatori hanno segreti tra loro.',
  badSeed: (f) =>
    `«${f.value}» non è un seme valido: da 1 a 64 lettere, cifre o segni senza spazi.`,
  notJson: 'Questo non è né una partita né un link di Nine Worlds.',
  secretsWhileRunning:
    'Finché la partita è in corso, un link rivelerebbe carte nascoste; condividila dopo la fine, o salva un file per te.',
  lostToTab: 'Questa partita continua in un’altra scheda; nulla è perduto.',
  unknownAddress: 'Questo indirizzo non porta da nessuna parte.',
  damaged: 'Il contenuto è stato modificato dopo il salvataggio, oppure è danneggiato.',
  newerFormat:
    'Questo viene da una versione più recente di Nine Worlds. Ricarica questa pagina, oppure aggiorna il programma.',
  savedDamaged:
    'Ciò che questo browser conserva della partita è danneggiato; nulla è stato modificato.',
  savedByOtherRules: (f) =>
    `Le regole sono cambiate da quando la partita è stata conservata (versione ${f.from} → ${f.to}) e la sua posizione non è più leggibile; la vecchia registrazione è ancora conservata.`,
  botStays:
    'Finché la partita è in corso, un bot tiene il suo posto: chi lo prendesse vedrebbe le sue carte.',
  cancelled: 'È stato annullato.',
  searchFailed: 'Il calcolo si è interrotto; la partita continua. Riprova.',
  adviceIsOff: 'A questo tavolo non si danno consigli.',
  reviewAfterEnd: 'Finché la partita è in corso, un’analisi svelerebbe carte nascoste.',
};
