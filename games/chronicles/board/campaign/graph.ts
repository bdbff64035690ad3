import type { CampaignState } from '../../campaign/index.ts';
import { type GodWord, RELATION_WORDS, type RelationWord } from '../../data/gods.ts';

/** A point of the picture, which is 366 wide and 220 high. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Who has which relations towards whom. */
export interface Tie {
  readonly from: GodWord;
  readonly to: GodWord;
  readonly relations: readonly RelationWord[];
}

/** An arrow from who has the relations to whom they name. */
export interface Arrow extends Tie {
  /** The curve, and its head. */
  readonly path: string;
  readonly head: string;
  /** Where the relations are drawn. */
  readonly at: Point;
}

/** Where the gods stand, by how many there are. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [{ x: 183, y: 110 }],
  [
    { x: 70, y: 110 },
    { x: 296, y: 110 },
  ],
  [
    { x: 62, y: 48 },
    { x: 304, y: 48 },
    { x: 183, y: 178 },
  ],
  [
    { x: 62, y: 44 },
    { x: 304, y: 44 },
    { x: 304, y: 176 },
    { x: 62, y: 176 },
  ],
  [
    { x: 183, y: 34 },
    { x: 322, y: 96 },
    { x: 270, y: 172 },
    { x: 96, y: 172 },
    { x: 44, y: 96 },
  ],
];

/** C-15.80: the relations of a campaign, by who has them and whom they name. */
export function tiesOf({ seats }: CampaignState): readonly Tie[] {
  return seats.flatMap(({ god, sheet }) => {
    const named = new Set(RELATION_WORDS.flatMap((relation) => sheet.relations[relation]));
    return [...named].map((to) => ({
      from: god,
      to,
      relations: RELATION_WORDS.filter((relation) => sheet.relations[relation].includes(to)),
    }));
  });
}

/** Where each of so many gods stands. */
export function placeOf(count: number, index: number): Point {
  return PLACES[count]?.[index] ?? { x: 183, y: 110 };
}

/** How far from a god an arrow begins and ends. */
const GAP = 31;
/** How far an arrow bends to its side, so that two towards each other stay apart. */
const BEND = 26;
const HEAD = 9;

/** The arrows of a campaign among its gods. */
export function arrowsOf(state: CampaignState, gods: readonly GodWord[]): readonly Arrow[] {
  return tiesOf(state).map((tie) => {
    const from = placeOf(gods.length, gods.indexOf(tie.from));
    const to = placeOf(gods.length, gods.indexOf(tie.to));
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
    // To the left of the way.
    const bend = { x: (from.x + to.x) / 2 + dy * BEND * 2, y: (from.y + to.y) / 2 - dx * BEND * 2 };
    const start = towards(from, bend, GAP);
    const end = towards(to, bend, GAP);
    const path = `M${text(start)}Q${text(bend)} ${text(end)}`;
    const at = {
      x: start.x / 4 + bend.x / 2 + end.x / 4,
      y: start.y / 4 + bend.y / 2 + end.y / 4,
    };
    return { ...tie, path, head: headAt(end, bend), at };
  });
}

/** The point so far from one point on the way to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = distance / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The head of an arrow that comes from a point. */
function headAt(tip: Point, from: Point): string {
  const back = towards(tip, from, HEAD);
  const [dx, dy] = [(tip.x - back.x) / 2, (tip.y - back.y) / 2];
  const left = { x: back.x - dy, y: back.y + dx };
  const right = { x: back.x + dy, y: back.y - dx };
  return `M${text(tip)}L${text(left)} ${text(right)}z`;
}

function text({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
