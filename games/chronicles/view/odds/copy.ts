import { ChroniclesPosition } from '../../rules/state.ts';

/** A position of its own that is equal to another one. */
export function copyOf(o: ChroniclesPosition): ChroniclesPosition {
  const p = new ChroniclesPosition(o.setup);
  p.copyFrom(o);
  return p;
}
