import type { BoardIcon } from '@nineworlds/board';
import type { EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import type { ChroniclesView } from '../view/view.ts';
import type { Place } from '../view/wakes-view.ts';
import { godIcon } from './icons.ts';
import type { Given } from './props.ts';
import { groupIcon } from './saga-icons.ts';
import { type Target, targetOf } from './target.ts';

/** Whoever can stand on the tree: an enemy, a god, an Iotunn, or a figure of a saga by its own word. */
export type PieceWord = EnemyWord | GodWord | IotunnWord | SagaWord;
type SagaWord = string & Record<never, never>;

/** A figure on the tree, or the shadow of one. */
export interface Piece {
  readonly key: string;
  readonly word: PieceWord;
  readonly kind: 'enemy' | 'god' | 'giant' | 'saga';
  readonly icon: Exclude<BoardIcon, ''>;
  /** Where it stands: level and column, and its number among those who stand there. */
  readonly row: number;
  readonly column: number;
  readonly number: number;
  /** How many stand there. */
  readonly crowd: number;
  /** `left`: it has just gone from here; `coming`: it would come here. */
  readonly shadow?: 'left' | 'coming';
  readonly target: Target;
}

/** A shadow to be drawn: a piece and the place where it was or would be. */
export interface Shadow {
  readonly word: PieceWord;
  readonly place: Place;
  readonly shadow: 'left' | 'coming';
}

/** One trace tells that a world was left; where more stand than these, there is no room for it. */
const MOST_TRACED = 2;

const NOTHING: Target = { words: '', standing: 'idle', remark: '', cause: '' };

type Standing = Pick<Piece, 'word' | 'kind' | 'icon'> & { readonly place: Place };

/** Everybody on the tree or in the Cage, in a fixed order. */
export function piecesIn({ enemies, gods, iotunns, saga }: ChroniclesView): Standing[] {
  return [
    ...enemies.map(
      ({ enemy, place }): Standing => ({ word: enemy, kind: 'enemy', icon: enemy, place }),
    ),
    ...(saga?.figures ?? []).flatMap(({ figure, group, place }): Standing[] =>
      place === 'ownTrack' ? [] : [{ word: figure, kind: 'saga', icon: groupIcon(group), place }],
    ),
    ...iotunns.map(
      ({ iotunn, place }): Standing => ({ word: iotunn, kind: 'giant', icon: 'iotunn', place }),
    ),
    ...gods
      .filter(({ god }) => god !== 'none')
      .map(
        ({ god, world }): Standing => ({
          word: god,
          kind: 'god',
          icon: godIcon(god),
          place: world,
        }),
      ),
  ];
}

/** Every figure on the tree in a fixed order, so that each keeps its place in the page while it moves. */
export function piecesOf(given: Given, shadows: readonly Shadow[]): Piece[] {
  const { tree } = given.view;
  const standing = piecesIn(given.view);
  const seen = shadows.filter(({ place, shadow }, i) => {
    const isThere = (other: { readonly place: Place }) => other.place === place;
    const isFirst = shadows.findIndex((other) => isThere(other) && other.shadow === 'left') === i;
    return shadow === 'coming' || (isFirst && standing.filter(isThere).length <= MOST_TRACED);
  });
  const all: readonly (Standing & Partial<Pick<Shadow, 'shadow'>>)[] = [
    ...standing,
    ...seen.flatMap(({ word, place, shadow }) => {
      const piece = standing.find((other) => other.word === word);
      return piece === undefined ? [] : [{ ...piece, place, shadow }];
    }),
  ];
  return all.flatMap(({ word, kind, icon, place, shadow }, i) => {
    const at = tree.worlds.find(({ world }) => world === place);
    if (at === undefined) return [];
    const isHere = (other: { readonly place: Place }) => other.place === place;
    return [
      {
        key: `${word} ${shadow ?? ''}`,
        word,
        kind,
        icon,
        row: at.level,
        column: at.column,
        number: all.slice(0, i).filter(isHere).length,
        crowd: all.filter(isHere).length,
        ...(shadow === undefined ? {} : { shadow }),
        target: shadow === undefined ? targetOfPiece(given, word) : NOTHING,
      },
    ];
  });
}

/** Only a foe who stands before the god and cannot be fought is a closed door. */
function targetOfPiece(given: Given, word: PieceWord): Target {
  const fights = given.view.saga?.fights.filter((fight) => fight.target === word) ?? [];
  const target = targetOf(given, word, ...fights.map(({ words }) => words));
  const { cannotRetreat, enemyProtected } = given.own.labels.causes;
  const isTold = target.cause === cannotRetreat || target.cause === enemyProtected;
  return target.standing === 'closed' && !isTold ? NOTHING : target;
}
