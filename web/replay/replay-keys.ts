/** What a key does in a replay. */
export type ReplayAct =
  | 'previous'
  | 'next'
  | 'previousTurn'
  | 'nextTurn'
  | 'first'
  | 'last'
  | 'play'
  | 'branch';

const ACTS: Readonly<Record<string, ReplayAct>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  '[': 'previousTurn',
  ']': 'nextTurn',
  Home: 'first',
  End: 'last',
  ' ': 'play',
  b: 'branch',
  B: 'branch',
};

/** What a key that was pressed on a thing does; undefined where the thing needs it for itself. */
export function replayAct(key: string, on: 'text' | 'control' | 'page'): ReplayAct | undefined {
  if (on === 'text' || (on === 'control' && key === ' ')) return undefined;
  return Object.hasOwn(ACTS, key) ? ACTS[key] : undefined;
}
