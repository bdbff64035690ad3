import { type Argument, cellAt, hasBit, itemAt, NO_CARD } from '@nineworlds/engine';
import { CARD_WORDS, enemyOf, isEnemyCard } from '../../data/cards.ts';
import { CALMING_FACES } from '../../data/die.ts';
import { ENEMY_WORDS, FENRIR, HEL, SURT } from '../../data/enemies.ts';
import { LEVELS } from '../../data/weapons.ts';
import { bonusAgainst, foeWord, rollFight, strengthOf } from '../../rules/combat.ts';
import { chooseRoll, rollKept } from '../../rules/dice.ts';
import { rearmostEnemies } from '../../rules/effects.ts';
import { BOTTOM, otherCard } from '../../rules/enemy-card.ts';
import { calmingPower, rollCalm } from '../../rules/fenrir.ts';
import { orderCard } from '../../rules/look-ahead.ts';
import { countPeeked, type YggdrasilPosition } from '../../rules/state.ts';
import { type Effect, ifNext } from '../../view/enemies-view.ts';
import { cardsToCome } from './deck.ts';
import type { EffectWord } from './facts.ts';
import { say } from './say.ts';

/** Y-14.1: what speaks for resolving one of Odin's cards, and for where the other goes. */
export function ofOdin(o: YggdrasilPosition, card: number, where: number | undefined): Argument[] {
  const other = otherCard(o, card);
  const [line] = ifNext(o, other).overrun;
  const loses = line !== undefined && ifNext(o, card).overrun.length === 0;
  return [
    ...(loses ? [say('otherLoses', { card: itemAt(CARD_WORDS, other), line })] : []),
    ...(other === card || loses ? [] : ofCard(o, other, 'cardWould')),
    ...ofCard(o, card, 'cardComes'),
    ...(where === undefined ? [] : ofReturning(o, other, where)),
  ];
}

/** Y-14.1: what it means to lay a card on top of the deck or under it. */
export function ofReturning(o: YggdrasilPosition, card: number, where: number): Argument[] {
  const word = itemAt(CARD_WORDS, card);
  if (where !== BOTTOM) return [say('cardOnTop', { card: word })];
  return [say('cardUnder', { card: word, count: o.deck.size })];
}

/** What an enemy's card does, or would do, if it were resolved now. */
function ofCard(
  o: YggdrasilPosition,
  card: number,
  argument: 'cardWould' | 'cardComes',
): Argument[] {
  if (!isEnemyCard(card)) return [];
  const { to, effect } = ifNext(o, card);
  const enemy = itemAt(ENEMY_WORDS, enemyOf(card));
  return [say(argument, { card: itemAt(CARD_WORDS, card), enemy, to, ...effectFacts(effect) })];
}

/** An effect as facts: what it is, and how much of it. */
function effectFacts(effect: Effect): { readonly effect: EffectWord; readonly count: number } {
  switch (effect.kind) {
    case 'vikings':
      return { effect: effect.kind, count: effect.power };
    case 'fire':
    case 'giants':
      return { effect: effect.kind, count: effect.count };
    case 'angryAlready':
      return { effect: 'none', count: 0 };
    default:
      return { effect: effect.kind, count: 0 };
  }
}

/** Y-13.3: which card comes first, and that one that would bring defeat comes later. */
export function ofOrder(o: YggdrasilPosition, cards: readonly number[]): Argument[] {
  const { placed: laid } = orderCard.open(o);
  const left = Array.from(o.looked.subarray(laid, countPeeked(o)));
  const losing = left
    .filter((card) => card !== NO_CARD && ifNext(o, card).overrun.length > 0)
    .map((card) => ({ card, line: itemAt(ifNext(o, card).overrun, 0), place: cards.indexOf(card) }))
    .filter(({ place }) => place !== 0)
    .sort((a, b) => b.place - a.place);
  const found = losing.slice(0, 1).map(({ card, line, place }) =>
    say('losesLater', {
      card: itemAt(CARD_WORDS, card),
      line,
      count: laid + (place < 0 ? cards.length : place),
    }),
  );
  const [first] = cards;
  if (first !== undefined && laid === 0) found.push(...ofCard(o, first, 'cardComes'));
  return found;
}

/** Y-14.5: what the roll means that Tyr keeps. */
export function ofRoll(o: YggdrasilPosition, face: number): Argument[] {
  const kept = rollKept(o);
  const { foe, stake } = chooseRoll.open(o);
  const word = itemAt(o.setup.colours, face);
  if (kept === rollCalm) {
    return face < itemAt(CALMING_FACES, calmingPower(o)) ? [say('rollCalms', { face: word })] : [];
  }
  if (kept === rollFight) {
    const total = stake + itemAt(o.setup.hammers, face) + bonusAgainst(o, foe);
    const facts = { face: word, foe: foeWord(foe), total, strength: strengthOf(o, foe) };
    return [say('rollHits', facts)];
  }
  return ofStrike(o, foe, stake, face);
}

/** Y-8.2 to Y-8.4: what an enemy does to the island that a roll shows. */
function ofStrike(o: YggdrasilPosition, enemy: number, power: number, bag: number): Argument[] {
  const word = itemAt(o.setup.colours, bag);
  const [vikings, fire] = [cellAt(o.bagVikings, bag), cellAt(o.bagFire, bag)];
  if (enemy === HEL) return [say('rollHel', { bag: word, count: Math.min(power, vikings) })];
  const tokens = vikings + fire;
  if (enemy === SURT) {
    const count = Math.min(power, o.muspellheim);
    return [say('rollSurt', { bag: word, count, vikings, tokens: tokens + count })];
  }
  return [say('rollFlood', { island: itemAt(o.setup.islands, bag + 1), vikings, tokens })];
}

/** Y-8.6: where the enemy comes to that Nidhögg drags along, and how many of its cards are left. */
export function ofDragging(o: YggdrasilPosition, enemy: number): Argument[] {
  const word = itemAt(ENEMY_WORDS, enemy);
  const rearmost = rearmostEnemies(o);
  const others = ENEMY_WORDS.map((_, e) => e).filter((e) => e !== enemy && hasBit(rearmost, e));
  const count = cardsToCome(o, enemy);
  const found: Argument[] = [];
  if (others.every((other) => cardsToCome(o, other) > count)) {
    found.push(say('fewestCards', { enemy: word, count }));
  }
  const armed = Array.from(o.weapons.subarray(enemy * LEVELS, (enemy + 1) * LEVELS));
  const level = 1 + armed.findLastIndex((holder) => holder !== 0);
  if (level > 0) found.push(say('armedAgainst', { enemy: word, level }));
  found.push(say('dragged', { enemy: word, to: cellAt(o.enemies, enemy) + 1 }));
  return found;
}

/** Y-8.1: what it means that Fenrir is angry. */
export function ofAnger(): Argument {
  return say('calmFirst', { enemy: ENEMY_WORDS[FENRIR] });
}
