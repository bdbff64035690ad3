import {
  CHANCE,
  kernelRefusal,
  type Move,
  type Refusal,
  readLine,
  type Seat,
  show,
  wordsOf,
} from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';
import type { Answer, Episode } from './episode.ts';

/** The move that an action stands for, or the rule that closes the door; throws `BadInput`. */
export function moveOf(
  episode: Episode,
  agent: Seat,
  action: number | string,
  actionCount: number,
): Move | Refusal {
  const answers = episode.answersOf(agent);
  return typeof action === 'number'
    ? moveOfId(episode, agent, answers, action, actionCount)
    : moveOfTokens(episode, agent, answers, action);
}

function moveOfId(
  episode: Episode,
  agent: Seat,
  answers: readonly Answer[],
  id: number,
  actionCount: number,
): Move | Refusal {
  const answer = answers.find((known) => known.id === id);
  if (answer !== undefined) return answer.move;
  if (id < 0 || id >= actionCount) {
    throw badInput('action', 'outOfRange', { value: id, min: 0, max: actionCount - 1 });
  }
  const { game, offsets, question = '' } = episode;
  const kind = offsets.findLastIndex((offset) => offset <= id);
  if (kind !== episode.kind) {
    const answered = game.kinds[kind]?.name ?? '';
    throw badInput('action', 'answersOtherQuestion', { value: id, answered, question });
  }
  // Why not is told from what the agent knows; chance needs no reasons.
  const move = id - (offsets[kind] ?? 0);
  const refusal = agent === CHANCE ? undefined : game.refuse(episode.observationOf(agent), move);
  if (refusal !== undefined) return refusal;
  throw badInput('action', 'notPossibleNow', { value: id, question });
}

function moveOfTokens(
  episode: Episode,
  agent: Seat,
  answers: readonly Answer[],
  tokens: string,
): Move | Refusal {
  const words = wordsOf(tokens.slice(0, 1000));
  const spelled = words.join(' ');
  const answer = answers.find((known) => known.tokens === spelled);
  if (answer !== undefined) return answer.move;
  const { game, match } = episode;
  const known = agent === CHANCE ? match.position : episode.observationOf(agent);
  const reading = readLine(game, known, spelled, game.blank(match.options));
  if (reading.status === 'refused') return reading.refusal;
  // Words may be cut short as in a line, but an action goes no further than the open question.
  const first = answers.find(({ move }) => move === reading.moves[0]);
  if (first !== undefined && words.length <= wordsOf(first.tokens).length) return first.move;
  if (first !== undefined) {
    throw badInput('action', 'answersSeveral', { value: show(tokens), first: first.tokens });
  }
  const expected = reading.status === 'partial' ? reading.next.join(', ') : '';
  return kernelRefusal('K-3', 'lineGoesOn', { expected });
}
