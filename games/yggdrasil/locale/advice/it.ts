import { plural } from '@nineworlds/engine';
import type { EffectWord, GiftWord, VanirWord } from '../../bot/arguments/facts.ts';
import type { LineWord } from '../../rules/track.ts';
import type { AdviceTexts } from './index.ts';
import { mean as meanOf, percent as perCent } from './numbers.ts';

type Fact = string | number;

const mean = (value: Fact) => meanOf(value, ',');
const bare = (chance: Fact) => `${perCent(chance, 'oltre il ', 'meno dell’')}%`;

/** «al 20%», «all’80%», «allo 0%», «a oltre il 99%». */
function joined(chance: Fact, plain: string, vowel: string, zero: string, alone: string): string {
  const text = bare(chance);
  if (/^[om]/.test(text)) return `${alone}${text}`;
  if (text === '0%') return `${zero} ${text}`;
  return /^(1%|8|11%)/.test(text) ? `${vowel}${text}` : `${plain} ${text}`;
}

const at = (chance: Fact) => joined(chance, 'al', 'all’', 'allo', 'a ');
const from = (chance: Fact) => joined(chance, 'dal', 'dall’', 'dallo', 'da ');
const the = (chance: Fact) => joined(chance, 'il', 'l’', 'lo', '');

function count(number: Fact, one: string, many: string): string {
  return `${number} ${plural('it', number, { one, other: many })}`;
}

const vikings = (number: Fact) => count(number, 'Vichingo', 'Vichinghi');
const elves = (number: Fact) => count(number, 'elfo', 'elfi');
const enemies = (number: Fact) => count(number, 'nemico', 'nemici');
const tokens = (number: Fact) => count(number, 'segnalino', 'segnalini');
const cards = (number: Fact) => count(number, 'carta', 'carte');

/** «con 3 Vichinghi e fino a 2 elfi». */
function forces(sent: Fact, helpers: Fact): string {
  const vikingsSent = sent === 0 ? 'senza Vichinghi' : `con ${vikings(sent)}`;
  return helpers === 0 ? vikingsSent : `${vikingsSent} e fino a ${elves(helpers)}`;
}

/** «3 Vichinghi e 1 elfo». */
function goods(given: Fact, helpers: Fact): string {
  return [given === 0 ? [] : vikings(given), helpers === 0 ? [] : elves(helpers)]
    .flat()
    .join(' e ');
}

const BEYOND: Readonly<Record<LineWord, string>> = {
  wall: 'oltre il muro di Asgard',
  door: 'oltre la porta del Valhalla',
  residence: 'nel Palazzo di Odino',
};

const BEFORE: Readonly<Record<LineWord, string>> = {
  wall: 'dal muro di Asgard',
  door: 'dalla porta del Valhalla',
  residence: 'dal Palazzo di Odino',
};

const OVERRUN: Readonly<Record<LineWord, string>> = {
  wall: 'troppi nemici oltre il muro di Asgard',
  door: 'troppi nemici oltre la porta del Valhalla',
  residence: 'un nemico nel Palazzo di Odino',
};

const RUNE: Readonly<Record<GiftWord, (dead: Fact) => string>> = {
  vikings: (dead) => `gli dèi si dividono ${count(dead, 'Vichingo morto', 'Vichinghi morti')}`,
  quiet: () => 'per tre turni non si pescano carte Nemico',
  threeBack: () => 'tre nemici tornano indietro di uno spazio',
  oneBack: () => 'un nemico torna indietro di tre spazi',
};

const VANIR: Readonly<Record<VanirWord, (count: Fact) => string>> = {
  none: () => 'lì non c’è effetto',
  fly: () => 'lì le Valchirie possono volare su un’altra isola',
  take: (n) => (n === 1 ? 'lì si prende un Vichingo morto' : `lì si prendono ${n} Vichinghi morti`),
  foresee: (n) =>
    n === 1 ? 'lì si guarda una carta' : `lì si guardano ${n} carte e si riordinano`,
  discard: () => 'lì si scarta la prossima carta Nemico',
  push: () => 'lì si respinge un nemico senza combattere',
  dismiss: () => 'lì si sconfigge un gigante senza combattere',
};

const EFFECT: Readonly<Record<EffectWord, (power: Fact) => string>> = {
  none: () => ', senza effetto',
  vikings: (power) => `; Hel prende fino a ${vikings(power)} da un sacchetto`,
  fire: (power) =>
    `; ${count(power, 'Gigante di Fuoco va', 'Giganti di Fuoco vanno')} in un sacchetto`,
  flood: () => '; un’isola viene sommersa e le Valchirie tornano a casa',
  giants: (power) => `; ${count(power, 'gigante si sveglia', 'giganti si svegliano')}`,
  drags: () => '; avanza anche il nemico più indietro',
  anger: () => '; Fenrir diventa furioso',
};

/** «alla partenza», «allo spazio 3». */
function to(number: Fact): string {
  if (number === 0) return 'alla partenza';
  return number === 7 ? 'al Palazzo di Odino' : `allo spazio ${number}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What speaks for a line of Yggdrasil, in Italian. */
export const it: AdviceTexts = {
  lostOtherwise: (f) =>
    f.line === 'residence'
      ? `Se alla fine del turno ${f.enemy} è nel Palazzo di Odino, la partita è persa.`
      : `${enemies(f.count)}, tra cui ${f.enemy}, sono ${BEYOND[f.line]}; con ${f.limit} alla fine del turno la partita è persa.`,
  knownLoses: (f) =>
    `La prossima carta è ${f.card}; così come stanno le cose è la sconfitta: ${OVERRUN[f.line]}.`,
  nextLoses: (f) =>
    `${capital(at(f.chance))} la prossima carta fa avanzare ${f.enemy}, e così come stanno le cose è la sconfitta: ${OVERRUN[f.line]}.`,
  lineRelieved: (f) =>
    `Tornando indietro ${f.enemy} non è più ${BEYOND[f.line]}: ${enemies(f.after)} invece di ${f.now}; con ${f.limit} è la sconfitta.`,
  oneStep: (f) =>
    f.line === 'residence'
      ? `${f.enemy} è a un passo dal Palazzo di Odino; se un nemico vi entra è la sconfitta.`
      : `${f.enemy} è a un passo ${BEFORE[f.line]}; oltre: ${enemies(f.count)}, e con ${f.limit} è la sconfitta.`,
  foremost: (f) => `Nessun nemico è arrivato più avanti di ${f.enemy}: ${to(f.space)}.`,
  cardsToCome: (f) =>
    f.count === 1
      ? `Una carta di ${f.enemy} può ancora arrivare.`
      : `${f.count} carte di ${f.enemy} possono ancora arrivare.`,
  winChance: (f) =>
    f.chance === 1
      ? `${capital(forces(f.vikings, f.elves))} batti di sicuro ${f.foe}.`
      : `${capital(forces(f.vikings, f.elves))} batti ${f.foe} ${at(f.chance)}.`,
  oneFewer: (f) =>
    `${f.vikings === 0 ? 'Senza Vichinghi' : `Con solo ${vikings(f.vikings)}`} sarebbe ${the(f.chance)}.`,
  onlyArmed: (f) => `Solo tu hai un’arma contro ${f.enemy}: ${f.weapon} +${f.level}.`,
  bestArmed: (f) =>
    `Contro ${f.enemy} la tua ${f.weapon} +${f.level} è l’arma migliore; ${f.other} ha +${f.less}.`,
  elvesWin: (f) =>
    `Con ${elves(f.elves)} da ${f.total} arrivi a ${Number(f.total) + Number(f.elves)}, e per battere ${f.foe} serve ${f.strength}.`,
  wonAlready: (f) => `${f.total} contro ${f.strength}: batti ${f.foe} senza elfi.`,
  elvesInVain: (f) =>
    `Per battere ${f.foe} serve ${f.strength}; ${f.total} e ${elves(f.held)} non bastano.`,
  elvesSaved: (f) => `Battere ${f.foe} costerebbe ${f.elves} dei tuoi ${elves(f.held)}.`,
  giantStrengthens: (f) => `${f.giant} rende ${f.enemy} più forte di uno.`,
  giantCloses: (f) => `${f.giant} impedisce agli dèi di agire ${f.world}.`,
  giantNoPowers: (f) => `${f.giant} toglie a tutti gli dèi il loro potere.`,
  giantNoDie: (f) => `A causa di ${f.giant} si combatte senza dado.`,
  giantClosesFlood: (f) => `${f.giant} tiene le Valchirie lontane dall’isola sommersa.`,
  giantStrengthensGiants: (f) => `${f.giant} rende tutti i giganti più forti di uno.`,
  giantFightFirst: (f) =>
    `${f.giant} chiude Jötunheim: non vi si può combattere nessun altro gigante.`,
  runeCompletes: (f) => `È l’ultimo gigante di ${f.rune}: ${RUNE[f.brings](f.count)}.`,
  runeProgress: (f) =>
    f.count === 1
      ? `Uno dei quattro giganti di ${f.rune} è già sconfitto.`
      : `${f.count} dei quattro giganti di ${f.rune} sono già sconfitti.`,
  hiddenGiant: (f) =>
    `Loki può ancora svegliare ${count(f.count, 'gigante', 'giganti')}; uno sconfitto da coperto non si sveglia più.`,
  bagShare: (f) =>
    `Il ${f.bag} ha ${vikings(f.vikings)} su ${tokens(f.tokens)}: ${mean(f.mean)} in media.`,
  gatherForFight: (f) =>
    `Così come sei batti ${f.enemy} ${at(f.now)}; con ciò che ne ricavi, in media ${at(f.after)}.`,
  bestBag: () => 'Nessun altro sacchetto a portata ha una parte così grande di Vichinghi.',
  onTheWay: (f) =>
    `Dall’${f.island} le Valchirie possono proseguire verso il ${f.bag}: ${vikings(f.vikings)} su ${tokens(f.tokens)}.`,
  forgeForFight: (f) =>
    `La tua probabilità di battere ${f.enemy} sale ${from(f.now)} ${at(f.after)}.`,
  forgeForCards: (f) =>
    `${f.weapon} +${f.level} conta in ogni combattimento contro ${f.enemy}, di cui ${plural('it', f.count, { one: 'può', other: 'possono' })} ancora arrivare ${cards(f.count)}.`,
  nobodyArmed: (f) => `Nessun dio ha ancora un’arma contro ${f.enemy}.`,
  elfForFight: (f) =>
    `Un elfo in più porta la tua probabilità di battere ${f.enemy} ${from(f.now)} ${at(f.after)}.`,
  elfAfterRoll: (f) =>
    `Gli elfi si spendono quando il tiro è noto, e contro chiunque; ne hai ${f.held}.`,
  takesForFight: (f) =>
    `Con ${goods(f.vikings, f.elves)} da ${f.other} la tua probabilità di battere ${f.enemy} sale ${from(f.now)} ${at(f.after)}.`,
  givesForFight: (f) =>
    `Con ${goods(f.vikings, f.elves)} in più ${f.other} batte ${f.enemy} ${at(f.after)} invece che ${at(f.now)}.`,
  actsNext: (f) => `Il prossimo turno è di ${f.other}.`,
  revives: (f) =>
    `${capital(count(f.count, 'Vichingo morto ritorna', 'Vichinghi morti ritornano'))}: il ${f.bag} ha poi ${vikings(f.vikings)} su ${tokens(f.tokens)}.`,
  burns: (f) =>
    `Il ${f.bag} ha ${count(f.fire, 'Gigante di Fuoco', 'Giganti di Fuoco')} su ${tokens(f.tokens)}; in media ne escono ${mean(f.mean)}.`,
  valkyriesThere: (f) => `Le Valchirie sono sull’${f.island}.`,
  valkyriesNear: (f) => `L’${f.island} è a un passo dalle Valchirie.`,
  vanirReach: (f) => `I Vanir arrivano allo spazio ${f.space}: ${VANIR[f.effect](f.count)}.`,
  vanirTake: (f) =>
    `${capital(count(f.count, 'Vichingo morto viene', 'Vichinghi morti vengono'))} da te senza pescare.`,
  vanirForesee: (f) =>
    plural('it', f.count, {
      one: 'Vedi l’ultima carta.',
      other: `Vedi le prossime ${f.count} carte e le riordini.`,
    }),
  vanirDiscard: () => 'La prossima carta Nemico viene scartata, se non è arrabbiata.',
  vanirPush: (f) => `${f.enemy} torna indietro senza combattere.`,
  vanirDismiss: (f) => `Sconfiggi ${f.giant} senza combattere.`,
  flight: (f) => `L’${f.island} ha ${vikings(f.vikings)} su ${tokens(f.tokens)}.`,
  otherLoses: (f) => `La carta ${f.card} adesso sarebbe la sconfitta: ${OVERRUN[f.line]}.`,
  cardWould: (f) =>
    `La carta ${f.card} porterebbe ${f.enemy} ${to(f.to)}${EFFECT[f.effect](f.count)}.`,
  cardComes: (f) => `La carta ${f.card} porta ${f.enemy} ${to(f.to)}${EFFECT[f.effect](f.count)}.`,
  cardOnTop: (f) => `La carta ${f.card} sarà la prossima carta, e tutti lo sanno.`,
  cardUnder: (f) => `La carta ${f.card} va in fondo al mazzo, dopo ${cards(f.count)}.`,
  losesLater: (f) =>
    `La carta ${f.card} adesso sarebbe la sconfitta (${OVERRUN[f.line]}); viene dopo ${cards(f.count)}.`,
  rollCalms: (f) => `Con il ${f.face} Fenrir è calmo.`,
  rollHits: (f) => `Con il ${f.face} arrivi a ${f.total} contro ${f.strength}.`,
  rollHel: (f) => `Dal ${f.bag} Hel prende ${vikings(f.count)}.`,
  rollSurt: (f) =>
    `Con ${count(f.count, 'Gigante di Fuoco', 'Giganti di Fuoco')} in più il ${f.bag} ha ${vikings(f.vikings)} su ${tokens(f.tokens)}.`,
  rollFlood: (f) =>
    `L’${f.island}, che viene sommersa, ha ${vikings(f.vikings)} su ${tokens(f.tokens)}.`,
  fewestCards: (f) =>
    `Tra i nemici più indietro ${f.enemy} ha meno carte ancora da venire: ${f.count}.`,
  armedAgainst: (f) => `Un dio ha un’arma +${f.level} contro ${f.enemy}.`,
  dragged: (f) => `${f.enemy} avanza ${to(f.to)}, senza effetto.`,
  calmFirst: (f) => `Finché ${f.enemy} non è calmo, nessun dio può fare altro.`,
  calmChance: (f) =>
    f.attempts === 1
      ? `L’ultimo tentativo di questo turno riesce ${at(f.chance)}.`
      : `Un tentativo riesce ${at(f.chance)}, tutti e ${f.attempts} quelli di questo turno ${at(f.turn)}.`,
  sharesMost: (f) => `${f.god} ne riceve ${f.count} e poi ha ${vikings(f.held)}.`,
  moreTurns: (f) => `Chi comincia ha ${f.count} turni, l’ultimo ${f.less}.`,
};
