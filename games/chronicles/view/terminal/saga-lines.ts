import { COLUMNS, flow, headed } from '@nineworlds/engine/terminal-layout';
import type { ShownIcon, ShownProgress, ShownSaga, ShownSagaFigure } from '../saga-view.ts';
import type { ChroniclesView } from '../view.ts';
import type { BoardText } from './board-text.ts';

/** How the icons of a track are written: `S o [N] >`. */
const ICONS: Readonly<Record<ShownIcon['kind'], string>> = {
  start: 'S',
  plain: 'o',
  effect: 'e',
  turn: '>',
  dead: 'D',
  tree: 'T',
};

/** C-15.34: the open page of the Saga Book as one block; nothing of it in a basic game. */
export function sagaLines({ saga }: ChroniclesView, board: BoardText): string[] {
  if (saga === undefined || saga.page === 0) return [];
  return [
    ...flow(
      [
        `${board.say('sagaPage', { saga: saga.number, page: saga.page })} ${board.saga(`p${saga.page}.title`)}`.trimEnd(),
        trackText(saga),
        board.phrases[saga.status === 'HOUSE' ? 'houseSaga' : 'ownSaga'],
      ],
      COLUMNS,
      board.width,
    ),
    ...goalLines(saga, board),
    ...listed('sagaActions', actionTexts(saga, board), board),
    ...saga.triggers.flatMap(({ enemies }, i) =>
      prose(
        `${board.phrases.trigger} ${board.words(enemies)}`,
        board.saga(`trigger.p${saga.page}.${i}`),
        board,
      ),
    ),
    ...listed('sagaFights', fightTexts(saga, board), board),
    ...saga.defeats.flatMap(({ defeat, progress }) =>
      prose(board.phrases.sagaDefeat, defeatText(defeat, progress, board), board),
    ),
    ...listed('counters', counterTexts(saga, board), board),
    ...listed('onTracks', trackedTexts(saga, board), board),
  ];
}

/** `S o [N] >`: the icons of the track, and Nidhogg on one of them. */
export function trackText({ track, icon }: Pick<ShownSaga, 'track' | 'icon'>): string {
  return track
    .map(({ kind, hasEffect }, i) => {
      if (i === icon) return '[N]';
      return hasEffect && kind !== 'effect' ? `e${ICONS[kind]}` : ICONS[kind];
    })
    .join(' ');
}

function goalLines(saga: ShownSaga, board: BoardText): string[] {
  const target = saga.goals[0]?.progress[0]?.target ?? '';
  const progress = saga.goals.flatMap((goal) => goal.progress);
  const far = progress.map((part) => progressText(part, board));
  const text = board.saga(`p${saga.page}.goal`, { goal: target });
  return prose(board.phrases.goal, [text, ...far.map((part) => `[${part}]`)].join(' '), board);
}

/** `Cold 6 of 9`. */
function progressText({ counter, value, target }: ShownProgress, board: BoardText): string {
  const count = board.say('countOf', { value, target });
  return counter === '' ? count : `${board.sagaName('counter', counter)} ${count}`;
}

function defeatText(id: string, progress: readonly ShownProgress[], board: BoardText): string {
  return [
    board.saga(`defeat.${id}`),
    ...progress.map((part) => `[${progressText(part, board)}]`),
  ].join(' ');
}

function actionTexts({ actions }: ShownSaga, board: BoardText): string[] {
  return actions.map(({ action, open }) => {
    const where = open.length === 0 ? '-' : open.length > 2 ? `${open.length}` : board.words(open);
    return `${board.sagaName('action', action)} (${where})`;
  });
}

function fightTexts({ fights, figures }: ShownSaga, board: BoardText): string[] {
  return fights
    .filter(({ isOpen, target }) => isOpen || figures.some(({ figure }) => figure === target))
    .map(({ fight, target, words, strength, isOpen }) => {
      // Where the figure alone is typed, there is one fight with it.
      const isOnly = words.endsWith(` ${target}`);
      const named = isOnly ? board.sagaName('figure', target) : board.sagaName('fight', fight);
      return `${isOpen ? '●' : ''}${named} ${board.phrases.strength} ${strength}`;
    });
}

function counterTexts({ counters, faceDown, slain }: ShownSaga, board: BoardText): string[] {
  return [
    ...counters.map(({ counter, value }) => `${board.sagaName('counter', counter)} ${value}`),
    ...faceDown.map(({ kind, count }) => `◇${board.sagaName('token', kind)} ${count}`),
    ...slain.map((enemy) => `✗${board.word(enemy)}`),
  ];
}

/** `Hati ··X···☠`: figures on tracks of their own. */
function trackedTexts({ figures }: ShownSaga, board: BoardText): string[] {
  return figures
    .filter(({ place }) => place === 'ownTrack')
    .map((figure) => `${board.sagaName('figure', figure.figure)} ${spacesText(figure)}`);
}

function spacesText({ space, spaces, isStirred }: ShownSagaFigure): string {
  const signs = Array.from({ length: spaces }, (_, i) =>
    i === space ? 'X' : i === spaces - 1 ? '☠' : '·',
  );
  return `${signs.join('')}${isStirred ? '!' : ''}`;
}

function listed(
  head: 'sagaActions' | 'sagaFights' | 'counters' | 'onTracks',
  items: readonly string[],
  board: BoardText,
): string[] {
  return items.length === 0 ? [] : headed(board.phrases[head], items, board.width);
}

/** A sentence behind a head, over as many lines as it needs. */
function prose(head: string, text: string, board: BoardText): string[] {
  if (text === '') return [];
  // Where words are not parted by spaces, a line may break after any sign.
  const isParted = !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const [parts, gap] = isParted ? [text.split(' '), ' '] : [Array.from(text), ''];
  const indent = 2;
  const [first = '', ...more] = flow(
    [`${head}:${isParted ? '' : ' '}`, ...parts],
    COLUMNS - indent,
    board.width,
    gap,
  );
  return [first, ...more.map((line) => ' '.repeat(indent) + line)];
}

/** What lies and stands in a world by the saga: `◇` a token face down, `◆` one face up, figures by their kind. */
export function sagaFigureTexts(
  { saga }: ChroniclesView,
  world: string,
  board: BoardText,
): string[] {
  if (saga === undefined) return [];
  return [
    ...saga.figures
      .filter(({ place }) => place === world)
      .map(({ figure, isEnemy }) => `${isEnemy ? '!' : '#'}${board.sagaName('figure', figure)}`),
    ...saga.tokens
      .filter((token) => token.world === world)
      .map(({ kind }) => (kind === '' ? '◇' : `◆${board.sagaName('token', kind)}`)),
  ];
}
