import { itemAt, type Prospect } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../data/enemies.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { LINES } from '../rules/track.ts';
import { defeatOdds, marchOdds, NOBODY_ACTS } from './odds/march-odds.ts';

/** So many cards are looked ahead. */
export const CARDS_AHEAD = 3;

/** What comes within three cards if nobody acts: defeat, and every enemy beyond every line. */
export function prospectsOf(o: YggdrasilPosition): readonly Prospect[] {
  const defeat = defeatOdds(o, CARDS_AHEAD);
  if (defeat === undefined) return [];
  const reached = ENEMY_WORDS.flatMap((word, enemy) => {
    const reaches = marchOdds(o, enemy, CARDS_AHEAD)?.reaches[CARDS_AHEAD] ?? [];
    return LINES.toReversed().map(({ line, from }) => ({
      what: `${word} ${line}`,
      probability: itemAt(reaches, from),
    }));
  });
  return [{ what: 'lost', probability: defeat }, ...reached].map((prospect) => ({
    ...prospect,
    policy: NOBODY_ACTS,
  }));
}
