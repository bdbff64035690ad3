import { CHANCE, putMembers, sampleMember } from '@nineworlds/engine';
import {
  ARTIFACT_LEVELS,
  ARTIFACT_WORDS,
  ARTIFACTS,
  MEGINGJORD,
  PER_LEVEL,
} from '../data/artifacts.ts';
import { NO_GOD } from '../data/gods.ts';
import { THRYM } from '../data/iotunns.ts';
import { drawFrom } from './decks.ts';
import { isDenied } from './iotunns.ts';
import { chanceQuestion } from './question.ts';
import {
  ACTING,
  type ChroniclesPosition,
  FIRST_HOLDER,
  SET_UP,
  UNSEEN_ARTIFACT,
  VISIBLE,
} from './state.ts';

/** C-12.1, C-8.2: whether a seat holds an artifact that works; Thrym puts all of them out of use. */
export function hasArtifact(p: ChroniclesPosition, seat: number, artifact: number): boolean {
  return p.artifacts[artifact] === FIRST_HOLDER + seat && !isDenied(p, THRYM);
}

/** C-12.1: the Risks that an artifact cancels with Megingjord. */
export const MOST_BY_WEAPON = 2;

/** C-12.1: Risks that an artifact cancels for its owner: one, or two with Megingjord. */
export function risksCancelled(
  p: ChroniclesPosition,
  seat: number,
  artifact: number | undefined,
): number {
  if (artifact === undefined || !hasArtifact(p, seat, artifact)) return 0;
  return hasArtifact(p, seat, MEGINGJORD) ? MOST_BY_WEAPON : 1;
}

/** C-3.1: the artifact that lies in front of a level's dispenser. */
export function visibleArtifact(p: ChroniclesPosition, level: number): number | undefined {
  for (let i = level * PER_LEVEL; i < (level + 1) * PER_LEVEL; i++) {
    if (p.artifacts[i] === VISIBLE) return i;
  }
  return undefined;
}

/** C-3.1: the artifacts of a level that nobody has seen, as a set. */
export function unseenArtifacts(p: ChroniclesPosition, level: number): number {
  let artifacts = 0;
  for (let i = level * PER_LEVEL; i < (level + 1) * PER_LEVEL; i++) {
    if (p.artifacts[i] === UNSEEN_ARTIFACT) artifacts |= 1 << i;
  }
  return artifacts;
}

/** C-11.2: the visible artifacts of the levels up to the one that an action reaches, as a set. */
export function artifactsInReach(p: ChroniclesPosition, highest: number): number {
  let artifacts = 0;
  for (let level = 0; level <= highest && level < ARTIFACT_LEVELS; level++) {
    const artifact = visibleArtifact(p, level);
    if (artifact !== undefined) artifacts |= 1 << artifact;
  }
  return artifacts;
}

/** C-3.1, C-11.2: the next artifact of a level comes into sight. */
export const showArtifact = chanceQuestion({
  name: 'showArtifact',
  verb: 'artifact',
  moves: ARTIFACTS,
  args: (level: number) => ({ level }),
  outcomes: (p, moves, weights, { level }) => putMembers(moves, weights, unseenArtifacts(p, level)),
  sample: (p, rng, { level }) => sampleMember(unseenArtifacts(p, level), rng),
  draw: (_p, { level }) => drawFrom(level),
  words: (_p, artifact) => ARTIFACT_WORDS[artifact],
  fits(p, { seat, level }) {
    const isLevel = level >= 0 && level < ARTIFACT_LEVELS;
    if (seat !== CHANCE || !isLevel || visibleArtifact(p, level) !== undefined) return false;
    const areDealt = !p.gods.subarray(0, p.setup.figures).includes(NO_GOD);
    const isTime = p.step === ACTING || (p.step === SET_UP && areDealt);
    return isTime && unseenArtifacts(p, level) !== 0;
  },
  apply(p, artifact, sink) {
    p.artifacts[artifact] = VISIBLE;
    sink?.tell('artifactShown', { artifact: ARTIFACT_WORDS[artifact] });
  },
});
