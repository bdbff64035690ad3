import { plural } from '@nineworlds/engine';
import type { NeedfireCatalogue } from './en.ts';
import { phrases } from './phrases/it.ts';
import { runeNames } from './rune-names.ts';

/** I testi di NeedFire, in italiano. */
export const it: NeedfireCatalogue = {
  title: 'NeedFire',
  phrases,
  words: {
    // What players have to remember (N-7.6).
    '?': 'una carta',
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
    ownersDeck: 'tabella delle reazioni inserita dal proprietario',
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
  return plural('it', count, {
    one: '1 guerriero reagisce',
    other: `${count} guerrieri reagiscono`,
  });
}
