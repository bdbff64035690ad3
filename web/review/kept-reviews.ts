import type { VisibleReview } from '@nineworlds/table';

/** The reviews of this visit, so that whoever looks at a moment and comes back need not wait again. */
const kept = new Map<string, VisibleReview>();

/** No more are kept. */
const MOST = 6;

/** A review that was made for the same question. */
export function keptReview(key: string): VisibleReview | undefined {
  return kept.get(key);
}

/** Keeps a review; the oldest one goes. */
export function keepReview(key: string, review: VisibleReview): void {
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(key, review);
}
