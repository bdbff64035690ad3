import type { ChroniclesView } from '../view/view.ts';

/** C-4: one way to lose, and how many events away it is. */
export interface Watch {
  /** An enemy, a god's life points, or the bars of the Cage. */
  readonly what: 'enemy' | 'lives' | 'bars';
  /** The enemy or the god; empty for the bars. */
  readonly who: string;
  /** Wakes, life points, or bars. */
  readonly left: number;
  /** By which rule the enemy brings it; empty for the others. */
  readonly outcome: string;
  readonly isNear: boolean;
}

/** From here on a number is shown as a danger. */
const NEAR_WAKES = 2;
const NEAR_LIVES = 3;
const NEAR_BARS = 2;

/** C-4: all ways to lose: four enemies, the weakest god, the bars of the Cage. */
export function watchesOf({ watch, gods, tree }: ChroniclesView): Watch[] {
  const dealt = gods.filter(({ god }) => god !== 'none');
  const weakest = dealt.reduce<(typeof gods)[number] | undefined>(
    (least, god) => (least === undefined || god.lives < least.lives ? god : least),
    undefined,
  );
  const { markersLeft } = tree.cage;
  return [
    ...watch.map(({ enemy, wakes, outcome }) => ({
      what: 'enemy' as const,
      who: enemy,
      left: wakes,
      outcome,
      isNear: wakes <= NEAR_WAKES,
    })),
    ...(weakest === undefined
      ? []
      : [
          {
            what: 'lives' as const,
            who: weakest.god,
            left: weakest.lives,
            outcome: '',
            isNear: weakest.lives <= NEAR_LIVES,
          },
        ]),
    {
      what: 'bars',
      who: '',
      left: markersLeft,
      outcome: '',
      isNear: markersLeft <= NEAR_BARS,
    },
  ];
}

/** The nearest ones first. */
export function nearestFirst(watches: readonly Watch[]): Watch[] {
  return [...watches].sort((a, b) => Number(b.isNear) - Number(a.isNear) || a.left - b.left);
}
