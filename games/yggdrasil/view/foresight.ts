import { fractionValue, type Move, NO_CARD, type Onlooker, type Seat } from '@nineworlds/engine';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { MIDGARD, MUSPELLHEIM } from '../data/worlds.ts';
import { CALM } from '../rules/actions.ts';
import { ACT } from '../rules/kinds.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { LINES } from '../rules/track.ts';
import { type Aim, aimOf, foeOf, isAsked } from './aim.ts';
import { BoardText, meanText, percent } from './board-text.ts';
import { chanceOf } from './chance.ts';
import { dangerOf, overrunLines } from './enemies-view.ts';
import { fightTable } from './fight-table.ts';
import { type BagOdds, burnOdds, gatherOdds } from './odds/bag-odds.ts';
import { calmOdds } from './odds/calm-odds.ts';
import { reachOdds } from './odds/march-odds.ts';

export { remark } from './remarks.ts';

/** So many cards are looked ahead; a smaller chance than this is not worth a sentence. */
const CARDS_AHEAD = 3;
const WORTH_TELLING = 0.1;

/** What follows from the beginning of a line; before it, what threatens. */
export function foresee(
  o: YggdrasilPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker,
): readonly string[] {
  if (!isAsked(o, seat)) return [];
  const board = new BoardText(onlooker);
  if (moves.length === 0) return o.frames.kind === ACT ? threats(o, board) : [];
  const aim = aimOf(o, moves);
  if (aim.action === CALM) return [calmText(o, board)];
  const foe = foeOf(aim);
  return foe === undefined ? drawText(o, aim, board) : fightTable(o, foe, board);
}

/** What a draw from a bag brings. */
function drawText(o: YggdrasilPosition, { action, target }: Aim, board: BoardText): string[] {
  if (target === undefined) return [];
  if (action === MUSPELLHEIM) return [bagText('burnOdds', burnOdds(o, target), board)];
  if (action !== MIDGARD) return [];
  const odds = gatherOdds(o, target);
  return [odds === undefined ? board.phrases.noGather : bagText('gatherOdds', odds, board)];
}

function bagText(
  key: 'gatherOdds' | 'burnOdds',
  { tokens, mean, chances }: BagOdds,
  board: BoardText,
): string {
  const possible = chances.flatMap((chance, count) =>
    chance.numerator === 0n ? [] : [`${count}: ${percent(chanceOf(chance))}`],
  );
  return board.say(key, { tokens, mean: meanText(mean), chances: possible.join(', ') });
}

function calmText(o: YggdrasilPosition, board: BoardText): string {
  const { attempt, attempts, thisTurn } = calmOdds(o);
  return board.say('calmOdds', {
    attempt: percent(chanceOf(attempt)),
    attempts,
    turn: percent(chanceOf(thisTurn)),
  });
}

/** Y-7.4: that the turn ends lost as things stand; otherwise who may soon bring the end. */
function threats(o: YggdrasilPosition, board: BoardText): string[] {
  const danger = dangerOf(o);
  const overrun = overrunLines(danger);
  if (overrun.length > 0) {
    return [board.say('lostNow', { lines: overrun.map((line) => board.word(line)).join(', ') })];
  }
  const calm = o.fenrirCard === NO_CARD ? [] : [calmText(o, board)];
  const last = LINES.filter(({ line, limit }) => danger[line].count === limit - 1);
  return [
    ...calm,
    ...last.flatMap(({ line, from }) => {
      const [worst] = ENEMY_WORDS.flatMap((enemy, e) => {
        const isBefore = o.enemies[e] < from;
        const chance = isBefore ? reachOdds(o, e, from, CARDS_AHEAD) : undefined;
        return chance === undefined ? [] : [{ enemy, value: fractionValue(chance) }];
      }).sort((a, b) => b.value - a.value);
      if (worst === undefined || worst.value < WORTH_TELLING) return [];
      const facts = { enemy: board.word(worst.enemy), line: board.word(line) };
      return [board.say('lastStand', { ...facts, chance: percent(worst) })];
    }),
  ];
}
