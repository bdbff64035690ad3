import { plural, type SameTexts } from '@nineworlds/engine';

/** What the editor of an edition says in English. It defines the keys: a language that lacks one does not compile. */
export const says = {
  notEntered: 'not entered yet',
  dice: 'Dice',
  diceSays:
    'Tap a face and choose what yours shows. The order of the faces does not matter. A dashed line means that the Vanir die is lost.',
  runestones: 'Runestones',
  runestonesSay: 'Each stone has two faces. Tap a face and choose what it lets you do.',
  islands: 'Midgard’s islands',
  islandsSay:
    'Iormungand starts on the rainbow island and crosses from left to right. The number on an island is how many Anonymous go to Hel there.',
  rainbow: 'Rainbow island',
  moreIslands: 'One more island',
  fewerIslands: 'One island fewer',
  steps: 'Nidhogg’s way to the tree',
  stepsSay: 'How many steps Nidhogg takes to the tree. Tap the last one.',
  stepCount: (n: number) => plural('en', n, { one: '1 step', other: `${n} steps` }),
  stepsIn: (mode: string, n: number) => `${mode}: ${n} steps`,
  oursSay: (harder: number, hardest: number) =>
    `Two more modes are ours and in no box: your hard game with ${harder} and ${hardest} more steps.`,
  columns: 'Columns of the tree',
  columnsSay:
    'Which worlds stand above each other at set-up. Left to right here is clockwise, seen from above. A world that you choose changes places with the one that stands there.',
  closes: 'Iotunns that block a world',
  closesSay: 'The world on each Iotunn card.',
  protects: 'Iotunns that protect an enemy',
  protectsSay:
    'The enemy on each Iotunn card. The rulebook names two of them: Loki for Angrboda and Fenrir for Vafthrúdnir.',
} as const;

/** What the editor says, in any language. */
export type Says = SameTexts<typeof says>;
