import type { ReviewRequest } from '@nineworlds/protocol';
import type { VisibleReview } from '@nineworlds/table';
import { host } from '../app/host-link.ts';
import { recentReview, rememberReview } from './recent-reviews.ts';

/** What is to be looked back on; the same key has the same answer. */
export interface ReviewQuestion {
  readonly request: ReviewRequest;
  readonly key: string;
}

/** A game while it is looked back on, and what was found. */
export class Reviewing {
  /** How much is done, from 0 to 1. */
  done = $state(0);
  found: VisibleReview | undefined = $state.raw();
  error: unknown = $state.raw();
  #thinking: AbortController | undefined = $state.raw();

  get isSearching(): boolean {
    return this.#thinking !== undefined;
  }

  /** Thinks about a question, and about no other one any more. */
  async begin({ request, key }: ReviewQuestion): Promise<void> {
    this.cancel();
    this.done = 0;
    this.error = undefined;
    this.found = recentReview(key);
    if (this.found !== undefined) return;
    const own = new AbortController();
    this.#thinking = own;
    try {
      const found = await host.ask(request, {
        signal: own.signal,
        onprogress: (done) => {
          if (!own.signal.aborted) this.done = done;
        },
      });
      rememberReview(key, found);
      if (!own.signal.aborted) this.found = found;
    } catch (error) {
      if (!own.signal.aborted) this.error = error;
    }
    if (this.#thinking === own) this.#thinking = undefined;
  }

  cancel(): void {
    this.#thinking?.abort();
    this.#thinking = undefined;
  }
}
