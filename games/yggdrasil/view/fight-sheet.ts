import {
  type Chance,
  cellAt,
  chanceOf,
  itemAt,
  lowestBit,
  type Move,
  type Seat,
} from '@nineworlds/engine';
import { DIE_SIDES } from '../data/die.ts';
import {
  BERGELMIR,
  GIANT_STRENGTH,
  GIANT_WORDS,
  type GiantWord,
  STRENGTHENER,
} from '../data/giants.ts';
import type { GodWord } from '../data/gods.ts';
import { STRENGTH } from '../data/track.ts';
import { WEAPON_WORDS, type WeaponWord } from '../data/weapons.ts';
import {
  FIRST_GIANT_FOE,
  type FoeWord,
  foeWord,
  godBonus,
  isDieForbidden,
  weaponBonus,
} from '../rules/combat.ts';
import { godWord, type YggdrasilPosition } from '../rules/state.ts';
import { LINES, type LineWord, pushBackEnemy } from '../rules/track.ts';
import { aimOf, foeOf, isAsked } from './aim.ts';
import { type ShownFace, shownDie } from './edition-view.ts';
import { dangerOf } from './enemies-view.ts';
import { copyOf } from './odds/card-odds.ts';
import { rollsOf } from './odds/die-odds.ts';
import { fightOdds } from './odds/fight-odds.ts';

/** Y-10: a fight before its Vikings are sent: what counts, and how likely each number wins. */
export type FightSheet = {
  readonly kind: 'fight';
  /** An enemy, a giant, or `hidden` for the top of the pile. */
  readonly foe: FoeWord;
  readonly against: 'enemy' | 'giant';
  readonly god: GodWord;
  /** Y-10.7: what it takes to win. */
  readonly strength: number;
  /** Y-11.2, Y-11.7: the giant who makes the foe stronger by one; empty where none does. */
  readonly helper: GiantWord | '';
  /** Y-10.4: what the god has before Vikings, die and elves, and what it is made of. */
  readonly bonus: number;
  readonly parts: {
    readonly god: number;
    /** The weapon's word and its level; an empty word where they have none that works. */
    readonly weapon: WeaponWord | '';
    readonly level: number;
  };
  readonly vikingsHeld: number;
  readonly elvesHeld: number;
  /** The Vikings that the line sends, once it says so. */
  readonly sent: number | null;
  /** Y-5: the faces of the die; none under Thiazy (Y-11.5). */
  readonly faces: readonly ShownFace[];
  readonly sides: number;
  /** Y-14.5: of so many rolls the god keeps the best. */
  readonly rolls: number;
  /** By Vikings, from none to all they have. */
  readonly rows: readonly FightRow[];
  /** Y-9.1: where a beaten enemy goes; none for a giant. */
  readonly push: { readonly from: number; readonly to: number } | null;
  /** Y-4.2: the lines that a victory relieves. */
  readonly relief: readonly LineRelief[];
};

/** What a number of Vikings comes to. */
export type FightRow = {
  readonly vikings: number;
  /** The chance to win, by elves that may be spent after the roll, from none to all they have. */
  readonly chances: readonly Chance[];
  /** By face; a single one where no die is rolled. */
  readonly outcomes: readonly FightOutcome[];
};

/** The total before elves, and the elves that are missing; `loss` where they have too few of them. */
export type FightOutcome = {
  readonly total: number;
  readonly result: 'win' | 'winWithElves' | 'loss';
  readonly elves: number;
};

/** How many enemies are beyond a line, now and after a victory. */
export type LineRelief = {
  readonly line: LineWord;
  readonly limit: number;
  readonly from: number;
  readonly to: number;
};

/** The fight that the beginning of a line leads to, or that the open question is about. */
export function fightSheet(
  o: YggdrasilPosition,
  seat: Seat,
  moves: readonly Move[],
): FightSheet | undefined {
  if (!isAsked(o, seat)) return undefined;
  const aim = aimOf(o, moves);
  const foe = foeOf(aim);
  return foe === undefined ? undefined : sheetOf(o, foe, aim.vikings);
}

function sheetOf(o: YggdrasilPosition, foe: number, sent: number | undefined): FightSheet {
  const isEnemy = foe < FIRST_GIANT_FOE;
  const { strength, bonus, chances } = fightOdds(o, foe);
  const level = weaponBonus(o, foe);
  const elvesHeld = cellAt(o.elves, o.active);
  const faces = isDieForbidden(o) ? [] : shownDie(o.setup);
  const hammers = faces.length === 0 ? [0] : faces.map((face) => face.hammers);
  return {
    kind: 'fight',
    foe: foeWord(foe),
    against: isEnemy ? 'enemy' : 'giant',
    god: godWord(o, o.active),
    strength,
    helper: helperOf(o, foe, strength),
    bonus,
    parts: { god: godBonus(o), weapon: level === 0 ? '' : itemAt(WEAPON_WORDS, foe), level },
    vikingsHeld: cellAt(o.vikings, o.active),
    elvesHeld,
    sent: sent ?? null,
    faces,
    sides: DIE_SIDES,
    rolls: rollsOf(o),
    rows: chances.map((byElves, vikings) => ({
      vikings,
      chances: byElves.map(chanceOf),
      outcomes: hammers.map((count) => outcomeOf(bonus + vikings + count, strength, elvesHeld)),
    })),
    ...victoryOf(o, foe),
  };
}

/** Y-10.5, Y-10.6: how a fight ends, as few elves as win spent on it. */
function outcomeOf(total: number, strength: number, elvesHeld: number): FightOutcome {
  const elves = Math.max(0, strength - total);
  if (elves === 0) return { total, result: 'win', elves };
  return { total, result: elves <= elvesHeld ? 'winWithElves' : 'loss', elves };
}

function helperOf({ enemies }: YggdrasilPosition, foe: number, strength: number): GiantWord | '' {
  const isEnemy = foe < FIRST_GIANT_FOE;
  const alone = isEnemy ? itemAt(STRENGTH, cellAt(enemies, foe)) : GIANT_STRENGTH;
  if (strength === alone) return '';
  return itemAt(GIANT_WORDS, isEnemy ? lowestBit(itemAt(STRENGTHENER, foe)) : BERGELMIR);
}

/** What a victory changes on the way to the Residence. */
function victoryOf(o: YggdrasilPosition, foe: number): Pick<FightSheet, 'push' | 'relief'> {
  if (foe >= FIRST_GIANT_FOE) return { push: null, relief: [] };
  const p = copyOf(o);
  pushBackEnemy(p, foe, 1, undefined);
  const [before, after] = [dangerOf(o), dangerOf(p)];
  const relief = LINES.map(({ line, limit }) => ({
    line,
    limit,
    from: before[line].count,
    to: after[line].count,
  }));
  return {
    push: { from: cellAt(o.enemies, foe), to: cellAt(p.enemies, foe) },
    relief: relief.filter(({ from, to }) => to < from),
  };
}
