import { cellAt, itemAt, NO_CARD } from '@nineworlds/engine';
import { ARTIFACT_WORDS, type ArtifactWord } from '../data/artifacts.ts';
import { GOD_WORDS, type GodWord, RELATION_WORDS, type RelationWord } from '../data/gods.ts';
import { THRYM } from '../data/iotunns.ts';
import { WORLD_WORDS, type WorldWord } from '../data/worlds.ts';
import {
  type CardWord,
  cardWord,
  deckSize,
  headLength,
  isUnseen,
  tailLength,
} from '../rules/decks.ts';
import { isDenied } from '../rules/iotunns.ts';
import { mostLives } from '../rules/outcome.ts';
import {
  type ChroniclesPosition,
  FIRST_HOLDER,
  godWord,
  NOTHING,
  SKULD_CARDS,
} from '../rules/state.ts';
import { wordsOf } from './words-of.ts';

/** A figure with all its god has. */
export interface ShownGod {
  /** The seat of a player's god; Support gods come after them. */
  readonly figure: number;
  /** `none` before it is dealt. */
  readonly god: GodWord;
  readonly isSupport: boolean;
  readonly world: WorldWord;
  readonly lives: number;
  readonly mostLives: number;
  readonly elves: number;
  readonly dice: number;
  readonly artifacts: readonly ArtifactWord[];
  /** C-8.2: Thrym puts artifacts out of use. */
  readonly artifactsWork: boolean;
  /** C-14: whether its ability and its power count: player gods in hard mode. */
  readonly hasPower: boolean;
  /** C-14.1: towards which gods in play it has relations. */
  readonly relations: readonly {
    readonly relation: RelationWord;
    readonly towards: readonly GodWord[];
  }[];
  /** A player's deck; absent for Support gods. */
  readonly deck?: ShownDeck;
}

/** A deck of enemy cards, and what is known of it. */
export interface ShownDeck {
  readonly size: number;
  /** C-5: the card that was put down: none, one that nobody has seen, or one that all know. */
  readonly placed: CardWord | 'none' | 'unseen';
  /** Known cards on top and under it, from the top; empty without the memory aid. */
  readonly top: readonly CardWord[];
  readonly bottom: readonly CardWord[];
}

export function shownGods(o: ChroniclesPosition): ShownGod[] {
  const { setup } = o;
  return Array.from({ length: setup.figures }, (_, figure) => {
    const isSupport = figure >= setup.seats;
    return {
      figure,
      god: godWord(o, figure),
      isSupport,
      world: itemAt(WORLD_WORDS, cellAt(o.places, figure)),
      lives: cellAt(o.lives, figure),
      mostLives: mostLives(o, figure),
      elves: isSupport ? 0 : cellAt(o.elves, figure),
      dice: isSupport ? 0 : cellAt(o.dice, figure),
      artifacts: isSupport
        ? []
        : ARTIFACT_WORDS.filter((_, i) => o.artifacts[i] === FIRST_HOLDER + figure),
      artifactsWork: !isDenied(o, THRYM),
      hasPower: setup.isHard && !isSupport,
      relations: isSupport ? [] : relationsOf(o, figure),
      ...(isSupport ? {} : { deck: shownDeck(o, figure) }),
    };
  });
}

function relationsOf(o: ChroniclesPosition, figure: number): ShownGod['relations'] {
  const others = Array.from(o.gods.subarray(0, o.setup.figures));
  const present =
    others.reduce((set, god) => set | (1 << god), 0) & ~(1 << cellAt(o.gods, figure)) & ~1;
  return RELATION_WORDS.map((relation, i) => ({
    relation,
    towards: wordsOf(
      itemAt(itemAt(o.setup.relations, i), cellAt(o.gods, figure)) & present,
      GOD_WORDS,
    ),
  })).filter(({ towards }) => towards.length > 0);
}

function shownDeck(o: ChroniclesPosition, seat: number): ShownDeck {
  const { memoryAid, tail } = o.setup;
  const words = (cards: Int32Array) =>
    memoryAid
      ? Array.from(cards)
          .filter((card) => card !== NO_CARD)
          .map((card) => cardWord(o, card))
      : [];
  const head = seat * SKULD_CARDS;
  return {
    size: deckSize(o, seat),
    placed: placedWord(o, seat),
    top: words(o.heads.subarray(head, head + headLength(o, seat))),
    bottom: words(o.tails.subarray(seat * tail, seat * tail + tailLength(o, seat))),
  };
}

/** `none`, `unseen`, or the card, which those who remember know. */
function placedWord(o: ChroniclesPosition, seat: number): ShownDeck['placed'] {
  const placed = cellAt(o.placed, seat);
  if (placed === NOTHING) return 'none';
  return isUnseen(placed) || !o.setup.memoryAid ? 'unseen' : cardWord(o, placed);
}
