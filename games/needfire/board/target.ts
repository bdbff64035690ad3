import type { QuestionName } from '../rules/questions.ts';

/** Where a card can lie when somebody taps it. */
export type Zone = 'ring' | 'band' | 'hand' | 'drawn' | 'exile' | 'bonfire';

interface Meaning {
  /** The cards that the words of the open question mean. */
  readonly asked: readonly Zone[];
  /** The cards that the words before them mean: they only show what was chosen. */
  readonly chosen?: readonly Zone[];
  /** Bonfires are spelled `bonfire-3`; elsewhere as `3`. */
  readonly spelled?: true;
}

/** What the words of a question mean on the board: `isa` may be a flame in hand or a warrior. */
const MEANINGS: { readonly [question in QuestionName]?: Meaning } = {
  openBonfire: { asked: ['bonfire'] },
  peekBonfire: { asked: ['bonfire'] },
  settle: { asked: ['bonfire'] },
  arrange: { asked: [], chosen: ['bonfire'] },
  refill: { asked: ['drawn'] },
  stackRest: { asked: ['drawn'] },
  giveFlame: { asked: ['hand'] },
  swapPlace: { asked: ['bonfire'], chosen: ['hand'] },
  ignite: { asked: ['ring', 'band', 'bonfire'], spelled: true },
  pullEmber: { asked: ['ring', 'band', 'exile', 'bonfire'], spelled: true },
  takeWarrior: { asked: ['ring'] },
  keepExile: { asked: ['exile'] },
  exileWarrior: { asked: ['ring'], chosen: ['exile'] },
};

/** The word for a card in a zone, and whether the open question is about it. */
export interface Meant {
  readonly word: string;
  readonly isAsked: boolean;
}

/** What tapping a card means while a question is open; undefined when it means nothing. */
export function meantBy(question: QuestionName | '', zone: Zone, card: string): Meant | undefined {
  const meaning = question === '' ? undefined : MEANINGS[question];
  if (meaning === undefined) return undefined;
  const isAsked = meaning.asked.includes(zone);
  if (!isAsked && meaning.chosen?.includes(zone) !== true) return undefined;
  return { word: zone === 'bonfire' && meaning.spelled ? `bonfire-${card}` : card, isAsked };
}
