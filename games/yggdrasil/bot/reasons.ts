import { fractionValue, type Move, type Reason, type Seat } from '@nineworlds/engine';
import { DECK_SIZE } from '../data/cards.ts';
import { GOD_WORDS } from '../data/gods.ts';
import {
  ALFHEIM,
  HELHEIM,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  VANAHEIM,
} from '../data/worlds.ts';
import { CALM } from '../rules/actions.ts';
import {
  ACT,
  ADVANCE_REARMOST,
  CHOOSE_FIRST,
  CHOOSE_ROLL,
  KEEP_ELVES,
  KEEP_VIKINGS,
  ORDER_CARD,
  PAY_ELVES,
  PAY_VIKINGS,
  PUSH_BACK,
  RESOLVE_CARD,
  RETURN_CARD,
  SHARE_VIKINGS,
} from '../rules/kinds.ts';
import { elvesOfBoth, vikingsOfBoth } from '../rules/niflheim.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { aimOf, foeOf, isAsked } from '../view/aim.ts';
import { calmOdds } from '../view/odds/calm-odds.ts';
import { ofAnger, ofDragging, ofOdin, ofOrder, ofReturning, ofRoll } from './reasons/cards.ts';
import { ofPushing } from './reasons/enemies.ts';
import { ofElves, ofFewerVikings, ofFight } from './reasons/fights.ts';
import { say } from './reasons/say.ts';
import {
  ofBurning,
  ofElf,
  ofExchange,
  ofForging,
  ofMidgard,
  ofReviving,
  ofVanir,
} from './reasons/worlds.ts';

/** No line needs more. */
const MOST = 3;

/** What speaks for a line, the weightiest first. */
export function reasons(
  before: YggdrasilPosition,
  seat: Seat,
  line: readonly Move[],
): readonly Reason[] {
  if (!isAsked(before, seat) || line.length === 0) return [];
  return reasonsFor(before, line).slice(0, MOST);
}

function reasonsFor(o: YggdrasilPosition, line: readonly Move[]): Reason[] {
  const { frames } = o;
  const [first, second] = line;
  switch (frames.kind) {
    case CHOOSE_FIRST:
      return ofFirst(o, first);
    case RESOLVE_CARD:
      return ofOdin(o, first, second);
    case RETURN_CARD:
      return ofReturning(o, otherCard(o), first);
    case CHOOSE_ROLL:
      return ofRoll(o, first);
    case ADVANCE_REARMOST:
      return ofDragging(o, first);
    case PAY_VIKINGS: {
      const [danger, odds, ...others] = ofFight(o, frames.arg(0), first);
      const fewer = ofFewerVikings(o, frames.arg(0), first);
      return [danger, odds, ...fewer, ...others].filter((reason) => reason !== undefined);
    }
    case PAY_ELVES:
      return ofElves(o, frames.arg(0), frames.arg(1), first);
    case KEEP_VIKINGS:
    case KEEP_ELVES:
      return ofHoldings(o, frames.arg(0), line);
    case ORDER_CARD:
      return ofOrder(o, line);
    case PUSH_BACK:
      return ofRetreats(o, line, frames.arg(1));
    case SHARE_VIKINGS:
      return ofShares(o, line);
    default:
      return ofAction(o, line);
  }
}

/** Y-9: what speaks for an action in a world. */
function ofAction(o: YggdrasilPosition, line: readonly Move[]): Reason[] {
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
      return ofHoldings(o, target, line.slice(o.frames.kind === ACT ? 2 : 1));
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
function ofHoldings(o: YggdrasilPosition, partner: number, rest: readonly Move[]): Reason[] {
  const left = [...rest];
  const named = (count: number) => (count > 0 ? left.shift() : 0);
  const isElvesOnly = o.frames.kind === KEEP_ELVES;
  const vikings = isElvesOnly ? o.vikings[o.active] : named(vikingsOfBoth(o, partner));
  const elves = named(elvesOfBoth(o, partner));
  if (vikings === undefined || elves === undefined) return [];
  return ofExchange(o, partner, vikings, elves);
}

/** Y-8.1: nothing else can be done, and how likely it is. */
function ofCalming(o: YggdrasilPosition): Reason[] {
  const { attempt, attempts, thisTurn } = calmOdds(o);
  const facts = { chance: fractionValue(attempt), attempts, turn: fractionValue(thisTurn) };
  return [ofAnger(), say('calmChance', facts)];
}

/** Y-14.1: the card that Odin puts back. */
function otherCard({ looked, frames }: YggdrasilPosition): number {
  return looked[0] === frames.arg(0) ? looked[1] : looked[0];
}

/** Y-11.10, Y-11.11: the weightiest reason for each enemy that goes back. */
function ofRetreats(o: YggdrasilPosition, enemies: readonly Move[], spaces: number): Reason[] {
  return enemies.flatMap((enemy) => ofPushing(o, enemy, spaces).slice(0, 1));
}

/** Y-11.8: who gets most, and that he acts next. */
function ofShares(o: YggdrasilPosition, line: readonly Move[]): Reason[] {
  const from = o.frames.arg(0);
  const [most] = line
    .map((held, i) => ({ seat: from + i, held, count: held - o.vikings[from + i] }))
    .sort((a, b) => b.count - a.count);
  if (most === undefined || most.count === 0) return [];
  const { seat, held, count } = most;
  const god = GOD_WORDS[o.gods[seat]];
  const found = [say('sharesMost', { god, count, held })];
  const following = (o.active + o.setup.toNext) % o.setup.seats;
  if (following === seat) found.push(say('actsNext', { other: god }));
  return found;
}

/** Y-3.5: that the one who begins has a turn more than the last. */
function ofFirst(o: YggdrasilPosition, seat: Seat): Reason[] {
  const { seats } = o.setup;
  if (DECK_SIZE % seats === 0) return [];
  const count = Math.ceil(DECK_SIZE / seats);
  return [say('moreTurns', { god: GOD_WORDS[o.gods[seat]], count, less: count - 1 })];
}
