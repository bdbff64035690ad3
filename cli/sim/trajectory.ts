import { CHANCE, hashOf, type Options } from '@nineworlds/engine';
import { agentName, agentsOf } from '../env/agents.ts';
import { Episode } from '../env/episode.ts';
import {
  type ObservationPart,
  type ObservationTools,
  observationJson,
} from '../env/observation.ts';
import { rewardOf } from '../env/rewards.ts';
import type { PlayedLines } from './played-game.ts';

/** Which game of a simulation is written down. */
interface GameHead {
  /** Its number, from 0. */
  readonly index: number;
  /** The seed of its fate. */
  readonly seed: string;
}

/**
 * A game as JSON lines: one for each decision, with nothing that the agent could not know by then, and
 * one for the end.
 */
export function trajectoryOf(
  tools: ObservationTools,
  options: Options,
  { index, seed }: GameHead,
  lines: PlayedLines,
  parts: readonly ObservationPart[],
): string {
  const { game } = tools.entry;
  const episode = new Episode(game, options);
  const written: string[] = [];
  const write = (value: object) => written.push(`${JSON.stringify(value)}\n`);
  let step = 0;
  for (const move of lines.flat()) {
    const { asked } = episode;
    if (asked !== CHANCE) {
      const answers = episode.answersOf(asked);
      const given = answers.find((answer) => answer.move === move);
      write({
        type: 'step',
        game: index,
        step: step++,
        ply: episode.match.ply,
        agent: agentName(asked),
        action: given?.id,
        tokens: given?.tokens,
        legal: answers.map(({ id }) => id),
        ...(parts.length === 0
          ? {}
          : { observation: observationJson(tools, episode, asked, parts) }),
      });
    }
    episode.play(move);
  }
  const { position, ply } = episode.match;
  const rewards = agentsOf(game, options, 'fate').map((agent) => [
    agentName(agent),
    rewardOf(game, position, agent),
  ]);
  write({
    type: 'end',
    game: index,
    steps: step,
    plies: ply,
    rewards: Object.fromEntries(rewards),
    scores: game.results(position).scores,
    seed,
    hash: hashOf(position),
  });
  return written.join('');
}
