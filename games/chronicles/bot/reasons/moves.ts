import type { Move, Reason, Seat } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../../data/enemies.ts';
import { GOD_WORDS } from '../../data/gods.ts';
import { IOTUNN_WORDS } from '../../data/iotunns.ts';
import { WORLD_WORDS } from '../../data/worlds.ts';
import { apply } from '../../rules/apply.ts';
import { JOURNEY, KIN_ENOUGH, KIN_TAKE, KINDS, MISSION, MOVE } from '../../rules/kinds.ts';
import { legal } from '../../rules/legal.ts';
import { ACTION, FIGHT_ENEMY, FIGHT_IOTUNN, MEND_SELF, REST } from '../../rules/missions.ts';
import type { ChroniclesPosition } from '../../rules/state.ts';
import { enemiesIn, turnTree } from '../../rules/tree.ts';
import { copyOf } from '../../view/odds/copy.ts';
import { Answers } from '../answers.ts';
import { WEIGHTS } from '../weights.ts';
import { ofAverted } from './dangers.ts';
import { ofJourney, ofMission } from './missions.ts';
import { say } from './say.ts';

const answers = new Answers(WEIGHTS);
/** No question has more answers. */
const MOST_MOVES = KIN_ENOUGH + 1;

/** C-9: what can be done where a god goes: the mission that a bot would choose there. */
export function ofMove(o: ChroniclesPosition, line: readonly Move[]): Reason[] {
  const p = copyOf(o);
  for (const move of line) apply(p, move);
  const mission = missionAfter(p, o.active);
  if (mission === undefined) return [];
  const reasons = ofMission(p, mission);
  const [deed] = mission;
  if (deed < FIGHT_ENEMY || deed >= MEND_SELF) return reasons;
  // What a fight brings comes after whom there is to fight: to go there brings nothing yet.
  return [ofFoe(p, deed), ...reasons];
}

/** Who can be fought where the god stands. */
function ofFoe(p: ChroniclesPosition, mission: Move): Reason {
  const world = WORLD_WORDS[p.places[p.active]];
  return mission >= FIGHT_IOTUNN
    ? say('iotunnThere', { world, iotunn: IOTUNN_WORDS[mission - FIGHT_IOTUNN] })
    : say('enemyThere', { world, enemy: ENEMY_WORDS[mission - FIGHT_ENEMY] });
}

/** The line of the mission that a bot would choose after the move; none where nothing is to be done. */
function missionAfter(p: ChroniclesPosition, seat: Seat): readonly Move[] | undefined {
  const out = new Int32Array(MOST_MOVES);
  const ahead = copyOf(p);
  const answer = () => {
    const n = legal(ahead, out);
    return n === 1 ? out[0] : answers.to(ahead, out, n);
  };
  const isAsked = () => ahead.frames.depth > 0 && ahead.frames.seat === seat;
  while (isAsked() && [KIN_TAKE, MOVE].includes(ahead.frames.kind)) {
    apply(ahead, answer());
    p.copyFrom(ahead);
  }
  if (!isAsked() || ahead.frames.kind !== MISSION) return undefined;
  const line: Move[] = [];
  do {
    const move = answer();
    line.push(move);
    apply(ahead, move);
  } while (isAsked() && KINDS[ahead.frames.kind].continues);
  return line[0] === REST ? undefined : line;
}

/** C-6.2: that a Support god makes the action better that the active god takes then. */
export function ofEscort(o: ChroniclesPosition, figure: number, world: Move): Reason[] {
  const p = copyOf(o);
  apply(p, world);
  const mission = missionAfter(p, o.active);
  if (mission?.[0] !== ACTION || p.places[o.active] !== world) return [];
  if (enemiesIn(p, world) !== 0) return [];
  const [god, other] = [figure, o.active].map((f) => GOD_WORDS[o.gods[f]]);
  return [say('joins', { god, other, world: WORLD_WORDS[world] })];
}

/** C-12.2: what a bot would do at the end of a journey. */
export function ofGoing(o: ChroniclesPosition, world: Move): Reason[] {
  const p = copyOf(o);
  apply(p, world);
  if (p.frames.depth === 0 || p.frames.kind !== JOURNEY) return [];
  const out = new Int32Array(MOST_MOVES);
  const n = legal(p, out);
  return ofJourney(p, [n === 1 ? out[0] : answers.to(p, out, n)]);
}

/** C-11.4: what it changes that a god goes to another world. */
export function ofMovingFigure(o: ChroniclesPosition, figure: number, world: number): Reason[] {
  const then = copyOf(o);
  then.places[figure] = world;
  return [...ofAverted(o, then), ...ofJoining(o, figure, world)];
}

/** C-11.4: what it changes that the middle level turns. */
export function ofTurning(o: ChroniclesPosition, steps: number): Reason[] {
  const then = copyOf(o);
  turnTree(then, steps, undefined);
  return ofAverted(o, then);
}

/** C-11.1: that a god who comes to a world makes the action of another one better there. */
function ofJoining(o: ChroniclesPosition, figure: number, world: number): Reason[] {
  if (enemiesIn(o, world) !== 0 || o.places[figure] === world) return [];
  const seats = Array.from({ length: o.setup.seats }, (_, seat) => seat);
  const other = seats.find((seat) => seat !== figure && o.places[seat] === world);
  if (other === undefined) return [];
  const [god, word] = [figure, other].map((f) => GOD_WORDS[o.gods[f]]);
  return [say('joins', { god, other: word, world: WORLD_WORDS[world] })];
}
