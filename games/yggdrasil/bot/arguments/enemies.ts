import {
  type Argument,
  addFractions,
  cellAt,
  type Fraction,
  fractionValue,
  itemAt,
  NEVER,
} from '@nineworlds/engine';
import { CARD_WORDS } from '../../data/cards.ts';
import { ENEMIES, ENEMY_WORDS } from '../../data/enemies.ts';
import { START } from '../../data/track.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { LINES, pushBackEnemy } from '../../rules/track.ts';
import { dangerOf, ifNext, movedBy } from '../../view/enemies-view.ts';
import { copyOf, upcomingCards } from '../../view/odds/card-odds.ts';
import { cardsToCome } from './deck.ts';
import { say } from './say.ts';

/** What speaks for pushing an enemy back by so many spaces, the weightiest first. */
export function ofPushing(o: YggdrasilPosition, enemy: number, spaces: number): Argument[] {
  const then = copyOf(o);
  pushBackEnemy(then, enemy, spaces, undefined);
  return [
    ...ofOverrunLines(o, then, enemy),
    ...ofNextCard(o, then, enemy),
    ...ofRelief(o, then, enemy),
    ...ofNearness(o, enemy),
  ];
}

/** The enemies that have left the start, those first whose retreat is needed most. */
export function pressingEnemies(o: YggdrasilPosition): number[] {
  const urgency = Array.from({ length: ENEMIES }, (_, enemy) => urgencyOf(o, enemy));
  return Array.from(urgency.keys())
    .filter((enemy) => o.enemies[enemy] !== START)
    .sort((a, b) => itemAt(urgency, b) - itemAt(urgency, a));
}

/** An enemy that overruns a line, then one whose card would do it, then the foremost. */
function urgencyOf(o: YggdrasilPosition, enemy: number): number {
  const then = copyOf(o);
  pushBackEnemy(then, enemy, 1, undefined);
  if (ofOverrunLines(o, then, enemy).length > 0) return 30;
  const chance = fractionValue(avertedChance(o, then, enemy));
  return chance > 0 ? 20 + chance : cellAt(o.enemies, enemy);
}

/** Y-4.2, Y-7.4: a line that is overrun by the enemy, so that the turn must not end like this. */
function ofOverrunLines(o: YggdrasilPosition, then: YggdrasilPosition, enemy: number): Argument[] {
  const [now, after] = [dangerOf(o), dangerOf(then)];
  return LINES.filter(
    ({ line, limit }) => now[line].count >= limit && after[line].count < now[line].count,
  )
    .slice(0, 1)
    .map(({ line, limit }) =>
      say('lostOtherwise', {
        enemy: itemAt(ENEMY_WORDS, enemy),
        line,
        count: now[line].count,
        limit,
      }),
    );
}

/** Y-4.2: the next card may bring defeat with this enemy where it stands, and not where it goes. */
function ofNextCard(o: YggdrasilPosition, then: YggdrasilPosition, enemy: number): Argument[] {
  const upcoming = upcomingCards(o);
  const [first] = upcoming.filter(({ card }) => isAverted(o, then, enemy, card));
  if (first === undefined) return [];
  const [line] = ifNext(o, first.card).overrun;
  if (line === undefined) return [];
  if (upcoming.length === 1) {
    return [say('knownLoses', { card: itemAt(CARD_WORDS, first.card), line })];
  }
  const chance = fractionValue(avertedChance(o, then, enemy));
  return [say('nextLoses', { enemy: itemAt(ENEMY_WORDS, enemy), chance, line })];
}

function avertedChance(o: YggdrasilPosition, then: YggdrasilPosition, enemy: number): Fraction {
  return upcomingCards(o)
    .filter(({ card }) => isAverted(o, then, enemy, card))
    .reduce((sum: Fraction, { chance }) => addFractions(sum, chance), NEVER);
}

/** Whether a card that moves the enemy would bring defeat, but not once the enemy is pushed back. */
function isAverted(
  o: YggdrasilPosition,
  then: YggdrasilPosition,
  enemy: number,
  card: number,
): boolean {
  if (!movedBy(o.setup, card).includes(enemy)) return false;
  return ifNext(o, card).overrun.length > 0 && ifNext(then, card).overrun.length === 0;
}

/** Y-4.2: a line that the enemy is pushed back across. */
function ofRelief(o: YggdrasilPosition, then: YggdrasilPosition, enemy: number): Argument[] {
  const [before, after] = [dangerOf(o), dangerOf(then)];
  return LINES.filter(
    ({ line, limit }) => before[line].count < limit && after[line].count < before[line].count,
  ).map(({ line, limit }) =>
    say('lineRelieved', {
      enemy: itemAt(ENEMY_WORDS, enemy),
      line,
      now: before[line].count,
      after: after[line].count,
      limit,
    }),
  );
}

/** Y-4.1: where the enemy stands, and how many of its cards are to come. */
function ofNearness(o: YggdrasilPosition, enemy: number): Argument[] {
  const word = itemAt(ENEMY_WORDS, enemy);
  const space = cellAt(o.enemies, enemy);
  const danger = dangerOf(o);
  const found = LINES.filter(({ from }) => space + 1 === from).map(({ line, limit }) =>
    say('oneStep', { enemy: word, line, count: danger[line].count, limit }),
  );
  const isForemost = space > START + 1 && o.enemies.every((other) => other <= space);
  if (isForemost) found.push(say('foremost', { enemy: word, space }));
  const count = cardsToCome(o, enemy);
  if (count > 0) found.push(say('cardsToCome', { enemy: word, count }));
  return found;
}
