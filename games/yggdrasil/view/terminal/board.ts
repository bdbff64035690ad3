import { itemAt } from '@nineworlds/engine';
import { COLUMNS, cut, flow, headed } from '@nineworlds/engine/terminal-layout';
import { CARD_WORDS, type CardWord, FIRST_ANGRY } from '../../data/cards.ts';
import { oursIn } from '../ours.ts';
import type { YggdrasilView } from '../view.ts';
import { percent } from '../wording.ts';
import type { BoardText } from './board-text.ts';
import { dangerLine, laneLines } from './lanes.ts';
import { islandAndGiantLines, runeLine, vanirLine, worldLines } from './reserves.ts';

/** A view of Yggdrasil as text for a terminal. */
export function drawYggdrasil(view: YggdrasilView, board: BoardText): string {
  const { width, phrases } = board;
  return [
    ...headLines(view, board),
    dangerLine(view, board),
    ...laneLines(view, board),
    ...islandAndGiantLines(view, board),
    ...runeLine(view, board),
    ...vanirLine(view, board),
    ...worldLines(view, board),
    ...deckLines(view, board),
    ...godLines(view, board),
    cut(phrases.legend, COLUMNS, width),
    ...headed(phrases.ours, oursIn(view), width, ' '),
    ...editionLine(view, board),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Y-16.15: that an owner's edition is played, and which. */
function editionLine({ edition }: YggdrasilView, board: BoardText): string[] {
  if (edition === undefined) return [];
  return [cut(board.say('ownEdition', { id: edition.id }), COLUMNS, board.width)];
}

/** The turn, whose it is, what comes now, and how far it is to victory. */
function headLines(view: YggdrasilView, board: BoardText): string[] {
  const { step, turn, action, actions, fenrir, skips, deck } = view;
  const what = {
    setUp: board.say('setUp'),
    enemy: board.say('drawing'),
    acting: board.say('action', { action, most: actions }),
    ended: board.say('ended'),
  }[step];
  const items = [
    ...(turn > 0 ? [board.say('turn', { turn }), board.god(view, view.active)] : []),
    what,
    board.say('toGo', { count: deck.toGo }),
    ...(skips > 0 ? [board.say('quiet', { count: skips })] : []),
  ];
  const lines = flow(items, COLUMNS, board.width);
  if (!fenrir.isAngry) return lines;
  const facts = { attempt: percent(fenrir.attempt), turn: percent(fenrir.thisTurn) };
  return [...lines, cut(board.say('angry', facts), COLUMNS, board.width)];
}

/** What is known of the deck, and the special cards that are still to come. */
function deckLines({ deck }: YggdrasilView, board: BoardText): string[] {
  const specials: readonly CardWord[] = CARD_WORDS.slice(FIRST_ANGRY);
  const special = deck.unseen.filter(({ card }) => specials.includes(card));
  const items = [
    { key: 'looked', cards: deck.looked },
    { key: 'top', cards: deck.top },
    { key: 'bottom', cards: deck.bottom },
    { key: 'special', cards: special.map(({ card }) => card) },
  ] as const;
  const texts = items
    .filter(({ cards }) => cards.length > 0)
    .map(({ key, cards }) => board.say(key, { cards: board.words(cards) }));
  if (deck.boxed > 0) texts.push(board.say('boxed', { count: deck.boxed }));
  return texts.length === 0 ? [] : headed(board.phrases.deck, texts, board.width);
}

/** Every god with what they hold. */
function godLines(view: YggdrasilView, board: BoardText): string[] {
  const { width } = board;
  const names = view.gods.map(({ seat }) => board.god(view, seat));
  const column = Math.max(...names.map(width)) + 4;
  return view.gods.flatMap((god, seat) => {
    const mark = seat === view.active && view.turn > 0 ? '>' : ' ';
    const holdings = [
      `${board.word('vikings')} ${god.vikings}`,
      `${board.word('elves')} ${god.elves}`,
      ...god.weapons.map(({ enemy, level }) => `${board.word(enemy)}+${level}`),
    ];
    const lines = flow(holdings, COLUMNS - column, width);
    return lines.map((line, i) => {
      const name = i === 0 ? `${mark} ${itemAt(names, seat)}` : '';
      return name + ' '.repeat(column - width(name)) + line;
    });
  });
}
