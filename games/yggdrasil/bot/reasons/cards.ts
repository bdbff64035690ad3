import { NO_CARD, type Reason } from '@nineworlds/engine';
import { CARD_WORDS, enemyOf, isEnemyCard } from '../../data/cards.ts';
import { CALMING_FACES, HAMMERS } from '../../data/die.ts';
import { ENEMY_WORDS, FENRIR, HEL, SURT } from '../../data/enemies.ts';
import { LEVELS } from '../../data/weapons.ts';
import { bonusAgainst, foeWord, strengthOf } from '../../rules/combat.ts';
import { lookedAt } from '../../rules/draw.ts';
import { rearmostEnemies } from '../../rules/effects.ts';
import { calmingPower } from '../../rules/fenrir.ts';
import { BOTTOM, ROLL_CALM, ROLL_FIGHT } from '../../rules/kinds.ts';
import type { YggdrasilPosition } from '../../rules/state.ts';
import { type Effect, ifNext } from '../../view/enemies-view.ts';
import { cardsToCome } from './deck.ts';
import { say } from './say.ts';

/** Y-14.1: what speaks for resolving one of Odin's cards, and for where the other goes. */
export function ofOdin(o: YggdrasilPosition, card: number, where: number | undefined): Reason[] {
  const other = o.looked[0] === card ? o.looked[1] : o.looked[0];
  const [line] = ifNext(o, other).overrun;
  const loses = line !== undefined && ifNext(o, card).overrun.length === 0;
  return [
    ...(loses ? [say('otherLoses', { card: CARD_WORDS[other], line })] : []),
    ...(other === card || loses ? [] : ofCard(o, other, 'cardWould')),
    ...ofCard(o, card, 'cardComes'),
    ...(where === undefined ? [] : ofReturning(o, other, where)),
  ];
}

/** Y-14.1: what it means to lay a card on top of the deck or under it. */
export function ofReturning(o: YggdrasilPosition, card: number, where: number): Reason[] {
  const word = CARD_WORDS[card];
  if (where !== BOTTOM) return [say('cardOnTop', { card: word })];
  return [say('cardUnder', { card: word, count: o.deck.size })];
}

/** What an enemy's card does, or would do, if it were resolved now. */
function ofCard(o: YggdrasilPosition, card: number, reason: 'cardWould' | 'cardComes'): Reason[] {
  if (!isEnemyCard(card)) return [];
  const { to, effect } = ifNext(o, card);
  const enemy = ENEMY_WORDS[enemyOf(card)];
  return [say(reason, { card: CARD_WORDS[card], enemy, to, ...effectFacts(effect) })];
}

/** An effect as facts: what it is, and how much of it. */
function effectFacts(effect: Effect): { readonly effect: string; readonly count: number } {
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
export function ofOrder(o: YggdrasilPosition, cards: readonly number[]): Reason[] {
  const laid = o.frames.arg(0);
  const left = Array.from(o.looked.subarray(laid, lookedAt(o)));
  const losing = left
    .filter((card) => card !== NO_CARD && ifNext(o, card).overrun.length > 0)
    .map((card) => ({ card, line: ifNext(o, card).overrun[0], place: cards.indexOf(card) }))
    .filter(({ place }) => place !== 0)
    .sort((a, b) => b.place - a.place);
  const found = losing.slice(0, 1).map(({ card, line, place }) =>
    say('losesLater', {
      card: CARD_WORDS[card],
      line,
      count: laid + (place < 0 ? cards.length : place),
    }),
  );
  const [first] = cards;
  if (first !== undefined && laid === 0) found.push(...ofCard(o, first, 'cardComes'));
  return found;
}

/** Y-14.5: what the roll means that Tyr keeps. */
export function ofRoll(o: YggdrasilPosition, face: number): Reason[] {
  const { frames } = o;
  const [foe, second, kind] = [frames.arg(0), frames.arg(1), frames.arg(4)];
  const word = o.setup.colours[face];
  if (kind === ROLL_CALM) {
    return face < CALMING_FACES[calmingPower(o)] ? [say('rollCalms', { face: word })] : [];
  }
  if (kind === ROLL_FIGHT) {
    const total = second + HAMMERS[face] + bonusAgainst(o, foe);
    const facts = { face: word, foe: foeWord(foe), total, strength: strengthOf(o, foe) };
    return [say('rollHits', facts)];
  }
  return ofStrike(o, foe, second, face);
}

/** Y-8.2 to Y-8.4: what an enemy does to the island that a roll shows. */
function ofStrike(o: YggdrasilPosition, enemy: number, power: number, bag: number): Reason[] {
  const word = o.setup.colours[bag];
  const [vikings, fire] = [o.bagVikings[bag], o.bagFire[bag]];
  if (enemy === HEL) return [say('rollHel', { bag: word, count: Math.min(power, vikings) })];
  const tokens = vikings + fire;
  if (enemy === SURT) {
    const count = Math.min(power, o.muspellheim);
    return [say('rollSurt', { bag: word, count, vikings, tokens: tokens + count })];
  }
  return [say('rollFlood', { island: o.setup.islands[bag + 1], vikings, tokens })];
}

/** Y-8.6: where the enemy comes to that Nidhögg drags along, and how many of its cards are left. */
export function ofDragging(o: YggdrasilPosition, enemy: number): Reason[] {
  const word = ENEMY_WORDS[enemy];
  const rearmost = rearmostEnemies(o);
  const others = ENEMY_WORDS.map((_, e) => e).filter((e) => e !== enemy && (rearmost >> e) & 1);
  const count = cardsToCome(o, enemy);
  const found: Reason[] = [];
  if (others.every((other) => cardsToCome(o, other) > count)) {
    found.push(say('fewestCards', { enemy: word, count }));
  }
  const armed = Array.from(o.weapons.subarray(enemy * LEVELS, (enemy + 1) * LEVELS));
  const level = 1 + armed.findLastIndex((holder) => holder !== 0);
  if (level > 0) found.push(say('armedAgainst', { enemy: word, level }));
  found.push(say('dragged', { enemy: word, to: o.enemies[enemy] + 1 }));
  return found;
}

/** Y-8.1: what it means that Fenrir is angry. */
export function ofAnger(): Reason {
  return say('calmFirst', { enemy: ENEMY_WORDS[FENRIR] });
}
