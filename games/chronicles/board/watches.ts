import type { EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { OutcomeWord } from '../rules/outcome.ts';
import type { ChroniclesView } from '../view/view.ts';

/** C-4: one way to lose: an enemy and the rule by which it wins, a god's life points, or the bars of the Cage. */
export type Watch = (
  | { readonly what: 'enemy'; readonly who: EnemyWord; readonly outcome: OutcomeWord }
  | { readonly what: 'lives'; readonly who: GodWord }
  | { readonly what: 'bars'; readonly who: '' }
  /** C-15.46: a special defeat of a saga, by its id. */
  | { readonly what: 'saga'; readonly who: string; readonly value: number; readonly target: number }
) & {
  /** How many wakes, life points or bars away it is. */
  readonly left: number;
  readonly isNear: boolean;
};

/** From here on a number is shown as a danger. */
const NEAR_WAKES = 2;
const NEAR_LIVES = 3;
const NEAR_BARS = 2;
const NEAR_IN_SAGA = 3;

/** C-4: all ways to lose: four enemies, the weakest god, the bars of the Cage. */
export function watchesOf({ watch, gods, tree, saga }: ChroniclesView): Watch[] {
  const dealt = gods.filter(({ god }) => god !== 'none');
  const weakest = dealt.reduce<(typeof gods)[number] | undefined>(
    (least, god) => (least === undefined || god.lives < least.lives ? god : least),
    undefined,
  );
  const { markersLeft } = tree.cage;
  return [
    ...watch.map(
      ({ enemy, wakes, outcome }): Watch => ({
        what: 'enemy',
        who: enemy,
        left: wakes,
        outcome,
        isNear: wakes <= NEAR_WAKES,
      }),
    ),
    ...(weakest === undefined
      ? []
      : [
          {
            what: 'lives' as const,
            who: weakest.god,
            left: weakest.lives,
            isNear: weakest.lives <= NEAR_LIVES,
          },
        ]),
    { what: 'bars', who: '', left: markersLeft, isNear: markersLeft <= NEAR_BARS },
    ...(saga?.defeats ?? []).flatMap(({ defeat, progress }) =>
      progress.slice(0, 1).map(({ value, target }): Watch => {
        const left = Math.abs(target - value);
        return { what: 'saga', who: defeat, value, target, left, isNear: left <= NEAR_IN_SAGA };
      }),
    ),
  ];
}

/** The nearest ones first. */
export function nearestFirst(watches: readonly Watch[]): Watch[] {
  return [...watches].sort((a, b) => Number(b.isNear) - Number(a.isNear) || a.left - b.left);
}
