import type { Move, MoveBuffer } from '@nineworlds/engine';
import { ENEMIES, NIDHOGG } from '../data/enemies.ts';
import { FREY, FREYJA, HEIMDALL, MAX_SEATS, ODIN, THOR, TYR } from '../data/gods.ts';
import { HELHEIM, MUSPELLHEIM, VANAHEIM } from '../data/worlds.ts';
import { strengthOf } from '../rules/combat.ts';
import {
  ACT,
  ADVANCE_REARMOST,
  BOTTOM,
  BURN_BAG,
  CHOOSE_ENEMY,
  CHOOSE_FIRST,
  CHOOSE_GIANT,
  CHOOSE_ISLAND,
  CHOOSE_PARTNER,
  CHOOSE_ROLL,
  CHOOSE_WEAPON,
  KEEP_ELVES,
  KEEP_VIKINGS,
  ORDER_CARD,
  ORDER_EFFECTS,
  PAY_ELVES,
  PAY_VIKINGS,
  PUSH_BACK,
  RESOLVE_CARD,
  RETURN_CARD,
  REVIVE_BAG,
  ROLL_CALM,
  ROLL_FIGHT,
  SHARE_VIKINGS,
  USE_VANIR,
} from '../rules/kinds.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { canGoBack } from '../rules/track.ts';
import { CardHarm } from './card-harm.ts';
import { Choices } from './choices.ts';
import { Fights } from './fights.ts';
import { Outlook } from './outlook.ts';
import { TurnPlan } from './turn-plan.ts';
import type { Weights } from './weights.ts';

/** Y-3.5: who had better begin and so perhaps have a turn more, from the gods that win most alone. */
const LEADERS = [FREYJA, HEIMDALL, ODIN, TYR, THOR, FREY];

/** Answers every question by what things are worth. */
export class Answers {
  readonly #outlook: Outlook;
  readonly #plan: TurnPlan;
  readonly #choices: Choices;
  readonly #cards: CardHarm;
  readonly #spaces = new Int32Array(ENEMIES);
  readonly #holdings = new Int32Array(MAX_SEATS);

  constructor(weights: Weights) {
    this.#outlook = new Outlook(weights);
    const fights = new Fights(this.#outlook);
    this.#plan = new TurnPlan(this.#outlook, fights);
    this.#choices = new Choices(this.#outlook, fights);
    this.#cards = new CardHarm(this.#outlook);
  }

  /** The answer to the open question, of which the first `n` moves are legal. */
  to(p: YggdrasilPosition, moves: MoveBuffer, n: number): Move {
    const { frames } = p;
    const choices = this.#choices;
    switch (frames.kind) {
      case ACT:
        return this.#plan.world(p);
      case CHOOSE_ENEMY:
        return choices.enemy(p);
      case CHOOSE_ISLAND:
        return choices.island(p);
      case CHOOSE_WEAPON:
        return choices.weapon(p);
      case CHOOSE_PARTNER:
        return choices.partner(p);
      case CHOOSE_GIANT:
        return choices.giant(p);
      case REVIVE_BAG:
        return choices.job(p, HELHEIM);
      case BURN_BAG:
        return choices.job(p, MUSPELLHEIM);
      case USE_VANIR:
        return choices.job(p, VANAHEIM);
      case PAY_VIKINGS:
        return choices.vikingsToPay(p, frames.arg(0));
      case PAY_ELVES: {
        const foe = frames.arg(0);
        return choices.elvesToPay(p, foe, strengthOf(p, foe) - frames.arg(1));
      }
      case KEEP_VIKINGS:
        return choices.vikingsToKeep(p, frames.arg(0));
      case KEEP_ELVES:
        return choices.elvesToKeep(p, frames.arg(0));
      case SHARE_VIKINGS:
        return this.#share(p);
      case PUSH_BACK:
        return this.#retreat(p);
      default:
        return this.#best(p, moves, n);
    }
  }

  /** The answer that is worth most. */
  #best(p: YggdrasilPosition, moves: MoveBuffer, n: number): Move {
    this.#outlook.lookAt(p);
    let best = Number.NEGATIVE_INFINITY;
    let chosen = moves[0];
    for (let i = 0; i < n; i++) {
      const worth = this.#worthOf(p, moves[i]);
      if (worth <= best) continue;
      best = worth;
      chosen = moves[i];
    }
    return chosen;
  }

  #worthOf(p: YggdrasilPosition, move: Move): number {
    switch (p.frames.kind) {
      case CHOOSE_FIRST:
        return LEADERS.indexOf(p.gods[move]);
      case RESOLVE_CARD:
      case ORDER_CARD:
        // Y-14.1, Y-13.3: what costs least comes first; time is won for the rest.
        return -this.#cards.of(p, move);
      case RETURN_CARD:
        return this.#worthOfReturning(p, move);
      case CHOOSE_ROLL:
        return this.#worthOfRoll(p, move);
      case ADVANCE_REARMOST:
        this.#spaces.set(p.enemies);
        this.#spaces[move]++;
        return -this.#outlook.threat.of(this.#spaces);
      case ORDER_EFFECTS:
        // Y-6.6: before the others strike, Nidhögg drags somebody along who will not strike then.
        return move === NIDHOGG ? 1 : 0;
      default:
        return 0;
    }
  }

  /** Y-14.1: a card that is worse than what comes otherwise goes under the deck. */
  #worthOfReturning(p: YggdrasilPosition, where: Move): number {
    const { looked, frames } = p;
    const other = looked[0] === frames.arg(0) ? looked[1] : looked[0];
    const isWorse = this.#cards.of(p, other) > this.#cards.ofNext(p);
    return (where === BOTTOM) === isWorse ? 1 : 0;
  }

  /** Y-14.5: Tyr keeps hammers in a fight, and the colour that calms or costs least. */
  #worthOfRoll({ frames }: YggdrasilPosition, face: number): number {
    const kind = frames.arg(4);
    if (kind === ROLL_FIGHT) return face;
    // Y-8.1: the first colours calm.
    if (kind === ROLL_CALM) return -face;
    return -this.#cards.ofStrike(frames.arg(0), frames.arg(1), face);
  }

  /** Y-11.8: hands Vikings out one by one to whom they are worth most. */
  #share(p: YggdrasilPosition): Move {
    this.#outlook.lookAt(p);
    const { stock } = this.#outlook;
    const holdings = this.#holdings;
    holdings.set(p.vikings);
    const from = p.frames.arg(0);
    for (let left = p.frames.arg(1); left > 0; left--) {
      let best = from;
      let most = Number.NEGATIVE_INFINITY;
      for (let seat = from; seat < p.setup.seats; seat++) {
        const held = holdings[seat];
        const more = stock.ofVikings(seat, held + 1) - stock.ofVikings(seat, held);
        if (more <= most) continue;
        most = more;
        best = seat;
      }
      holdings[best]++;
    }
    return holdings[from];
  }

  /** Y-11.10, Y-11.11: the first in order of those enemies whose retreat brings most. */
  #retreat(p: YggdrasilPosition): Move {
    this.#outlook.lookAt(p);
    const { threat } = this.#outlook;
    const { rearmostRetreat } = p.setup;
    const [count, steps, from] = [p.frames.arg(0), p.frames.arg(1), p.frames.arg(2)];
    const spaces = this.#spaces;
    spaces.set(p.enemies);
    let chosen = ENEMIES;
    for (let pick = 0; pick < count; pick++) {
      let best = from;
      let least = Number.POSITIVE_INFINITY;
      for (let enemy = from; enemy < ENEMIES; enemy++) {
        // One that was picked has left the space where it stands.
        if (!canGoBack(p, enemy) || spaces[enemy] !== p.enemies[enemy]) continue;
        spaces[enemy] = Math.max(spaces[enemy] - steps, rearmostRetreat);
        const cost = threat.of(spaces);
        spaces[enemy] = p.enemies[enemy];
        if (cost >= least) continue;
        least = cost;
        best = enemy;
      }
      spaces[best] = Math.max(spaces[best] - steps, rearmostRetreat);
      chosen = Math.min(chosen, best);
    }
    return chosen;
  }
}
