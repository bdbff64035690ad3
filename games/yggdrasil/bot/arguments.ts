import { type Argument, cellAt, fractionValue, type Move, type Seat } from '@nineworlds/engine';
import { DECK_SIZE } from '../data/cards.ts';
import {
  ALFHEIM,
  HELHEIM,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  VANAHEIM,
} from '../data/worlds.ts';
import { act, CALM } from '../rules/actions.ts';
import { payElves, payVikings } from '../rules/combat.ts';
import { chooseRoll } from '../rules/dice.ts';
import { advanceRearmost } from '../rules/effects.ts';
import { otherCard, resolveCard, returnCard } from '../rules/enemy-card.ts';
import { orderCard } from '../rules/look-ahead.ts';
import { elvesOfBoth, keepElves, keepVikings, vikingsOfBoth } from '../rules/niflheim.ts';
import { questions } from '../rules/questions.ts';
import { pushBack, shareVikings } from '../rules/runes.ts';
import { chooseFirst } from '../rules/setup.ts';
import { godWord, type YggdrasilPosition } from '../rules/state.ts';
import { aimOf, foeOf, isAsked } from '../view/aim.ts';
import { calmOdds } from '../view/odds/calm-odds.ts';
import { ofAnger, ofDragging, ofOdin, ofOrder, ofReturning, ofRoll } from './arguments/cards.ts';
import { ofPushing } from './arguments/enemies.ts';
import { ofElves, ofFewerVikings, ofFight } from './arguments/fights.ts';
import { say } from './arguments/say.ts';
import {
  ofBurning,
  ofElf,
  ofExchange,
  ofForging,
  ofMidgard,
  ofReviving,
  ofVanir,
} from './arguments/worlds.ts';

/** No line needs more. */
const MOST = 3;

/** What speaks for a line, the weightiest first. */
export function argumentsFor(
  before: YggdrasilPosition,
  seat: Seat,
  line: readonly Move[],
): readonly Argument[] {
  const [first, second] = line;
  if (!isAsked(before, seat) || first === undefined) return [];
  return forLine(before, line, first, second).slice(0, MOST);
}

function forLine(
  o: YggdrasilPosition,
  line: readonly Move[],
  first: Move,
  second: Move | undefined,
): Argument[] {
  switch (questions.asked(o)) {
    case chooseFirst:
      return ofFirst(o, first);
    case resolveCard:
      return ofOdin(o, first, second);
    case returnCard:
      return ofReturning(o, otherCard(o, returnCard.open(o).chosen), first);
    case chooseRoll:
      return ofRoll(o, first);
    case advanceRearmost:
      return ofDragging(o, first);
    case payVikings: {
      const { foe } = payVikings.open(o);
      const [danger, odds, ...others] = ofFight(o, foe, first);
      const fewer = ofFewerVikings(o, foe, first);
      return [danger, odds, ...fewer, ...others].filter((argument) => argument !== undefined);
    }
    case payElves: {
      const { foe, total } = payElves.open(o);
      return ofElves(o, foe, total, first);
    }
    case keepVikings:
      return ofHoldings(o, keepVikings.open(o).partner, line);
    case keepElves:
      return ofHoldings(o, keepElves.open(o).partner, line);
    case orderCard:
      return ofOrder(o, line);
    case pushBack:
      return ofRetreats(o, line, pushBack.open(o).spaces);
    case shareVikings:
      return ofShares(o, line);
    default:
      return ofAction(o, line);
  }
}

/** Y-9: what speaks for an action in a world. */
function ofAction(o: YggdrasilPosition, line: readonly Move[]): Argument[] {
  const aim = aimOf(o, line);
  const { action, target } = aim;
  if (action === CALM) return ofCalming(o);
  if (action === ALFHEIM) return ofElf(o);
  const foe = foeOf(aim);
  if (foe !== undefined) return ofFight(o, foe, aim.vikings);
  if (target === undefined) return [];
  switch (action) {
    case MIDGARD:
      return ofMidgard(o, target);
    case NIDAVELLIR:
      return ofForging(o, target);
    case NIFLHEIM:
      return ofHoldings(o, target, line.slice(act.isOpen(o) ? 2 : 1));
    case HELHEIM:
      return ofReviving(o, target);
    case MUSPELLHEIM:
      return ofBurning(o, target);
    case VANAHEIM:
      return ofVanir(o, target);
    default:
      return [];
  }
}

/** Y-9.5: the holdings that the rest of a line names; nothing is asked that is not there. */
function ofHoldings(o: YggdrasilPosition, partner: number, rest: readonly Move[]): Argument[] {
  const left = [...rest];
  const named = (count: number) => (count > 0 ? left.shift() : 0);
  const isElvesOnly = keepElves.isOpen(o);
  const vikings = isElvesOnly ? cellAt(o.vikings, o.active) : named(vikingsOfBoth(o, partner));
  const elves = named(elvesOfBoth(o, partner));
  if (vikings === undefined || elves === undefined) return [];
  return ofExchange(o, partner, vikings, elves);
}

/** Y-8.1: nothing else can be done, and how likely it is. */
function ofCalming(o: YggdrasilPosition): Argument[] {
  const { attempt, attempts, thisTurn } = calmOdds(o);
  const facts = { chance: fractionValue(attempt), attempts, turn: fractionValue(thisTurn) };
  return [ofAnger(), say('calmChance', facts)];
}

/** Y-11.10, Y-11.11: the weightiest argument for each enemy that goes back. */
function ofRetreats(o: YggdrasilPosition, enemies: readonly Move[], spaces: number): Argument[] {
  return enemies.flatMap((enemy) => ofPushing(o, enemy, spaces).slice(0, 1));
}

/** Y-11.8: who gets most, and that they act next. */
function ofShares(o: YggdrasilPosition, line: readonly Move[]): Argument[] {
  const { holder } = shareVikings.open(o);
  const [most] = line
    .map((held, i) => ({ seat: holder + i, held, count: held - cellAt(o.vikings, holder + i) }))
    .sort((a, b) => b.count - a.count);
  if (most === undefined || most.count === 0) return [];
  const { seat, held, count } = most;
  const god = godWord(o, seat);
  const found = [say('sharesMost', { god, count, held })];
  const following = (o.active + o.setup.toNext) % o.setup.seats;
  if (following === seat) found.push(say('actsNext', { other: god }));
  return found;
}

/** Y-3.5: that the one who begins has a turn more than the last. */
function ofFirst(o: YggdrasilPosition, seat: Seat): Argument[] {
  const { seats } = o.setup;
  if (DECK_SIZE % seats === 0) return [];
  const count = Math.ceil(DECK_SIZE / seats);
  return [say('moreTurns', { god: godWord(o, seat), count, less: count - 1 })];
}
