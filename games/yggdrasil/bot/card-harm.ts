import { cellAt, itemAt, NO_CARD, valueAt } from '@nineworlds/engine';
import { ANGRY_STEPS, CARD_KINDS, enemyOf, isEnemyCard, isSpecial, STEPS } from '../data/cards.ts';
import { ENEMIES, FENRIR, HEL, JORMUNGAND, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { RAINBOW } from '../data/islands.ts';
import { POWER, RESIDENCE } from '../data/track.ts';
import { ragnarokMove } from '../rules/edition.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Evaluation } from './evaluation.ts';

/** What enemy cards cost, in the position that the evaluation is up to date with. */
export class CardHarm {
  readonly #evaluation: Evaluation;
  readonly #spaces = new Int32Array(ENEMIES);

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** What the gods have to live with once a card is resolved now: its advance and its effect. */
  of(p: YggdrasilPosition, card: number): number {
    const spaces = this.#spaces;
    spaces.set(p.enemies);
    if (!isEnemyCard(card)) {
      const { enemies, spaces: steps } = ragnarokMove(p.setup, card);
      for (let i = 0; i < enemies.length; i++) this.#advance(itemAt(enemies, i), steps);
      return this.#evaluation.threat.of(spaces);
    }
    const enemy = enemyOf(card);
    this.#advance(enemy, isSpecial(card) ? ANGRY_STEPS : STEPS);
    const power = itemAt(POWER, cellAt(spaces, enemy));
    const effect = power === 0 ? 0 : this.#ofEffect(p, enemy, power);
    return effect + this.#evaluation.threat.of(spaces);
  }

  /** The same for a card of which nobody knows more than how likely it is. */
  ofNext(p: YggdrasilPosition): number {
    const { next } = this.#evaluation.threat;
    let harm = 0;
    for (let card = 1; card < CARD_KINDS; card++) {
      const chance = valueAt(next, card);
      if (chance > 0) harm += chance * this.of(p, card);
    }
    return harm;
  }

  /** What Hel, Surt or Jörmungand cost on an island (Y-8.2, Y-8.3, Y-8.4). */
  ofStrike(enemy: number, power: number, bag: number): number {
    const { islands } = this.#evaluation;
    if (enemy === HEL) return islands.ofSlaying(bag, power);
    if (enemy === SURT) return islands.ofKindling(bag, power);
    return islands.ofFlooding(bag);
  }

  #advance(enemy: number, steps: number): void {
    this.#spaces[enemy] = Math.min(cellAt(this.#spaces, enemy) + steps, RESIDENCE);
  }

  #ofEffect(p: YggdrasilPosition, enemy: number, power: number): number {
    const { weights, islands } = this.#evaluation;
    switch (enemy) {
      case FENRIR:
        // Y-8.1: he cannot become angrier.
        return p.fenrirCard === NO_CARD ? weights.anger * power : 0;
      case LOKI:
        return weights.giant * power;
      case JORMUNGAND:
        return islands.from(p.valkyries) - islands.from(RAINBOW) + weights.flood;
      case NIDHOGG:
        this.#dragRearmost();
        return 0;
      default:
        return weights.strike * power;
    }
  }

  /** Y-8.6 */
  #dragRearmost(): void {
    const spaces = this.#spaces;
    let rear = 0;
    for (let enemy = 1; enemy < ENEMIES; enemy++) {
      if (cellAt(spaces, enemy) < cellAt(spaces, rear)) rear = enemy;
    }
    this.#advance(rear, STEPS);
  }
}
