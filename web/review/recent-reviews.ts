import type { VisibleReview } from '@nineworlds/table';

/** The reviews of this visit, so that whoever looks at a moment and comes back need not wait again. */
const recent = new Map<string, VisibleReview>();

/** At most so many are remembered. */
const MOST = 6;

/** A review that was made for the same question. */
export function recentReview(key: string): VisibleReview | undefined {
  return recent.get(key);
}

/** Remembers a review; the oldest one is forgotten. */
export function rememberReview(key: string, review: VisibleReview): void {
  const [oldest] = recent.keys();
  if (recent.size >= MOST && oldest !== undefined) recent.delete(oldest);
  recent.set(key, review);
}
