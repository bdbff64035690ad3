import { nameIn, plainTexts, plural } from '@nineworlds/engine';
import type { WakeWord } from '../../bot/arguments/facts.ts';
import type { CreatureWord } from '../../data/creatures.ts';
import { a } from '../it.ts';
import { phrases } from '../phrases/it.ts';
import type { AdviceTexts, WakingTexts } from './index.ts';
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
const the = (chance: Fact) => joined(chance, 'il', 'l’', 'lo', '');

function count(number: Fact, one: string, many: string): string {
  return `${number} ${plural('it', number, { one, other: many })}`;
}

const elves = (number: Fact) => count(number, 'Elfo', 'Elfi');
const dice = (number: Fact) => count(number, 'dado Vanir', 'dadi Vanir');
const heroes = (number: Fact) => count(number, 'Eroe', 'Eroi');
const lives = (number: Fact) => count(number, 'punto vita', 'punti vita');
const risks = (number: Fact) => count(number, 'Rischio', 'Rischi');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** «Al 33% la carta di Odino di questo round sveglia Surt». */
function wakes(f: WakingTexts): string {
  return f.when === 'round'
    ? `${capital(at(f.chance))} la carta di ${f.god} di questo round sveglia ${f.enemy}`
    : `Se la prossima carta è quella di ${f.god}, sveglia ${f.enemy} ${at(f.chance)}`;
}

const DOES: Readonly<Record<WakeWord, string>> = {
  caged: 'esce dalla Gabbia',
  fenrir: 'toglie tre punti vita al dio',
  hel: 'sale, e il dio perde un punto vita',
  iormungand: 'passa sull’isola successiva',
  loki: 'raggiunge il dio ed entra in gioco uno Iotunn',
  surt: 'sale e raduna due Giganti di Fuoco',
};

const denies = nameIn({
  suttung: 'nessuno può usare Elfi sui dadi',
  skyrmir: 'nessuno può usare Eroi',
  thrym: 'gli artefatti non servono a nulla',
  hrungnir: 'nessuno può tirare dadi Vanir',
  utgardloki: 'nessuno può tirare il dado Dio',
});

const artifactDoes = nameIn({
  ...plainTexts(phrases),
  skidbladnir: 'vai in qualunque mondo del livello superiore',
  giallarhorn: 'vai in qualunque mondo del livello centrale',
  hringhorn: 'vai in qualunque mondo del livello inferiore',
  jarngreipr: 'un Rischio in meno contro gli Iotunn',
});

const CREATURES: Readonly<Record<CreatureWord, string>> = {
  ...phrases,
  gullinkambi: 'manda 1 Eroe nel Valhalla',
  vedrfolnir: 'manda 2 Eroi nel Valhalla',
  vidofnir: 'manda 3 Eroi nel Valhalla',
};

/** What speaks for a line of Yggdrasil Chronicles, in Italian. */
export const it: AdviceTexts = {
  wakeAverted: (f) => `${wakes(f)}, e così come stanno le cose la partita è persa.`,
  wakesGained: (f) =>
    `A ${f.enemy} ${plural('it', f.after, { one: 'serve', other: 'servono' })} poi ${count(f.after, 'attivazione', 'attivazioni')} per vincere invece di ${f.now}.`,
  wakeRavages: (f) => `${wakes(f)}, e così come stanno le cose devasta ${f.world}.`,
  ravageAverted: (f) =>
    `${wakes(f)}, e così come stanno le cose devasta ${f.world}; in questo modo si evita.`,
  wakeDoes: (f) => `${wakes(f)}: ${DOES[f.does]}.`,
  enemyThere: (f) => `${capital(a(f.world))} si può combattere ${f.enemy}.`,
  iotunnThere: (f) => `${capital(a(f.world))} si può combattere ${f.iotunn}.`,
  retreats: (f) => `${f.enemy} si ritira ${a(f.world)}.`,
  islandBack: (f) =>
    `${f.enemy} si ritira dall’isola ${f.now} ${f.after === 0 ? 'all’isola arcobaleno' : `all’isola ${f.after}`}.`,
  worldFree: (f) => `Senza ${f.enemy} nessun nemico ostacola le azioni ${a(f.world)}.`,
  iotunnCloses: (f) => `${f.iotunn} chiude ${f.world} a ogni azione.`,
  iotunnProtects: (f) => `Finché c’è ${f.iotunn} nessuno può combattere ${f.enemy}.`,
  iotunnDenies: (f) => `A causa di ${f.iotunn} ${denies(f.does)}.`,
  takesElves: (f) => `Ad Alfheim puoi prendere ${elves(f.count)}; ne hai ${f.held}.`,
  takesDice: (f) => `A Vanaheim puoi prendere ${dice(f.count)}; ne hai ${f.held}.`,
  callsHeroes: (f) => `A Midgard puoi chiamare ${heroes(f.count)}; il Valhalla ne ha ${f.held}.`,
  drawsCreatures: (f) =>
    f.count === 1
      ? 'A Svartalfheim peschi una creatura.'
      : `A Svartalfheim peschi ${f.count} creature e ne usi una.`,
  throwsStones: (f) => `A Iotunheim lanci ${count(f.count, 'pietra runica', 'pietre runiche')}.`,
  freesAnonymous: (f) =>
    `${count(f.count, 'Anonimo lascia', 'Anonimi lasciano')} la scala di Hel: ${f.after} invece di ${f.now}.`,
  banishesFire: (f) =>
    `${count(f.count, 'Gigante di Fuoco lascia', 'Giganti di Fuoco lasciano')} la scala di Surt: ${f.after} invece di ${f.now}.`,
  bonus: (f) => `Anche ${f.other} è ${a(f.world)}: lì la tua azione ha il bonus.`,
  healsWorld: (f) =>
    `${f.world} è curato; ${plural('it', f.count, { one: '1 mondo è devastato', other: `${f.count} mondi sono devastati` })}, e ${plural('it', f.left, { one: 'resta 1 segnalino', other: `restano ${f.left} segnalini` })}.`,
  healingCost: (f) => `Costa ${f.lives} dei tuoi ${lives(f.held)}.`,
  weapon: (f) => `${f.artifact} è l’arma contro ${f.enemy}: un Rischio in meno.`,
  artifactDoes: (f) => `${f.artifact}: ${artifactDoes(f.does)}.`,
  fewLives: (f) =>
    `A ${f.god} ${plural('it', f.lives, { one: 'resta 1 punto vita', other: `restano ${f.lives} punti vita` })} su ${f.most}.`,
  risks: (f) =>
    `${risks(f.risks)}: spendendo tutto, in media ${mean(f.least)} dei tuoi ${lives(f.lives)}, col solo dado Dio ${mean(f.most)}.`,
  allRisky: (f) =>
    `Tutto ciò che si può fare qui comporta Rischi: in media ${mean(f.mean)} dei tuoi ${lives(f.lives)}, anche spendendo tutto.`,
  joins: (f) => `Con ${f.god} ${a(f.world)}, lì l’azione di ${f.other} ha il bonus.`,
  commits: (f) =>
    `${commitment(f.heroes, f.dice)} contro ${risks(f.risks)}${f.elves === 0 ? '' : `, e fino a ${elves(f.elves)} dopo il tiro,`} non perdi punti vita ${at(f.chance)}.`,
  bare: (f) => `Senza sarebbe ${the(f.chance)}.`,
  heroesKept: (f) =>
    `${heroes(f.count)} ${plural('it', f.count, { one: 'resta', other: 'restano' })} nel Valhalla per gli altri.`,
  diceKept: (f) =>
    f.count === 1
      ? 'Un dado Vanir che tieni non va perso.'
      : `${f.count} dadi Vanir che tieni non vanno persi.`,
  paysLives: (f) => `Perdi ${f.lives} dei tuoi ${lives(f.held)}.`,
  elvesSave: (f) =>
    `${elves(f.count)} ti ${plural('it', f.count, { one: 'salva', other: 'salvano' })} ${lives(f.lives)}.`,
  heroesSave: (f) =>
    `${heroes(f.count)} ti ${plural('it', f.count, { one: 'salva', other: 'salvano' })} ${lives(f.lives)}.`,
  kinBears: (f) => `${f.god} perde ${lives(f.lives)} al posto tuo.`,
  rerollsGod: (f) => `Il tuo dado Dio ha fallito: ${f.symbol}.`,
  rerollsVanir: (f) =>
    `${dice(f.count)} ${plural('it', f.count, { one: 'ha', other: 'hanno' })} fallito: ${f.symbol}.`,
  actsBefore: (f) =>
    `${f.god} agisce prima di ${f.other}, la cui carta sveglia ${f.enemy} ${at(f.chance)}: così come stanno le cose la partita è persa.`,
  strongest: (f) =>
    `${f.god} ha più punti vita di tutti (${f.lives}) e sveglia ${f.enemy} ${at(f.chance)}.`,
  quietFirst: (f) => `La carta di ${f.god} viene per prima e non sveglia nessuno che faccia danni.`,
  wakesLast: (f) =>
    `${f.god} è ultimo nell’ordine: ${count(f.count, 'dio agisce', 'dèi agiscono')} prima che la sua carta svegli ${f.enemy} ${at(f.chance)}.`,
  wakesFirst: (f) =>
    `La carta di ${f.god} viene per prima e sveglia ${f.enemy} ${at(f.chance)}; gli altri possono ancora rispondere.`,
  creatureDoes: (f) => `${f.creature}: ${CREATURES[f.does]}.`,
  cardOff: (f) => `La prossima carta di ${f.enemy} allora non sveglierà nessuno.`,
  stacksQuiet: (f) =>
    `Nessuna carta di ${f.enemy} è sola sulla Ruota: questa carta non sveglia nessuno.`,
};

/** «Con 1 Eroe e 2 dadi Vanir». */
function commitment(sent: Fact, rolled: Fact): string {
  const parts = [sent === 0 ? [] : heroes(sent), rolled === 0 ? [] : dice(rolled)].flat();
  return parts.length === 0 ? 'Col solo dado Dio' : `Con ${parts.join(' e ')}`;
}
