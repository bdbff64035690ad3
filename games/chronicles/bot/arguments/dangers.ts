import { type Argument, type Fraction, fractionValue, itemAt, type Seat } from '@nineworlds/engine';
import { ENEMY_WORDS, FENRIR } from '../../data/enemies.ts';
import type { WorldWord } from '../../data/worlds.ts';
import { type ChroniclesPosition, godWord } from '../../rules/state.ts';
import { type WakeOdds, wakeOdds } from '../../view/odds/wake-odds.ts';
import { ifActivated, isDefeat, watchOf } from '../../view/wakes-view.ts';
import type { WakingFacts } from './facts.ts';
import { say } from './say.ts';

/** An enemy farther from its end than this is no argument to hurry. */
const NEAR = 3;

/** A god whose card may wake an enemy. */
export interface Waking {
  readonly seat: Seat;
  readonly enemy: number;
  readonly chance: number;
  /** In this round, or if the god's card were the next one of all. */
  readonly when: 'round' | 'next';
}

/** C-6: every god whose next card may wake an enemy, the likeliest first. */
export function wakingsOf(o: ChroniclesPosition): Waking[] {
  const odds = wakeOdds(o);
  // Cards that lie on the table come first; those of the decks only when there are no others.
  const isRound = odds.some(({ inOrder }) => inOrder !== undefined);
  return odds
    .filter(({ inOrder }) => !isRound || inOrder !== undefined)
    .flatMap((one) => enemiesOf(one).map((chance, enemy) => ({ seat: one.seat, enemy, chance })))
    .filter(({ chance }) => chance > 0)
    .map((waking) => ({ ...waking, when: isRound ? ('round' as const) : ('next' as const) }))
    .sort((a, b) => b.chance - a.chance);
}

function enemiesOf({ ifNext, inOrder }: WakeOdds): number[] {
  return (inOrder ?? ifNext).map((chance: Fraction) => fractionValue(chance));
}

/** The facts of a waking. */
export function wakingFacts(
  o: ChroniclesPosition,
  { seat, enemy, chance, when }: Waking,
): WakingFacts {
  return { god: godWord(o, seat), enemy: itemAt(ENEMY_WORDS, enemy), chance, when };
}

/** C-4: whether the gods lose when a seat wakes an enemy as things stand. */
export function isDeadly(o: ChroniclesPosition, { seat, enemy }: Waking): boolean {
  return isDefeat(ifActivated(o, seat, enemy).outcome);
}

/** C-4: the dangers that a change puts off: cards that would lose the game, enemies near their end. */
export function ofAverted(before: ChroniclesPosition, after: ChroniclesPosition): Argument[] {
  const averted = wakingsOf(before)
    .filter((waking) => isDeadly(before, waking) && !isDeadly(after, waking))
    .slice(0, 1)
    .map((waking) => say('wakeAverted', wakingFacts(before, waking)));
  const spared = wakingsOf(before)
    .map((waking) => ({ waking, world: ravagedBy(before, waking.seat, waking.enemy) }))
    .filter(({ waking }) => ravagedBy(after, waking.seat, waking.enemy) === '')
    .flatMap(({ waking, world }) =>
      world === '' ? [] : [say('ravageAverted', { ...wakingFacts(before, waking), world })],
    )
    .slice(0, 1);
  const later = watchOf(after);
  const gained = watchOf(before)
    .map(({ enemy, wakes }, i) => ({ enemy, now: wakes, after: itemAt(later, i).wakes }))
    .filter((watch) => watch.after > watch.now && watch.now <= NEAR)
    .sort((a, b) => a.now - b.now)
    .map((watch) => say('wakesGained', watch));
  return [...averted, ...gained, ...spared];
}

/** C-7.1: the world that would be ravaged if a seat woke an enemy; empty where none would be. */
function ravagedBy(o: ChroniclesPosition, seat: Seat, enemy: number): WorldWord | '' {
  return ifActivated(o, seat, enemy).ravages;
}

/** C-6, C-7: how likely an enemy wakes, and what it does then. */
export function ofWaking(o: ChroniclesPosition, enemy: number): Argument[] {
  const [likeliest] = wakingsOf(o).filter((waking) => waking.enemy === enemy);
  const word = itemAt(ENEMY_WORDS, enemy);
  if (likeliest === undefined || word === 'nidhogg') return [];
  const { ravages, lives } = ifActivated(o, likeliest.seat, enemy);
  // C-7.5: in the Cage Fenrir only breaks out.
  const does = enemy === FENRIR && lives === 0 ? 'caged' : word;
  const facts = wakingFacts(o, likeliest);
  if (ravages !== '') return [say('wakeRavages', { ...facts, world: ravages })];
  return [say('wakeDoes', { ...facts, does })];
}
