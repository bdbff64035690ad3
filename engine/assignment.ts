import type { Rng } from './rng.ts';

/**
 * Puts hidden cards into hidden places: every way that gives each card one of its possible places
 * and fills every place is equally likely. Made once and used again; `sample` allocates nothing.
 *
 * Most cards can be anywhere; they fill what is left in a number of ways that is known by formula.
 * So only the others are tried out, which are few, and exactness costs little.
 */
export class Assignment {
  /** Where each card went, by its index. */
  readonly placeOf: Int32Array;
  readonly #masks: Int32Array;
  readonly #room: Int32Array;
  /** Indices of the cards, the tried ones first. */
  readonly #order: Int32Array;
  #cards = 0;
  #tried = 0;
  #freeMask = 0;

  constructor(maxCards: number, maxPlaces: number) {
    this.placeOf = new Int32Array(maxCards);
    this.#masks = new Int32Array(maxCards);
    this.#order = new Int32Array(maxCards);
    this.#room = new Int32Array(maxPlaces);
  }

  /** Begins a new question. */
  clear(): void {
    this.#cards = 0;
    this.#room.fill(0);
  }

  /** How many cards a place takes. */
  addRoom(place: number, count: number): void {
    this.#room[place] += count;
  }

  /** Adds a card that is in one of the places of the mask; cards are numbered as they come. */
  addCard(mask: number): void {
    this.#masks[this.#cards++] = mask;
  }

  /** How many ways there are. */
  count(): number {
    this.#sort();
    return this.#ways(0);
  }

  /** Chooses one way and writes it to `placeOf`; false when there is none. */
  sample(rng: Rng): boolean {
    this.#sort();
    const room = this.#room;
    for (let i = 0; i < this.#tried; i++) {
      const card = this.#order[i];
      let left = this.#ways(i) * fractionOf(rng);
      let chosen = -1;
      for (let place = 0; place < room.length; place++) {
        if (((this.#masks[card] >> place) & 1) === 0 || room[place] === 0) continue;
        room[place]--;
        const ways = this.#ways(i + 1);
        room[place]++;
        if (ways === 0) continue;
        chosen = place;
        left -= ways;
        if (left < 0) break;
      }
      if (chosen < 0) return false;
      room[chosen]--;
      this.placeOf[card] = chosen;
    }
    return this.#dealFree(rng);
  }

  /** The cards that can be anywhere get the places that are left, in random order. */
  #dealFree(rng: Rng): boolean {
    const room = this.#room;
    let places = 0;
    for (let place = 0; place < room.length; place++) places += room[place];
    if (places !== this.#cards - this.#tried) return false;
    for (let i = this.#tried; i < this.#cards; i++) {
      let at = rng.below(places--);
      let place = 0;
      while (at >= room[place]) at -= room[place++];
      if (((this.#freeMask >> place) & 1) === 0) return false;
      room[place]--;
      this.placeOf[this.#order[i]] = place;
    }
    return true;
  }

  /** Finds the commonest mask; cards with another one are tried out first. */
  #sort(): void {
    let most = 0;
    this.#freeMask = 0;
    for (let i = 0; i < this.#cards; i++) {
      let alike = 0;
      for (let j = 0; j < this.#cards; j++) if (this.#masks[j] === this.#masks[i]) alike++;
      if (alike > most) {
        most = alike;
        this.#freeMask = this.#masks[i];
      }
    }
    this.#tried = 0;
    let last = this.#cards;
    for (let i = 0; i < this.#cards; i++) {
      if (this.#masks[i] === this.#freeMask) this.#order[--last] = i;
      else this.#order[this.#tried++] = i;
    }
  }

  /** In how many ways the cards from the i-th tried one on can still be put. */
  #ways(i: number): number {
    const room = this.#room;
    if (i < this.#tried) {
      const mask = this.#masks[this.#order[i]];
      let ways = 0;
      for (let place = 0; place < room.length; place++) {
        if (((mask >> place) & 1) === 0 || room[place] === 0) continue;
        room[place]--;
        ways += this.#ways(i + 1);
        room[place]++;
      }
      return ways;
    }
    // The free cards: all orders, where the order within a place does not count.
    let left = this.#cards - this.#tried;
    let ways = 1;
    for (let place = 0; place < room.length; place++) {
      if (room[place] > 0 && ((this.#freeMask >> place) & 1) === 0) return 0;
      for (let k = 1; k <= room[place]; k++) ways = (ways * left--) / k;
    }
    return left === 0 ? ways : 0;
  }
}

/** A number from 0 up to but not 1, fine enough to tell any two counts of ways apart. */
function fractionOf(rng: Rng): number {
  return ((rng.bits() >>> 0) + (rng.bits() >>> 0) / 0x1_0000_0000) / 0x1_0000_0000;
}
