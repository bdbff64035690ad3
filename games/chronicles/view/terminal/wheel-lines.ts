import { itemAt } from '@nineworlds/engine';
import {
  across,
  COLUMNS,
  cut,
  flow,
  headed,
  right,
  type Width,
} from '@nineworlds/engine/terminal-layout';
import type { ShownEnemy, ShownGodWake } from '../enemies-view.ts';
import type { ChroniclesView } from '../view.ts';
import { isDefeat, type ShownWake } from '../wakes-view.ts';
import { percent } from '../wording.ts';
import { type BoardText, pips } from './board-text.ts';

const STRENGTH_COLUMNS = 3;
const CHANCE_COLUMNS = 5;

/** Where the columns of the wheel begin. */
interface Columns {
  readonly strength: number;
  readonly bar: number;
  readonly slot: number;
  readonly chances: number;
  readonly effect: number;
}

/** C-6, C-2.4: the six enemies: strength, ladder, slot of the wheel, chances, and what would come. */
export function wheelLines(view: ChroniclesView, board: BoardText): string[] {
  const { width, phrases } = board;
  const widest = (texts: readonly string[]) => Math.max(...texts.map(width));
  const slots = view.enemies.map((enemy) => slotText(view, enemy));
  const strength = widest(view.enemies.map(({ enemy }) => board.word(enemy))) + 1;
  const bar = strength + STRENGTH_COLUMNS + 1;
  const slot = bar + widest(view.enemies.map((enemy) => barOf(view, enemy))) + 1;
  const chances = slot + widest([...slots, phrases.wheel]) + 1;
  const at = { strength, bar, slot, chances, effect: chances + CHANCE_COLUMNS * view.seats + 1 };
  const numbers = Array.from({ length: view.seats }, (_, seat) => String(seat + 1));
  const head = across(
    [
      [at.strength, phrases.strength],
      [at.slot, phrases.wheel],
      [at.chances, cells(numbers, width)],
      [at.effect, phrases.ifAwake],
    ],
    width,
  );
  return [head, ...view.enemies.map((enemy) => enemyLine(view, enemy, board, at))].map((line) =>
    cut(line, COLUMNS, width),
  );
}

/** Texts below the numbers of the gods. */
function cells(texts: readonly string[], width: Width): string {
  return texts.map((text) => right(text, CHANCE_COLUMNS, width)).join('');
}

function enemyLine(view: ChroniclesView, enemy: ShownEnemy, board: BoardText, at: Columns): string {
  const { width } = board;
  const strength = enemy.strength === 0 ? '' : String(enemy.strength);
  const guard = enemy.protector === '' ? '' : '*';
  return across(
    [
      [0, board.word(enemy.enemy)],
      [at.strength, right(`${strength}${guard}`, STRENGTH_COLUMNS, width)],
      [at.bar, barOf(view, enemy)],
      [at.slot, slotText(view, enemy)],
      [at.chances, cells(enemy.wakes.map(chanceText), width)],
      [at.effect, wakesText(view, enemy, board)],
    ],
    width,
  );
}

/** `■■■□□□□□|`: the ladder with its edge; islands by their numbers, `~` for the rainbow. */
function barOf({ islands, island }: ChroniclesView, { enemy, ladder }: ShownEnemy): string {
  if (enemy !== 'iormungand') return `${pips(ladder.count, ladder.most)}|`;
  const names = ['~', ...islands.map(String)];
  return `${names.map((name, i) => (i === island ? `(${name})` : name)).join('')}|`;
}

/** The numbers of the gods whose cards lie in the slot. */
function slotText({ gods }: ChroniclesView, { slot }: ShownEnemy): string {
  const numbers = slot.map((word) => gods.findIndex(({ god }) => god === word) + 1);
  return numbers.length === 0 ? '[ ]' : numbers.map((number) => `[${number}]`).join('');
}

/** The chance when the card's turn comes; in brackets where it is still in the deck. */
function chanceText({ card, ifNext, inOrder }: ShownGodWake): string {
  const chance = inOrder ?? ifNext;
  if (chance.value === 0) return '·';
  return card === 'placed' ? percent(chance) : `(${percent(chance).replace('%', '')})`;
}

/** What an activation would do to the god who is next; where that is open, to whom it does the worst. */
function wakesText(view: ChroniclesView, { enemy, wakes }: ShownEnemy, board: BoardText): string {
  const placed = wakes.filter(({ card }) => card === 'placed');
  const isOrdered = placed.length > 0 && view.order.length > 0;
  const likely = placed.length > 0 ? placed : wakes;
  const turn = ({ god }: ShownGodWake) =>
    view.order.indexOf(view.gods.findIndex((shown) => shown.god === god));
  const [first, ...others] = [...likely].sort((a, b) =>
    isOrdered ? turn(a) - turn(b) : severity(b.effect) - severity(a.effect),
  );
  if (first === undefined) return '';
  const whose = isOrdered || others.length === 0 ? 'the god' : 'any god';
  const text = effectText(view, enemy, first.effect, board, whose);
  const isLater = others.some(({ effect }) => isDefeat(effect.outcome));
  return isLater && !isDefeat(first.effect.outcome) ? `(!) ${text}` : text;
}

/** How bad an activation is: defeat, a lost turn, lives. */
function severity({ outcome, endsTurn, lives }: ShownWake): number {
  return (isDefeat(outcome) ? 100 : 0) + (endsTurn ? 10 : 0) + lives;
}

/** C-7: an activation in a few words. */
function effectText(
  view: ChroniclesView,
  enemy: string,
  wake: ShownWake,
  board: BoardText,
  whose: 'the god' | 'any god',
): string {
  const { phrases } = board;
  if (wake.outcome === 'won') return phrases.victory;
  const isLoki = enemy === 'loki' && whose === 'any god';
  const to = isLoki ? phrases.theGod : board.word(wake.to);
  const isOnIsland = enemy === 'iormungand';
  return [
    ...(isDefeat(wake.outcome) ? [`!${board.say(wake.outcome)}`] : []),
    ...(wake.endsTurn ? [phrases.endsTurn] : []),
    ...(wake.lives > 0 ? [`-${wake.lives}♥`] : []),
    ...(wake.fire > 0 ? [board.say('fire', { count: wake.fire })] : []),
    ...(wake.anonymous > 0 ? [board.say('anonymous', { count: wake.anonymous })] : []),
    ...(wake.iotunn ? [phrases.iotunn] : []),
    ...(enemy === 'nidhogg' ? [board.say('step', { toGo: view.nidhogg.toGo - 1 })] : []),
    ...(wake.turns ? ['↻'] : []),
    ...(wake.ravages !== '' && !isLoki ? [phrases.ravages] : []),
    // Last, since a long name may be cut.
    ...(wake.moves && isOnIsland ? [board.say('island', { island: wake.island })] : []),
    ...(wake.moves && !isOnIsland ? [`→${to}`] : []),
  ].join(' ');
}

/** C-4: how far away defeat is. */
export function watchLines(view: ChroniclesView, board: BoardText): string[] {
  const weakest = view.gods.reduce((least, god) => (god.lives < least.lives ? god : least));
  const items = [
    ...view.watch.map(({ enemy, wakes }) => {
      const text = board.say('wakes', { enemy: board.word(enemy), count: wakes });
      const isOut = view.enemies.some((shown) => shown.enemy === enemy && shown.isOnEdge);
      return wakes > 1 ? text : `${isOut ? '!!' : '!'}${text}`;
    }),
    ...(weakest.god === 'none' ? [] : [`${board.word(weakest.god)} ${weakest.lives}♥`]),
    board.say('markers', { count: view.tree.cage.markersLeft }),
  ];
  return headed(board.phrases.watch, items, board.width);
}

/** C-2.3: the Cage: markers left in their slots, and who is in it. */
export function cageLine({ tree }: ChroniclesView, board: BoardText): string {
  const { enemies, iotunns, slots } = tree.cage;
  const inside = [
    ...enemies.map((enemy) => `!${board.word(enemy)}`),
    ...iotunns.map((iotunn) => `*${board.word(iotunn)}`),
  ].join(' ');
  const bars = slots.map(({ slot, filled }) => (filled ? String(slot) : '·')).join(' ');
  return itemAt(flow([`${board.word('cage')}  ${bars}`, inside], COLUMNS, board.width), 0);
}
