import type { Facts, Seat } from '@nineworlds/engine';

const FLAMES = 26;
const HAND = 5;

/** Where a flame is: `hand-0`, `bonfire-3`. What nobody has seen is no place of its own here. */
type Place = string;
/** The flames a seat has ever seen, and where each of them is in one world. */
type World = ReadonlyMap<string, Place>;

function hand(seat: number | string): Place {
  return `hand-${seat}`;
}

function bonfire(place: number | string): Place {
  return `bonfire-${place}`;
}

/**
 * What a seat can work out that forgets nothing it was told: all the ways in which the flames that
 * it has seen can have moved. Flames that it has never seen are alike to it, so they only count.
 *
 * It listens to events alone and shares nothing with the rules: they are held against it.
 */
export class Memory {
  readonly seat: Seat;
  #worlds: readonly World[];
  /** The bonfires of which somebody has seen the flame. */
  readonly #decided = new Set<Place>();
  /** How many flames each hand holds. */
  readonly #held = new Map<Place, number>();

  /** It remembers from the start of the game, or from where it knew the places of these flames. */
  constructor(seat: Seat, known: ReadonlyMap<string, Place> = new Map(), held = 0, seats = 0) {
    this.seat = seat;
    this.#worlds = [known];
    for (const place of known.values()) if (place.startsWith('bonfire')) this.#decided.add(place);
    for (let other = 0; other < seats; other++) this.#held.set(hand(other), held);
  }

  /** Takes in an event as the seat is told of it. */
  hear(name: string, facts: Facts): void {
    const mine = facts.seat === this.seat;
    const held = hand(facts.seat);
    const place = bonfire(facts.place);
    switch (name) {
      case 'flameDealt':
        this.#held.set(held, (this.#held.get(held) ?? 0) + 1);
        if (mine) this.#worlds = this.#worlds.map((w) => moved(w, [[String(facts.card), held]]));
        break;
      case 'bonfireOpened':
        this.#see(place, String(facts.card));
        break;
      case 'bonfirePeeked':
        this.#decided.add(place);
        if (mine) this.#see(place, String(facts.card));
        break;
      case 'flamesLaidBack':
        this.#layBack(bonfire(facts.one), bonfire(facts.other), mine ? [facts.exchanged] : [0, 1]);
        break;
      case 'flameSwapped':
        this.#decided.add(place);
        if (mine) {
          this.#see(place, String(facts.taken));
          this.#exchange(held, place, String(facts.given), String(facts.taken));
        } else {
          this.#exchangeUnseen(held, place);
        }
        break;
      case 'openFlameSwapped':
        this.#holds(held, String(facts.given));
        this.#exchange(held, place, String(facts.given), String(facts.taken));
        break;
      case 'handRevealed':
        for (const card of String(facts.cards).split(' ')) this.#holds(held, card);
        break;
      default:
    }
  }

  /** In how many ways all flames can lie. */
  get count(): number {
    return this.#worlds.reduce((sum, world) => sum + this.#waysToFill(world), 0);
  }

  /** The worlds: where the flames are that the seat has seen, and in how many ways the others can lie. */
  get worlds(): readonly { readonly places: World; readonly ways: number }[] {
    return this.#worlds.map((places) => ({ places, ways: this.#waysToFill(places) }));
  }

  /** Every flame that the seat has seen, with the places where it can be. */
  get places(): ReadonlyMap<string, readonly Place[]> {
    const all = new Map<string, Set<Place>>();
    for (const world of this.#worlds) {
      for (const [card, place] of world) all.set(card, (all.get(card) ?? new Set()).add(place));
    }
    return new Map([...all].map(([card, places]) => [card, [...places].sort()]));
  }

  /** Whether flames can lie like this, by card. */
  allows(placeOf: (card: string) => Place): boolean {
    return this.#worlds.some((world) => [...world].every(([card, at]) => placeOf(card) === at));
  }

  /** The flame of a place is this one. */
  #see(place: Place, card: string): void {
    this.#decided.add(place);
    this.#worlds = this.#worlds
      .filter((w) => (w.has(card) ? w.get(card) === place : flamesAt(w, place).length === 0))
      .map((w) => moved(w, [[card, place]]));
  }

  /** A hand holds this flame. */
  #holds(held: Place, card: string): void {
    this.#worlds = this.#worlds
      .filter((w) => (w.has(card) ? w.get(card) === held : this.#hasOther(w, held)))
      .map((w) => moved(w, [[card, held]]));
  }

  #layBack(one: Place, other: Place, ways: readonly (string | number)[]): void {
    this.#become((w) => {
      const exchanged = moved(w, [
        ...flamesAt(w, one).map((card) => [card, other] as const),
        ...flamesAt(w, other).map((card) => [card, one] as const),
      ]);
      return ways.map((way) => (way === 1 ? exchanged : w));
    });
  }

  #exchange(held: Place, place: Place, given: string, taken: string): void {
    this.#worlds = this.#worlds.map((w) =>
      moved(w, [
        [given, place],
        [taken, held],
      ]),
    );
  }

  /** Somebody else gives any flame of their hand, without its being seen. */
  #exchangeUnseen(held: Place, place: Place): void {
    this.#become((w) => {
      const taken = flamesAt(w, place).map((card) => [card, held] as const);
      const known = flamesAt(w, held).map((card) => moved(w, [...taken, [card, place]]));
      return this.#hasOther(w, held) ? [...known, moved(w, taken)] : known;
    });
  }

  /** Every world becomes some others; equal ones are one. */
  #become(next: (world: World) => readonly World[]): void {
    const worlds = new Map<string, World>();
    for (const world of this.#worlds.flatMap(next)) {
      worlds.set(
        [...world]
          .map((at) => at.join())
          .sort()
          .join(),
        world,
      );
    }
    this.#worlds = [...worlds.values()];
  }

  /** Whether a hand holds a flame that the seat has never seen. */
  #hasOther(world: World, held: Place): boolean {
    return flamesAt(world, held).length < (this.#held.get(held) ?? HAND);
  }

  /** In how many ways the flames that the seat has never seen fill what is left. */
  #waysToFill(world: World): number {
    let left = FLAMES - world.size;
    let ways = 1;
    const rooms = [...this.#held, ...[...this.#decided].map((place) => [place, 1] as const)];
    for (const [place, size] of rooms) {
      for (let k = size - flamesAt(world, place).length; k > 0; k--) ways = (ways * left--) / k;
    }
    return ways;
  }
}

/** The flames of a place that the seat has seen. */
function flamesAt(world: World, place: Place): string[] {
  return [...world].filter(([, at]) => at === place).map(([card]) => card);
}

function moved(world: World, moves: readonly (readonly [string, Place])[]): World {
  return new Map([...world, ...moves]);
}
