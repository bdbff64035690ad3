import type { Named, SameTexts } from '@nineworlds/engine';

/** What previews and remarks say besides names. */
export const phrases = {
  none: 'no effect',
  vikings: (f: Named<'count'>) => `kills ${f.count}`,
  fire: (f: Named<'count'>) => `fire +${f.count}`,
  flood: 'flood',
  giants: (f: Named<'count'>) => `wakes ${f.count}`,
  drags: (f: Named<'enemy'>) => `drags ${f.enemy}`,
  dragsOne: 'drags one',
  anger: (f: Named<'chance'>) => `calm ${f.chance}`,
  angryAlready: 'stays angry',
  gatherOdds: (f: Named<'tokens' | 'mean' | 'chances'>) =>
    `${f.tokens} tokens, ${f.mean} Vikings on average: ${f.chances}`,
  noGather: 'The Valkyries go there; nothing is gathered.',
  burnOdds: (f: Named<'tokens' | 'mean' | 'chances'>) =>
    `${f.tokens} tokens, ${f.mean} Fire Giants on average: ${f.chances}`,
  calmOdds: (f: Named<'attempt' | 'attempts' | 'turn'>) =>
    `Chance to calm him: ${f.attempt} in one attempt, ${f.turn} with all ${f.attempts} actions.`,
  lostNow: (f: Named<'lines'>) => `If your turn ends like this, the game is lost: ${f.lines}.`,
  defeatAhead: (f: Named<'chance'>) =>
    `If nobody acts, the gods lose within three cards with a chance of ${f.chance}.`,
  shareLeft: (f: Named<'god' | 'held' | 'left'>) =>
    `${f.god} holds ${f.held} now; dead Vikings left to share: ${f.left}.`,
  goBack: (f: Named<'count' | 'spaces'>) =>
    `Enemies still to go back: ${f.count}; spaces for each: ${f.spaces}.`,
  lastStand: (f: Named<'enemy' | 'chance' | 'line'>) =>
    `The greatest single danger is ${f.enemy}, with a chance of ${f.chance} (${f.line}).`,
  best: (f: Named<'strength' | 'chance'>) => `strength ${f.strength}, best ${f.chance}`,
  mean: (f: Named<'mean'>) => `mean ${f.mean}`,
  noneToGather: 'only a move',
  vanirReturn: 'back to their first space, without effect',
  toSpace: (f: Named<'space'>) => `to space ${f.space}`,
  toResidence: 'into the Residence',
  withElves: (f: Named<'chance' | 'best'>) => `${f.chance}, with elves ${f.best}`,
  revives: (f: Named<'count'>) => `Vikings: ${f.count}`,
  wins: 'wins',
  loses: 'loses',
  calms: 'calms him',
  rages: 'he stays angry',
  bestAgainst: (f: Named<'enemy' | 'chance'>) => `${f.enemy} ${f.chance}`,
} as const;

/** The phrases of a language; one that lacks any does not compile. */
export type Phrases = SameTexts<typeof phrases>;
