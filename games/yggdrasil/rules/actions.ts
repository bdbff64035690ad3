import { listed, listMembers, lowestBit, NO_CARD, type Question } from '@nineworlds/engine';
import { BLOCKER, GIANT_WORDS } from '../data/giants.ts';
import {
  ALFHEIM,
  ASGARD,
  HELHEIM,
  JOTUNHEIM,
  MIDGARD,
  MUSPELLHEIM,
  NIDAVELLIR,
  NIFLHEIM,
  VANAHEIM,
  WORLD_WORDS,
  WORLDS,
  type WorldWord,
} from '../data/worlds.ts';
import { takeElf, whyNotElf } from './alfheim.ts';
import { chooseEnemy, chooseFoe, whyNoEnemyOut } from './asgard.ts';
import { tryToCalm } from './fenrir.ts';
import { reviveBag, whyNotRevive } from './helheim.ts';
import { chooseGiant, whyNoGiant } from './jotunheim.ts';
import { chooseIsland, whyNoIsland } from './midgard.ts';
import { burnBag, whyNoBag } from './muspellheim.ts';
import { chooseWeapon, whyNoWeapon } from './nidavellir.ts';
import { choosePartner, whyNoPartner } from './niflheim.ts';
import { actionsOf } from './powers.ts';
import { question } from './question.ts';
import { because, no, OPEN, type Reason, type RefusalFacts, WHY } from './refusals.ts';
import { activeGod, type YggdrasilPosition } from './state.ts';
import { endTurn } from './turn.ts';
import { canOnlyReturn, returnVanir, useVanir, whyNoVanirUse } from './vanaheim.ts';
import { closedWorlds, isTurnOf, whyNotWorld } from './worlds.ts';

/** The answers to what a god does: a world by its number, calming Fenrir, or passing. */
export const CALM = WORLDS;
export const PASS = CALM + 1;

/** The question for the target of an action in each world; in Alfheim there is none (and see Y-16.13, Y-16.14). */
const TARGET_IN: {
  readonly [world in WorldWord]: Question<YggdrasilPosition, string, []> | undefined;
} = {
  asgard: chooseEnemy,
  midgard: chooseIsland,
  nidavellir: chooseWeapon,
  alfheim: undefined,
  niflheim: choosePartner,
  helheim: reviveBag,
  muspellheim: burnBag,
  jotunheim: chooseGiant,
  vanaheim: useVanir,
};

/** The same by the number of the world. */
const TARGETS = WORLD_WORDS.map((world) => TARGET_IN[world]);

/** The world for whose action the open question names the target; undefined where none does. */
export function worldOfTarget(p: YggdrasilPosition): number | undefined {
  if (chooseFoe.isOpen(p)) return ASGARD;
  const world = TARGETS.findIndex((question) => question?.isOpen(p));
  return world < 0 ? undefined : world;
}

/** Y-9: a god acts in a world, calms Fenrir or passes. */
export const act = question({
  name: 'act',
  moves: PASS + 1,
  legal(p, out) {
    // Y-8.1: while Fenrir is angry he must be calmed.
    if (p.fenrirCard !== NO_CARD) {
      out[0] = CALM;
      return 1;
    }
    const n = listMembers(out, openWorlds(p));
    out[n] = PASS;
    return listed(out, n + 1);
  },
  refuse(p, move) {
    const isAngry = p.fenrirCard !== NO_CARD;
    if (move === CALM) return isAngry ? undefined : no('Y-8.1', 'fenrirNotAngry');
    if (move === PASS) return isAngry ? no('Y-8.1', 'fenrirAngry') : undefined;
    return because(isAngry ? WHY.fenrirAngry : whyNotAct(p, move), worldFacts(p, move));
  },
  words(_p, move) {
    if (move === PASS) return 'pass';
    return move === CALM ? 'calm' : WORLD_WORDS[move];
  },
  fits: (p, { seat }) => isTurnOf(p, seat) && p.taken < actionsOf(p),
  apply(p, move, sink) {
    if (move === PASS) {
      // Y-7.3: the god leaves their other actions be.
      sink?.tell('turnPassed', { god: activeGod(p) });
      endTurn(p, sink);
    } else if (move === CALM) {
      tryToCalm(p);
    } else if (move === ALFHEIM) {
      takeElf(p, sink);
    } else if (move === VANAHEIM && canOnlyReturn(p)) {
      returnVanir(p, sink);
    } else if (move === ASGARD && p.setup.giantsInAsgard) {
      chooseFoe.ask(p, p.active);
    } else {
      TARGETS[move]?.ask(p, p.active);
    }
  },
});

/** Y-9: the worlds that are open to the active god and where there is something to do, as a set. */
function openWorlds(p: YggdrasilPosition): number {
  let open = 0;
  for (let world = 0; world < WORLDS; world++) {
    if (whyNothing(p, world) === OPEN) open |= 1 << world;
  }
  return open & ~closedWorlds(p);
}

/** Why there is nothing to do in a world that can be reached. */
function whyNothing(p: YggdrasilPosition, world: number): Reason {
  switch (world) {
    case ASGARD:
      return whyNoEnemyOut(p);
    case MIDGARD:
      return whyNoIsland(p);
    case NIDAVELLIR:
      return whyNoWeapon(p);
    case ALFHEIM:
      return whyNotElf(p);
    case NIFLHEIM:
      return whyNoPartner(p);
    case HELHEIM:
      return whyNotRevive(p);
    case MUSPELLHEIM:
      return whyNoBag(p);
    case JOTUNHEIM:
      return whyNoGiant(p);
    case VANAHEIM:
      return whyNoVanirUse(p);
    default:
      throw new RangeError(`no such world: ${world}`);
  }
}

/** Y-7.2, Y-9: a world may be closed to the god, or there is nothing to do. */
function whyNotAct(p: YggdrasilPosition, world: number): Reason {
  const closed = whyNotWorld(p, world);
  return closed === OPEN ? whyNothing(p, world) : closed;
}

/** The world that is refused, and the giant that closes it. */
function worldFacts(p: YggdrasilPosition, world: number): RefusalFacts {
  const blocker = BLOCKER[world] & p.activeGiants;
  const facts: RefusalFacts = { world: WORLD_WORDS[world] };
  return blocker === 0 ? facts : { ...facts, giant: GIANT_WORDS[lowestBit(blocker)] };
}
