import { NO_CARD } from '@nineworlds/engine';
import {
  ANGRY_STEPS,
  CARD_KINDS,
  enemyOf,
  FIRST_RAGNAROK,
  isEnemyCard,
  isSpecial,
  RAGNAROK_TRIOS,
  STEPS,
} from '../data/cards.ts';
import { ENEMIES, FENRIR, HEL, JORMUNGAND, LOKI, NIDHOGG, SURT } from '../data/enemies.ts';
import { RAINBOW } from '../data/islands.ts';
import { POWER, RESIDENCE } from '../data/track.ts';
import type { YggdrasilPosition } from '../rules/state.ts';
import type { Outlook } from './outlook.ts';

/** What enemy cards cost, in a position that the outlook has looked at. */
export class CardHarm {
  readonly #outlook: Outlook;
  readonly #spaces = new Int32Array(ENEMIES);

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
  }

  /** What the gods have to live with once a card is resolved now: its advance and its effect. */
  of(p: YggdrasilPosition, card: number): number {
    const spaces = this.#spaces;
    spaces.set(p.enemies);
    if (!isEnemyCard(card)) {
      const trio = RAGNAROK_TRIOS[card - FIRST_RAGNAROK];
      for (let i = 0; i < trio.length; i++) this.#advance(trio[i], STEPS);
      return this.#outlook.threat.of(spaces);
    }
    const enemy = enemyOf(card);
    this.#advance(enemy, isSpecial(card) ? ANGRY_STEPS : STEPS);
    const power = POWER[spaces[enemy]];
    const effect = power === 0 ? 0 : this.#ofEffect(p, enemy, power);
    return effect + this.#outlook.threat.of(spaces);
  }

  /** The same for a card of which nobody knows more than how likely it is. */
  ofNext(p: YggdrasilPosition): number {
    const { next } = this.#outlook.threat;
    let harm = 0;
    for (let card = 1; card < CARD_KINDS; card++) {
      if (next[card] > 0) harm += next[card] * this.of(p, card);
    }
    return harm;
  }

  /** What Hel, Surt or Jörmungand cost on an island (Y-8.2, Y-8.3, Y-8.4). */
  ofStrike(enemy: number, power: number, bag: number): number {
    const { isles } = this.#outlook;
    if (enemy === HEL) return isles.ofSlaying(bag, power);
    if (enemy === SURT) return isles.ofKindling(bag, power);
    return isles.ofFlooding(bag);
  }

  #advance(enemy: number, steps: number): void {
    this.#spaces[enemy] = Math.min(this.#spaces[enemy] + steps, RESIDENCE);
  }

  #ofEffect(p: YggdrasilPosition, enemy: number, power: number): number {
    const { weights, isles } = this.#outlook;
    switch (enemy) {
      case FENRIR:
        // Y-8.1: he cannot become angrier.
        return p.fenrirCard === NO_CARD ? weights.anger * power : 0;
      case LOKI:
        return weights.giant * power;
      case JORMUNGAND:
        return isles.from(p.valkyries) - isles.from(RAINBOW) + weights.flood;
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
    for (let enemy = 1; enemy < ENEMIES; enemy++) if (spaces[enemy] < spaces[rear]) rear = enemy;
    this.#advance(rear, STEPS);
  }
}
