/** T-1: the cards, numbered from 1; a game uses the first eight to ten. A card is worth its number. */
export const CARDS = [
  'none',
  'ash',
  'birch',
  'crow',
  'dawn',
  'elk',
  'elm',
  'frost',
  'gale',
  'hail',
  'iron',
] as const;
export const MAX_CARDS = CARDS.length - 1;
export const MAX_SEATS = 3;
export const HAND = 2;
export const SLOTS = 4;

/** T-1: sparks at the start and the most that a seat may hold. */
export const START_SPARKS = 2;
export const RESERVE_SPARKS = 2;
export const MAX_SPARKS = 6;

/** T-6: the face-up slots have to be worth so much at the end. */
export const GOAL = 12;

/** T-3: the omens, numbered from 1, each a single card. */
export const OMENS = [
  'none',
  'calm',
  'storm',
  'seer',
  'vision',
  'echo',
  'chorus',
  'gift',
  'wolf',
  'raven',
] as const;
export const CALM = 1;
export const STORM = 2;
export const SEER = 3;
export const VISION = 4;
export const ECHO = 5;
export const CHORUS = 6;
export const GIFT = 7;
export const WOLF = 8;
export const RAVEN = 9;

/** T-2: the two decks of omens. */
export const DECKS = ['east', 'west'] as const;
export const EAST = 0;
export const WEST = 1;
/** The pools of a deck: ordinary omens shared by both, special ones, and the deck's own. */
export const ORDINARY = 0;
export const SPECIAL = 1;
export const OWN = 2;
export const POOLS = 3;
/** T-2: east has two piles, each with one special omen among two ordinary ones; west one of three. */
export const PILES = 2;
export const ORDINARY_PER_PILE = 2;
export const WEST_CARDS = 3;
export const DECK_ROOM = OMENS.length - 1;

/** Places where a card can be, as knowledge counts them: hands, slots, and all that is unseen. */
export const SLOT_PLACE = MAX_SEATS;
export const UNSEEN = SLOT_PLACE + SLOTS;
export const PLACES = UNSEEN + 1;

/** T-5: actions: resting, swapping (which asks on), peeking at a slot, opening a slot. */
export const REST = 0;
export const SWAP = 1;
export const PEEK = 2;
export const OPEN = PEEK + SLOTS;
export const ACTIONS = OPEN + SLOTS;

/** T-3.7: the answer that leaves the rest of the sparks where they are. */
export const KEEP_REST = MAX_SPARKS + 1;

/** T-3.3: where an omen goes back to. */
export const TOP = 0;
export const BOTTOM = 1;

/** T-3.5: the answer that takes a spark; the other one takes none. */
export const TAKE_SPARK = 0;

/** What a drawn omen is for. */
export const FOR_EFFECT = 0;
export const FOR_SEER_FIRST = 1;
export const FOR_SEER_SECOND = 2;

/** What a card in a slot is looked at for. */
export const TO_PEEK = 0;
export const TO_OPEN = 1;
export const TO_SWAP = 2;

/** T-3.6: no more than so many echoes at once. */
export const MAX_ECHOES = 3;
