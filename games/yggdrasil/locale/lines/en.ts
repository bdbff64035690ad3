import { plural, type Sentences } from '@nineworlds/engine';
import type { YggdrasilLines } from './read.ts';

/** What lines say, in English. */
export const lines: Sentences<YggdrasilLines> = {
  addsElves: (f) => `${f.god} adds ${count(f.count, 'elf', 'elves')}.`,
  attacks: (f) =>
    `${f.god} attacks ${f.foe} in ${f.world} ${f.count === 0 ? 'without Vikings' : `with ${vikings(f.count)}`}.`,
  calms: (f) => `${f.god} tries to calm Fenrir.`,
  cardComes: (f) => `The enemy card drawn is ${f.card}.`,
  dieShows: (f) => `The die shows ${f.face}.`,
  drawsForFire: (f) => `${f.god} draws tokens from the ${f.bag} to remove Fire Giants.`,
  effectNext: (f) => `${f.enemy}’s effect comes next.`,
  exchanges: (f) => {
    const held = [
      ...(f.vikings === undefined ? [] : [vikings(f.vikings)]),
      ...(f.elves === undefined ? [] : [count(f.elves, 'elf', 'elves')]),
    ];
    const after = held.length === 0 ? '' : ` and then holds ${held.join(' and ')}`;
    return `${f.god} exchanges with ${f.other}${after}.`;
  },
  fireDrawn: (f) => `Fire Giants among the tokens drawn: ${f.count}.`,
  forges: (f) => `${f.god} forges a weapon against ${f.enemy}.`,
  gathers: (f) => `${f.god} has the Valkyries gather on the ${f.island}.`,
  goBack: (f) => `The gods push back: ${f.enemies}.`,
  holdsAfterwards: (f) => `The gods share the dead Vikings and then hold: ${f.shares}.`,
  keepsRoll: (f) => `${f.god} keeps ${f.face}.`,
  ordersCards: (f) => `${f.god} puts the cards back in this order, from the top: ${f.cards}.`,
  passes: (f) => `${f.god} passes.`,
  rearmostAdvances: (f) => `Of the rearmost enemies, ${f.enemy} advances.`,
  resolves: (f) =>
    f.where === undefined
      ? `${f.god} resolves ${f.card}.`
      : `${f.god} resolves ${f.card} and puts the other card back ${f.where}.`,
  returns: (f) => `${f.god} puts the other card back ${f.where}.`,
  revives: (f) => `${f.god} puts dead Vikings into the ${f.bag}.`,
  sendsValkyries: (f) => `${f.god} sends the Valkyries to the ${f.island}.`,
  sendsVikings: (f) => `${f.god} sends ${vikings(f.count)} into the fight.`,
  takesElf: (f) => `${f.god} takes an elf.`,
  vanirAdvance: (f) => `${f.god} moves the Vanir one space forward.`,
  vanirDismiss: (f) => `${f.god} calls the Vanir and dismisses ${f.giant}.`,
  vanirFly: (f) => `${f.god} calls the Vanir and sends the Valkyries to the ${f.island}.`,
  vanirForesee: (f) => `${f.god} calls the Vanir and looks at the next enemy cards.`,
  vanirPush: (f) => `${f.god} calls the Vanir and pushes ${f.enemy} back.`,
  vanirReturn: (f) => `${f.god} sends the Vanir back to their first space, without effect.`,
  vanirTake: (f) => `${f.god} calls the Vanir and takes dead Vikings.`,
  vikingsDrawn: (f) => `Vikings among the tokens drawn: ${f.count}.`,
};

function count(number: number, one: string, many: string): string {
  return `${number === 0 ? 'no' : number} ${plural('en', number, { one, other: many })}`;
}

function vikings(number: number): string {
  return count(number, 'Viking', 'Vikings');
}
