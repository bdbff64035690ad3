/** M-1: four players of one team, six enemies, four bags on four islands. */
export const PLAYERS = 4;
export const ENEMIES = 6;
export const BAGS = 4;

/** M-1: each enemy has seven cards. */
export const CARDS_PER_ENEMY = 7;
export const DECK_SIZE = ENEMIES * CARDS_PER_ENEMY;

/** M-1: the faces of the die. */
export const DIE = [0, 0, 1, 1, 2, 3] as const;
/** M-1: what it takes to beat an enemy, by its place on the track. */
export const STRENGTH = [3, 3, 4, 4, 5, 5, 6, 7] as const;
export const TRACK_END = 7;

/** M-1: what a bag holds at the start. */
export const START_VIKINGS = 8;
export const START_FIRE = 3;

/** No game brings so many tokens into a bag. */
export const MAX_IN_BAG = 999;
export const MAX_VIKINGS = 12;
export const MAX_WEAPON = 2;
export const MAX_ELVES = 3;
export const MAX_GIANTS = 8;
/** M-5.0: at most so many Vikings go into one fight. */
export const MAX_FIGHTERS = 3;
/** M-5.1: so many tokens are drawn from a bag. */
export const DRAWN_TOKENS = 3;
/** M-4.2: so much fire a bag gains. */
export const FED_FIRE = 2;
/** M-5.5: so much fire is purged at most. */
export const PURGED_FIRE = 3;
/** M-5.8: so many Vikings are carried. */
export const CARRIED = 2;
/** M-2: so many actions, each of a different kind, make a turn. */
export const ACTIONS = 3;

/** The first move of each kind of action; the last entry is passing. */
export const FIGHT = 0;
export const GATHER = FIGHT + ENEMIES * (MAX_FIGHTERS + 1);
export const FORGE = GATHER + BAGS;
export const ELF = FORGE + 1;
export const GIVE = ELF + 1;
export const PURGE = GIVE + PLAYERS;
export const RAISE = PURGE + BAGS;
export const CALM = RAISE + BAGS;
export const CARRY = CALM + 1;
export const PASS = CARRY + BAGS * BAGS;
export const ACTION_MOVES = PASS + 1;

/** The kinds of action (M-5), each usable once a turn. */
export const ACTION_WORDS = [
  'fight',
  'gather',
  'forge',
  'elf',
  'give',
  'purge',
  'raise',
  'calm',
  'carry',
] as const;

/** The kinds of action that are risks. */
export const FIGHTING = ACTION_WORDS.indexOf('fight');
export const GATHERING = ACTION_WORDS.indexOf('gather');

/** The enemies' names, as they stand on cards and in lines. */
export const ENEMY_WORDS = ['fenrir', 'hel', 'surt', 'thrym', 'loki', 'nidhogg'] as const;
export const BAG_WORDS = ['white', 'blue', 'green', 'black'] as const;
