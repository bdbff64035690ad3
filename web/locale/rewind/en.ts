import type { SameTexts } from '@nineworlds/engine';

/** What is said about going back beyond undo. */
export const en = {
  ask: 'Go back anyway',
  title: (turn: string, what: string): string => `${turn}: go back to before “${what}”?`,
  says: 'Dice and cards stay as they fell. What was played since is kept as a branch.',
  /** The same for people who must not read the line. */
  proposed: (name: string, ply: number): string => `${name} proposes to go back to ply ${ply}`,
  consent: 'Everyone else has to agree.',
  agree: (name: string): string => `${name} agrees`,
  decline: 'Do not go back',
};

/** What is said about going back, in any language. */
export type RewindTexts = SameTexts<typeof en>;
