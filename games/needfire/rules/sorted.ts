/** Puts a card into an ascending list of `count` cards that starts at `from`. */
export function insert(cards: Int32Array, from: number, count: number, card: number): void {
  let at = from + count;
  for (; at > from && cards[at - 1] > card; at--) cards[at] = cards[at - 1];
  cards[at] = card;
}

/** Takes a card out of an ascending list of `count` cards that starts at `from`. */
export function remove(cards: Int32Array, from: number, count: number, card: number): void {
  let at = from;
  while (cards[at] !== card) at++;
  const last = from + count - 1;
  for (; at < last; at++) cards[at] = cards[at + 1];
  cards[last] = 0;
}
