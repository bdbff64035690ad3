import { drawnRune } from '@nineworlds/board/drawn-runes.ts';
import { answersOf, continuesLine, OVER, Rng } from '@nineworlds/engine';
import { describe, expect, it } from 'vitest';
import { RUNES } from '../board/icons.ts';
import { meantBy, type Zone } from '../board/target.ts';
import { needfire } from '../checked.ts';
import { RECONSTRUCTED_DECK } from '../data/reconstructed-deck.ts';
import type { NeedfireView } from '../index.ts';
import { type QuestionName, questions } from '../rules/questions.ts';
import { dealt, seenBy } from './dealt.ts';

/** Every card that a seat can tap, zone by zone. */
function cardsOf(view: NeedfireView, seat: number): Record<Zone, readonly string[]> {
  return {
    ring: view.ring.filter((card) => card !== undefined),
    band: view.bands.flat(),
    hand: view.hands[seat] ?? [],
    drawn: view.drawn,
    exile: [...view.exiles, ...view.embers],
    bonfire: view.bonfires.map((_, i) => String(i + 1)),
  };
}

/** The words that tapping a card of the board spells while a question is open. */
function wordsOnBoard(view: NeedfireView, seat: number, question: QuestionName): Set<string> {
  const zones = Object.entries(cardsOf(view, seat)) as [Zone, readonly string[]][];
  const meant = zones.flatMap(([zone, cards]) =>
    cards.map((card) => meantBy(question, zone, card)),
  );
  return new Set(meant.flatMap((found) => (found?.isAsked ? [found.word] : [])));
}

describe('the board in the browser', () => {
  it.each([2, 3, 4])('has a card for every answer, with %i seats', (seats) => {
    const game = dealt({ seats });
    const rng = new Rng(seats);
    const asked = new Set<string>();
    while (game.match.seat !== OVER) {
      const { seat } = game.match;
      const view = seat < 0 ? undefined : seenBy(game, seat);
      const ahead = needfire.blank(game.match.options);
      ahead.copyFrom(game.position);
      const line: number[] = [];
      do {
        const answers = answersOf(needfire, ahead);
        const question = questions.asked(ahead)?.name;
        // N-7.5: how two flames are laid back is a word, not a card.
        if (view !== undefined && question !== undefined && question !== 'arrange') {
          asked.add(question);
          const words = wordsOnBoard(view, seat, question);
          for (const move of answers) expect(words).toContain(needfire.tokens(ahead, move, seat));
        }
        const move = answers[rng.below(answers.length)] ?? 0;
        line.push(move);
        needfire.apply(ahead, move);
      } while (continuesLine(needfire, ahead, seat));
      game.match.playMoves(line);
    }
    expect(asked).toContain('ignite');
  });

  it('knows the rune of every element for its chips', () => {
    const glyphs = RECONSTRUCTED_DECK.elements.map(({ id, glyph }) => [id, glyph]);
    expect(RUNES).toEqual(Object.fromEntries(glyphs));
  });

  it('draws those itself that a font makes look like others', () => {
    expect(Object.keys(RUNES).filter((id) => drawnRune(RUNES[id] ?? '') !== undefined)).toEqual([
      'cweorth',
      'ear',
    ]);
  });
});
