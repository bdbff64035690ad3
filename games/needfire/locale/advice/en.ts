import { plural } from '@nineworlds/engine';
import type { AdviceTexts } from './index.ts';

type Fact = string | number;

/** “2 of your humans react to Isa”, “none of your humans reacts to Isa”. */
function ownReact(count: Fact, card: Fact): string {
  if (count === 0) return `none of your humans reacts to ${card}`;
  return `${count} of your humans ${plural('en', count, { one: 'reacts', other: 'react' })} to ${card}`;
}

/** “3 warriors react”. */
function warriorsReact(count: Fact): string {
  return plural('en', count, { one: '1 warrior reacts', other: `${count} warriors react` });
}

/** Of how many it is the case: “3”, “none”. */
const orNone = (count: Fact): Fact => (count === 0 ? 'none' : count);

/** What speaks for a line of NeedFire, in English. */
export const en: AdviceTexts = {
  // Humans.
  scoreWith: (f) => `With ${f.card} your score as it stands rises from ${f.now} to ${f.after}.`,
  chainWith: (f) => `With ${f.card} your chain is ${f.after} humans long instead of ${f.now}.`,
  emberWith: (f) => `${f.card} brings an ember along: one more flame to count at the end.`,
  reactsToFlames: (f) =>
    f.count === 1
      ? `${f.card} reacts to your flame ${f.cards}.`
      : `${f.card} reacts to ${f.count} of your flames: ${f.cards}.`,
  wantedByOther: (f) =>
    `In front of ${f.seat}, ${f.card} would make the chain ${f.after} long instead of ${f.now}.`,
  exileWanted: (f) =>
    `${f.card} leaves the ring; in front of ${f.seat} it would make the chain ${f.after} long instead of ${f.now}.`,
  exileEmber: (f) => `The ember under ${f.card} leaves the ring with it.`,
  exileUseless: (f) => `${f.card} reacts to none of your flames.`,
  topExile: (f) =>
    `Only you know that ${f.card} will lie on top of the exiles; with it your score would rise from ${f.now} to ${f.after}.`,
  withinReach: (f) =>
    `${f.card} can be taken by igniting ${f.host}: ${f.cards} ${plural('en', f.count, { one: 'reacts', other: 'react' })} to it too.`,
  // Flames.
  flameBetter: (f) => `${capital(ownReact(f.more, f.taken))}, ${orNone(f.less)} to ${f.given}.`,
  scoreRises: (f) => `Your score as it stands rises from ${f.now} to ${f.after}.`,
  ringBetter: (f) =>
    `In the ring ${warriorsReact(f.more)} to ${f.taken}, ${orNone(f.less)} to ${f.given}.`,
  swapForHuman: (f) =>
    `If you then take ${f.card}, your score is ${f.after}; without this swap it would be ${f.now}.`,
  ringLeast: (f) =>
    `Of your flames, none has fewer reacting warriors in the ring than ${f.given}: ${f.count}.`,
  blindBetter: (f) =>
    `Of the ${f.all} flames that can lie at bonfire ${f.place}, ${f.count} would serve you better than ${f.given}.`,
  givenIdle: (f) => `None of your humans reacts to ${f.given}.`,
  givenLeast: (f) => `Of your flames ${f.given} counts least: ${ownReact(f.count, 'it')}.`,
  igniteGiven: (f) =>
    `Once it lies face up, ${f.given} can be ignited: ${warriorsReact(f.count)} (${f.cards}).`,
  flameFromOther: (f) =>
    `${f.count} of the humans in front of ${f.seat} react to ${f.taken}; you take it away.`,
  openUnseen: (f) => `Nobody has seen the flame of bonfire ${f.place} yet.`,
  openSeen: (f) => `${f.seat} has seen the flame of bonfire ${f.place}; you have not.`,
  peekUnknown: (f) => {
    if (f.all === 1) return 'You do not know this flame yet.';
    return f.count === f.all
      ? `You know none of these ${f.all} flames yet.`
      : `You do not know ${f.count} of these ${f.all} flames yet.`;
  },
  swapFor: (f) =>
    `You can swap ${f.given} for it: ${ownReact(f.more, f.card)}, ${orNone(f.less)} to ${f.given}.`,
  igniteOpened: (f) => `Face up, ${f.card} can be ignited: ${warriorsReact(f.count)} (${f.cards}).`,
  uselessToOthers: (f) => `None of the others’ humans reacts to ${f.card}.`,
  hides: (f) => `${f.card} stays face down where only you know it: ${ownReact(f.count, 'it')}.`,
  // Ignition.
  chooseAmong: (f) => `${f.cards} react to ${f.host}: you take one of them.`,
  takesBest: (f) =>
    `${capital(warriorsReact(f.count))} to ${f.host}; with ${f.card} your score as it stands rises from ${f.now} to ${f.after}.`,
  takesExile: (f) =>
    `Fewer than two warriors react to ${f.host}, so you can take the exile ${f.card}: your score as it stands rises from ${f.now} to ${f.after}.`,
  looksAtExiles: (f) =>
    `${f.count === 0 ? 'No warrior reacts' : 'Only 1 warrior reacts'} to ${f.host}, so you choose between the top two exiles.`,
  emberOwn: (f) => `An ember goes under your ${f.host}: one more flame to count at the end.`,
  emberTaken: (f) => `The ember under ${f.from} is taken from ${f.seat}.`,
  emberKept: (f) => `The ember under your ${f.host} stays with you.`,
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
