import { cellAt, chanceOf, itemAt, type Move, type Onlooker, type Seat } from '@nineworlds/engine';
import { enemyOf, isEnemyCard } from '../data/cards.ts';
import { CALMING_FACES } from '../data/die.ts';
import { ENEMIES, ENEMY_WORDS } from '../data/enemies.ts';
import { REVIVED } from '../data/islands.ts';
import { RESIDENCE, START } from '../data/track.ts';
import { ASGARD, HELHEIM, MIDGARD, MUSPELLHEIM, NIDAVELLIR, VANAHEIM } from '../data/worlds.ts';
import type { YggdrasilTexts } from '../locale/catalogue.ts';
import { CALM } from '../rules/actions.ts';
import { bonusAgainst, payElves, rollFight, strengthOf } from '../rules/combat.ts';
import { chooseRoll, rollKept } from '../rules/dice.ts';
import { advanceRearmost } from '../rules/effects.ts';
import { resolveCard } from '../rules/enemy-card.ts';
import { calmingPower, rollCalm } from '../rules/fenrir.ts';
import { levelOf } from '../rules/nidavellir.ts';
import { questions } from '../rules/questions.ts';
import { pushBack } from '../rules/runes.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { pushBackEnemy } from '../rules/track.ts';
import { canOnlyReturn, VANIR_DISMISS, VANIR_PUSH } from '../rules/vanaheim.ts';
import { type Aim, aimOf, foeOf, isAsked } from './aim.ts';
import { effectText } from './effect-text.ts';
import { ifNext, movedBy } from './enemies-view.ts';
import { burnOdds, gatherOdds } from './odds/bag-odds.ts';
import { calmOdds } from './odds/calm-odds.ts';
import { copyOf } from './odds/card-odds.ts';
import { bestWinChance, winChance } from './odds/fight-odds.ts';
import { meanText, percent, Wording } from './wording.ts';

/** A few words beside a choice on what it brings. */
export function remark(
  o: YggdrasilPosition,
  seat: Seat,
  moves: readonly Move[],
  onlooker: Onlooker<YggdrasilTexts>,
): string {
  const last = moves.at(-1);
  if (last === undefined || !isAsked(o, seat)) return '';
  const wording = new Wording(onlooker.texts, onlooker.texts.phrases);
  switch (questions.asked(o)) {
    case payElves: {
      const { foe, total } = payElves.open(o);
      return total + last >= strengthOf(o, foe) ? wording.phrases.wins : wording.phrases.loses;
    }
    case advanceRearmost:
      return spaceText(cellAt(o.enemies, last) + 1, wording);
    case pushBack:
      return pushText(o, last, pushBack.open(o).spaces, wording);
    case resolveCard:
      return moves.length > 1 ? '' : cardText(o, last, wording);
    case chooseRoll:
      return rollText(o, last, wording);
    default:
      return actionText(o, aimOf(o, moves), wording);
  }
}

/** Where an enemy would come to. */
function spaceText(space: number, wording: Wording): string {
  return space === RESIDENCE ? wording.phrases.toResidence : wording.say('toSpace', { space });
}

function pushText(o: YggdrasilPosition, enemy: number, spaces: number, wording: Wording): string {
  const p = copyOf(o);
  pushBackEnemy(p, enemy, spaces, undefined);
  return spaceText(cellAt(p.enemies, enemy), wording);
}

/** Y-14.1: what one of Odin's cards would do. */
function cardText(o: YggdrasilPosition, card: number, wording: Wording): string {
  if (!isEnemyCard(card)) {
    return movedBy(o.setup, card)
      .map((enemy) => {
        const { to, effect } = ifNext(o, card, enemy);
        const text = effect.kind === 'none' ? '' : ` (${effectText(effect, wording)})`;
        return `${wording.word(itemAt(ENEMY_WORDS, enemy))}→${to}${text}`;
      })
      .join(', ');
  }
  const { to, effect } = ifNext(o, card);
  const isStaying = o.enemies[enemyOf(card)] === to;
  return [...(isStaying ? [] : [spaceText(to, wording)]), effectText(effect, wording)].join(', ');
}

/** Y-14.5: what a roll means that Tyr may keep. */
function rollText(o: YggdrasilPosition, face: number, wording: Wording): string {
  const { phrases } = wording;
  const kept = rollKept(o);
  const { foe, stake } = chooseRoll.open(o);
  if (kept === rollCalm) {
    return face < itemAt(CALMING_FACES, calmingPower(o)) ? phrases.calms : phrases.rages;
  }
  if (kept !== rollFight) return '';
  const total =
    stake + itemAt(o.setup.hammers, face) + bonusAgainst(o, foe) + cellAt(o.elves, o.active);
  return total >= strengthOf(o, foe) ? phrases.wins : phrases.loses;
}

/** What an action brings, as far as it is spelled. */
function actionText(o: YggdrasilPosition, aim: Aim, wording: Wording): string {
  if (aim.action === CALM) return percent(chanceOf(calmOdds(o).attempt));
  if (aim.target === undefined) return worldText(o, aim.action, wording);
  const foe = foeOf(aim);
  return foe === undefined
    ? targetText(o, aim.action, aim.target, wording)
    : foeText(o, foe, aim, wording);
}

/** What a world offers before anything in it is chosen. */
function worldText(o: YggdrasilPosition, world: number | undefined, wording: Wording): string {
  if (world === ASGARD) return bestFoe(o, wording);
  return world === VANAHEIM && canOnlyReturn(o) ? wording.phrases.vanirReturn : '';
}

/** The enemy that the active god can beat most surely. */
function bestFoe(o: YggdrasilPosition, wording: Wording): string {
  const [best] = ENEMY_WORDS.map((enemy, e) => ({ enemy, e }))
    .filter(({ e }) => e < ENEMIES && o.enemies[e] !== START)
    .map(({ enemy, e }) => ({ enemy, chance: chanceOf(bestWinChance(o, e)) }))
    .sort((a, b) => b.chance.value - a.chance.value);
  if (best === undefined) return '';
  return wording.say('bestAgainst', {
    enemy: wording.word(best.enemy),
    chance: percent(best.chance),
  });
}

/** The chance to win: at best, or with so many Vikings. */
function foeText(o: YggdrasilPosition, foe: number, { vikings }: Aim, wording: Wording): string {
  if (vikings === undefined) {
    const chance = percent(chanceOf(bestWinChance(o, foe)));
    return wording.say('best', { strength: strengthOf(o, foe), chance });
  }
  const chance = percent(chanceOf(winChance(o, foe, vikings, 0)));
  const best = percent(chanceOf(winChance(o, foe, vikings, cellAt(o.elves, o.active))));
  return chance === best ? chance : wording.say('withElves', { chance, best });
}

function targetText(
  o: YggdrasilPosition,
  world: number | undefined,
  target: number,
  wording: Wording,
): string {
  switch (world) {
    case MIDGARD: {
      const odds = gatherOdds(o, target);
      if (odds === undefined) return wording.phrases.noneToGather;
      return wording.say('mean', { mean: meanText(odds.mean) });
    }
    case MUSPELLHEIM:
      return wording.say('mean', { mean: meanText(burnOdds(o, target).mean) });
    case NIDAVELLIR:
      return `+${levelOf(o, o.active, target) + 1}`;
    case HELHEIM:
      return wording.say('revives', { count: Math.min(REVIVED, o.helheim) });
    case VANAHEIM:
      if (target < VANIR_PUSH || target >= VANIR_DISMISS) return '';
      return pushText(o, target - VANIR_PUSH, 1, wording);
    default:
      return '';
  }
}
