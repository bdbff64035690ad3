import {
  cellAt,
  chanceOf,
  type Fraction,
  fractionValue,
  type Move,
  type Onlooker,
  type Seat,
} from '@nineworlds/engine';
import type { ChroniclesTexts } from '../locale/catalogue.ts';
import { healingCost } from '../rules/actions.ts';
import { isJourneyOpen } from '../rules/journeys.ts';
import { HEAL_TREE, isMissionOpen, mission, sagaMission } from '../rules/mission.ts';
import { move as moveQuestion } from '../rules/movement.ts';
import { questions } from '../rules/questions.ts';
import { orderNext, orderSeats } from '../rules/round.ts';
import { sagaChoose } from '../rules/saga/choose.ts';
import type { ChroniclesPosition } from '../rules/state.ts';
import { sagaActIn } from '../rules/stones.ts';
import { rollDice } from '../rules/throw-dice.ts';
import { payHeroes } from '../rules/throw-help.ts';
import { type Aim, aimOf, isAsked } from './aim.ts';
import { type ShownEnemy, type ShownGodWake, shownEnemies } from './enemies-view.ts';
import { lossBy } from './missions-view.ts';
import { EVERYTHING, HOLD_BACK } from './odds/policies.ts';
import {
  type Peril,
  perilOfAnswer,
  perilOfJourney,
  perilOfMission,
} from './odds/risky-missions.ts';
import { openThrow, type ThrowFacts } from './odds/throw-facts.ts';
import { isDefeat } from './wakes-view.ts';
import { percent, Wording } from './wording.ts';

export { remark } from './remarks.ts';

/** No more warnings than these at once. */
const MOST_WARNINGS = 4;

/** What follows from the beginning of a line; before it, what threatens. */
export function preview(
  o: ChroniclesPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker<ChroniclesTexts>,
): readonly string[] {
  if (!isAsked(o, seat)) return [];
  const wording = new Wording(onlooker, onlooker.texts.phrases);
  const aim = aimOf(o, moves);
  return aim === undefined ? threats(o, wording) : consequences(aim, wording);
}

/** Before anything is chosen: what cards may wake, or what the Risks may cost. */
function threats(o: ChroniclesPosition, wording: Wording): string[] {
  switch (questions.asked(o)) {
    case orderSeats:
    case orderNext:
    case moveQuestion:
    case mission:
    case sagaMission:
      return warnings(shownEnemies(o), wording);
    case payHeroes:
    case rollDice: {
      const facts = openThrow(o);
      return facts === undefined ? [] : deadlyText(facts, wording);
    }
    default:
      return [];
  }
}

/** C-4: the cards that would lose the game as things stand, the likeliest first. */
function warnings(enemies: readonly ShownEnemy[], wording: Wording): string[] {
  return enemies
    .flatMap(({ enemy, wakes }) => wakes.map((wake) => ({ enemy, wake, chance: chanceIn(wake) })))
    .filter(({ wake, chance }) => chance.value > 0 && isDefeat(wake.effect.outcome))
    .sort((a, b) => b.chance.value - a.chance.value)
    .slice(0, MOST_WARNINGS)
    .map(({ enemy, wake, chance }) =>
      wording.say('lostIf', {
        god: wording.word(wake.god),
        enemy: wording.word(enemy),
        chance: percent(chance),
      }),
    );
}

function chanceIn({ ifNext, inOrder }: ShownGodWake): ShownGodWake['ifNext'] {
  return inOrder ?? ifNext;
}

/** What a mission may cost. */
function consequences({ p, move }: Aim, wording: Wording): string[] {
  if (isMissionOpen(p) && move === HEAL_TREE) {
    return cellAt(p.lives, p.active) <= healingCost(p) ? [wording.phrases.losesGame] : [];
  }
  if (isMissionOpen(p)) return perilLines(perilOfMission(p, move), wording);
  if (isJourneyOpen(p)) return perilLines(perilOfJourney(p, move), wording);
  const isOfSaga = sagaChoose.isOpen(p) || sagaActIn.isOpen(p);
  return isOfSaga ? perilLines(perilOfAnswer(p, move), wording) : [];
}

function perilLines(peril: Peril, wording: Wording): string[] {
  if (peril.kind === 'lost') return [wording.phrases.losesGame];
  return peril.kind === 'none' ? [] : deadlyText(peril.facts, wording);
}

/** C-4.1: how likely the last life point is lost. All else about a throw stands on its sheet. */
function deadlyText(facts: ThrowFacts, wording: Wording): string[] {
  const least = lossBy(facts, HOLD_BACK).deadly;
  if (fractionValue(least) === 0) return [];
  const most = lossBy(facts, EVERYTHING).deadly;
  const text = (chance: Fraction) => percent(chanceOf(chance));
  return [wording.say('deadly', { none: text(least), all: text(most) })];
}
