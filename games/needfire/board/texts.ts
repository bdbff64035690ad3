import type { BoardTexts } from '@nineworlds/board';
import type { NeedfireRefusals } from '../rules/refusals.ts';
import type { NeedfireView } from '../view/view.ts';
import { RUNES } from './icons.ts';

type Count = (n: number) => string;
type Naming = (name: string) => string;

/** The refusals that close a card on the board; it says why in at most four words. */
type Cause = Extract<
  keyof NeedfireRefusals,
  | 'alreadyFaceUp'
  | 'notPeeked'
  | 'bonfireHasEmber'
  | 'noEmberThere'
  | 'notAWarrior'
  | 'doesNotReact'
  | 'notSeen'
  | 'warriorHasEmber'
  | 'bonfireFaceDown'
  | 'notFaceUp'
  | 'hasEmber'
>;

/** Everything the board says; a language that lacks one does not compile. */
export interface Sentences {
  readonly tabs: readonly [string, string, string, string];
  /** Between the names of a list. */
  readonly comma: string;
  readonly turn: (turn: number, turns: number) => string;
  readonly players: Count;
  readonly step: Count;
  readonly steps: readonly [string, string, string, string];
  readonly dealing: string;
  readonly over: string;
  readonly you: string;
  readonly bot: string;
  readonly now: string;
  readonly ofFive: Count;
  readonly flames: Count;
  readonly ring: string;
  readonly place: Count;
  readonly empty: string;
  readonly pile: string;
  readonly exiles: string;
  readonly topFirst: string;
  readonly hiddenCard: string;
  readonly bonfires: string;
  readonly bonfireCount: (open: number, hidden: number) => string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly seenBy: Naming;
  readonly bonus: Count;
  readonly table: string;
  readonly tableSays: string;
  readonly reacts: string;
  /** Whose table is played, where it is an owner's. */
  readonly ownTable: string;
  /** What the editor of the table says: of a row, of a field for a name, of a colour, of a mark. */
  readonly ofFour: Count;
  readonly nameOf: Naming;
  readonly colourOf: (name: string, colour: string) => string;
  readonly reactsToOne: (human: string, element: string) => string;
  readonly close: string;
  readonly ignites: Naming;
  readonly react: Count;
  readonly parts: (leadership: number, blessing: number) => string;
  readonly yourScore: string;
  readonly nowScore: Naming;
  readonly withCard: (name: string, sum: string) => string;
  readonly noChain: string;
  readonly yourFlames: string;
  readonly hiddenFromOthers: string;
  readonly hold: string;
  readonly memory: string;
  readonly or: string;
  readonly scores: string;
  readonly wins: string;
  readonly sharesWin: string;
  readonly drawn: string;
  readonly lookedAt: string;
  readonly emberUnder: Naming;
  readonly black: string;
  readonly white: string;
  readonly reactsTo: Naming;
  readonly reactedBy: Naming;
  readonly hasEmber: string;
  readonly reactsNow: string;
  readonly flameOf: Naming;
  readonly causes: Readonly<Record<Cause, string>>;
}

/** Why a card is closed, by the reason of its refusal; empty where the board has no words for it. */
export function causeOf({ causes }: Sentences, reason: string): string {
  const known: Readonly<Record<string, string>> = causes;
  return known[reason] ?? '';
}

/** A score as people write it: `3 × 5 = 15`. */
export interface Factors {
  readonly leadership: number;
  readonly blessing: number;
  readonly total: number;
}

export function sumOf({ leadership, blessing, total }: Factors): string {
  return `${leadership} × ${blessing} = ${total}`;
}

/** What the board of NeedFire says in a language. */
export type NeedfireTexts = Sentences & BoardTexts<NeedfireView>;

/** The sentences of a language together with what the shell asks a board for. */
export function textsFrom(say: Sentences): NeedfireTexts {
  return {
    ...say,
    headline(view) {
      const isTurn = view.step >= 1 && view.step <= 4;
      const score = view.seat === undefined ? undefined : view.scores[view.seat];
      const sum = score === undefined ? '' : sumOf(score);
      const stage = isTurn
        ? say.turn(view.turn, view.turns)
        : view.step > 4
          ? say.over
          : say.dealing;
      return {
        subtitle: [stage, say.players(view.seats), view.deck.reconstructed ? '' : say.ownTable]
          .filter((part) => part !== '')
          .join(' · '),
        progress: sum,
        short: sum,
        icon: 'fire',
        step: isTurn ? say.step(view.step) : stage,
        whose: view.deck.reconstructed ? '' : say.ownTable,
      };
    },
    actor: () => 'fire',
    chip(words) {
      const card = words.split(' ').at(-1) ?? '';
      return { icon: /\d$/.test(card) ? 'flame' : '', rune: RUNES[card] ?? '' };
    },
  };
}
