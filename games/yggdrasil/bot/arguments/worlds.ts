import { type Argument, cellAt, fractionValue, itemAt } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../../data/enemies.ts';
import { GIANT_WORDS } from '../../data/giants.ts';
import { BAGS, REVIVED } from '../../data/islands.ts';
import { WEAPON_WORDS } from '../../data/weapons.ts';
import { countOf } from '../../rules/edition.ts';
import { canGather, isFloodClosed, isGatheringPlace, whyNotMidgard } from '../../rules/midgard.ts';
import { forgeWeapon, levelOf } from '../../rules/nidavellir.ts';
import { OPEN } from '../../rules/refusals.ts';
import { godWord, type YggdrasilPosition } from '../../rules/state.ts';
import {
  VANIR_ADVANCE,
  VANIR_DISMISS,
  VANIR_FLY,
  VANIR_FORESEE,
  VANIR_PUSH,
  VANIR_TAKE,
} from '../../rules/vanaheim.ts';
import { burnOdds, gatherOdds } from '../../view/odds/bag-odds.ts';
import { copyOf } from '../../view/odds/card-odds.ts';
import { winChance } from '../../view/odds/fight-odds.ts';
import { cardsToCome } from './deck.ts';
import { ofPushing, pressingEnemies } from './enemies.ts';
import type { BetterFight, VanirWord } from './facts.ts';
import { ofGiant } from './giants.ts';
import { say } from './say.ts';

/** A fight that becomes likelier by less than this is no argument to do anything. */
const WORTH_TELLING = 0.1;

/** Y-9.2: what the Valkyries may bring from an island, and what for. */
export function ofMidgard(o: YggdrasilPosition, island: number): Argument[] {
  const odds = gatherOdds(o, island);
  if (odds === undefined) return ofWay(o, island);
  const { vikings, elves } = holdingOf(o);
  const share = say('bagShare', { ...bagFacts(o, island - 1), mean: fractionValue(odds.mean) });
  const purpose = betterFight(o, (enemy) =>
    odds.chances.reduce(
      (sum, chance, count) =>
        sum + fractionValue(chance) * chanceWith(o, enemy, vikings + count, elves),
      0,
    ),
  );
  return [share, ...purpose.map((fight) => say('gatherForFight', fight)), ...ofBestBag(o, island)];
}

/** That no other bag in reach has a larger share of Vikings. */
function ofBestBag(o: YggdrasilPosition, island: number): Argument[] {
  const others = Array.from({ length: BAGS }, (_, bag) => bag + 1).filter(
    (other) => other !== island && whyNotMidgard(o, other) === OPEN && canGather(o, other),
  );
  const isBest = others.every((other) => shareOf(o, other - 1) < shareOf(o, island - 1));
  return others.length > 0 && isBest
    ? [say('bestBag', { bag: itemAt(o.setup.colours, island - 1) })]
    : [];
}

/** Nothing is gathered: the bags that are next to the island where the Valkyries go. */
function ofWay(o: YggdrasilPosition, island: number): Argument[] {
  const [best] = [island - 1, island + 1]
    .filter((next) => next >= 0 && next <= BAGS && next !== o.valkyries)
    .filter((next) => isGatheringPlace(o, next) && !isFloodClosed(o, next))
    .sort((a, b) => shareOf(o, b - 1) - shareOf(o, a - 1));
  if (best === undefined) return [];
  return [say('onTheWay', { island: itemAt(o.setup.islands, island), ...bagFacts(o, best - 1) })];
}

/** Y-9.3: what the next weapon against an enemy is good for. */
export function ofForging(o: YggdrasilPosition, enemy: number): Argument[] {
  const { vikings, elves } = holdingOf(o);
  const level = levelOf(o, o.active, enemy) + 1;
  const facts = { weapon: itemAt(WEAPON_WORDS, enemy), enemy: itemAt(ENEMY_WORDS, enemy), level };
  const found: Argument[] = [];
  const count = cardsToCome(o, enemy);
  if (count > 0) found.push(say('forgeForCards', { ...facts, count }));
  const armed = copyOf(o);
  forgeWeapon(armed, enemy, undefined);
  const now = chanceWith(o, enemy, vikings, elves);
  const after = chanceWith(armed, enemy, vikings, elves);
  const isOut = cellAt(o.enemies, enemy) > 0;
  if (isOut && after > now) {
    found.unshift(say('forgeForFight', { enemy: facts.enemy, now, after }));
  }
  const holders = Array.from({ length: o.setup.seats }, (_, seat) => levelOf(o, seat, enemy));
  if (holders.every((held) => held === 0)) found.push(say('nobodyArmed', { enemy: facts.enemy }));
  if (isOut) found.push(...ofPushing(o, enemy, 1).filter(({ argument }) => argument === 'oneStep'));
  return found;
}

/** Y-9.4: what one more elf is good for. */
export function ofElf(o: YggdrasilPosition): Argument[] {
  const { vikings, elves } = holdingOf(o);
  const purpose = betterFight(o, (enemy) => chanceWith(o, enemy, vikings, elves + 1));
  return [
    ...purpose.map((fight) => say('elfForFight', fight)),
    say('elfAfterRoll', { held: elves }),
  ];
}

/** Y-9.5: what changes hands, and which fight it is for. */
export function ofExchange(
  o: YggdrasilPosition,
  partner: number,
  vikings: number,
  elves: number,
): Argument[] {
  const held = holdingOf(o);
  const [moreVikings, moreElves] = [vikings - held.vikings, elves - held.elves];
  const other = godWord(o, partner);
  const found: Argument[] = [];
  if (moreVikings > 0 || moreElves > 0) {
    const taken = { other, vikings: Math.max(0, moreVikings), elves: Math.max(0, moreElves) };
    const purpose = betterFight(o, (e) => chanceWith(o, e, vikings, elves));
    found.push(...purpose.map((fight) => say('takesForFight', { ...taken, ...fight })));
  }
  if (moreVikings < 0 || moreElves < 0) {
    const p = copyOf(o);
    p.active = partner;
    const his = holdingOf(p);
    const given = { other, vikings: Math.max(0, -moreVikings), elves: Math.max(0, -moreElves) };
    const after = (e: number) => chanceWith(p, e, his.vikings - moreVikings, his.elves - moreElves);
    const purpose = betterFight(p, after);
    found.push(...purpose.map((fight) => say('givesForFight', { ...given, ...fight })));
    const following = (o.active + o.setup.toNext) % o.setup.seats;
    if (following === partner) found.push(say('actsNext', { other }));
  }
  return found;
}

/** Y-9.6: what the bag is like with the dead Vikings in it. */
export function ofReviving(o: YggdrasilPosition, bag: number): Argument[] {
  const count = Math.min(REVIVED, o.helheim);
  const { vikings, tokens, ...facts } = bagFacts(o, bag);
  return [
    say('revives', { ...facts, count, vikings: vikings + count, tokens: tokens + count }),
    ...ofValkyries(o, bag),
  ];
}

/** Y-9.7: how many Fire Giants leave the bag. */
export function ofBurning(o: YggdrasilPosition, bag: number): Argument[] {
  const { mean } = burnOdds(o, bag);
  const { bag: word, tokens } = bagFacts(o, bag);
  return [
    say('burns', { bag: word, fire: cellAt(o.bagFire, bag), tokens, mean: fractionValue(mean) }),
    ...ofValkyries(o, bag),
  ];
}

/** Y-9.2: that the Valkyries stand on the bag's island, or next to it. */
function ofValkyries(o: YggdrasilPosition, bag: number): Argument[] {
  const distance = Math.abs(o.valkyries - (bag + 1));
  if (distance > 1) return [];
  const facts = { island: itemAt(o.setup.islands, bag + 1) };
  return [say(distance === 0 ? 'valkyriesThere' : 'valkyriesNear', facts)];
}

/** Y-9.9, Y-13: what the Vanir do. */
export function ofVanir(o: YggdrasilPosition, move: number): Argument[] {
  if (move === VANIR_ADVANCE) {
    return [say('vanirReach', { space: o.vanir + 1, ...nextSpace(o) })];
  }
  if (move < VANIR_TAKE) return ofFlight(o, move - VANIR_FLY);
  if (move === VANIR_TAKE) {
    return [say('vanirTake', { count: Math.min(o.setup.vikingsTaken, o.helheim) })];
  }
  if (move === VANIR_FORESEE) {
    if (o.setup.vanirDiscards) return [say('vanirDiscard', {})];
    return [say('vanirForesee', { count: Math.min(o.setup.cardsLookedAt, o.deck.size) })];
  }
  if (move < VANIR_DISMISS) {
    const enemy = move - VANIR_PUSH;
    const [first, ...others] = ofPushing(o, enemy, 1);
    const sure = say('vanirPush', { enemy: itemAt(ENEMY_WORDS, enemy) });
    return [...(first === undefined ? [] : [first]), sure, ...others];
  }
  const giant = move - VANIR_DISMISS;
  const sure = say('vanirDismiss', { giant: itemAt(GIANT_WORDS, giant) });
  return [...ofGiant(o, giant), sure];
}

/** What the space after that of the Vanir lets a god do, and with how many Vikings or cards. */
function nextSpace(o: YggdrasilPosition): { readonly effect: VanirWord; readonly count: number } {
  const does = itemAt(o.setup.vanirEffects, o.vanir);
  return { effect: does === 'discardNext' ? 'discard' : does, count: countOf(does, o.setup) };
}

/** Y-13.1: what the Valkyries find where they fly to. */
function ofFlight(o: YggdrasilPosition, island: number): Argument[] {
  if (!isGatheringPlace(o, island)) return ofWay(o, island);
  return [say('flight', { island: itemAt(o.setup.islands, island), ...bagFacts(o, island - 1) })];
}

/** What the active god holds. */
function holdingOf(o: YggdrasilPosition): { readonly vikings: number; readonly elves: number } {
  return { vikings: cellAt(o.vikings, o.active), elves: cellAt(o.elves, o.active) };
}

/** The active god's chance to beat an enemy with so many Vikings and elves. */
function chanceWith(o: YggdrasilPosition, enemy: number, vikings: number, elves: number): number {
  return fractionValue(winChance(o, enemy, vikings, elves));
}

/** The most pressing enemy that the active god beats more likely afterwards, if there is one. */
function betterFight(
  o: YggdrasilPosition,
  chanceAfter: (enemy: number) => number,
): readonly BetterFight[] {
  const { vikings, elves } = holdingOf(o);
  for (const enemy of pressingEnemies(o)) {
    const [now, after] = [chanceWith(o, enemy, vikings, elves), chanceAfter(enemy)];
    if (after < now + WORTH_TELLING) continue;
    return [{ enemy: itemAt(ENEMY_WORDS, enemy), now, after }];
  }
  return [];
}

/** The share of Vikings in a bag. */
function shareOf(o: YggdrasilPosition, bag: number): number {
  const { vikings, tokens } = bagFacts(o, bag);
  return tokens === 0 ? 0 : vikings / tokens;
}

function bagFacts(o: YggdrasilPosition, bag: number) {
  const vikings = cellAt(o.bagVikings, bag);
  return { bag: itemAt(o.setup.colours, bag), vikings, tokens: vikings + cellAt(o.bagFire, bag) };
}
