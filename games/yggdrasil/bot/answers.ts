import { cellAt, itemAt, type Move, type MoveBuffer, moveAt } from '@nineworlds/engine';
import { ENEMIES, NIDHOGG } from '../data/enemies.ts';
import { FREY, FREYJA, HEIMDALL, MAX_SEATS, ODIN, THOR, TYR } from '../data/gods.ts';
import { HELHEIM, MUSPELLHEIM, VANAHEIM } from '../data/worlds.ts';
import { act } from '../rules/actions.ts';
import { chooseEnemy, chooseFoe } from '../rules/asgard.ts';
import { payElves, payVikings, rollFight, strengthOf } from '../rules/combat.ts';
import { chooseRoll, rollKept } from '../rules/dice.ts';
import { advanceRearmost, orderEffects } from '../rules/effects.ts';
import { BOTTOM, otherCard, resolveCard, returnCard } from '../rules/enemy-card.ts';
import { rollCalm } from '../rules/fenrir.ts';
import { reviveBag } from '../rules/helheim.ts';
import { chooseGiant } from '../rules/jotunheim.ts';
import { orderCard } from '../rules/look-ahead.ts';
import { chooseIsland } from '../rules/midgard.ts';
import { burnBag } from '../rules/muspellheim.ts';
import { chooseWeapon } from '../rules/nidavellir.ts';
import { choosePartner, keepElves, keepVikings } from '../rules/niflheim.ts';
import { questions } from '../rules/questions.ts';
import { pushBack, shareVikings } from '../rules/runes.ts';
import { chooseFirst } from '../rules/setup.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import { canGoBack } from '../rules/track.ts';
import { useVanir } from '../rules/vanaheim.ts';
import { CardHarm } from './card-harm.ts';
import { Choices } from './choices.ts';
import { Evaluation } from './evaluation.ts';
import { Fights } from './fights.ts';
import { TurnPlan } from './turn-plan.ts';
import type { Weights } from './weights.ts';

/** Y-3.5: who had better begin and so perhaps have a turn more, from the gods that win most alone. */
const LEADERS = [FREYJA, HEIMDALL, ODIN, TYR, THOR, FREY];

/** Answers every question by what things are worth. */
export class Answers {
  readonly #evaluation: Evaluation;
  readonly #plan: TurnPlan;
  readonly #choices: Choices;
  readonly #cards: CardHarm;
  readonly #spaces = new Int32Array(ENEMIES);
  readonly #shares = new Int32Array(MAX_SEATS);

  constructor(weights: Weights) {
    this.#evaluation = new Evaluation(weights);
    const fights = new Fights(this.#evaluation);
    this.#plan = new TurnPlan(this.#evaluation, fights);
    this.#choices = new Choices(this.#evaluation, fights);
    this.#cards = new CardHarm(this.#evaluation);
  }

  /** The answer to the open question, of which the first `n` moves are legal. */
  to(p: YggdrasilPosition, moves: MoveBuffer, n: number): Move {
    const choices = this.#choices;
    switch (questions.asked(p)) {
      case act:
        return this.#plan.world(p);
      case chooseEnemy:
        return choices.enemy(p);
      case chooseFoe:
        return choices.foe(p);
      case chooseIsland:
        return choices.island(p);
      case chooseWeapon:
        return choices.weapon(p);
      case choosePartner:
        return choices.partner(p);
      case chooseGiant:
        return choices.giant(p);
      case reviveBag:
        return choices.sideAction(p, HELHEIM);
      case burnBag:
        return choices.sideAction(p, MUSPELLHEIM);
      case useVanir:
        return choices.sideAction(p, VANAHEIM);
      case payVikings:
        return choices.vikingsToPay(p, payVikings.open(p).foe);
      case payElves: {
        const { foe, total } = payElves.open(p);
        return choices.elvesToPay(p, foe, strengthOf(p, foe) - total);
      }
      case keepVikings:
        return choices.vikingsToKeep(p, keepVikings.open(p).partner);
      case keepElves:
        return choices.elvesToKeep(p, keepElves.open(p).partner);
      case shareVikings:
        return this.#share(p);
      case pushBack:
        return this.#retreat(p);
      default:
        return this.#best(p, moves, n);
    }
  }

  /** The answer that is worth most. */
  #best(p: YggdrasilPosition, moves: MoveBuffer, n: number): Move {
    this.#evaluation.update(p);
    let best = Number.NEGATIVE_INFINITY;
    let chosen = moveAt(moves, 0);
    for (let i = 0; i < n; i++) {
      const worth = this.#worthOf(p, moveAt(moves, i));
      if (worth <= best) continue;
      best = worth;
      chosen = moveAt(moves, i);
    }
    return chosen;
  }

  #worthOf(p: YggdrasilPosition, move: Move): number {
    switch (questions.asked(p)) {
      case chooseFirst:
        return LEADERS.indexOf(cellAt(p.gods, move));
      case resolveCard:
      case orderCard:
        // Y-14.1, Y-13.3: what costs least comes first; time is won for the rest.
        return -this.#cards.of(p, move);
      case returnCard:
        return this.#worthOfReturning(p, move);
      case chooseRoll:
        return this.#worthOfRoll(p, move);
      case advanceRearmost:
        this.#spaces.set(p.enemies);
        this.#spaces[move] = cellAt(this.#spaces, move) + 1;
        return -this.#evaluation.threat.of(this.#spaces);
      case orderEffects:
        // Y-6.6: before the others strike, Nidhögg drags somebody along who will not strike then.
        return move === NIDHOGG ? 1 : 0;
      default:
        return 0;
    }
  }

  /** Y-14.1: a card that is worse than what comes otherwise goes under the deck. */
  #worthOfReturning(p: YggdrasilPosition, where: Move): number {
    const other = otherCard(p, returnCard.open(p).chosen);
    const isWorse = this.#cards.of(p, other) > this.#cards.ofNext(p);
    return (where === BOTTOM) === isWorse ? 1 : 0;
  }

  /** Y-14.5: Tyr keeps hammers in a fight, and the colour that calms or costs least. */
  #worthOfRoll(p: YggdrasilPosition, face: number): number {
    const kept = rollKept(p);
    if (kept === rollFight) return itemAt(p.setup.hammers, face);
    // Y-8.1: the first colours calm.
    if (kept === rollCalm) return -face;
    const { foe, stake } = chooseRoll.open(p);
    return -this.#cards.ofStrike(foe, stake, face);
  }

  /** Y-11.8: hands Vikings out one by one to whom they are worth most. */
  #share(p: YggdrasilPosition): Move {
    this.#evaluation.update(p);
    const { holdings } = this.#evaluation;
    const shares = this.#shares;
    shares.set(p.vikings);
    const { holder, left } = shareVikings.open(p);
    for (let shared = 0; shared < left; shared++) {
      let best = holder;
      let most = Number.NEGATIVE_INFINITY;
      for (let seat = holder; seat < p.setup.seats; seat++) {
        const held = cellAt(shares, seat);
        const more = holdings.ofVikings(seat, held + 1) - holdings.ofVikings(seat, held);
        if (more <= most) continue;
        most = more;
        best = seat;
      }
      shares[best] = cellAt(shares, best) + 1;
    }
    return cellAt(shares, holder);
  }

  /** Y-11.10, Y-11.11: the first in order of those enemies whose retreat brings most. */
  #retreat(p: YggdrasilPosition): Move {
    this.#evaluation.update(p);
    const { threat } = this.#evaluation;
    const { rearmostRetreat } = p.setup;
    const { count, spaces: steps, from } = pushBack.open(p);
    const spaces = this.#spaces;
    spaces.set(p.enemies);
    let chosen = ENEMIES;
    for (let pick = 0; pick < count; pick++) {
      let best = from;
      let least = Number.POSITIVE_INFINITY;
      for (let enemy = from; enemy < ENEMIES; enemy++) {
        // One that was picked has left the space where it stands.
        if (!canGoBack(p, enemy) || spaces[enemy] !== p.enemies[enemy]) continue;
        spaces[enemy] = Math.max(cellAt(spaces, enemy) - steps, rearmostRetreat);
        const cost = threat.of(spaces);
        spaces[enemy] = cellAt(p.enemies, enemy);
        if (cost >= least) continue;
        least = cost;
        best = enemy;
      }
      spaces[best] = Math.max(cellAt(spaces, best) - steps, rearmostRetreat);
      chosen = Math.min(chosen, best);
    }
    return chosen;
  }
}
