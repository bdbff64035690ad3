import { itemAt } from '@nineworlds/engine';
import { COLUMNS, cut, flow, headed } from '@nineworlds/engine/terminal-layout';
import type { ShownDeck, ShownGod } from '../gods-view.ts';
import { iotunnText } from '../iotunn-text.ts';
import type { ShownDie, ShownThrow } from '../throw-view.ts';
import type { ChroniclesView } from '../view.ts';
import { type BoardText, pips } from './board-text.ts';
import { treeLines } from './grid.ts';
import { sagaLines } from './saga-lines.ts';
import { cageLine, watchLines, wheelLines } from './wheel-lines.ts';

/** A view of Chronicles as text for a terminal. */
export function drawChronicles(view: ChroniclesView, board: BoardText): string {
  return [
    ...headLines(view, board),
    ...sagaLines(view, board),
    ...watchLines(view, board),
    ...treeLines(view, board),
    cageLine(view, board),
    ...wheelLines(view, board),
    ...view.gods.flatMap((god) => godLines(view, god, board)),
    ...throwLines(view.savingThrow, board),
    ...deckLines(view, board),
    ...reserveLines(view, board),
    ...cardLines(view, board),
    cut(board.phrases.legend, COLUMNS, board.width),
    ...(view.saga === undefined ? [] : [cut(board.phrases.sagaLegend, COLUMNS, board.width)]),
    editionLine(view, board),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** The round, whose turn it is, what comes now, and how far it is to victory. */
function headLines(view: ChroniclesView, board: BoardText): string[] {
  const { step, round, turn, nidhogg, savingThrow, order } = view;
  const isBegun = turn > 0 && order.length > 0;
  const what =
    savingThrow === undefined || step === 'ended' ? board.say(step) : board.say('throwing');
  const outcome = view.result === 'open' ? [] : [board.word(view.result).toUpperCase()];
  const gods = order.map((seat) => board.word(itemAt(view.gods, seat).god));
  const pictured = pips(nidhogg.steps, nidhogg.steps + nidhogg.toGo);
  return flow(
    [
      ...(round > 0 ? [board.say('round', { round })] : []),
      ...(isBegun ? [board.say('turn', { turn }), board.god(view, view.active)] : []),
      what,
      ...outcome,
      ...(view.saga === undefined
        ? [board.say('toGo', { pips: pictured, count: nidhogg.toGo })]
        : []),
      ...(gods.length > 1 ? [`${board.say('order')} ${gods.join(' › ')}`] : []),
    ],
    COLUMNS,
    board.width,
  );
}

/** A god with what it has. */
function godLines(view: ChroniclesView, god: ShownGod, board: BoardText): string[] {
  const { width } = board;
  const names = view.gods.map(({ figure }) => board.god(view, figure));
  const column = Math.max(...names.map(width)) + 3;
  const hearts = '♥'.repeat(god.lives) + '♡'.repeat(god.mostLives - god.lives);
  const most = Math.max(...view.gods.map(({ mostLives }) => mostLives));
  const items = [
    `${hearts}${' '.repeat(most - god.mostLives)} ${god.lives}`,
    ...(god.isSupport
      ? []
      : [board.say('elves', { count: god.elves }), board.say('dice', { count: god.dice })]),
    // In a crowded world the tree has no room for gods.
    ...(god.god === 'none' ? [] : [`@${board.word(god.world)}`]),
    ...god.artifacts.map((artifact) => board.word(artifact)),
    ...(god.artifacts.length > 0 && !god.artifactsWork ? [board.say('outOfUse')] : []),
  ];
  const isActive = god.figure === view.active && view.order.length > 0 && view.step !== 'ended';
  return flow(items, COLUMNS - column, width).map((line, i) => {
    const name = i === 0 ? `${isActive ? '>' : ' '}${itemAt(names, god.figure)}` : '';
    return name + ' '.repeat(column - width(name)) + line;
  });
}

/** C-13: the open saving throw with the dice on the table. */
function throwLines(shown: ShownThrow | undefined, board: BoardText): string[] {
  if (shown === undefined) return [];
  const { godDice, vanirDice, toRoll, elvesSpent } = shown;
  const items = [
    ...godDice.map((die) => `${board.word(die.god)} ${dieText(die, board)}`),
    ...(vanirDice.length > 0
      ? [`${board.word('dice')} ${vanirDice.map((die) => dieText(die, board)).join(' ')}`]
      : []),
    ...(toRoll > 0 ? [board.say('toRoll', { count: toRoll })] : []),
    ...(elvesSpent > 0 ? [board.say('elvesSpent', { count: elvesSpent })] : []),
  ];
  const head = board.say('throwHead', { risks: board.risks(shown.risks) });
  return items.length === 0 ? [head] : headed(head, items, board.width);
}

/** `[I]✓`, with `-` where the die is lost. */
function dieText({ symbol, isSuccess, isLost }: ShownDie, board: BoardText): string {
  const face = symbol.startsWith('s') ? '✓' : board.word(symbol.replace('-lost', ''));
  return `[${face}]${isSuccess && face !== '✓' ? '✓' : ''}${isLost ? '-' : ''}`;
}

/** The decks: how many cards, and which of them are known. */
function deckLines(view: ChroniclesView, board: BoardText): string[] {
  const items = view.gods.flatMap(({ god, deck }) =>
    deck === undefined ? [] : [deckText(god, deck, board)],
  );
  return headed(board.phrases.decks, items, board.width);
}

function deckText(god: string, deck: ShownDeck, board: BoardText): string {
  const cards = (words: readonly string[]) =>
    words.map((word) => cardText(god, word, board)).join(' ');
  const isKnown = deck.placed !== 'none' && deck.placed !== 'unseen';
  return [
    board.say('deck', { god: god === 'none' ? '?' : board.word(god), count: deck.size }),
    ...(isKnown ? [board.say('placedCard', { card: cards([deck.placed]) })] : []),
    ...(deck.top.length > 0 ? [board.say('onTop', { cards: cards(deck.top) })] : []),
    ...(deck.bottom.length > 0 ? [board.say('under', { cards: cards(deck.bottom) })] : []),
  ].join(' ');
}

/** A card by its enemy; with the god of its set where that is another one. */
function cardText(owner: string, card: string, board: BoardText): string {
  const [god = '', enemy = ''] = card.split('-');
  return god === owner ? board.word(enemy) : `${board.word(enemy)}/${board.word(god)}`;
}

function reserveLines({ reserves, creaturesLeft, iotunnsLeft }: ChroniclesView, board: BoardText) {
  const { elves, dice, valhalla, heroes, fireGiants, anonymous } = reserves;
  return headed(
    board.phrases.reserves,
    [
      board.say('valhalla', { count: valhalla }),
      board.say('heroes', { count: heroes }),
      board.say('elves', { count: elves }),
      board.say('dice', { count: dice }),
      board.say('fireLeft', { count: fireGiants }),
      board.say('anonymousLeft', { count: anonymous }),
      board.say('creatures', { count: creaturesLeft.length }),
      board.say('iotunnCards', { count: iotunnsLeft.length }),
    ],
    board.width,
  );
}

/** Artifacts in sight, creatures just drawn, Iotunns in play. */
function cardLines(view: ChroniclesView, board: BoardText): string[] {
  const artifacts = view.artifacts.map(({ visible, behind }, level) =>
    visible === '' ? `${level + 1}: -` : `${level + 1}: ${board.word(visible)} +${behind}`,
  );
  const iotunns = view.iotunns.map(
    ({ iotunn }) => `${board.word(iotunn)} ${iotunnText(view, iotunn, board)}`,
  );
  return [
    ...headed(board.phrases.artifacts, artifacts, board.width),
    ...(iotunns.length === 0 ? [] : headed(board.phrases.iotunnsHead, iotunns, board.width)),
    ...(view.creaturesDrawn.length === 0
      ? []
      : headed(
          board.word('creatures'),
          view.creaturesDrawn.map((creature) => board.word(creature)),
          board.width,
        )),
  ];
}

/** That the edition is our reconstruction, or which one its owner has entered. */
function editionLine({ edition }: ChroniclesView, board: BoardText): string {
  const text = edition.reconstructed
    ? board.phrases.edition
    : board.say('ownEdition', { id: edition.id });
  return cut(text, COLUMNS, board.width);
}
