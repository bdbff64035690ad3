import type { Tutorial } from '@nineworlds/engine';
import type { Joined } from '@nineworlds/protocol';
import { host } from '../app/host-link.ts';
import { joinUnlessLeft } from '../play/resume-table.ts';

/** How often, and after how many milliseconds, a line is tried again while the table is busy. */
const TRIES = 40;
const PAUSE = 50;

/** Sets up the table of a lesson as it stands at a step, unless the page is left meanwhile. */
export function beginLesson(
  table: string,
  game: string,
  lesson: Tutorial,
  step: number,
  left: AbortSignal,
): Promise<Joined | undefined> {
  return joinUnlessLeft(table, left, () => lessonAt(table, game, lesson, step));
}

/**
 * Starts a lesson and plays what the pupil has played before the step: whoever has looked up a rule goes on
 * where they were.
 */
async function lessonAt(
  table: string,
  game: string,
  { seed, options, seats, steps }: Tutorial,
  step: number,
): Promise<Joined> {
  let joined = await host.ask({
    type: 'start',
    table,
    game,
    options,
    seats,
    seed,
    chance: 'fate',
    purpose: 'lesson',
  });
  for (const { play } of steps.slice(0, step)) {
    if (play !== undefined) joined = await played(table, play);
  }
  return joined;
}

async function played(table: string, line: string): Promise<Joined> {
  for (let i = 0; i < TRIES; i++) {
    const { state } = await host.ask({ type: 'resume', table, takeOver: false });
    const [seat] = state.answerers;
    if (seat !== undefined) {
      const command = { type: 'line', seat, seq: state.seq, line } as const;
      const { refusal } = await host.ask({ type: 'command', table, command });
      if (refusal === undefined) break;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return host.ask({ type: 'resume', table, takeOver: false });
}
