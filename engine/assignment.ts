import type { Rng } from './rng.ts';

/** So often places are guessed before the ways are counted. */
const GUESSES = 64;

/**
 * Puts hidden cards into hidden places: every way that gives each card one of its possible places
 * and fills every place is equally likely. Made once and used again; `sample` allocates nothing
 * unless it has to count.
 *
 * Think of a place for n cards as n spots. Cards with one possible place go there. Of the others
 * most can be anywhere and fill whatever spots are left, in equally many ways whatever the rest does.
 * So only the few in between matter: they are put on spots at random until no two share one. Should
 * luck fail, the ways are counted, which is exact too, but slow where there are many.
 */
export class Assignment {
  /** Where each card went, by its index. */
  readonly placeOf: Int32Array;
  readonly #masks: Int32Array;
  /** Spots of each place, and those that are still free while cards are being put. */
  readonly #spots: Int32Array;
  readonly #capacity: Int32Array;
  /** The place of each free spot, while the cards that can be anywhere are dealt. */
  readonly #free: Int32Array;
  /** Indices of the cards with several places: first those in between, then those that can be anywhere. */
  readonly #order: Int32Array;
  #cards = 0;
  #places = 0;
  #hidden = 0;
  #between = 0;
  /** The places of the cards that can be anywhere. */
  #anyMask = 0;
  /** What `#ways` has counted for this question, by card and capacity. */
  readonly #counted = new Map<string, number>();

  constructor(maxCards: number, maxPlaces: number) {
    this.placeOf = new Int32Array(maxCards);
    this.#masks = new Int32Array(maxCards);
    this.#order = new Int32Array(maxCards);
    this.#free = new Int32Array(maxCards);
    this.#spots = new Int32Array(maxPlaces);
    this.#capacity = new Int32Array(maxPlaces);
  }

  /** Begins a new question. */
  clear(): void {
    this.#cards = 0;
    for (let place = 0; place < this.#spots.length; place++) this.#spots[place] = 0;
    if (this.#counted.size > 0) this.#counted.clear();
  }

  /** How many cards a place takes. */
  addRoom(place: number, count: number): void {
    this.#spots[place] += count;
  }

  /** Adds a card that is in one of the places of the mask; cards are numbered as they come. */
  addCard(mask: number): void {
    this.#masks[this.#cards++] = mask;
  }

  /** How many ways there are. */
  count(): number {
    if (!this.#sort()) return 0;
    // The spots of a place are not told apart in the end.
    let same = 1;
    for (let place = 0; place < this.#capacity.length; place++) {
      for (let k = 2; k <= this.#capacity[place]; k++) same *= k;
    }
    let ways = this.#ways(0);
    for (let k = 2; k <= this.#hidden - this.#between; k++) ways *= k;
    return ways / same;
  }

  /** Chooses one way and writes it to `placeOf`; false when there is none. */
  sample(rng: Rng): boolean {
    if (!this.#sort()) return false;
    for (let guess = 0; guess < GUESSES; guess++) {
      if (this.#guess(rng)) return this.#dealAnywhere(rng);
      this.#clearGuess();
    }
    return this.#choose(rng) && this.#dealAnywhere(rng);
  }

  /** Puts the cards with one place and parts the others; false when a place has too many. */
  #sort(): boolean {
    const masks = this.#masks;
    const capacity = this.#capacity;
    const order = this.#order;
    let places = 0;
    for (let place = 0; place < capacity.length; place++) {
      capacity[place] = this.#spots[place];
      if (capacity[place] > 0) places |= 1 << place;
    }
    this.#places = places;
    let hidden = 0;
    // Without a branch on what is known of a card, which a processor could not guess.
    for (let card = 0; card < this.#cards; card++) {
      const mask = masks[card] & places;
      if (mask === 0) return false;
      const place = 31 - Math.clz32(mask);
      const otherPlaces = mask ^ (1 << place);
      const isHidden = (otherPlaces | -otherPlaces) >>> 31;
      this.placeOf[card] = place;
      capacity[place] += isHidden - 1;
      order[hidden] = card;
      hidden += isHidden;
    }
    this.#hidden = hidden;
    this.#anyMask = this.#commonest();
    this.#between = 0;
    for (let i = 0; i < hidden; i++) {
      if ((masks[order[i]] & places) !== this.#anyMask) this.#moveToBetween(i);
    }
    // Less than none makes all of it negative.
    let left = 0;
    for (let place = 0; place < capacity.length; place++) left |= capacity[place];
    return left >= 0;
  }

  /** Cards with equal masks side by side leave the same capacity more often. */
  #moveToBetween(i: number): void {
    const masks = this.#masks;
    const order = this.#order;
    const card = order[i];
    let at = i;
    for (; at > this.#between; at--) order[at] = order[at - 1];
    for (; at > 0 && masks[order[at - 1]] > masks[card]; at--) order[at] = order[at - 1];
    order[at] = card;
    this.#between++;
  }

  /** The mask that most of the cards with several places have. */
  #commonest(): number {
    const masks = this.#masks;
    const order = this.#order;
    let most = 0;
    let commonest = 0;
    for (let i = 0; this.#hidden - i > most; i++) {
      const mask = masks[order[i]] & this.#places;
      if (mask === commonest) continue;
      let alike = 0;
      for (let j = i; j < this.#hidden; j++) if ((masks[order[j]] & this.#places) === mask) alike++;
      if (alike > most) {
        most = alike;
        commonest = mask;
      }
    }
    return commonest;
  }

  /** Puts each card in between on any of its spots; false when one is taken or a place is not filled. */
  #guess(rng: Rng): boolean {
    const capacity = this.#capacity;
    for (let i = 0; i < this.#between; i++) this.placeOf[this.#order[i]] = -1;
    for (let i = 0; i < this.#between; i++) {
      const card = this.#order[i];
      const mask = this.#masks[card] & this.#places;
      let spots = 0;
      for (let bits = mask; bits !== 0; bits &= bits - 1) spots += this.#spots[lowest(bits)];
      let spot = rng.below(spots);
      let bits = mask;
      while (spot >= this.#spots[lowest(bits)]) {
        spot -= this.#spots[lowest(bits)];
        bits &= bits - 1;
      }
      const place = lowest(bits);
      // The first spots of a place are the taken ones: this one is free if it lies behind them.
      if (spot < this.#spots[place] - capacity[place]) return false;
      capacity[place]--;
      this.placeOf[card] = place;
    }
    return this.#isFilled();
  }

  /** Whether only cards that can be anywhere are needed to fill what is left. */
  #isFilled(): boolean {
    let left = 0;
    for (let place = 0; place < this.#capacity.length; place++) {
      const free = this.#capacity[place];
      if (free > 0 && ((this.#anyMask >> place) & 1) === 0) return false;
      left += free;
    }
    return left === this.#hidden - this.#between;
  }

  #clearGuess(): void {
    for (let i = 0; i < this.#between; i++) {
      const place = this.placeOf[this.#order[i]];
      if (place >= 0) this.#capacity[place]++;
    }
  }

  /** Puts the cards in between one by one, each place as likely as the ways that it leaves. */
  #choose(rng: Rng): boolean {
    const capacity = this.#capacity;
    for (let i = 0; i < this.#between; i++) {
      const card = this.#order[i];
      let left = this.#ways(i) * fractionOf(rng);
      let chosen = -1;
      for (let bits = this.#masks[card] & this.#places; bits !== 0; bits &= bits - 1) {
        const place = lowest(bits);
        if (capacity[place] === 0) continue;
        const ways = capacity[place]-- * this.#ways(i + 1);
        capacity[place]++;
        if (ways === 0) continue;
        chosen = place;
        left -= ways;
        if (left < 0) break;
      }
      if (chosen < 0) return false;
      capacity[chosen]--;
      this.placeOf[card] = chosen;
    }
    return this.#isFilled();
  }

  /** On how many choices of spots the cards in between can be put, from the i-th on. */
  #ways(i: number): number {
    if (i === this.#between) return this.#isFilled() ? 1 : 0;
    const capacity = this.#capacity;
    // Many ways to put the first cards leave the same capacity for the others.
    const key = `${i} ${capacity.join()}`;
    const known = this.#counted.get(key);
    if (known !== undefined) return known;
    let ways = 0;
    for (let bits = this.#masks[this.#order[i]] & this.#places; bits !== 0; bits &= bits - 1) {
      const place = lowest(bits);
      if (capacity[place] === 0) continue;
      const spots = capacity[place]--;
      ways += spots * this.#ways(i + 1);
      capacity[place]++;
    }
    this.#counted.set(key, ways);
    return ways;
  }

  /** The cards that can be anywhere get the spots that are left, in random order. */
  #dealAnywhere(rng: Rng): boolean {
    const free = this.#free;
    let spots = 0;
    for (let place = 0; place < this.#capacity.length; place++) {
      for (let k = this.#capacity[place]; k > 0; k--) free[spots++] = place;
    }
    for (let i = this.#between; i < this.#hidden; i++) {
      const spot = rng.below(spots);
      this.placeOf[this.#order[i]] = free[spot];
      free[spot] = free[--spots];
    }
    return true;
  }
}

/** The lowest place of a set that is not empty. */
function lowest(places: number): number {
  return 31 - Math.clz32(places & -places);
}

/** A number from 0 to 1, fine enough to tell any two counts of ways apart. */
function fractionOf(rng: Rng): number {
  return ((rng.bits() >>> 0) + (rng.bits() >>> 0) / 0x1_0000_0000) / 0x1_0000_0000;
}
