import { type Argument, cellAt, itemAt, type Move, moveAt, type Seat } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../../data/enemies.ts';
import { IOTUNN_WORDS } from '../../data/iotunns.ts';
import { WORLD_WORDS } from '../../data/worlds.ts';
import { apply, MOST_ANSWERS } from '../../rules/game.ts';
import { journey } from '../../rules/journeys.ts';
import { kinAtAnyTime, kinTake } from '../../rules/kin.ts';
import { ACTION, FIGHT_ENEMY, FIGHT_IOTUNN, isFight, mission, REST } from '../../rules/mission.ts';
import { move } from '../../rules/movement.ts';
import { questions } from '../../rules/questions.ts';
import { type ChroniclesPosition, godWord } from '../../rules/state.ts';
import { enemiesIn, turnMiddleLevel } from '../../rules/tree.ts';
import { copyOf } from '../../view/odds/copy.ts';
import { Answers } from '../answers.ts';
import { WEIGHTS } from '../weights.ts';
import { ofAverted } from './dangers.ts';
import { ofJourney, ofMission } from './missions.ts';
import { say } from './say.ts';

const answers = new Answers(WEIGHTS);

/** C-9: what can be done where a god goes: the mission that a bot would choose there. */
export function ofMove(o: ChroniclesPosition, line: readonly Move[]): Argument[] {
  const p = copyOf(o);
  for (const answer of line) apply(p, answer);
  const planned = missionAfter(p, o.active);
  if (planned === undefined) return [];
  const reasons = ofMission(p, planned);
  const [deed] = planned;
  if (deed === undefined || !isFight(deed)) return reasons;
  // What a fight brings comes after whom there is to fight: to go there brings nothing yet.
  return [ofFoe(p, deed), ...reasons];
}

/** Who can be fought where the god stands. */
function ofFoe(p: ChroniclesPosition, deed: Move): Argument {
  const world = itemAt(WORLD_WORDS, cellAt(p.places, p.active));
  return deed >= FIGHT_IOTUNN
    ? say('iotunnThere', { world, iotunn: itemAt(IOTUNN_WORDS, deed - FIGHT_IOTUNN) })
    : say('enemyThere', { world, enemy: itemAt(ENEMY_WORDS, deed - FIGHT_ENEMY) });
}

/** The line of the mission that a bot would choose after the move; none where nothing is to be done. */
function missionAfter(p: ChroniclesPosition, seat: Seat): readonly Move[] | undefined {
  const out = new Int32Array(MOST_ANSWERS);
  const ahead = copyOf(p);
  const answer = () => {
    const n = questions.legal(ahead, out);
    return n === 1 ? moveAt(out, 0) : answers.to(ahead, out, n);
  };
  const isAsked = () => ahead.frames.depth > 0 && ahead.frames.seat === seat;
  while (isAsked() && (kinTake.isOpen(ahead) || kinAtAnyTime.isOpen(ahead) || move.isOpen(ahead))) {
    apply(ahead, answer());
    p.copyFrom(ahead);
  }
  if (!isAsked() || !mission.isOpen(ahead)) return undefined;
  const line: Move[] = [];
  do {
    const next = answer();
    line.push(next);
    apply(ahead, next);
  } while (isAsked() && questions.asked(ahead)?.continues);
  return line[0] === REST ? undefined : line;
}

/** C-6.2: that a Support god makes the action better that the active god takes then. */
export function ofEscort(o: ChroniclesPosition, figure: number, world: Move): Argument[] {
  const p = copyOf(o);
  apply(p, world);
  const planned = missionAfter(p, o.active);
  if (planned?.[0] !== ACTION || p.places[o.active] !== world) return [];
  if (enemiesIn(p, world) !== 0) return [];
  return [ofHelp(o, figure, o.active, world)];
}

/** C-12.2: what a bot would do at the end of a journey. */
export function ofGoing(o: ChroniclesPosition, world: Move): Argument[] {
  const p = copyOf(o);
  apply(p, world);
  if (!journey.isOpen(p)) return [];
  const out = new Int32Array(MOST_ANSWERS);
  const n = questions.legal(p, out);
  return ofJourney(p, [n === 1 ? moveAt(out, 0) : answers.to(p, out, n)]);
}

/** C-11.4: what it changes that a god goes to another world. */
export function ofMovingFigure(o: ChroniclesPosition, figure: number, world: number): Argument[] {
  const then = copyOf(o);
  then.places[figure] = world;
  return [...ofAverted(o, then), ...ofJoining(o, figure, world)];
}

/** C-11.4: what it changes that the middle level turns. */
export function ofTurning(o: ChroniclesPosition, steps: number): Argument[] {
  const then = copyOf(o);
  turnMiddleLevel(then, steps, undefined);
  return ofAverted(o, then);
}

/** C-11.1: that a god who comes to a world makes the action of another one better there. */
function ofJoining(o: ChroniclesPosition, figure: number, world: number): Argument[] {
  if (enemiesIn(o, world) !== 0 || o.places[figure] === world) return [];
  const seats = Array.from({ length: o.setup.seats }, (_, seat) => seat);
  const other = seats.find((seat) => seat !== figure && o.places[seat] === world);
  if (other === undefined) return [];
  return [ofHelp(o, figure, other, world)];
}

/** That a god makes the action of another one better in a world. */
function ofHelp(o: ChroniclesPosition, figure: number, helped: number, world: number): Argument {
  return say('joins', {
    god: godWord(o, figure),
    other: godWord(o, helped),
    world: itemAt(WORLD_WORDS, world),
  });
}
