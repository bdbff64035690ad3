import type { CampaignSentences } from './en.ts';

/** Che cosa non va in una campagna, in italiano. */
export const it: CampaignSentences = {
  foundedFirst: () => 'una campagna comincia con la sua fondazione',
  foundedOnce: () => 'una campagna si fonda una volta sola',
  branchedSecond: () => 'un ramo si annuncia subito dopo la fondazione',
  noSuchSeat: (f) => `non c’è il posto ${f.seat}; la campagna ne ha ${f.seats}`,
  tooFewPlayers: () => 'per una campagna serve almeno un giocatore',
  tooManyPlayers: (f) => `${f.value} giocatori sono troppi; si gioca al massimo in ${f.most}`,
  sagasIncomplete: (f) => `una campagna ha almeno ${f.least} saghe`,
  sagasDisordered: (f) => `la saga ${f.value} sta al posto della saga ${f.expected}`,
  sagaOutOfOrder: (f) =>
    `la saga ${f.value} non si può giocare ora; la prossima è la saga ${f.expected}`,
  campaignComplete: () => 'la campagna è completa; le sue saghe si possono ancora giocare da sole',
  tooManyLives: (f) => `a un dio non possono restare ${f.value} punti vita; il massimo è ${f.most}`,
  nobodyDiesWinning: () => 'un dio senza punti vita non ha vinto',
  notReached: (f) => `la saga ${f.value} non è ancora stata raggiunta`,
  nothingToSpend: () => 'le abilità si comprano dopo una partita, e non se n’è ancora giocata una',
  gameHasBegun: () =>
    'la partita seguente è cominciata: ora non si può comprare né annullare nulla',
  boxUnknown: (f) => `«${f.value}» non è una casella; le caselle sono: ${f.words}`,
  noSuchBox: (f) => `qui non c’è la casella ${f.box}; l’ultima è la ${f.most}`,
  boxClosed: (f) => `la casella ${f.box} è chiusa con questo numero di giocatori (${f.seats})`,
  boxTaken: (f) => `la casella ${f.box} è già occupata`,
  boxNotNext: (f) => `la casella ${f.next} viene prima della casella ${f.box}`,
  tooDear: (f) => `questa casella costa ${f.cost} XP e ne restano ${f.saved}`,
  namesSelf: (f) => `${f.god} non può nominare se stesso`,
  namedAlready: (f) => `${f.god} è già in questa riga`,
  notInCampaign: (f) => `${f.god} non è in questa campagna`,
  godDoesNotStay: (f) => `${f.god} non è in questa campagna e non porta XP con sé`,
  noSuchNextSaga: (f) => `non c’è la saga ${f.value}; l’ultima è la ${f.most}`,
  otherCampaign: () => 'sono due campagne diverse',
  badCampaignId: (f) => `«${f.value}» non è l’identificativo di una campagna: 32 cifre da 0 a f`,
  badHash: (f) => `«${f.value}» non è un’impronta`,
  badTime: (f) => `«${f.value}» non è un’ora come 2026-05-17T19:30:00Z`,
  nameMissing: () => 'la campagna ha bisogno di un nome',
  notForCampaigns: () => 'questa opzione non si può scegliere per una campagna',
  recordTooLarge: (f) => `non è una registrazione, o contiene più di ${f.most} valori`,
  notFromTheStart: () => 'la registrazione comincia a metà di una partita',
  notOverYet: () =>
    'la partita non è finita; si può riprendere, o tutta la squadra può abbandonarla',
  overAlready: () => 'la partita è finita e non si può più abbandonare',
  recordDoesNotReplay: (f) => `la registrazione della voce ${f.number} non si può rigiocare`,
  otherOutcome: (f) =>
    `la registrazione della voce ${f.number} finisce in modo diverso da come dice la voce`,
  otherLives: (f) => `la registrazione della voce ${f.number} finisce con altri punti vita`,
  otherOptions: (f) =>
    `la partita della voce ${f.number} è stata giocata con opzioni diverse da quelle della campagna: ${f.key}`,
};
