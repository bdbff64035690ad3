/**
 * What a seat knows of hidden cards: a row with a cell for each card (card numbers from 1; cell 0
 * is unused), holding the set of places where the card can be, as bits. A place is where a person
 * would point: a hand, a face-down slot, or all that nobody has seen yet as one place. The worlds a
 * seat takes for possible are the ways to put every card in one of its places and fill every place.
 * They hold all that are possible and hardly ever more; docs/decisions/0004-knowledge.md says what a
 * game can add.
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
  // Without a branch, which a processor could not guess.
  for (let card = 1; card < row.length; card++) row[card] |= ((row[card] >> from) & 1) << to;
}

/** A card of one place was exchanged unseen for the only card of another. */
export function exchange(row: Int32Array, hand: number, slot: number): void {
  const elsewhere = ~((1 << hand) | (1 << slot));
  for (let card = 1; card < row.length; card++) {
    const places = row[card];
    const inHand = (places >> hand) & 1;
    const inSlot = (places >> slot) & 1;
    row[card] = (places & elsewhere) | ((inHand | inSlot) << hand) | (inHand << slot);
  }
}
