/**
 * What a seat knows of hidden cards: a row with a cell for each card (card numbers from 1; cell 0
 * is unused), holding the set of places where the card can be, as bits. A place is where a person
 * would point: a hand, a face-down slot, or all that nobody has seen yet as one place. The worlds a
 * seat cannot tell apart are the ways to put every card in one of its places and fill every place.
 */

/** The card is at the place for certain. */
export function pin(row: Int32Array, card: number, place: number): void {
  row[card] = 1 << place;
}

/** The card is at the place, which holds one card only: no other card is there. */
export function pinAlone(row: Int32Array, card: number, place: number): void {
  for (let other = 1; other < row.length; other++) row[other] &= ~(1 << place);
  row[card] = 1 << place;
}

/** Some card of one place has come to another unseen: what may have been there may be here now. */
export function spread(row: Int32Array, from: number, to: number): void {
  for (let card = 1; card < row.length; card++) {
    if ((row[card] >> from) & 1) row[card] |= 1 << to;
  }
}

/** A card of one place was exchanged unseen for the only card of another. */
export function exchange(row: Int32Array, hand: number, slot: number): void {
  for (let card = 1; card < row.length; card++) {
    const inHand = (row[card] >> hand) & 1;
    const inSlot = (row[card] >> slot) & 1;
    row[card] &= ~((1 << hand) | (1 << slot));
    if (inHand) row[card] |= (1 << hand) | (1 << slot);
    if (inSlot) row[card] |= 1 << hand;
  }
}
