import type { Move, Onlooker, Seat } from '@nineworlds/engine';
import { chanceOf } from '@nineworlds/engine';
import { enemyOf, isEnemyCard } from '../data/cards.ts';
import { CALMING_FACES, HAMMERS } from '../data/die.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { REVIVED } from '../data/islands.ts';
import { RESIDENCE, START } from '../data/track.ts';
import { ASGARD, HELHEIM, MIDGARD, MUSPELLHEIM, NIDAVELLIR, VANAHEIM } from '../data/worlds.ts';
import { CALM, VANIR_DISMISS, VANIR_PUSH } from '../rules/actions.ts';
import { bonusAgainst, strengthOf } from '../rules/combat.ts';
import { calmingPower } from '../rules/fenrir.ts';
import {
  ADVANCE_REARMOST,
  CHOOSE_ROLL,
  PAY_ELVES,
  PUSH_BACK,
  RESOLVE_CARD,
  ROLL_CALM,
  ROLL_FIGHT,
} from '../rules/kinds.ts';
import { levelOf } from '../rules/nidavellir.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { pushBackEnemy } from '../rules/track.ts';
import { type Aim, aimOf, foeOf, isAsked } from './aim.ts';
import { BoardText, meanText, percent } from './board-text.ts';
import { ifNext, movedBy } from './enemies-view.ts';
import { effectText } from './lanes.ts';
import { burnOdds, gatherOdds } from './odds/bag-odds.ts';
import { calmOdds } from './odds/calm-odds.ts';
import { copyOf } from './odds/card-odds.ts';
import { bestWinChance, winChance } from './odds/fight-odds.ts';

/** A few words beside a choice on what it brings. */
export function remark(
  o: YggdrasilPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker,
): string {
  const last = moves.at(-1);
  if (last === undefined || !isAsked(o, seat)) return '';
  const board = new BoardText(onlooker);
  switch (o.frames.kind) {
    case PAY_ELVES: {
      const total = o.frames.arg(1) + last;
      return total >= strengthOf(o, o.frames.arg(0)) ? board.phrases.wins : board.phrases.loses;
    }
    case ADVANCE_REARMOST:
      return spaceText(o.enemies[last] + 1, board);
    case PUSH_BACK:
      return pushText(o, last, o.frames.arg(1), board);
    case RESOLVE_CARD:
      return moves.length > 1 ? '' : cardText(o, last, board);
    case CHOOSE_ROLL:
      return rollText(o, last, board);
    default:
      return actionText(o, aimOf(o, moves), board);
  }
}

/** Where an enemy would come to. */
function spaceText(space: number, board: BoardText): string {
  return space === RESIDENCE ? board.phrases.toResidence : board.say('toSpace', { space });
}

function pushText(o: YggdrasilPosition, enemy: number, spaces: number, board: BoardText): string {
  const p = copyOf(o);
  pushBackEnemy(p, enemy, spaces, undefined);
  return spaceText(p.enemies[enemy], board);
}

/** Y-14.1: what one of Odin's cards would do. */
function cardText(o: YggdrasilPosition, card: number, board: BoardText): string {
  if (!isEnemyCard(card)) {
    return movedBy(card)
      .map((enemy) => {
        const { to, effect } = ifNext(o, card, enemy);
        const text = effect.kind === 'none' ? '' : ` (${effectText(effect, board)})`;
        return `${board.word(ENEMY_WORDS[enemy])}→${to}${text}`;
      })
      .join(', ');
  }
  const { to, effect } = ifNext(o, card);
  const isStaying = o.enemies[enemyOf(card)] === to;
  return [...(isStaying ? [] : [spaceText(to, board)]), effectText(effect, board)].join(', ');
}

/** Y-14.5: what a roll means that Tyr may keep. */
function rollText(o: YggdrasilPosition, face: number, board: BoardText): string {
  const { frames } = o;
  const { phrases } = board;
  if (frames.arg(4) === ROLL_CALM) {
    return face < CALMING_FACES[calmingPower(o)] ? phrases.calms : phrases.rages;
  }
  if (frames.arg(4) !== ROLL_FIGHT) return '';
  const [foe, vikings] = [frames.arg(0), frames.arg(1)];
  const total = vikings + HAMMERS[face] + bonusAgainst(o, foe) + o.elves[o.active];
  return total >= strengthOf(o, foe) ? phrases.wins : phrases.loses;
}

/** What an action brings, as far as it is spelled. */
function actionText(o: YggdrasilPosition, aim: Aim, board: BoardText): string {
  if (aim.action === CALM) return percent(chanceOf(calmOdds(o).attempt));
  if (aim.target === undefined) return aim.action === ASGARD ? bestFoe(o, board) : '';
  const foe = foeOf(aim);
  return foe === undefined
    ? targetText(o, aim.action, aim.target, board)
    : foeText(o, foe, aim, board);
}

/** The enemy that the active god can beat most surely. */
function bestFoe(o: YggdrasilPosition, board: BoardText): string {
  const [best] = ENEMY_WORDS.map((enemy, e) => ({ enemy, e }))
    .filter(({ e }) => e < ENEMIES && o.enemies[e] !== START)
    .map(({ enemy, e }) => ({ enemy, chance: chanceOf(bestWinChance(o, e)) }))
    .sort((a, b) => b.chance.value - a.chance.value);
  if (best === undefined) return '';
  return board.say('bestAgainst', { enemy: board.word(best.enemy), chance: percent(best.chance) });
}

/** The chance to win: at best, or with so many Vikings. */
function foeText(o: YggdrasilPosition, foe: number, { vikings }: Aim, board: BoardText): string {
  if (vikings === undefined) {
    const chance = percent(chanceOf(bestWinChance(o, foe)));
    return board.say('best', { strength: strengthOf(o, foe), chance });
  }
  const chance = percent(chanceOf(winChance(o, foe, vikings, 0)));
  const best = percent(chanceOf(winChance(o, foe, vikings, o.elves[o.active])));
  return chance === best ? chance : board.say('withElves', { chance, best });
}

function targetText(
  o: YggdrasilPosition,
  world: number | undefined,
  target: number,
  board: BoardText,
): string {
  switch (world) {
    case MIDGARD: {
      const odds = gatherOdds(o, target);
      if (odds === undefined) return board.phrases.noneToGather;
      return board.say('mean', { mean: meanText(odds.mean) });
    }
    case MUSPELLHEIM:
      return board.say('mean', { mean: meanText(burnOdds(o, target).mean) });
    case NIDAVELLIR:
      return `+${levelOf(o, o.active, target) + 1}`;
    case HELHEIM:
      return board.say('revives', { count: Math.min(REVIVED, o.helheim) });
    case VANAHEIM:
      if (target < VANIR_PUSH || target >= VANIR_DISMISS) return '';
      return pushText(o, target - VANIR_PUSH, 1, board);
    default:
      return '';
  }
}
