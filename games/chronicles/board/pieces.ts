import type { Given } from './given.ts';
import { type Spot, spotOf } from './spot.ts';

/** A figure on the tree, or the shadow of one. */
export interface Piece {
  readonly key: string;
  readonly word: string;
  readonly kind: 'enemy' | 'god' | 'giant';
  /** Where it stands: level and column, and its number among those who stand there. */
  readonly row: number;
  readonly column: number;
  readonly number: number;
  /** How many stand there. */
  readonly crowd: number;
  /** `left`: it has just gone from here; `coming`: it would come here. */
  readonly shadow?: 'left' | 'coming';
  readonly spot: Spot;
}

/** A shadow to be drawn: a piece and the world where it was or would be. */
export interface Shadow {
  readonly word: string;
  readonly world: string;
  readonly shadow: 'left' | 'coming';
}

/** One trace tells that a world was left; where more stand than these, there is no room for it. */
const MOST_TRACED = 2;

const NOTHING: Spot = { words: '', standing: 'idle', remark: '', cause: '' };

/** Every figure on the tree in a fixed order, so that each keeps its place in the page while it moves. */
export function piecesOf(given: Given, shadows: readonly Shadow[]): Piece[] {
  const { tree, enemies, gods, iotunns } = given.view;
  const kinds: Readonly<Record<string, Piece['kind']>> = {
    ...Object.fromEntries(enemies.map(({ enemy }) => [enemy, 'enemy'])),
    ...Object.fromEntries(gods.map(({ god }) => [god, 'god'])),
  };
  const standing = [
    ...enemies.map(({ enemy, place }) => ({ word: enemy, world: place })),
    ...iotunns.map(({ iotunn, place }) => ({ word: iotunn, world: place })),
    ...gods.filter(({ god }) => god !== 'none').map(({ god, world }) => ({ word: god, world })),
  ];
  const seen = shadows.filter(({ world, shadow }, i) => {
    const isThere = (other: { readonly world: string }) => other.world === world;
    const isFirst = shadows.findIndex((other) => isThere(other) && other.shadow === 'left') === i;
    return shadow === 'coming' || (isFirst && standing.filter(isThere).length <= MOST_TRACED);
  });
  const all: readonly (Omit<Shadow, 'shadow'> & Partial<Shadow>)[] = [...standing, ...seen];
  return all.flatMap(({ word, world, shadow }, i) => {
    const at = tree.worlds.find((shown) => shown.world === world);
    if (at === undefined) return [];
    const isHere = (other: { readonly world: string }) => other.world === world;
    return [
      {
        key: `${word} ${shadow ?? ''}`,
        word,
        kind: kinds[word] ?? 'giant',
        row: at.level,
        column: at.column,
        number: all.slice(0, i).filter(isHere).length,
        crowd: all.filter(isHere).length,
        ...(shadow === undefined ? {} : { shadow }),
        spot: shadow === undefined ? pieceSpot(given, word) : NOTHING,
      },
    ];
  });
}

/** Only a foe who stands before the god and cannot be fought is a closed door. */
function pieceSpot(given: Given, word: string): Spot {
  const spot = spotOf(given, word);
  const { cannotRetreat, enemyProtected } = given.own.labels.causes;
  const isTold = spot.cause === cannotRetreat || spot.cause === enemyProtected;
  return spot.standing === 'closed' && !isTold ? NOTHING : spot;
}
