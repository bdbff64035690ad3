import { questionRef } from './question.ts';

/*
 * Questions that the actions of the worlds ask and whose answers lead back to an action: a creature may
 * bring the god to another world and a runestone may let the god act anywhere. So `actions.ts` cannot
 * import them, and knows only how they are asked.
 */

/** C-11.2: Svartalfheim: so many creatures are still to be drawn. */
export const drawCreatureRef = questionRef('drawCreature', (left: number) => ({ left }));

/** C-11.4: Iotunheim: which stone is thrown, how many there are, and what those before it show. */
export const throwStoneRef = questionRef(
  'throwStone',
  (stone: number, count: number, faces: number) => ({ stone, count, faces }),
);
