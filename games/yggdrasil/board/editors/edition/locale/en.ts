import { plural } from '@nineworlds/engine';

const spaces = (n: number) => `${n} ${plural('en', n, { one: 'space', other: 'spaces' })}`;
const cards = (n: number) => plural('en', n, { one: 'next card', other: `next ${n} cards` });
const dead = (n: number) => `${n} ${plural('en', n, { one: 'Viking', other: 'Vikings' })}`;

/** What is said of an owner's edition in English. It defines the keys: a language that lacks one does not compile. */
export const says = {
  template:
    'These are our values. Download them, change in the file what is different in your box, and load it here.',
  die: 'The die',
  face: (sides: number, colour: string, hammers: number) =>
    `${sides} × ${colour}: ${hammers === 0 ? 'no' : hammers} ${plural('en', hammers, { one: 'hammer', other: 'hammers' })}`,
  ragnarok: 'The Ragnarök cards',
  advance: (enemies: readonly string[], n: number) =>
    enemies.length === 1
      ? `${enemies.join()} advances ${spaces(n)}`
      : `${enemies.slice(0, -1).join(', ')} and ${enemies.at(-1)} advance ${spaces(n)} each`,
  withEffects: (advance: string) => `${advance}; the effects follow.`,
  withoutEffects: (advance: string) => `${advance}, without effects.`,
  vanir: 'The spaces of the Vanir',
  effects: {
    none: () => 'no effect',
    fly: () => 'move the Valkyries',
    take: (n: number) => `take ${dead(n)} from Helheim`,
    foresee: (n: number) => `look at the ${cards(n)} and lay them back in any order`,
    discardNext: () => 'discard the next card, unless it is a special one',
    push: () => 'push one enemy back one space',
    dismiss: () => 'discard a giant from the face-down pile',
  },
};

/** What is said of an edition in a language. */
export type Says = typeof says;
