import type { ArtifactWord } from '../../data/artifacts.ts';
import type { CreatureWord } from '../../data/creatures.ts';
import type { SymbolWord } from '../../data/edition.ts';
import type { EnemyWord } from '../../data/enemies.ts';
import type { GodWord } from '../../data/gods.ts';
import type { IotunnWord } from '../../data/iotunns.ts';
import type { WorldWord } from '../../data/worlds.ts';
import type { Place } from '../../view/wakes-view.ts';

/** What an enemy does that wakes; in the Cage Fenrir only breaks out. Of Nidhogg nothing is told. */
export type WakeWord = Exclude<EnemyWord, 'nidhogg'> | 'caged';

/** A god whose card may wake an enemy: in this round, or if it were the next one of all. */
export type WakingFacts = {
  god: GodWord;
  enemy: EnemyWord;
  chance: number;
  when: 'round' | 'next';
};

/** What can be said for a line, with its facts. Chances and means are fractions. */
export interface ChroniclesArguments {
  // Dangers.
  wakeAverted: WakingFacts;
  wakesGained: { enemy: EnemyWord; now: number; after: number };
  wakeRavages: WakingFacts & { world: WorldWord };
  ravageAverted: WakingFacts & { world: WorldWord };
  wakeDoes: WakingFacts & { does: WakeWord };
  // Missions.
  enemyThere: { world: WorldWord; enemy: EnemyWord };
  iotunnThere: { world: WorldWord; iotunn: IotunnWord };
  retreats: { enemy: EnemyWord; world: Place };
  islandBack: { enemy: EnemyWord; now: number; after: number };
  worldFree: { enemy: EnemyWord; world: WorldWord };
  iotunnCloses: { iotunn: IotunnWord; world: WorldWord };
  iotunnProtects: { iotunn: IotunnWord; enemy: EnemyWord };
  iotunnDenies: { iotunn: IotunnWord; does: IotunnWord };
  takesElves: { count: number; held: number; left: number };
  takesDice: { count: number; held: number; left: number };
  callsHeroes: { count: number; held: number };
  drawsCreatures: { count: number };
  throwsStones: { count: number };
  freesAnonymous: { count: number; now: number; after: number };
  banishesFire: { count: number; now: number; after: number };
  bonus: { other: GodWord; world: WorldWord };
  healsWorld: { world: WorldWord; count: number; left: number };
  healingCost: { lives: number; held: number };
  weapon: { artifact: ArtifactWord; enemy: EnemyWord };
  artifactDoes: { artifact: ArtifactWord; does: ArtifactWord };
  fewLives: { god: GodWord; lives: number; most: number };
  risks: { risks: number; least: number; most: number; lives: number };
  allRisky: { mean: number; lives: number };
  joins: { god: GodWord; other: GodWord; world: WorldWord };
  // Saving throws.
  commits: { heroes: number; dice: number; elves: number; risks: number; chance: number };
  bare: { chance: number };
  heroesKept: { count: number };
  diceKept: { count: number };
  paysLives: { lives: number; held: number };
  elvesSave: { count: number; lives: number };
  heroesSave: { count: number; lives: number };
  kinBears: { god: GodWord; lives: number };
  rerollsGod: { symbol: SymbolWord };
  rerollsVanir: { count: number; symbol: SymbolWord };
  // The order of a round.
  actsBefore: WakingFacts & { other: GodWord };
  strongest: WakingFacts & { lives: number };
  quietFirst: { god: GodWord };
  wakesLast: WakingFacts & { count: number };
  wakesFirst: WakingFacts;
  // Creatures.
  creatureDoes: { creature: CreatureWord; does: CreatureWord };
  cardOff: { enemy: EnemyWord };
  stacksQuiet: { enemy: EnemyWord };
}
