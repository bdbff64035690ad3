import { plural, type Sentences } from '@nineworlds/engine';
import { a } from '../it.ts';
import type { ChroniclesLines } from './read.ts';

/** What lines say, in Italian. */
export const lines: Sentences<ChroniclesLines> = {
  chooses: (f) => `${f.god} sceglie: ${f.choice}.`,
  discards: (f) => `${f.god} rinuncia a ${f.artifact}.`,
  fallsOn: (f) => `Tocca a ${f.choice}.`,
  sagaDeed: (f) => `${f.god}: ${f.action}.`,
  sagaFight: (f) => `${f.god}: ${f.fight}.`,
  tokenShows: (f) => `Il segnalino mostra: ${f.token}.`,
  acts: (f) =>
    f.world === undefined
      ? `${f.god} compie un’azione.`
      : `${f.god} compie l’azione di ${f.world}.`,
  actsFromAfar: (f) => `${f.god} compie l’azione di ${f.world} con una pietra runica.`,
  backShown: (f) => `La carta davanti a ${f.other} è di ${f.god}, come mostra il dorso.`,
  brotherHelps: (f) => `${f.god} usa un Elfo per il suo fratello d’armi.`,
  brotherKeeps: (f) => `${f.god} non usa un Elfo per il suo fratello d’armi.`,
  defeats: (f) => `${f.god} sconfigge lo Iotunn ${f.iotunn}.`,
  escorted: (f) => `Il Dio di supporto ${f.other} va ${a(f.world)}.`,
  fights: (f) => `${f.god} combatte ${f.foe}.`,
  freyrCancels: (f) =>
    f.count === 0
      ? `${f.god} non annulla Rischi con gli Elfi.`
      : `${f.god} annulla ${count(f.count, 'Rischio', 'Rischi')}, con due Elfi ciascuno.`,
  givesCard: (f) => `${f.god} dà la carta a ${f.other}.`,
  givesLife: (f) => `${f.god} dà un punto vita a ${f.other}.`,
  goes: (f) => `${f.god} va ${a(f.world)}.`,
  heals: (f) => `${f.god} cura ${f.world}.`,
  healsTree: (f) => `${f.god} sceglie di curare l’Albero.`,
  keepsGodDie: (f) => `${f.god} non usa Draupnir.`,
  kinArtifact: (f) => `${f.god} prende ${f.artifact} da ${f.other}.`,
  kinAskMe: (f) =>
    `Nel turno degli altri, a ${f.god} si chiederà di nuovo che cosa prende dai consanguinei.`,
  kinDie: (f) => `${f.god} prende un dado Vanir da ${f.other}.`,
  kinElf: (f) => `${f.god} prende un Elfo da ${f.other}.`,
  kinEnough: (f) => `${f.god} non prende altro dai consanguinei.`,
  kinLoses: (f) =>
    f.count === 0
      ? `Il Dio di supporto non perde punti vita al posto di ${f.god}.`
      : `Il Dio di supporto perde ${count(f.count, 'punto vita', 'punti vita')} al posto di ${f.god}.`,
  kinNever: (f) =>
    `Nel turno degli altri, a ${f.god} non si chiederà più che cosa prende dai consanguinei.`,
  kinNotNow: (f) => `In questo round ${f.god} non prende altro dai consanguinei.`,
  lateHeroes: (f) =>
    f.count === 0
      ? `${f.god} non usa Eroi dopo il tiro.`
      : `${f.god} usa ${heroes(f.count)} dopo il tiro.`,
  livesFor: (f) => `Un punto vita per ciascuno di questi dèi: ${f.gods}.`,
  luckyDie: (f) => `Compagno portafortuna: ${f.god} prende un dado Vanir.`,
  luckyElf: (f) => `Compagno portafortuna: ${f.god} prende un Elfo.`,
  luckyNothing: (f) => `Compagno portafortuna: ${f.god} non prende niente.`,
  movesFigure: (f) => `${f.god} sposta ${f.other} ${a(f.world)} con una pietra runica.`,
  orders: (f) => `Gli dèi fissano l’ordine di questo round, che comincia così: ${f.gods}.`,
  regainsLife: (f) => `${f.god} recupera un punto vita.`,
  rerollsGodDie: (f) => `${f.god} rilancia il dado Dio con Draupnir.`,
  rerollsVanir: (f) =>
    f.count === 0
      ? `${f.god} non usa Andvarinaut.`
      : `${f.god} rilancia ${dice(f.count)} con Andvarinaut.`,
  rests: (f) => `${f.god} non fa nulla.`,
  rides: (f) => `${f.other} cavalca fino ${a(f.world)}.`,
  rolls: (f) =>
    f.count === 0 ? `${f.god} non tira dadi Vanir.` : `${f.god} tira ${dice(f.count)}.`,
  sendsHeroes: (f) =>
    f.count === 0
      ? `${f.god} non usa Eroi prima del tiro.`
      : `${f.god} usa ${heroes(f.count)} prima del tiro.`,
  sharesArtifacts: (f) => `Di chi sono gli artefatti dopo lo scambio: ${f.shares}.`,
  sharesDice: (f) => `Dadi Vanir dopo lo scambio: ${f.shares}.`,
  sharesElves: (f) => `Elfi dopo lo scambio: ${f.shares}.`,
  sharesLives: (f) => `Punti vita dopo lo scambio: ${f.shares}.`,
  spendsElves: (f) =>
    f.count === 0 ? `${f.god} non usa Elfi.` : `${f.god} usa ${elves(f.count)}.`,
  stacks: (f) => `${f.god} mette questa carta in cima al mazzo: ${f.card}.`,
  stays: (f) =>
    f.world === undefined ? `${f.god} non si sposta.` : `${f.god} resta ${a(f.world)}.`,
  stopsStones: (f) => `${f.god} non usa altre pietre runiche.`,
  takesArtifact: (f) => `${f.god} prende l’artefatto ${f.artifact}.`,
  takesCards: (f) => `${f.god} toglie dalla Ruota: ${f.cards}.`,
  takesDice: (f) => `${f.god} prende ${dice(f.count)}.`,
  takesElves: (f) => `${f.god} prende ${elves(f.count)}.`,
  takesThere: (f) => `Di ciò che l’azione offre, ${f.god} ne prende ${f.count}.`,
  travels: (f) => `${f.god} va prima dal suo Compagno di viaggio, ${f.other}.`,
  turnsTree: (f) =>
    `${f.god} gira il livello centrale di ${count(f.count, 'mondo', 'mondi')} con una pietra runica.`,
  uses: (f) => `${f.god} usa ${f.creature}.`,
  vanirDieShows: (f) => `Il dado Vanir mostra: ${f.symbol}.`,
};

function count(number: number, one: string, many: string): string {
  return `${number} ${plural('it', number, { one, other: many })}`;
}

const elves = (number: number) => count(number, 'Elfo', 'Elfi');
const dice = (number: number) => count(number, 'dado Vanir', 'dadi Vanir');
const heroes = (number: number) => count(number, 'Eroe', 'Eroi');
