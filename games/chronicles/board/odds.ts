import { type Chance, type Lang, percentText } from '@nineworlds/engine';
import type { GodWord } from '../data/gods.ts';
import type { ChroniclesView } from '../view/view.ts';

/** C-6: how likely a god's card wakes any enemy at all. */
export interface WakeOdds {
  readonly seat: number;
  readonly god: GodWord;
  readonly chance: Chance;
}

/** C-6: the gods whose card still comes in this round, or all that are dealt when none lies; a card wakes one enemy at most. */
export function wakeOdds({ enemies }: ChroniclesView): WakeOdds[] {
  const [first] = enemies;
  const isLaid = first?.wakes.some(({ card }) => card === 'placed');
  return (first?.wakes ?? []).flatMap(({ god, card }, seat) => {
    if (god === 'none' || (isLaid && card !== 'placed')) return [];
    const odds = enemies.flatMap(({ wakes }) => {
      const wake = wakes[seat];
      return wake === undefined ? [] : [wake.inOrder ?? wake.ifNext];
    });
    return [{ seat, god, chance: sumOf(odds) }];
  });
}

/** The sum of exact odds of which only one can come. */
export function sumOf(odds: readonly Chance[]): Chance {
  let [n, d] = [0n, 1n];
  for (const { fraction } of odds) {
    const [top = '0', bottom = '1'] = fraction.split('/');
    n = n * BigInt(bottom) + BigInt(top) * d;
    d *= BigInt(bottom);
    const divisor = gcd(n, d);
    n /= divisor;
    d /= divisor;
  }
  return { fraction: `${n}/${d}`, value: Number(n) / Number(d) };
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** A chance in per cent, with a digit more where it is nearly certain or nearly impossible. */
export function percent(value: number, lang: Lang): string {
  return percentText(lang, value, value > 0.1 && value < 0.9 ? 0 : 1);
}
