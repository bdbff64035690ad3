/**
 * Two runes that we draw ourselves: as fonts have them, they look like Tiwaz and Eihwaz at the size of a card.
 * Both are our own inventions. Filled shapes in thousandths of an em, from the middle of the base line.
 */
const DRAWN: Readonly<Record<string, string>> = {
  // Ear, the grave: a mound with a post in it.
  ᛠ: 'M-270 0V-470L0-714 270-470V0zM-190-80H-40V-568L-190-432zM40-80H190V-432L40-568z',
  // Cweorth, the fire that is drilled: a spindle, the bow across it, and the board below.
  ᛢ: 'M-40-714H40V-560H210V-480H40V-240H280V-160H40V0H-40V-160H-280V-240H-40V-480H-210V-560H-40z',
};

/** The shape of a rune that no font draws for us; undefined for all others. */
export function drawnRune(rune: string): string | undefined {
  return Object.hasOwn(DRAWN, rune) ? DRAWN[rune] : undefined;
}
