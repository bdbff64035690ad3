import { plural } from '@nineworlds/engine';
import type { YggdrasilCatalogue } from './en.ts';
import { phrases } from './phrases/it.ts';
import { enemyNames, giantNames, runeNames, weaponNames } from './printed-names.ts';

/** I testi di Yggdrasil in italiano. */
export const it: YggdrasilCatalogue = {
  title: 'Yggdrasil',
  phrases,
  words: {
    resolve: 'risolvi',
    return: 'rimetti',
    top: 'in cima al mazzo',
    bottom: 'in fondo al mazzo',
    keep: 'tieni',
    advance: 'avanza',
    effect: 'effetto di',
    order: 'poi',
    share: 'avrà',
    back: 'respingi',
    calm: 'calma Fenrir',
    pass: 'passa',
    fly: 'Valchirie verso',
    take: 'due Vichinghi morti',
    foresee: 'prevedi',
    push: 'respingi',
    dismiss: 'scarta',
    hidden: 'gigante nascosto',
    chance: 'caso',
    god: 'dio',
    first: 'comincia:',
    die: 'dado:',
    giant: 'gigante',
    bag: 'Vichinghi pescati:',
    none: 'nessuno',
    'option-seats': 'quanti dèi giocano; una persona può giocarne più d’uno',
    'option-gods': 'quali dèi giocano: distribuiti a caso, o un elenco nell’ordine dei posti',
    'option-first': 'quale dio comincia',
    'option-angry': 'quante carte Nemico arrabbiato ci sono nel mazzo',
    'option-angryEnemies': 'quali nemici sono arrabbiati: scelti a caso, o un elenco',
    'option-spread': 'come le carte arrabbiate e Ragnarök sono distribuite nel mazzo',
    'option-ragnarok': 'quante carte Ragnarök ci sono nel mazzo (ricostruito)',
    'option-ragnarokEffects': 'se una carta Ragnarök applica anche gli effetti dei suoi nemici',
    'option-ruleset': 'quali regole si giocano dove le fonti non concordano',
    'option-bags': 'colori dei sacchetti e delle isole',
    'option-floodStart': 'quale isola è sommersa all’inizio',
    'option-giants': 'quali giganti giocano: quelli stampati, o uno che chiude Jötunheim',
    'option-runes': 'quale tra Mann e Tiwaz respinge un nemico, e quale tre',
    'option-odin': 'dove Odino rimette l’altra carta',
    'option-vanirUse': 'quali effetti dei Vanir si possono usare',
    'option-vanir3': 'che cosa fa il terzo effetto dei Vanir',
    'option-thiazyWeapons': 'se le armi contano mentre Thiazy è attivo',
    'option-direction': 'in che senso passa il turno',
    'option-victory': 'quando gli dèi hanno vinto',
    'option-vanirFlight': 'fin dove il primo effetto dei Vanir porta le Valchirie',
    'option-anyGiant': 'se il quinto effetto dei Vanir può scartare anche un gigante attivo',
    'option-firstArchOneWay': 'se i nemici, lasciata la partenza, non vi tornano più',
    'option-gathering': 'quante volte per turno un dio può raccogliere Vichinghi',
    'option-thiazyThor': 'se il bonus di Thor conta mentre Thiazy è attivo',
    'option-vanirEnd': 'che cosa fanno i Vanir sull’ultimo spazio quando nessun effetto servirebbe',
    'option-asgardFoes': 'chi si può combattere ad Asgard',
    'option-edition':
      'dado, carte Ragnarök ed effetti dei Vanir: ricostruiti, o quelli della tua scatola',
    reconstructed: 'ricostruito',
    agreed: 'lo decidono gli dèi',
    random: 'a caso',
    piles: 'una in ogni pila uguale',
    each: 'ciascuno',
    printed2011: 'il gioco stampato del 2011',
    draft2010: 'la bozza del 2010',
    jp: 'il riassunto giapponese',
    printed: 'come stampato',
    draft: 'come nella bozza',
    either: 'in cima o in fondo al mazzo',
    bottomOnly: 'solo in fondo al mazzo',
    reached: 'quelli degli spazi raggiunti',
    exact: 'solo quello del loro spazio',
    reorder: 'guardare sei carte e riordinarle',
    discardNext: 'scartare la prossima carta, se non è arrabbiata',
    clockwise: 'in senso orario',
    counterclockwise: 'in senso antiorario',
    endOfTurn: 'alla fine del turno con l’ultima carta',
    lastCard: 'appena risolta l’ultima carta',
    any: 'verso qualunque isola',
    adjacent: 'verso un’isola vicina',
    everyAction: 'in ogni azione a Midgard',
    oncePerTurn: 'una volta sola',
    returns: 'possono tornare senza effetto',
    stays: 'vi restano',
    enemies: 'i nemici',
    enemiesAndGiants: 'i nemici e i giganti attivi',
    true: 'sì',
    false: 'no',
    introductory: 'introduttivo',
    normal: 'normale',
    expert: 'esperto',
    master: 'maestro',
    custom: 'a scelta',
    ragnarok: 'Ragnarök',
    card: 'carta',
    cards: 'carte',
    wall: 'muro di Asgard',
    door: 'porta del Valhalla',
    residence: 'Palazzo di Odino',
    vikings: 'Vichinghi',
    elves: 'elfi',
    fire: 'Giganti di Fuoco',
    angry: 'furioso',
    calmed: 'calmato',
    won: 'vinto',
    lost: 'perso',
    spendNothing: 'senza elfi:',
    spendUpTo: 'elfi, al massimo:',
    calmOnce: 'un tentativo:',
    calmOn: 'tutti i tentativi di questo turno:',
    nobodyActs: 'se nessuno agisce, entro tre carte:',
  },
  worlds: {
    asgard: 'Asgard',
    midgard: 'Midgard',
    nidavellir: 'Nidavellir',
    alfheim: 'Alfheim',
    niflheim: 'Niflheim',
    helheim: 'Helheim',
    muspellheim: 'Muspellheim',
    jotunheim: 'Jötunheim',
    vanaheim: 'Vanaheim',
  },
  enemies: enemyNames,
  gods: {
    odin: 'Odino',
    thor: 'Thor',
    frey: 'Frey',
    heimdall: 'Heimdall',
    tyr: 'Tyr',
    freyja: 'Freyja',
  },
  giants: giantNames,
  runes: runeNames,
  weapons: weaponNames,
  colours: {
    rainbow: 'arcobaleno',
    white: 'bianco',
    blue: 'blu',
    green: 'verde',
    black: 'nero',
    red: 'rosso',
  },
  angryCard: (enemy) => `${enemy} ${enemy === 'Hel' ? 'arrabbiata' : 'arrabbiato'}`,
  ragnarokCard: (number) => `Ragnarök ${number}`,
  seat: (number) => `Posto ${number}`,
  inWorld: {
    asgard: 'ad Asgard',
    midgard: 'a Midgard',
    nidavellir: 'a Nidavellir',
    alfheim: 'ad Alfheim',
    niflheim: 'a Niflheim',
    helheim: 'a Helheim',
    muspellheim: 'a Muspellheim',
    jotunheim: 'a Jötunheim',
    vanaheim: 'a Vanaheim',
  },
  islands: {
    rainbow: 'Isola Arcobaleno',
    white: 'isola bianca',
    blue: 'isola blu',
    green: 'isola verde',
    black: 'isola nera',
    red: 'isola rossa',
  },
  bags: {
    white: 'sacchetto bianco',
    blue: 'sacchetto blu',
    green: 'sacchetto verde',
    black: 'sacchetto nero',
    red: 'sacchetto rosso',
  },
  hiddenFoe: 'il gigante nascosto',
  ends: { top: 'in cima al mazzo', bottom: 'in fondo al mazzo' },
  counted: {
    vikings: 'Vichinghi',
    fire: 'Giganti di Fuoco',
    elves: 'elfi',
    giants: 'giganti',
    cards: 'carte Nemico',
  },
  comma: ', ',
  questions: {
    dealGod: 'Quale dio va al prossimo posto senza dio?',
    dealAngry: 'Di quale nemico entra nel mazzo la carta arrabbiata?',
    dealRagnarok: 'Quale carta Ragnarök entra nel mazzo?',
    chooseFirst: 'Quale dio comincia?',
    drawCard: 'Quale carta Nemico viene pescata?',
    resolveCard: 'Quale delle due carte Nemico risolvi?',
    returnCard: 'Dove rimetti l’altra carta: in cima al mazzo o in fondo?',
    rollEffect: 'Che cosa mostra il dado per l’effetto del nemico?',
    rollCalm: 'Che cosa mostra il dado per calmare Fenrir?',
    rollFight: 'Che cosa mostra il dado per il combattimento?',
    chooseRoll: 'Quale dei due tiri tieni?',
    turnGiant: 'Quale gigante viene scoperto?',
    advanceRearmost: 'Quale dei nemici più indietro avanza?',
    orderEffects: 'Di quale nemico è il prossimo effetto?',
    act: 'Che cosa fai?',
    payVikings: 'Quanti Vichinghi mandi in combattimento?',
    payElves: 'Quanti elfi aggiungi?',
    gather:
      'Su 3 segnalini (4 per Heimdall) del sacchetto dell’isola delle Valchirie, quanti sono Vichinghi?',
    burn: 'Su 5 segnalini del sacchetto scelto, quanti sono Giganti di Fuoco?',
    keepVikings: 'Quanti dei Vichinghi che avete in due tieni tu?',
    keepElves: 'Quanti degli elfi che avete in due tieni tu?',
    orderCard: 'Quale carta viene dopo, contando dall’alto?',
    shareVikings: 'Quanti Vichinghi ha questo dio dopo la spartizione?',
    pushBack: 'Quale nemico torna indietro?',
    chooseEnemy: 'Quale nemico combatti?',
    chooseIsland: 'Su quale isola vanno le Valchirie?',
    chooseWeapon: 'Contro quale nemico forgi un’arma?',
    choosePartner: 'Con quale dio fai lo scambio?',
    reviveBag: 'In quale sacchetto vanno i Vichinghi morti?',
    burnBag: 'Da quale sacchetto si pescano i segnalini?',
    chooseGiant: 'Quale gigante combatti?',
    useVanir: 'I Vanir avanzano, o usi uno dei loro effetti?',
    chooseFoe: 'Quale nemico o gigante combatti?',
  },
  events: {
    godDealt: (f) => `${f.seat} gioca ${f.god}.`,
    angryChosen: (f) => `Entra nel mazzo la carta arrabbiata di ${f.enemy}.`,
    ragnarokChosen: (f) => `Entra nel mazzo la carta ${f.card}.`,
    firstChosen: (f) => `Comincia ${f.god}.`,
    turnBegan: (f) => `Turno ${f.turn}: ${f.god}.`,
    cardDrawn: (f) => `${f.god} pesca ${f.card}.`,
    cardReturned: (f) => `${f.god} rimette ${f.card} ${f.where}.`,
    noCardDrawn: (f) =>
      f.left === 0
        ? `${f.god} non pesca carte Nemico; era l’ultimo turno tranquillo.`
        : `${f.god} non pesca carte Nemico; ${plural('it', f.left, { one: 'resta', other: 'restano' })} ${count(f.left, 'turno tranquillo', 'turni tranquilli')}.`,
    enemyAdvanced: (f) =>
      f.to === 7
        ? `${f.enemy} entra nel Palazzo di Odino!`
        : `${f.enemy} avanza ${from(f.from)} ${to(f.to)}${f.power === 0 ? '' : `, potere ${f.power}`}.`,
    dieRolled: (f) => `${f.god} tira il dado: ${f.face}.`,
    rollChosen: (f) => `${f.god} tiene il ${f.face}.`,
    vikingsSlain: (f) => `Hel porta ${vikings(f.count)} dal ${f.bag} a Helheim.`,
    fireAdded: (f) => `Surt manda ${fireGiants(f.count)} nel ${f.bag}.`,
    islandFlooded: (f) =>
      `Jörmungand sommerge l’${f.island}. Le Valchirie tornano sull’Isola Arcobaleno.`,
    giantTurned: (f) => `Loki risveglia un gigante: ${f.giant}.`,
    enemyDragged: (f) =>
      f.to === 7
        ? `${f.enemy} avanza a sua volta, nel Palazzo di Odino!`
        : `${f.enemy} avanza a sua volta ${from(f.from)} ${to(f.to)}, senza effetto.`,
    nothingHappened: (f) => `L’effetto di ${f.enemy} non cambia nulla.`,
    fenrirAngered: () => 'Fenrir è furioso. Finché non si calma, gli dèi non possono fare altro.',
    fenrirCalmed: (f) => `${f.god} calma Fenrir.`,
    fenrirRaged: (f) => `${f.god} non riesce a calmare Fenrir.`,
    valkyriesMoved: (f) => `${f.god} manda le Valchirie sull’${f.island}.`,
    vikingsGathered: (f) =>
      `${f.god} pesca ${tokens(f.tokens)} dal ${f.bag} e ottiene ${vikings(f.count)}.`,
    weaponForged: (f) => `${f.god} prende ${f.weapon} +${f.level} contro ${f.enemy}.`,
    elfTaken: (f) => `${f.god} prende un elfo.`,
    holdingsExchanged: (f) =>
      `${f.god} e ${f.other} fanno uno scambio. Ora ${f.god} ha ${vikings(f.vikings)} e ${elves(f.elves)}, ${f.other} ${vikings(f.otherVikings)} e ${elves(f.otherElves)}.`,
    vikingsRevived: (f) => `${f.god} rimette ${vikings(f.count)} da Helheim nel ${f.bag}.`,
    fireBurnt: (f) =>
      `${f.god} pesca ${tokens(f.tokens)} dal ${f.bag} e rimanda ${fireGiants(f.count)} a Muspellheim.`,
    fightBegan: (f) =>
      `${f.god} attacca ${f.foe} ${withVikings(f.vikings)}; per vincere serve ${f.strength}.`,
    elvesSpent: (f) => `${f.god} aggiunge ${elves(f.count)}.`,
    fightWon: (f) => `${f.god} batte ${f.foe} con ${f.total} contro ${f.strength}.`,
    fightLost: (f) => `${f.god} non ce la fa contro ${f.foe}: ${f.total} contro ${f.strength}.`,
    enemyRetreated: (f) => `${f.enemy} torna indietro ${from(f.from)} ${to(f.to)}.`,
    giantBeaten: (f) => `Gigante sconfitto: ${f.giant}.`,
    giantDismissed: (f) => `${f.god} scarta ${f.giant} senza combattere.`,
    runeCompleted: (f) => `I quattro giganti di ${f.rune} sono sconfitti: la runa si risveglia.`,
    vikingsShared: (f) => `Sigel dà ${vikings(f.count)} a ${f.god}.`,
    enemiesSilenced: (f) =>
      `Daeg: per ${count(f.turns, 'turno', 'turni')} non si pescano carte Nemico.`,
    vanirAdvanced: (f) => `${f.god} porta i Vanir sullo spazio ${f.space}.`,
    vanirUsed: (f) =>
      f.space === 0
        ? `${f.god} riporta i Vanir al loro primo spazio, senza effetto.`
        : `${f.god} usa l’effetto ${f.space} dei Vanir, che tornano al loro primo spazio.`,
    vikingsTaken: (f) => `${f.god} prende ${vikings(f.count)} da Helheim.`,
    cardsSeen: (f) => `Le prossime carte, dall’alto: ${f.cards}.`,
    cardsOrdered: (f) => `Vengono rimesse in quest’ordine, dall’alto: ${f.cards}.`,
    cardDiscarded: (f) => `La prossima carta Nemico viene scartata: ${f.card}.`,
    cardStays: (f) => `La prossima carta Nemico è ${f.card}: resta nel mazzo.`,
    turnPassed: (f) => `${f.god} passa.`,
    gameWon: () => 'L’ultima carta Nemico è giocata e Yggdrasil è in piedi: gli dèi hanno vinto!',
    gameLost: (f) =>
      `${count(f.count, 'nemico', 'nemici')} ${LOST[f.line] ?? f.line}: gli dèi hanno perso.`,
  },
};

const LOST: Readonly<Record<string, string>> = {
  wall: 'oltre il muro di Asgard',
  door: 'oltre la porta del Valhalla',
  residence: 'nel Palazzo di Odino',
};

type Fact = string | number;

function count(number: Fact, one: string, many: string): string {
  return `${number} ${plural('it', number, { one, other: many })}`;
}

const vikings = (number: Fact) => count(number, 'Vichingo', 'Vichinghi');
const withVikings = (number: Fact) => (number === 0 ? 'senza Vichinghi' : `con ${vikings(number)}`);
const elves = (number: Fact) => count(number, 'elfo', 'elfi');
const fireGiants = (number: Fact) => count(number, 'Gigante di Fuoco', 'Giganti di Fuoco');
const tokens = (number: Fact) => count(number, 'segnalino', 'segnalini');

/** «dalla partenza», «dallo spazio 2». */
function from(number: Fact): string {
  if (number === 0) return 'dalla partenza';
  return number === 7 ? 'dal Palazzo di Odino' : `dallo spazio ${number}`;
}

/** «alla partenza», «allo spazio 2». */
function to(number: Fact): string {
  if (number === 0) return 'alla partenza';
  return number === 7 ? 'al Palazzo di Odino' : `allo spazio ${number}`;
}
