/**
 * What things are worth to the bot, in life points of a healthy god. Found by hand, then by playing
 * games with small random changes and going where more were won.
 */
export const WEIGHTS = {
  /** C-4: the game lost. */
  loss: 89.4,
  /** How much less a danger counts for every turn that comes before it. */
  patience: 0.676,

  /** C-8.2: so much more if what is needed against it is closed or protected. */
  guarded: 0.496,

  // Life points (C-4.1)
  /** A life point. */
  life: 0.408,
  /** So many times as much more is the last one but one worth, and how fast that falls. */
  scarce: 2.37,
  scarceFall: 0.7,
  /** C-14.1: a life point of a Support god. */
  supportLife: 0.109,

  // Means against Risks (C-13.1): the first one, and how fast the worth falls.
  hero: 0.681,
  heroFall: 0.907,
  elf: 0.358,
  elfFall: 0.888,
  die: 0.547,
  dieFall: 0.715,

  // Slow things; they are worth less when fewer turns than this are to come (C-6.4).
  slowTurns: 40.6,
  /** C-2.4: a Fire Giant on Surt's ladder, an Anonymous on Hel's. */
  fire: 0.633,
  anonymous: 0.98,
  /** C-7.1: a ravaged world, and so much more for every other one. */
  ravaged: 0.568,
  ravagedMore: 0.405,
  /** C-7.1: the action of a world that may be ravaged soon. */
  ravagedAction: 0.187,
  /** C-7.1: what it is worth that an action can be done, by world. */
  action: [0.366, 1.93, 0.54, 0.422, 0.143, 0.155, 0.587, 0.382, 0.65],
  /** C-11.1: an enemy in a world hinders actions there, as part of that. */
  hindered: 0.216,
  /** C-7: Fenrir out of the Cage. */
  fenrirOut: 1.6,
  /** C-8: an Iotunn in play; what it closes, protects or denies besides. */
  iotunn: 0.949,
  closing: 0.709,
  protecting: [1.56, 0.704, 0.69, 0.898, 0, 3.23],
  denying: [1.48, 0.709, 0.0472, 0.18, 3.6],
  /** C-8.2: what elves, Heroes, artifacts or dice are worth that an Iotunn denies, as part of it. */
  denied: 0.351,
  /** C-12.1: the artifacts, as long as the game is not near its end. */
  artifact: [
    0.479, 0.546, 0.984, 0.256, 0.186, 0.199, 0.736, 0.433, 0.336, 0.16, 0.402, 0.535, 2.24, 0.878,
    0.232, 0.768, 0.77, 1.31,
  ],
  /** C-12.1: Megingjord for every weapon that the same god holds. */
  megingjord: 0.643,

  // Creatures of which nobody knows before what they bring (C-12.2)
  creature: 1,
  gulltopp: 0.369,
  skuld: 0.839,
  sleipnir: 0.303,
  urd: 0.306,
  /** C-11.4: a figure that goes anywhere, a turn of the tree. */
  stoneMove: 0.0829,
  stoneTurn: 0.0536,
  /** C-7.5: a turn that Fenrir ends. */
  turnLost: 1.24,
  /** C-7: any activation: better later than sooner. */
  activation: 2.1,
} as const;

/** A set of such values. */
export type Weights = {
  readonly [name in keyof typeof WEIGHTS]: (typeof WEIGHTS)[name] extends number
    ? number
    : readonly number[];
};
