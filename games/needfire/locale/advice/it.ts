import { plural } from '@nineworlds/engine';
import type { AdviceTexts } from './index.ts';

type Fact = string | number;

/** «2 dei tuoi umani reagiscono a Isa». */
function ownReact(count: Fact, card: Fact): string {
  if (count === 0) return `nessuno dei tuoi umani reagisce ${to(card)}`;
  return `${count} dei tuoi umani ${plural('it', count, { one: 'reagisce', other: 'reagiscono' })} ${to(card)}`;
}

/** «3 guerrieri reagiscono». */
function warriorsReact(count: Fact): string {
  return plural('it', count, {
    one: '1 guerriero reagisce',
    other: `${count} guerrieri reagiscono`,
  });
}

/** «a Isa», «al falò 3». */
function to(card: Fact): string {
  const name = String(card);
  return name.startsWith('il ') ? `al ${name.slice(3)}` : `a ${name}`;
}

const orNone = (count: Fact): Fact => (count === 0 ? 'nessuno' : count);

/** What speaks for a line of NeedFire, in Italian. */
export const it: AdviceTexts = {
  scoreWith: (f) => `Con ${f.card} i tuoi punti attuali salgono da ${f.now} a ${f.after}.`,
  chainWith: (f) => `Con ${f.card} la tua catena ha ${f.after} umani invece di ${f.now}.`,
  emberWith: (f) => `${f.card} porta con sé una brace: una fiamma in più da contare alla fine.`,
  reactsToFlames: (f) =>
    f.count === 1
      ? `${f.card} reagisce alla tua fiamma ${f.cards}.`
      : `${f.card} reagisce a ${f.count} delle tue fiamme: ${f.cards}.`,
  wantedByOther: (f) =>
    `Davanti a ${f.seat}, ${f.card} porterebbe la catena da ${f.now} a ${f.after} umani.`,
  exileWanted: (f) =>
    `${f.card} lascia il cerchio; davanti a ${f.seat} porterebbe la catena da ${f.now} a ${f.after} umani.`,
  exileEmber: (f) => `La brace sotto ${f.card} lascia il cerchio con questa carta.`,
  exileUseless: (f) => `${f.card} non reagisce a nessuna delle tue fiamme.`,
  topExile: (f) =>
    `Solo tu sai che ${f.card} sarà in cima agli esiliati; con questa carta i tuoi punti salirebbero da ${f.now} a ${f.after}.`,
  withinReach: (f) =>
    `${f.card} si può prendere accendendo ${f.host}: ${plural('it', f.count, { one: 'reagisce', other: 'reagiscono' })} anche ${f.cards}.`,
  flameBetter: (f) => `${capital(ownReact(f.more, f.taken))}, ${orNone(f.less)} ${to(f.given)}.`,
  scoreRises: (f) => `I tuoi punti attuali salgono da ${f.now} a ${f.after}.`,
  ringBetter: (f) =>
    `Nel cerchio ${warriorsReact(f.more)} ${to(f.taken)}, ${orNone(f.less)} ${to(f.given)}.`,
  swapForHuman: (f) =>
    `Se poi prendi ${f.card}, hai ${f.after} punti; senza questo scambio ne avresti ${f.now}.`,
  ringLeast: (f) =>
    `Nessuna delle tue fiamme fa reagire meno guerrieri del cerchio di ${f.given}: ${f.count}.`,
  blindBetter: (f) =>
    `Delle ${f.all} fiamme possibili al falò ${f.place}, ${f.count} ti ${plural('it', f.count, { one: 'servirebbe', other: 'servirebbero' })} più di ${f.given}.`,
  givenIdle: (f) => `Nessuno dei tuoi umani reagisce ${to(f.given)}.`,
  givenLeast: (f) =>
    `Delle tue fiamme ${f.given} conta meno di tutte: vi ${plural('it', f.count, { one: 'reagisce', other: 'reagiscono' })} ${f.count} dei tuoi umani.`,
  igniteGiven: (f) =>
    `Una volta scoperta, ${f.given} si può accendere: ${warriorsReact(f.count)} (${f.cards}).`,
  flameFromOther: (f) =>
    `${f.count} degli umani davanti a ${f.seat} reagiscono ${to(f.taken)}: gliela togli.`,
  openUnseen: (f) => `Nessuno ha ancora visto la fiamma del falò ${f.place}.`,
  openSeen: (f) => `${f.seat} ha visto la fiamma del falò ${f.place}; tu no.`,
  peekUnknown: (f) => {
    if (f.all === 1) return 'Non conosci ancora questa fiamma.';
    return f.count === f.all
      ? `Non conosci ancora nessuna di queste ${f.all} fiamme.`
      : `Di queste ${f.all} fiamme ne devi ancora conoscere ${f.count}.`;
  },
  swapFor: (f) =>
    `Puoi prenderla al posto di ${f.given}: ${ownReact(f.more, f.card)}, ${orNone(f.less)} ${to(f.given)}.`,
  igniteOpened: (f) =>
    `Scoperta, ${f.card} si può accendere: ${warriorsReact(f.count)} (${f.cards}).`,
  uselessToOthers: (f) => `Nessun umano degli altri giocatori reagisce ${to(f.card)}.`,
  hides: (f) =>
    `${f.card} resta coperta in un posto che conosci solo tu: vi ${plural('it', f.count, { one: 'reagisce', other: 'reagiscono' })} ${f.count} dei tuoi umani.`,
  chooseAmong: (f) => `${f.cards} reagiscono ${to(f.host)}: ne prendi uno.`,
  takesBest: (f) =>
    `${capital(warriorsReact(f.count))} ${to(f.host)}; con ${f.card} i tuoi punti attuali salgono da ${f.now} a ${f.after}.`,
  takesExile: (f) =>
    `Meno di due guerrieri reagiscono ${to(f.host)}: puoi prendere l’esiliato ${f.card}, e i tuoi punti attuali salgono da ${f.now} a ${f.after}.`,
  looksAtExiles: (f) =>
    `${f.count === 0 ? 'Nessun guerriero reagisce' : 'Un solo guerriero reagisce'} ${to(f.host)}: scegli tra i due esiliati in cima.`,
  emberOwn: (f) =>
    `Una brace va sotto ${f.host}, davanti a te: una fiamma in più da contare alla fine.`,
  emberTaken: (f) => `La brace sotto ${f.from} viene tolta a ${f.seat}.`,
  emberKept: (f) => `La brace sotto ${f.host}, davanti a te, resta tua.`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
