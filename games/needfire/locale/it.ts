import type { NeedfireCatalogue } from './en.ts';
import { runeNames } from './rune-names.ts';

/** I testi di NeedFire, in italiano. */
export const it: NeedfireCatalogue = {
  title: 'NeedFire',
  words: {
    open: 'apri',
    peek: 'guarda',
    settle: 'scopri',
    arrange: 'rimetti',
    keep: 'tieni',
    exchange: 'scambia',
    refill: 'nel cerchio',
    stack: 'in cima',
    swap: 'cedi',
    place: 'per il falò',
    ignite: 'accendi',
    pull: 'con la brace sotto',
    take: 'prendi',
    banish: 'esilia',
    chance: 'caso',
    human: 'umano',
    flame: 'fiamma',
    first: 'comincia:',
    bonfire: 'falò',
    draw: 'pescato:',
    exile: 'esiliato:',
    ember: 'brace:',
    none: 'nessuna',
    'option-seats': 'giocatori',
    'option-deck': 'tabella delle reazioni',
    'option-first': 'chi comincia',
    'option-exileEmbered': 'esiliare un guerriero con una brace',
    'option-memoryAid': 'promemoria: ti mostra ciò che hai visto',
    random: 'a caso',
    allowed: 'permesso',
    forbidden: 'vietato',
    reconstructed: 'ricostruita',
    ring: 'cerchio',
    pile: 'mazzo',
    exiles: 'esiliati',
    bonfires: 'falò',
    embers: 'braci',
    hand: 'mano',
    humans: 'umani',
    memory: 'ciò che hai visto',
    turn: 'turno',
    leadership: 'comando',
    blessing: 'benedizione',
    score: 'punti',
    chain: 'catena',
    reconstructedDeck: 'tabella delle reazioni ricostruita, non quella pubblicata',
  },
  elements: runeNames,
  ring: (place) => `posto ${place} del cerchio`,
  seat: (number) => `Giocatore ${number}`,
  bonfire: (place) => `falò ${place}`,
  theBonfire: (place) => `il falò ${place}`,
  comma: ', ',
  questions: {
    dealHuman: 'Quale umano viene distribuito?',
    dealFlame: 'Quale fiamma viene distribuita?',
    chooseFirst: 'Chi comincia?',
    openBonfire: 'Quale falò coperto apri?',
    peekBonfire: 'Quali tre falò coperti guardi?',
    seeBonfire: 'Quale fiamma c’è lì?',
    settle: 'Quale dei tre scopri?',
    arrange: 'Gli altri due tengono il loro posto o li scambi?',
    drawHuman: 'Quale umano viene pescato?',
    refill: 'Quale degli umani pescati diventa guerriero?',
    stackRest: 'Quale degli altri due va in cima agli esiliati?',
    giveFlame: 'Quale fiamma della tua mano cedi?',
    swapPlace: 'Con quale falò la scambi?',
    ignite: 'Quale carta accendi?',
    pullEmber: 'Da sotto quale carta prendi la brace?',
    takeWarrior: 'Quale dei guerrieri che reagiscono prendi?',
    seeExile: 'Chi è questo esiliato?',
    keepExile: 'Quale dei due esiliati prendi?',
    exileWarrior: 'Quale guerriero mandi in esilio?',
    revealEmber: 'Quale fiamma è la brace?',
  },
  reasons: {
    alreadyFaceUp: (f) => `il falò ${f.place} è già scoperto`,
    noSuchBonfire: (f) => `il falò ${f.place} non esiste`,
    notPeeked: (f) => `il falò ${f.place} non è uno dei tre che hai appena guardato`,
    picksAscend: (f) =>
      `i tre falò si nominano in ordine crescente e qui il ${f.place} non va bene`,
    notDrawn: (f) => `${f.card} non è tra gli umani che hai pescato`,
    notInHand: (f) => `non hai in mano la fiamma ${f.card}`,
    bonfireHasEmber: (f) => `il falò ${f.place} ha una brace e non si può scambiare`,
    noEmberThere: (f) => `sotto ${f.card} non c’è nessuna brace`,
    notAWarrior: (f) => `${f.card} non è un guerriero del cerchio`,
    doesNotReact: (f) => `${f.to} non fa reagire ${f.card}`,
    notSeen: (f) => `${f.card} non è uno dei due esiliati che hai guardato`,
    warriorHasEmber: (f) =>
      `${f.card} ha una brace; in questa partita un guerriero così non si può esiliare`,
    nobodyAsked: () => 'in questo momento non tocca a nessun giocatore',
    bonfireFaceDown: (f) =>
      `il falò ${f.place} è coperto; si può accendere soltanto una carta scoperta`,
    notFaceUp: (f) => `l’umano ${f.card} non è scoperto sul tavolo`,
    hasEmber: (f) => `sotto ${f.card} c’è già una brace`,
    elementTwice: (f) => `«${f.value}» compare qui una seconda volta`,
    reservedWord: (f) =>
      `«${f.value}» ha un altro significato nel gioco e non può essere il nome di un elemento`,
    noSuchElement: (f) => `«${f.value}» non è un elemento di questa tabella`,
    coloursUneven: (f) => `gli elementi bianchi sono ${f.white}; di solito sono 13`,
    listsItself: (f) => `${f.element} reagisce al proprio elemento`,
    nobodyReacts: (f) => `nessun umano reagisce a ${f.element}`,
    attestedMissing: (f) =>
      `secondo il regolamento ${f.reactor} reagisce a ${f.element}; qui invece no`,
    notWholeTruth: () => 'questo è ciò che sa un solo posto, non una posizione intera',
    stepDoesNotFit: () => 'il turno e la sua fase non vanno insieme',
    notTheirTurn: () => 'non può essere il turno di questo posto',
    noSuchCard: (f) => `qui ci vuole una carta, e ${f.value} non lo è`,
    cardTwice: (f) => `questa carta è anche in ${f.other}`,
    mustBeEmpty: (f) => `qui non ci può essere nulla, eppure c’è ${f.value}`,
    seenDoesNotFit: () => 'chi ha visto questa carta non concorda con il modo in cui è posata',
    notSorted: () => 'queste carte si scrivono in ordine crescente',
    wrongSize: (f) => `a questo punto qui devono essercene ${f.expected}, non ${f.value}`,
    noHost: (f) => `sotto ${f.value} non ci può essere una brace`,
    badId: (f) => `«${f.value}» non è un identificatore: solo lettere minuscole, cifre e trattini`,
    noSuchEntry: () => 'questa voce non dice nulla che possa accadere',
    otherHistory: () => 'la storia non può aver portato a queste fiamme',
    sameHost: () => 'le due braci sono sotto la stessa carta',
    knowsWrong: (f) => `qualcuno sa qualcosa di sbagliato sulla fiamma ${f.card}`,
    knowsTooLittle: (f) => `qualcuno sa della fiamma ${f.card} meno di quanto ha visto`,
    notOver: () => 'non c’è nessuna domanda aperta, ma la partita non è finita',
    wrongFrame: () => 'questa domanda non può essere aperta qui',
  },
  events: {
    bonfireOpened: (f) => `${f.seat} apre il falò ${f.place}: ${f.card}.`,
    bonfirePeeked: (f) =>
      f.card === undefined
        ? `${f.seat} guarda il falò ${f.place}.`
        : `${f.seat} guarda il falò ${f.place}: ${f.card}.`,
    emberRevealed: (f) => `${f.seat} rivela la brace sotto ${f.host}: ${f.card}.`,
    exileAdded: (f) => `${f.seat} aggiunge ${f.card ?? 'un umano'} agli esiliati, coperto.`,
    exileKept: (f) => `${f.seat} prende ${f.card} dagli esiliati${withItsEmber(f.ember)}.`,
    exileSeen: (f) =>
      f.card === undefined
        ? `${f.seat} guarda un esiliato.`
        : `${f.seat} guarda un esiliato: ${f.card}.`,
    firstChosen: (f) => `Comincia ${f.seat}.`,
    flameDealt: (f) =>
      f.card === undefined
        ? `${f.seat} riceve una fiamma.`
        : `${f.seat} riceve la fiamma ${f.card}.`,
    flameSwapped: (f) =>
      f.given === undefined
        ? `${f.seat} scambia una fiamma con quella del falò ${f.place}, a carte coperte.`
        : `${f.seat} cede ${f.given} e prende ${f.taken} dal falò ${f.place}, a carte coperte.`,
    flamesLaidBack: (f) => {
      const line = `${f.seat} rimette coperte le fiamme dei falò ${f.one} e ${f.other}`;
      if (f.exchanged === undefined) return `${line}, non si sa in che ordine.`;
      return f.exchanged === 1 ? `${line}, scambiandole.` : `${line}, com’erano.`;
    },
    gameEnded: () => 'Tutti hanno cinque umani: la partita è finita.',
    handRevealed: (f) => `${f.seat} mostra le fiamme ${f.cards}.`,
    humanDealt: (f) => `${f.seat} riceve l’umano ${f.card}.`,
    humanDrawn: (f) => `${f.seat} pesca ${f.card ?? 'un umano'}.`,
    ignited: (f) =>
      `${f.seat} accende ${f.card} con la brace presa da sotto ${f.from}; ${warriorsReact(f.reacting)}.`,
    openFlameSwapped: (f) =>
      `${f.seat} cede ${f.given} e prende ${f.taken} dal falò ${f.place}, a carte scoperte.`,
    warriorDealt: (f) => `${f.card} entra nel cerchio al posto ${f.place}.`,
    warriorExiled: (f) => `${f.seat} manda ${f.card} in esilio${withItsEmber(f.ember)}.`,
    warriorPlaced: (f) => `${f.seat} mette ${f.card} nel cerchio al posto ${f.place}.`,
    warriorTaken: (f) => `${f.seat} prende il guerriero ${f.card}${withItsEmber(f.ember)}.`,
  },
};

function withItsEmber(ember: string | number): string {
  return ember === 1 ? ', con la sua brace' : '';
}

function warriorsReact(count: string | number): string {
  if (count === 0) return 'nessun guerriero reagisce';
  return count === 1 ? '1 guerriero reagisce' : `${count} guerrieri reagiscono`;
}
