import type { Standing } from '@nineworlds/board';
import type { Tutorial, TutorialStep } from '@nineworlds/engine';
import type { Joined } from '@nineworlds/protocol';
import { PlayedTable, type PlayedTableOptions } from '../play/table.svelte.ts';

/** A pupil at a table: what a step asks for is played, everything else is kindly put off. */
export class Lesson extends PlayedTable {
  readonly steps: readonly TutorialStep[];
  /** How far the lesson has come. */
  step = $state(0);
  /** The pupil has tried something that this step does not ask for. */
  strayed = $state(false);

  constructor(setUp: PlayedTableOptions, joined: Joined, { steps }: Tutorial, step: number) {
    super(setUp, joined);
    this.steps = steps;
    this.step = step;
  }

  get now(): TutorialStep | undefined {
    return this.steps[this.step];
  }

  /** The line that is to be played next; none when the game is the pupil's own. */
  get wanted(): string | undefined {
    return this.steps.slice(this.step).find(({ play }) => play !== undefined)?.play;
  }

  get canGoOn(): boolean {
    return this.now?.play === undefined && this.step < this.steps.length - 1;
  }

  /** What has been read can be read again; what has been played stays. */
  get canReadAgain(): boolean {
    return this.step > 0 && this.steps[this.step - 1]?.play === undefined;
  }

  goOn(): void {
    this.strayed = false;
    if (this.canGoOn) this.step++;
  }

  readAgain(): void {
    this.strayed = false;
    if (this.canReadAgain) this.step--;
  }

  /** Plays what the step asks for. */
  async doIt(): Promise<void> {
    const { wanted } = this;
    if (wanted !== undefined) await this.play(wanted);
  }

  override standing(word: string): Standing {
    const usual = super.standing(word);
    const isShown = this.now?.look?.includes(word) === true;
    return isShown && (usual === 'idle' || usual === 'legal') ? 'considered' : usual;
  }

  override async play(line: string): Promise<void> {
    const { wanted, step } = this;
    this.strayed = wanted !== undefined && !means(line, wanted);
    if (this.strayed) return;
    await super.play(line);
    if (this.notice !== undefined || wanted === undefined) return;
    this.step = this.steps.findIndex(({ play }, i) => i >= step && play === wanted) + 1;
  }

  override async chooseForMe(): Promise<void> {
    if (this.wanted === undefined) await super.chooseForMe();
    else await this.doIt();
  }

  override async undo(): Promise<void> {
    const { step } = this;
    await super.undo();
    if (this.notice !== undefined) return;
    const last = this.steps.findLastIndex(({ play }, i) => i < step && play !== undefined);
    if (last >= 0) this.step = last;
  }
}

/** Whether a line is the one wanted; words at its end that are the only ones possible may be missing. */
function means(line: string, wanted: string): boolean {
  const words = line.trim().toLowerCase().replace(/\s+/g, ' ');
  return wanted === words || wanted.startsWith(`${words} `);
}
