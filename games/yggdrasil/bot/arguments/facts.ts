import type { CardWord } from '../../data/cards.ts';
import type { EnemyWord } from '../../data/enemies.ts';
import type { GiantWord, RuneWord } from '../../data/giants.ts';
import type { GodWord } from '../../data/gods.ts';
import type { ColourWord, IslandWord } from '../../data/islands.ts';
import type { WeaponWord } from '../../data/weapons.ts';
import type { WorldWord } from '../../data/worlds.ts';
import type { FoeWord } from '../../rules/combat.ts';
import type { LineWord } from '../../rules/track.ts';
import type { Effect } from '../../view/enemies-view.ts';
import type { ShownRune } from '../../view/giants-view.ts';

/** What a card does; nothing more where Fenrir is angry already. */
export type EffectWord = Exclude<Effect['kind'], 'angryAlready'>;
/** What the giants of a rune bring. */
export type GiftWord = ShownRune['brings'];
/** What the Vanir let a god do, space by space. */
export type VanirWord = 'none' | 'fly' | 'take' | 'foresee' | 'discard' | 'push' | 'dismiss';

/** A card that comes, or would come: what it does, and how much of it. */
type CardFacts = {
  card: CardWord;
  enemy: EnemyWord;
  to: number;
  effect: EffectWord;
  count: number;
};

/** What a bag holds. */
type BagFacts = {
  bag: ColourWord;
  vikings: number;
  tokens: number;
};

/** What a fight would be like now, and afterwards. */
export type BetterFight = {
  enemy: EnemyWord;
  now: number;
  after: number;
};

/** What can be said for a line, with its facts. Chances and means are fractions. */
export interface YggdrasilArguments {
  // Enemies.
  lostOtherwise: { enemy: EnemyWord; line: LineWord; count: number; limit: number };
  knownLoses: { card: CardWord; line: LineWord };
  nextLoses: { enemy: EnemyWord; chance: number; line: LineWord };
  lineRelieved: { enemy: EnemyWord; line: LineWord; now: number; after: number; limit: number };
  oneStep: { enemy: EnemyWord; line: LineWord; count: number; limit: number };
  foremost: { enemy: EnemyWord; space: number };
  cardsToCome: { enemy: EnemyWord; count: number };
  // Fights.
  winChance: { foe: FoeWord; vikings: number; elves: number; chance: number };
  oneFewer: { foe: FoeWord; vikings: number; chance: number };
  onlyArmed: { enemy: EnemyWord; weapon: WeaponWord; level: number };
  bestArmed: {
    enemy: EnemyWord;
    weapon: WeaponWord;
    level: number;
    other: GodWord;
    less: number;
  };
  elvesWin: { foe: FoeWord; total: number; strength: number; elves: number };
  wonAlready: { foe: FoeWord; total: number; strength: number };
  elvesInVain: { foe: FoeWord; total: number; strength: number; held: number };
  elvesSaved: { foe: FoeWord; total: number; strength: number; elves: number; held: number };
  // Giants.
  giantStrengthens: { giant: GiantWord; enemy: EnemyWord };
  giantCloses: { giant: GiantWord; world: WorldWord };
  giantNoPowers: { giant: GiantWord };
  giantNoDie: { giant: GiantWord };
  giantClosesFlood: { giant: GiantWord };
  giantStrengthensGiants: { giant: GiantWord };
  giantFightFirst: { giant: GiantWord };
  runeCompletes: { rune: RuneWord; brings: GiftWord; count: number };
  runeProgress: { rune: RuneWord; count: number };
  hiddenGiant: { count: number };
  // Worlds.
  bagShare: BagFacts & { mean: number };
  gatherForFight: BetterFight;
  bestBag: { bag: ColourWord };
  onTheWay: BagFacts & { island: IslandWord };
  forgeForFight: BetterFight;
  forgeForCards: { enemy: EnemyWord; weapon: WeaponWord; level: number; count: number };
  nobodyArmed: { enemy: EnemyWord };
  elfForFight: BetterFight;
  elfAfterRoll: { held: number };
  takesForFight: BetterFight & { other: GodWord; vikings: number; elves: number };
  givesForFight: BetterFight & { other: GodWord; vikings: number; elves: number };
  actsNext: { other: GodWord };
  revives: BagFacts & { count: number };
  burns: { bag: ColourWord; fire: number; tokens: number; mean: number };
  valkyriesThere: { island: IslandWord };
  valkyriesNear: { island: IslandWord };
  vanirReach: { space: number; effect: VanirWord; count: number };
  vanirTake: { count: number };
  vanirForesee: { count: number };
  vanirDiscard: Record<never, never>;
  vanirPush: { enemy: EnemyWord };
  vanirDismiss: { giant: GiantWord };
  flight: BagFacts & { island: IslandWord };
  // Cards and rolls.
  otherLoses: { card: CardWord; line: LineWord };
  cardWould: CardFacts;
  cardComes: CardFacts;
  cardOnTop: { card: CardWord };
  cardUnder: { card: CardWord; count: number };
  losesLater: { card: CardWord; line: LineWord; count: number };
  rollCalms: { face: ColourWord };
  rollHits: { face: ColourWord; foe: FoeWord; total: number; strength: number };
  rollHel: { bag: ColourWord; count: number };
  rollSurt: BagFacts & { count: number };
  rollFlood: { island: IslandWord; vikings: number; tokens: number };
  fewestCards: { enemy: EnemyWord; count: number };
  armedAgainst: { enemy: EnemyWord; level: number };
  dragged: { enemy: EnemyWord; to: number };
  calmFirst: { enemy: EnemyWord };
  calmChance: { chance: number; attempts: number; turn: number };
  // Together.
  sharesMost: { god: GodWord; count: number; held: number };
  moreTurns: { god: GodWord; count: number; less: number };
}
