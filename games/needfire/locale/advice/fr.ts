import { elided, plural } from '@nineworlds/engine';
import type { AdviceTexts } from './index.ts';

type Fact = string | number;

/** « 2 de vos humains réagissent à Isa ». */
function ownReact(count: Fact, card: Fact): string {
  if (count === 0) return `aucun de vos humains ne réagit ${to(card)}`;
  return `${count} de vos humains ${plural('fr', count, { one: 'réagit', other: 'réagissent' })} ${to(card)}`;
}

/** « 3 guerriers réagissent ». */
function warriorsReact(count: Fact): string {
  return plural('fr', count, {
    one: `${count} guerrier réagit`,
    other: `${count} guerriers réagissent`,
  });
}

/** « à Isa », « au brasier 3 ». */
function to(card: Fact): string {
  const name = String(card);
  return name.startsWith('le ') ? `au ${name.slice(3)}` : `à ${name}`;
}

const orNone = (count: Fact): Fact => (count === 0 ? 'aucun' : count);

/** What speaks for a line of NeedFire, in French. */
export const fr: AdviceTexts = {
  scoreWith: (f) => `Avec ${f.card}, votre score actuel passe de ${f.now} à ${f.after}.`,
  chainWith: (f) => `Avec ${f.card}, votre chaîne compte ${f.after} humains au lieu de ${f.now}.`,
  emberWith: (f) => `${f.card} apporte une braise : une flamme de plus à compter à la fin.`,
  reactsToFlames: (f) =>
    f.count === 1
      ? `${f.card} réagit à votre flamme ${f.cards}.`
      : `${f.card} réagit à ${f.count} de vos flammes : ${f.cards}.`,
  wantedByOther: (f) =>
    `Devant ${f.seat}, ${f.card} porterait la chaîne de ${f.now} à ${f.after} humains.`,
  exileWanted: (f) =>
    `${f.card} quitte le cercle ; devant ${f.seat}, cette carte porterait la chaîne de ${f.now} à ${f.after} humains.`,
  exileEmber: (f) => `La braise sous ${f.card} quitte le cercle avec cette carte.`,
  exileUseless: (f) => `${f.card} ne réagit à aucune de vos flammes.`,
  topExile: (f) =>
    `Personne d’autre ne sait ${elided('que', f.card)} sera au sommet des exilés ; avec cette carte, votre score passerait de ${f.now} à ${f.after}.`,
  withinReach: (f) =>
    `On peut prendre ${f.card} en allumant ${f.host} : ${f.cards} y ${plural('fr', f.count, { one: 'réagit', other: 'réagissent' })} aussi.`,
  flameBetter: (f) => `${capital(ownReact(f.more, f.taken))}, ${orNone(f.less)} ${to(f.given)}.`,
  scoreRises: (f) => `Votre score actuel passe de ${f.now} à ${f.after}.`,
  ringBetter: (f) =>
    `Dans le cercle, ${warriorsReact(f.more)} ${to(f.taken)}, ${orNone(f.less)} ${to(f.given)}.`,
  swapForHuman: (f) =>
    `Si vous prenez ensuite ${f.card}, votre score est de ${f.after} ; sans cet échange, il serait de ${f.now}.`,
  ringLeast: (f) =>
    `Aucune de vos flammes ne fait réagir moins de guerriers du cercle ${elided('que', f.given)} : ${f.count}.`,
  blindBetter: (f) =>
    `Des ${f.all} flammes possibles au brasier ${f.place}, ${f.count} ${plural('fr', f.count, { one: 'vous servirait', other: 'vous serviraient' })} mieux ${elided('que', f.given)}.`,
  givenIdle: (f) => `Aucun de vos humains ne réagit ${to(f.given)}.`,
  givenLeast: (f) =>
    `De vos flammes, ${f.given} compte le moins : ${f.count} de vos humains y ${plural('fr', f.count, { one: 'réagit', other: 'réagissent' })}.`,
  igniteGiven: (f) =>
    `Une fois face visible, ${f.given} peut être allumée : ${warriorsReact(f.count)} (${f.cards}).`,
  flameFromOther: (f) =>
    `${f.count} des humains devant ${f.seat} réagissent ${to(f.taken)} : vous la lui prenez.`,
  openUnseen: (f) => `Personne n’a encore vu la flamme du brasier ${f.place}.`,
  openSeen: (f) => `${f.seat} a vu la flamme du brasier ${f.place} ; vous, non.`,
  peekUnknown: (f) => {
    if (f.all === 1) return 'Vous ne connaissez pas encore cette flamme.';
    return f.count === f.all
      ? `Vous ne connaissez encore aucune de ces ${f.all} flammes.`
      : `Vous ne connaissez pas encore ${f.count} de ces ${f.all} flammes.`;
  },
  swapFor: (f) =>
    `Vous pouvez la prendre contre ${f.given} : ${ownReact(f.more, f.card)}, ${orNone(f.less)} ${to(f.given)}.`,
  igniteOpened: (f) =>
    `Face visible, ${f.card} peut être allumée : ${warriorsReact(f.count)} (${f.cards}).`,
  uselessToOthers: (f) => `Aucun humain des autres joueurs ne réagit ${to(f.card)}.`,
  hides: (f) =>
    `${f.card} reste face cachée à une place que personne d’autre ne connaît : ${f.count} de vos humains y ${plural('fr', f.count, { one: 'réagit', other: 'réagissent' })}.`,
  chooseAmong: (f) => `${f.cards} réagissent ${to(f.host)} : vous prenez l’un d’eux.`,
  takesBest: (f) =>
    `${capital(warriorsReact(f.count))} ${to(f.host)} ; avec ${f.card}, votre score actuel passe de ${f.now} à ${f.after}.`,
  takesExile: (f) =>
    `Moins de deux guerriers réagissent ${to(f.host)} : vous pouvez prendre ${f.card} parmi les exilés, et votre score actuel passe de ${f.now} à ${f.after}.`,
  looksAtExiles: (f) =>
    `${f.count === 0 ? 'Aucun guerrier ne réagit' : 'Un seul guerrier réagit'} ${to(f.host)} : vous choisissez entre les deux exilés du dessus.`,
  emberOwn: (f) =>
    `Une braise vient sous ${f.host}, devant vous : une flamme de plus à compter à la fin.`,
  emberTaken: (f) => `La braise sous ${f.from} est enlevée à ${f.seat}.`,
  emberKept: (f) => `La braise sous ${f.host}, devant vous, reste à vous.`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
