import type { Move, Onlooker, Seat } from '@nineworlds/engine';
import { healingCost } from '../rules/actions.ts';
import {
  JOURNEY,
  MISSION,
  MOVE,
  ORDER_NEXT,
  ORDER_SEATS,
  PAY_HEROES,
  ROLL_DICE,
} from '../rules/kinds.ts';
import { HEAL_TREE } from '../rules/missions.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { type Aim, aimOf, isAsked } from './aim.ts';
import { BoardText, percent } from './board-text.ts';
import { type ShownEnemy, type ShownGodWake, shownEnemies } from './enemies-view.ts';
import { type Peril, perilOfJourney, perilOfMission } from './odds/risky-missions.ts';
import { openThrow } from './odds/throw-facts.ts';
import { throwTable } from './throw-table.ts';
import { isDefeat } from './wakes-view.ts';

export { remark } from './remarks.ts';

/** No more warnings than these at once. */
const MOST_WARNINGS = 4;

/** What follows from the beginning of a line; before it, what threatens. */
export function foresee(
  o: ChroniclesPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker,
): readonly string[] {
  if (!isAsked(o, seat)) return [];
  const board = new BoardText(onlooker);
  const aim = aimOf(o, moves);
  return aim === undefined ? threats(o, board) : consequences(aim, board);
}

/** Before anything is chosen: what cards may wake, or what the Risks may cost. */
function threats(o: ChroniclesPosition, board: BoardText): string[] {
  switch (o.frames.kind) {
    case ORDER_SEATS:
    case ORDER_NEXT:
    case MOVE:
    case MISSION:
      return warnings(shownEnemies(o), board);
    case PAY_HEROES:
    case ROLL_DICE: {
      const facts = openThrow(o);
      return facts === undefined ? [] : throwTable(facts, board);
    }
    default:
      return [];
  }
}

/** C-4: the cards that would lose the game as things stand, the likeliest first. */
function warnings(enemies: readonly ShownEnemy[], board: BoardText): string[] {
  return enemies
    .flatMap(({ enemy, wakes }) => wakes.map((wake) => ({ enemy, wake, chance: chanceIn(wake) })))
    .filter(({ wake, chance }) => chance.value > 0 && isDefeat(wake.effect.outcome))
    .sort((a, b) => b.chance.value - a.chance.value)
    .slice(0, MOST_WARNINGS)
    .map(({ enemy, wake, chance }) =>
      board.say('lostIf', {
        god: board.word(wake.god),
        enemy: board.word(enemy),
        chance: percent(chance),
      }),
    );
}

function chanceIn({ ifNext, inOrder }: ShownGodWake): ShownGodWake['ifNext'] {
  return inOrder ?? ifNext;
}

/** What a mission may cost. */
function consequences({ p, move }: Aim, board: BoardText): string[] {
  const { kind } = p.frames;
  if (kind === MISSION && move === HEAL_TREE) {
    return p.lives[p.active] <= healingCost(p) ? [board.phrases.losesGame] : [];
  }
  if (kind === MISSION) return perilLines(perilOfMission(p, move), board);
  return kind === JOURNEY ? perilLines(perilOfJourney(p, move), board) : [];
}

function perilLines(peril: Peril, board: BoardText): string[] {
  if (peril.kind === 'lost') return [board.phrases.losesGame];
  return peril.kind === 'none' ? [] : throwTable(peril.facts, board);
}
