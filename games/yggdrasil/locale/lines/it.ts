import { plural, type Sentences } from '@nineworlds/engine';
import type { YggdrasilLines } from './read.ts';

/** What lines say, in Italian. */
export const lines: Sentences<YggdrasilLines> = {
  addsElves: (f) =>
    f.count === 0 ? `${f.god} non aggiunge elfi.` : `${f.god} aggiunge ${elves(f.count)}.`,
  attacks: (f) =>
    `${f.god} attacca ${f.foe} ${f.world} ${f.count === 0 ? 'senza Vichinghi' : `con ${vikings(f.count)}`}.`,
  calms: (f) => `${f.god} cerca di calmare Fenrir.`,
  cardComes: (f) => `Carta Nemico pescata: ${f.card}.`,
  dieShows: (f) => `Il dado mostra il ${f.face}.`,
  drawsForFire: (f) => `${f.god} pesca segnalini dal ${f.bag} per togliere Giganti di Fuoco.`,
  effectNext: (f) => `Il prossimo effetto è quello di ${f.enemy}.`,
  exchanges: (f) => {
    const held = [
      ...(f.vikings === undefined ? [] : [vikings(f.vikings)]),
      ...(f.elves === undefined ? [] : [elves(f.elves)]),
    ];
    const after = held.length === 0 ? '' : ` e poi ha ${held.join(' e ')}`;
    return `${f.god} fa uno scambio con ${f.other}${after}.`;
  },
  fireDrawn: (f) => `Giganti di Fuoco tra i segnalini pescati: ${f.count}.`,
  forges: (f) => `${f.god} forgia un’arma contro ${f.enemy}.`,
  gathers: (f) => `${f.god} fa raccogliere le Valchirie sull’${f.island}.`,
  goBack: (f) => `Gli dèi respingono: ${f.enemies}.`,
  holdsAfterwards: (f) => `Gli dèi si spartiscono i Vichinghi morti e poi hanno: ${f.shares}.`,
  keepsRoll: (f) => `${f.god} tiene il ${f.face}.`,
  ordersCards: (f) => `${f.god} rimette le carte in quest’ordine, dall’alto: ${f.cards}.`,
  passes: (f) => `${f.god} passa.`,
  rearmostAdvances: (f) => `Tra i nemici più indietro avanza ${f.enemy}.`,
  resolves: (f) =>
    f.where === undefined
      ? `${f.god} risolve ${f.card}.`
      : `${f.god} risolve ${f.card} e rimette l’altra carta ${f.where}.`,
  returns: (f) => `${f.god} rimette l’altra carta ${f.where}.`,
  revives: (f) => `${f.god} rimette Vichinghi morti nel ${f.bag}.`,
  sendsValkyries: (f) => `${f.god} manda le Valchirie sull’${f.island}.`,
  sendsVikings: (f) =>
    f.count === 0
      ? `${f.god} non manda Vichinghi in combattimento.`
      : `${f.god} manda ${vikings(f.count)} in combattimento.`,
  takesElf: (f) => `${f.god} prende un elfo.`,
  vanirAdvance: (f) => `${f.god} fa avanzare i Vanir di uno spazio.`,
  vanirDismiss: (f) => `${f.god} chiama i Vanir e scarta ${f.giant}.`,
  vanirFly: (f) => `${f.god} chiama i Vanir e manda le Valchirie sull’${f.island}.`,
  vanirForesee: (f) => `${f.god} chiama i Vanir e guarda le prossime carte Nemico.`,
  vanirPush: (f) => `${f.god} chiama i Vanir e respinge ${f.enemy}.`,
  vanirReturn: (f) => `${f.god} riporta i Vanir al loro primo spazio, senza effetto.`,
  vanirTake: (f) => `${f.god} chiama i Vanir e prende Vichinghi morti.`,
  vikingsDrawn: (f) => `Vichinghi tra i segnalini pescati: ${f.count}.`,
};

function vikings(number: number): string {
  return `${number} ${plural('it', number, { one: 'Vichingo', other: 'Vichinghi' })}`;
}

function elves(number: number): string {
  return `${number} ${plural('it', number, { one: 'elfo', other: 'elfi' })}`;
}
