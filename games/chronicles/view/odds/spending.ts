/** What gods spend after the roll of a saving throw (C-13.1), as few as it takes. */
export interface Spending {
  /** The name of the policy, as shown with odds. */
  readonly name: string;
  /** So many of the god's own Elves at most, on dice first and then as Freyr's pairs. */
  readonly elves: number;
  /** Whether the others help too: Brothers with their Elves, Freyia with Heroes. */
  readonly others: 'hold back' | 'help';
}

/** Nobody spends anything after the roll. */
export const SPEND_NOTHING: Spending = { name: 'spendNothing', elves: 0, others: 'hold back' };
/** Everything that still saves a life point. */
export const SPEND_ALL: Spending = { name: 'spendAll', elves: 99, others: 'help' };

/** At most so many of the god's own Elves. */
export function spendUpTo(elves: number): Spending {
  return elves === 0 ? SPEND_NOTHING : { name: `spendUpTo(${elves})`, elves, others: 'hold back' };
}
