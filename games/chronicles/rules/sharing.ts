import { listRange, TEAM } from '@nineworlds/engine';
import { ARTIFACT_WORDS, ARTIFACTS } from '../data/artifacts.ts';
import { MAX_SEATS, MOST_ELVES, MOST_LIVES } from '../data/sizes.ts';
import { mostLives } from './outcome.ts';
import { question } from './question.ts';
import { no, whyNotCount } from './refusals.ts';
import {
  type ChroniclesPosition,
  FIRST_HOLDER,
  figureWord,
  godWord,
  isHeld,
  isOnMission,
  isSeat,
} from './state.ts';

/** Something that the gods share anew, holder by holder; the last one has what is left. */
interface Goods {
  /** How many share it. */
  readonly holders: (p: ChroniclesPosition) => number;
  /** The fewest and the most that a holder can have, so that the later ones can have the rest. */
  readonly least: (p: ChroniclesPosition, holder: number) => number;
  readonly most: (p: ChroniclesPosition, holder: number) => number;
  /** The holder has so many from now on. */
  readonly hold: (p: ChroniclesPosition, holder: number, count: number) => void;
}

/** The first holder, from one on, who has a choice; undefined where nobody has. */
function nextHolder(p: ChroniclesPosition, goods: Goods, from: number): number | undefined {
  for (let holder = from; holder < goods.holders(p) - 1; holder++) {
    if (goods.least(p, holder) < goods.most(p, holder)) return holder;
  }
  return undefined;
}

/** C-12.2: how many of something a holder has afterwards; then the next one is asked. */
function share<const N extends string>(
  name: N,
  verb: string,
  mostHeld: number,
  goods: Goods,
  event: 'elvesShared' | 'diceShared' | 'livesShared',
  goOn: (p: ChroniclesPosition, from: number) => void,
) {
  return question({
    name,
    verb,
    moves: mostHeld + 1,
    args: (holder: number) => ({ holder }),
    legal: (p, out, { holder }) => listRange(out, goods.least(p, holder), goods.most(p, holder)),
    refuse: (p, count, { holder }) =>
      whyNotCount('C-12.2', count, goods.least(p, holder), goods.most(p, holder)),
    words: (p, count, _observer, { holder }) => `${figureWord(p, holder)} ${count}`,
    fits(p, { seat, holder }) {
      const isHolder = holder >= 0 && holder < goods.holders(p) - 1;
      const isTime = seat === TEAM && isOnMission(p);
      return isTime && isHolder && goods.least(p, holder) < goods.most(p, holder);
    },
    apply(p, count, sink, { holder }) {
      goods.hold(p, holder, count);
      sink?.tell(event, { god: godWord(p, holder), count });
      goOn(p, holder + 1);
    },
  });
}

/** What holders have together from one on. */
export function heldFrom(held: Int32Array, from: number, holders: number): number {
  let total = 0;
  for (let holder = from; holder < holders; holder++) total += held[holder];
  return total;
}

/**
 * A seat holds so many from now on; what it gets comes from the seats after it, what it gives goes to
 * the next. So nothing is ever lost on the way, and to keep what one has changes nothing.
 */
function holdTroops(held: Int32Array, seat: number, seats: number, holding: number): void {
  let missing = holding - held[seat];
  held[seat] = holding;
  if (missing < 0) held[seat + 1] -= missing;
  for (let other = seat + 1; other < seats && missing > 0; other++) {
    const taken = Math.min(missing, held[other]);
    held[other] -= taken;
    missing -= taken;
  }
}

const ELVES: Goods = {
  holders: (p) => p.setup.seats,
  least: () => 0,
  most: (p, seat) => heldFrom(p.elves, seat, p.setup.seats),
  hold: (p, seat, count) => holdTroops(p.elves, seat, p.setup.seats, count),
};

const DICE: Goods = {
  holders: (p) => p.setup.seats,
  least: () => 0,
  most: (p, seat) => heldFrom(p.dice, seat, p.setup.seats),
  hold: (p, seat, count) => holdTroops(p.dice, seat, p.setup.seats, count),
};

/** C-12.2: Gulltopp: what every god holds afterwards: first Elves, then Vanir dice, then artifacts. */
export const shareElves = share('shareElves', 'elves', MOST_ELVES, ELVES, 'elvesShared', askElves);
export const shareDice = share('shareDice', 'dice', MOST_ELVES, DICE, 'diceShared', askDice);

/** C-12.2: Gulltopp: begins with the Elves. */
export function shareGoods(p: ChroniclesPosition): void {
  askElves(p, 0);
}

function askElves(p: ChroniclesPosition, from: number): void {
  const seat = nextHolder(p, ELVES, from);
  if (seat === undefined) askDice(p, 0);
  else shareElves.ask(p, TEAM, seat);
}

function askDice(p: ChroniclesPosition, from: number): void {
  const seat = nextHolder(p, DICE, from);
  if (seat === undefined) askArtifacts(p, 0);
  else shareDice.ask(p, TEAM, seat);
}

function askArtifacts(p: ChroniclesPosition, from: number): void {
  if (p.setup.seats === 1) return;
  for (let artifact = from; artifact < ARTIFACTS; artifact++) {
    if (!isHeld(p, artifact)) continue;
    shareArtifact.ask(p, TEAM, artifact);
    return;
  }
}

/** C-12.2: Gulltopp: which god has an artifact afterwards. */
export const shareArtifact = question({
  name: 'shareArtifact',
  verb: 'artifacts',
  moves: MAX_SEATS,
  args: (artifact: number) => ({ artifact }),
  legal: (p, out) => listRange(out, 0, p.setup.seats - 1),
  refuse: (p, holder) => (isSeat(p, holder) ? undefined : no('C-12.2', 'noSuchGod')),
  words: (p, holder, _observer, { artifact }) =>
    `${ARTIFACT_WORDS[artifact]} ${figureWord(p, holder)}`,
  fits(p, { seat, artifact }) {
    const isTime = seat === TEAM && isOnMission(p) && p.setup.seats > 1;
    const isArtifact = artifact >= 0 && artifact < ARTIFACTS;
    return isTime && isArtifact && isHeld(p, artifact);
  },
  apply(p, holder, sink, { artifact }) {
    p.artifacts[artifact] = FIRST_HOLDER + holder;
    const god = godWord(p, holder);
    sink?.tell('artifactShared', { god, artifact: ARTIFACT_WORDS[artifact] });
    askArtifacts(p, artifact + 1);
  },
});

/** C-12.2, C-17.19: the fewest and the most life points that a figure can have; none gives its last. */
export function leastLives(p: ChroniclesPosition, figure: number): number {
  let capacity = 0;
  for (let other = figure + 1; other < p.setup.figures; other++) capacity += mostLives(p, other);
  return Math.max(1, heldFrom(p.lives, figure, p.setup.figures) - capacity);
}

export function mostShared(p: ChroniclesPosition, figure: number): number {
  const others = p.setup.figures - figure - 1;
  const all = heldFrom(p.lives, figure, p.setup.figures);
  return Math.min(mostLives(p, figure), all - others);
}

const LIVES: Goods = {
  holders: (p) => p.setup.figures,
  least: leastLives,
  most: mostShared,
  hold(p, figure, count) {
    let missing = count - p.lives[figure];
    p.lives[figure] = count;
    for (let other = figure + 1; other < p.setup.figures; other++) {
      const change =
        missing > 0
          ? -Math.min(missing, p.lives[other] - 1)
          : Math.min(-missing, mostLives(p, other) - p.lives[other]);
      p.lives[other] += change;
      missing += change;
    }
  },
};

/** C-12.2: Verdandi: the life points that every god has afterwards. */
export const shareLives = share('shareLives', 'lives', MOST_LIVES, LIVES, 'livesShared', askLives);

/** C-12.2: Verdandi: asks the next figure, from one on, that has a choice. */
export function askLives(p: ChroniclesPosition, from: number): void {
  const figure = nextHolder(p, LIVES, from);
  if (figure !== undefined) shareLives.ask(p, TEAM, figure);
}
