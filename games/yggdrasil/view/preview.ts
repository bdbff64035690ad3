import {
  cellAt,
  chanceOf,
  fractionValue,
  itemAt,
  type Move,
  NO_CARD,
  type Onlooker,
  type Seat,
} from '@nineworlds/engine';
import { ENEMY_WORDS } from '../data/enemies.ts';
import { MIDGARD, MUSPELLHEIM } from '../data/worlds.ts';
import type { YggdrasilTexts } from '../locale/catalogue.ts';
import { act, CALM } from '../rules/actions.ts';
import { apply } from '../rules/flow.ts';
import { pushBack, shareVikings } from '../rules/runes.ts';
import { godWord, type YggdrasilPosition } from '../rules/state.ts';
import { LINES } from '../rules/track.ts';
import { type Aim, aimOf, isAsked } from './aim.ts';
import { dangerOf, overrunLines } from './enemies-view.ts';
import { type BagOdds, burnOdds, gatherOdds } from './odds/bag-odds.ts';
import { calmOdds } from './odds/calm-odds.ts';
import { copyOf } from './odds/card-odds.ts';
import { defeatOdds, reachOdds, unsparedReaches } from './odds/march-odds.ts';
import { CARDS_AHEAD } from './prospects.ts';
import { meanText, percent, Wording } from './wording.ts';

export { remark } from './remarks.ts';

/** A smaller chance than this is not worth a sentence about one enemy. */
const WORTH_TELLING = 0.1;

/** What follows from the beginning of a line; before it, what threatens. A fight has its sheet. */
export function preview(
  o: YggdrasilPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker<YggdrasilTexts>,
): readonly string[] {
  if (!isAsked(o, seat)) return [];
  const wording = new Wording(onlooker.texts, onlooker.texts.phrases);
  const isTogether = pushBack.isOpen(o) || shareVikings.isOpen(o);
  if (isTogether) return askedTogether(o, moves, wording);
  if (moves.length === 0) return act.isOpen(o) ? threats(o, wording) : [];
  const aim = aimOf(o, moves);
  if (aim.action === CALM) return [calmText(o, wording)];
  return drawText(o, aim, wording);
}

/** Y-11.8, Y-11.10, Y-11.11: whose holding is asked next, or how many enemies go back and how far. */
function askedTogether(o: YggdrasilPosition, moves: readonly Move[], wording: Wording): string[] {
  const p = copyOf(o);
  for (const move of moves) apply(p, move);
  if (pushBack.isOpen(o) && pushBack.isOpen(p)) {
    const { count, spaces } = pushBack.open(p);
    return [wording.say('goBack', { count, spaces })];
  }
  if (!shareVikings.isOpen(o) || !shareVikings.isOpen(p)) return [];
  const { holder, left } = shareVikings.open(p);
  const facts = {
    god: wording.word(godWord(p, holder)),
    held: cellAt(p.vikings, holder),
  };
  return [wording.say('shareLeft', { ...facts, left })];
}

/** What a draw from a bag brings. */
function drawText(o: YggdrasilPosition, { action, target }: Aim, wording: Wording): string[] {
  if (target === undefined) return [];
  if (action === MUSPELLHEIM) return [bagText('burnOdds', burnOdds(o, target), wording)];
  if (action !== MIDGARD) return [];
  const odds = gatherOdds(o, target);
  return [odds === undefined ? wording.phrases.noGather : bagText('gatherOdds', odds, wording)];
}

function bagText(
  key: 'gatherOdds' | 'burnOdds',
  { tokens, mean, chances }: BagOdds,
  wording: Wording,
): string {
  const possible = chances.flatMap((chance, count) =>
    chance.numerator === 0n ? [] : [`${count}: ${percent(chanceOf(chance))}`],
  );
  return wording.say(key, { tokens, mean: meanText(mean), chances: possible.join(', ') });
}

function calmText(o: YggdrasilPosition, wording: Wording): string {
  const { attempt, attempts, thisTurn } = calmOdds(o);
  return wording.say('calmOdds', {
    attempt: percent(chanceOf(attempt)),
    attempts,
    turn: percent(chanceOf(thisTurn)),
  });
}

/** Y-7.4: that the turn ends lost as things stand; otherwise how likely the end is, and by whom. */
function threats(o: YggdrasilPosition, wording: Wording): string[] {
  const danger = dangerOf(o);
  const overrun = overrunLines(danger);
  if (overrun.length > 0) {
    return [
      wording.say('lostNow', { lines: overrun.map((line) => wording.word(line)).join(', ') }),
    ];
  }
  const calm = o.fenrirCard === NO_CARD ? [] : [calmText(o, wording)];
  const defeat = defeatOdds(o, CARDS_AHEAD);
  if (defeat === undefined || defeat.numerator === 0n) return calm;
  const total = chanceOf(defeat);
  const worst = total.value < WORTH_TELLING ? [] : worstEnemy(o, wording);
  return [...calm, wording.say('defeatAhead', { chance: percent(total) }), ...worst];
}

/** The enemy that most likely overruns a line by itself. */
function worstEnemy(o: YggdrasilPosition, wording: Wording): string[] {
  const danger = dangerOf(o);
  const last = LINES.filter(({ line, limit }) => danger[line].count === limit - 1);
  const reaches = unsparedReaches(o, CARDS_AHEAD);
  const [likeliest] = last
    .flatMap(({ line, from }) =>
      ENEMY_WORDS.map((_, enemy) => ({
        enemy,
        line,
        from,
        value:
          cellAt(o.enemies, enemy) < from ? fractionValue(itemAt(itemAt(reaches, enemy), from)) : 0,
      })),
    )
    .sort((a, b) => b.value - a.value);
  if (likeliest === undefined) return [];
  const { enemy, line, from } = likeliest;
  const chance = reachOdds(o, enemy, from, CARDS_AHEAD);
  if (chance === undefined || fractionValue(chance) < WORTH_TELLING) return [];
  const facts = { enemy: wording.word(itemAt(ENEMY_WORDS, enemy)), line: wording.word(line) };
  return [wording.say('lastStand', { ...facts, chance: percent(chanceOf(chance)) })];
}
