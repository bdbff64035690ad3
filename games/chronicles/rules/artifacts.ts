import { MEGINGJORD } from '../data/artifacts.ts';
import { THRYM } from '../data/iotunns.ts';
import { type ChroniclesPosition, FIRST_HOLDER } from './state.ts';

/** C-12.1, C-8.2: whether a seat holds an artifact that works; Thrym puts all of them out of use. */
export function hasArtifact(p: ChroniclesPosition, seat: number, artifact: number): boolean {
  return p.artifacts[artifact] === FIRST_HOLDER + seat && ((p.iotunns >> THRYM) & 1) === 0;
}

/** C-12.1: Risks that an artifact cancels for its owner: one, or two with Megingjord. */
export function risksCancelled(p: ChroniclesPosition, seat: number, artifact: number): number {
  if (artifact < 0 || !hasArtifact(p, seat, artifact)) return 0;
  return hasArtifact(p, seat, MEGINGJORD) ? 2 : 1;
}
