/**
 * What things are worth to the bot, in Vikings. The values were found by playing: changed a little at
 * random, again and again, in the direction in which more games were won.
 */
export const WEIGHTS = {
  // The threat (threat.ts)
  /** An enemy on a space, by space (Y-4.1): it counts so much, and more for each advance to come. */
  space: [0, 1.07, 1.45, 3.37, 5.49, 7.18, 15.4, 19.3],
  spaceBase: 0.222,
  spaceCard: 0.126,
  /** Y-8: each advance to come of an enemy, by enemy and times its power: what its effect costs. */
  effect: [0.392, 0.246, 0.243, 0.393, 0.145, 0.258],
  /** Every space by which enemies would end too far on if nobody pushed them back (Y-4.2). */
  need: 3.06,
  /** Y-8.6: so much of an advance each enemy has to expect from each of Nidhögg's cards. */
  drag: 0.141,
  /** Y-4.2: so many enemies beyond the wall, and beyond the door. */
  wall: [0, 0, 0, 1.12, 2.03, 6.29, 4.8],
  door: [0, 1.43, 3.19, 7.02, 5.56, 9.09, 12.7],
  /** Every enemy too many beyond a line after the next card, times how likely that is. */
  next: 9.65,
  /** Every enemy too many beyond a line now: at the end of the turn that is defeat (Y-7.4). */
  loss: 60,

  // What gods hold (holdings-value.ts)
  /** The first Viking in hand: the unit of all these values. */
  viking: 1,
  /** Each further one is worth so much of the one before; less so when few turns are left. */
  vikingFade: 0.947,
  vikingHaste: 0.573,
  /** The first elf in hand, and each further one. */
  elf: 1.25,
  elfFade: 0.791,
  /** Y-12.1: a level of a weapon, for each fight in which it will serve. */
  weapon: 0.858,
  /** So much of it where another god has as good a weapon. */
  weaponRival: 0.225,
  /** An enemy has to be fought until it would end on this space, and */
  fightsSlack: 1.49,
  /** a god has time for one more enemy in so much of their turns at least. */
  fightsSpare: 0.127,
  /** Y-9.5: an exchange has to be worth so much more than to leave it. */
  exchange: 0.108,

  // The islands (island-value.ts)
  /** Y-9.2: a bag that is all Vikings, when the Valkyries can gather from it next. */
  bagNear: 5.54,
  /** Each island further off it is worth so much of that. */
  bagFade: 0.501,
  /** The same for any bag, wherever it is. */
  bagRest: 0.329,
  /** With fewer turns to come than this, bags are worth less in proportion. */
  bagTurns: 4.4,
  /** Y-9.6: a dead Viking that is back in any bag. */
  risen: 0.0589,
  /** Y-8.4: an island under water, besides the way of the Valkyries. */
  flood: 1.47,
  /** Y-8.2, Y-8.3: a token that Hel takes or Surt adds, before it is known to which bag. */
  strike: 0.976,

  // Giants (giants-value.ts)
  /** Y-11.2: an enemy that is stronger by one, for each fight with it. */
  strengthener: 0.333,
  /** Y-11.3: a world that is closed, by world. */
  blocker: [0, 0, 3.53, 4.31, 1.54, 2.66, 1.12, 0, 1.52],
  /** Y-11.4: the gods' powers; Y-11.5: the die; Y-11.6, Y-11.7: Hymir and Bergelmir. */
  powerless: 5.65,
  dieless: 14.1,
  hymir: 0.609,
  bergelmir: 1.75,
  /** A giant that nobody has turned up harms so much of that. */
  hiddenHarm: 0.318,
  /** Y-11.1: the first, second and third giant of a rune. */
  rune: [0.729, 1.17, 2.18],
  /** Y-11.8: each Viking that Sigel would bring back. */
  sigel: 0.432,
  /** Y-11.9: three turns without an enemy card. */
  daeg: 12.3,
  /** Y-11.10, Y-11.11: so many times the best push. */
  retreat: 2.15,
  /** Y-8.1: Fenrir's anger, times his power. */
  anger: 3.44,
  /** Y-8.5: a giant that Loki turns up. */
  giant: 7.83,

  // Slow things
  /** With fewer turns to come than this, they are worth less in proportion. */
  slowTurns: 13.2,
  /** Y-13: the Vanir on each of their spaces. */
  vanir: [0, 0.773, 0.898, 2.43, 3.21, 5.91],
  /** Y-13.3: the next six cards in the order that the gods want. */
  foresee: 1.41,
} as const;

/** A set of such values. */
export type Weights = {
  readonly [name in keyof typeof WEIGHTS]: (typeof WEIGHTS)[name] extends number
    ? number
    : readonly number[];
};
