import type { EditionNames, EditionThing, Reasons } from '../catalogue.ts';

/** The thing of an owner's edition that is meant. */
function thing({ part, number }: EditionThing): string {
  if (part === 'die') return `la faccia ${number} del dado`;
  if (part === 'ragnarok') return `la carta Ragnarök ${number}`;
  return part === 'vanir' ? `lo spazio ${number} dei Vanir` : 'il file';
}

const THINGS: EditionNames = {
  die: 'facce del dado',
  ragnarok: 'carte Ragnarök',
  vanir: 'spazi dei Vanir',
};

const NUMBERS: EditionNames = {
  hammers: 'numero di martelli',
  spaces: 'numero di spazi',
  vikings: 'numero di Vichinghi',
  cards: 'numero di carte',
};

/** Why Yggdrasil refuses something, in Italian. */
export const reasons: Reasons = {
  worldUsed: (f) => `in questo turno hai già agito ${f.world}`,
  repeatUsed: (f) => `hai già agito ${f.world}, e in questo turno Freyja ha già ripetuto un mondo`,
  worldClosed: (f) => `${f.giant} impedisce agli dèi di agire ${f.world}`,
  fenrirAngry: () => 'Fenrir è furioso: finché non si calma, puoi soltanto tentare di calmarlo',
  fenrirNotAngry: () => 'Fenrir non è furioso: non c’è nessuno da calmare',
  enemyAtStart: (f) => `${f.enemy} è alla partenza, dove nessun nemico si può combattere`,
  tooFar: (f) =>
    `l’${f.island} è troppo lontana dall’${f.from}; le Valchirie vanno al massimo su un’isola vicina`,
  floodClosed: (f) => `l’${f.island} è sommersa, e ${f.giant} ne tiene lontane le Valchirie`,
  islandFlooded: (f) =>
    `le Valchirie sono sull’${f.island}, che è sommersa: lì non si raccoglie nulla`,
  rainbowBare: () => 'le Valchirie sono sull’Isola Arcobaleno, dove non si raccoglie nulla',
  gatheredAlready: () =>
    'in questo turno hai già raccolto; le Valchirie possono soltanto spostarsi',
  bagEmpty: (f) => `il ${f.bag} è vuoto`,
  weaponAway: (f) =>
    `${f.weapon} +${f.level} contro ${f.enemy} non è nella forgia; ce l’ha ${f.god}`,
  weaponBest: (f) => `hai già ${f.weapon} +3; contro ${f.enemy} non c’è niente di meglio`,
  noElf: () => 'ad Alfheim non ci sono più elfi',
  noSuchGod: () => 'questo dio non gioca',
  ownSelf: () => 'non puoi fare lo scambio con il tuo dio',
  nothingToExchange: (f) => `né tu né ${f.other} avete qualcosa da scambiare`,
  helheimEmpty: () => 'a Helheim non ci sono Vichinghi',
  giantBeaten: (f) => `${f.giant} è già tra i giganti sconfitti`,
  giantHidden: (f) =>
    `${f.giant} non è tra i giganti attivi; nella pila si può attaccare solo il gigante nascosto in cima`,
  pileEmpty: () => 'la pila coperta dei giganti è vuota',
  onlyBergelmir: (f) => `${f.giant} chiude Jötunheim: lì si può combattere soltanto lui`,
  vanirAtEnd: () => 'i Vanir sono sull’ultimo spazio e non possono avanzare',
  vanirNotReached: (f) =>
    `i Vanir sono sullo spazio ${f.at}; non hanno ancora raggiunto lo spazio ${f.space}`,
  vanirElsewhere: (f) =>
    `i Vanir sono sullo spazio ${f.at}; in questa partita da lì non si usa l’effetto dello spazio ${f.space}`,
  vanirLacks: () => 'in questa partita nessuno spazio dei Vanir ha questo effetto',
  sameIsland: (f) => `le Valchirie sono già sull’${f.island}`,
  notAdjacent: (f) =>
    `in questa partita le Valchirie vanno solo su un’isola vicina, e l’${f.island} non lo è`,
  deckEmpty: () => 'il mazzo delle carte Nemico è vuoto',
  cannotGoBack: (f) => `${f.enemy} non può tornare più indietro di così`,
  giantNotInPile: (f) => `${f.giant} non è nella pila coperta`,
  noEnemyOut: () => 'nessun nemico ha lasciato la partenza',
  noIsland: () => 'le Valchirie non possono né muoversi né raccogliere',
  noWeapon: () => 'nella forgia non c’è nessuna arma che tu possa prendere ora',
  noPartner: () => 'non c’è nessun dio con cui scambiare qualcosa',
  bagsEmpty: () => 'tutti i sacchetti sono vuoti',
  noGiant: () => 'tutti i giganti sono sconfitti',
  noVanirUse: () => 'i Vanir non possono avanzare e nessuno dei loro effetti servirebbe a qualcosa',
  tooFewVikings: (f) => `non hai abbastanza Vichinghi: ne hai ${f.held}, non ${f.count}`,
  tooFewElves: (f) => `non hai abbastanza elfi: ne hai ${f.held}, non ${f.count}`,
  holdsTooMany: (f) => `${f.count} sono troppi; al massimo ${f.most}`,
  holdsTooFew: (f) => `${f.count} sono troppo pochi; almeno ${f.least}`,
  cardNotDrawn: (f) => `${f.card} non è una delle due carte pescate`,
  notRolled: (f) => `nessuno dei due tiri è ${f.face}`,
  notRearmost: (f) => `${f.enemy} non è tra i nemici più indietro`,
  notInTrio: (f) => `l’effetto di ${f.enemy} non è tra quelli ancora da applicare`,
  picksAscend: (f) =>
    `i nemici si nominano nell’ordine dell’elenco, una volta ciascuno, e qui ${f.enemy} non va bene`,
  cardNotSeen: (f) => `${f.card} non è tra le carte ancora da rimettere`,
  noSuchSeat: () => 'questo posto non c’è',
  nobodyAsked: () => 'in questo momento non tocca a nessun dio',
  godUnknown: (f) => `«${f.value}» non è un dio; ci sono: ${f.words}`,
  godTwice: (f) => `«${f.value}» compare due volte nell’elenco degli dèi`,
  enemyUnknown: (f) => `«${f.value}» non è un nemico; ci sono: ${f.words}`,
  enemyTwice: (f) => `«${f.value}» compare due volte nell’elenco dei nemici`,
  wrongCount: (f) => `nell’elenco ce ne sono ${f.value}, ne servono ${f.expected}`,
  editionSchema: (f) =>
    `questa non è un’edizione di Yggdrasil: il suo «schema» deve essere «${f.expected}», non «${f.value}»`,
  editionId: (f) =>
    `l’identificativo di un’edizione ha al massimo 40 lettere, cifre e trattini; «${f.value}» non va bene`,
  editionLength: (f) =>
    `devono esserci ${f.expected} ${THINGS[f.part]}, in elenco (trovato: ${f.value})`,
  editionThing: (f) => `${thing(f)} deve avere campi con un nome; «${f.value}» non ne ha`,
  editionField: (f) =>
    `${thing(f)} ha un campo sconosciuto, «${f.value}»; i campi sono: ${f.words}`,
  editionWord: (f) =>
    f.value === ''
      ? `per ${thing(f)} manca una di queste parole: ${f.words}`
      : `${thing(f)} non può avere la parola «${f.value}»; le parole possibili sono: ${f.words}`,
  editionTwice: (f) =>
    f.part === 'vanir'
      ? `${thing(f)} non può avere l’effetto «${f.value}»: lo ha già un altro spazio`
      : `${thing(f)} nomina due volte «${f.value}»`,
  editionNumber: (f) =>
    f.value === ''
      ? `per ${thing(f)} manca il ${NUMBERS[f.field]}, da ${f.min} a ${f.max}`
      : `per ${thing(f)} il ${NUMBERS[f.field]} deve essere un intero da ${f.min} a ${f.max}, non «${f.value}»`,
  editionHammers: (f) =>
    `le facce di uno stesso colore devono essere uguali: ${thing({ part: 'die', number: f.number })} (${f.face}) ha ${f.value} martelli, un’altra di quel colore ne ha ${f.expected}`,
  editionColours: (f) => `ogni colore deve essere sul dado; manca: ${f.words}`,
  editionEnemies: (f) =>
    `${thing({ part: 'ragnarok', number: f.number })} deve elencare da ${f.min} a ${f.max} nemici (trovato: ${f.value})`,
  editionSaysVanir: (f) =>
    `la tua edizione dice che cosa fanno i Vanir, e nessuno dei loro spazi scarta la prossima carta; lascia ${f.option} su ${f.value}`,
  editionSaysRagnarok: (f) =>
    `la tua edizione dice quali carte Ragnarök applicano effetti; lascia ${f.option} su ${f.value}`,
  wrongTotal: (f) => `in tutto devono esserci ${f.expected} ${f.what}, non ${f.value}`,
  mustBeEmpty: (f) => `qui non ci può essere nulla, eppure c’è ${f.value}`,
  godDealtTwice: (f) => `${f.god} è in gioco due volte`,
  noGod: () => 'a questo posto dovrebbe già esserci un dio',
  twoLevels: (f) => `lo stesso dio ha due armi contro ${f.enemy}`,
  giantTwice: (f) => `${f.giant} si trova in due posti`,
  stepDoesNotFit: () => 'il turno e la sua fase non vanno insieme',
  tooManyActions: () => 'in questo turno ci sono più azioni di quante questo dio possa farne',
  cardsDoNotFit: () => 'il mazzo delle carte Nemico non può essere così',
  angryFenrirAtStart: () => 'Fenrir non può essere furioso mentre è alla partenza',
  notTheirTurn: () => 'non può essere il turno di questo dio',
  notOver: () => 'non c’è nessuna domanda aperta, ma la partita non è finita',
  alreadyOver: () => 'la partita è finita, ma c’è ancora una domanda aperta',
  wrongFrame: () => 'questa domanda non può essere aperta qui',
  wonDoesNotFit: () => 'l’esito non concorda con la posizione',
};
