import { declareEvents, type EventSink } from '@nineworlds/engine';
import type { ArtifactWord } from '../data/artifacts.ts';
import type { CreatureWord } from '../data/creatures.ts';
import type { StoneEffect, StoneWord, SymbolWord } from '../data/edition.ts';
import type { EnemyWord } from '../data/enemies.ts';
import type { GodWord } from '../data/gods.ts';
import type { IotunnWord } from '../data/iotunns.ts';
import type { PlaceWord, WorldWord } from '../data/worlds.ts';
import type { CardWord } from './decks.ts';
import type { OutcomeWord } from './outcome.ts';

/** Nothing more to say than the name. */
type None = Record<string, never>;

/** What happens in a game, with its particulars. Saved games hold the names: they never change. */
export interface ChroniclesEvents {
  anonymousFreed: { count: number };
  anonymousTaken: { count: number };
  artifactShared: { god: GodWord; artifact: ArtifactWord };
  artifactShown: { artifact: ArtifactWord };
  artifactTaken: { god: GodWord; artifact: ArtifactWord };
  artifactTakenFromKin: { god: GodWord; other: GodWord; artifact: ArtifactWord };
  cardReturned: { god: GodWord; card: CardWord };
  cardRevealed: { card: CardWord; enemy: EnemyWord };
  cardShown: { god: GodWord; card: CardWord };
  cardStacked: { god: GodWord; card: CardWord };
  creatureApplied: { god: GodWord; creature: CreatureWord };
  creatureDrawn: { creature: CreatureWord };
  deckShuffled: { god: GodWord; card: CardWord };
  diceLost: { god: GodWord; count: number };
  diceShared: { god: GodWord; count: number };
  diceTaken: { god: GodWord; count: number };
  dieKept: { god: GodWord };
  dieTakenFromKin: { god: GodWord; other: GodWord };
  elfKept: { god: GodWord };
  elfTakenFromKin: { god: GodWord; other: GodWord };
  elvesShared: { god: GodWord; count: number };
  elvesSpent: { god: GodWord; count: number };
  elvesTaken: { god: GodWord; count: number };
  enemyActivated: { enemy: EnemyWord };
  enemyFought: { god: GodWord; enemy: EnemyWord; strength: number };
  enemyMoved: { enemy: EnemyWord; world: PlaceWord };
  fireBanished: { count: number };
  fireGathered: { count: number };
  gameLost: { outcome: OutcomeWord };
  gameWon: None;
  godDealt: { seat: number; god: GodWord };
  godDieRolled: { god: GodWord; symbol: SymbolWord };
  godMoved: { god: GodWord; world: WorldWord };
  heroesCalled: { count: number };
  heroesSpent: { count: number };
  iormungandCrossed: { island: number };
  iormungandRetreated: { island: number };
  iotunnCame: { iotunn: IotunnWord };
  iotunnDefeated: { iotunn: IotunnWord };
  iotunnFought: { god: GodWord; iotunn: IotunnWord; strength: number };
  lifeGiven: { god: GodWord; other: GodWord };
  livesLost: { god: GodWord; count: number };
  livesRegained: { god: GodWord; count: number };
  livesShared: { god: GodWord; count: number };
  nidhoggCrept: { step: number };
  /** The gods in the order of the round, with spaces between them. */
  orderAgreed: { gods: string };
  risksCancelled: { count: number; left: number };
  risksTaken: { god: GodWord; risks: number; left: number };
  roundBegan: None;
  stoneThrown: { stone: StoneWord; effect: StoneEffect };
  supportDealt: { god: GodWord };
  treeTurned: { steps: number };
  turnBegan: { god: GodWord; turn: number };
  turnEnded: None;
  vanirDieRolled: { god: GodWord; symbol: SymbolWord };
  worldHealed: { world: WorldWord };
  worldRavaged: { world: WorldWord };
  dieTakenByLuck: { god: GodWord; other: GodWord };
  artifactLost: { god: GodWord; artifact: ArtifactWord };
  counterChanged: { counter: string; from: number; to: number };
  enemySlain: { enemy: EnemyWord };
  figureLeft: { figure: string };
  figureMoved: { figure: string; world: PlaceWord };
  figureRan: { figure: string; space: number };
  goalMet: { page: number; goal: number };
  heirCame: { god: GodWord; lives: number };
  pageTurned: { page: number };
  sagaActed: { god: GodWord; action: string; world: WorldWord };
  sagaFought: { god: GodWord; fight: string; target: string; strength: number };
  skullCame: { defeat: string };
  tokenRevealed: { world: WorldWord; token: string };
  tokenTaken: { world: WorldWord; token: string };
  tokensLaid: None;
  triggerFired: { enemy: EnemyWord };
}

/** Who listens to what happens; undefined while nobody does. */
export type Sink = EventSink<ChroniclesEvents> | undefined;

/** Nothing is hidden in this game: whatever the gods learn, they learn by chance, and no event reveals it. */
export const EVENTS = declareEvents<ChroniclesEvents>({
  anonymousFreed: false,
  anonymousTaken: false,
  artifactShared: false,
  artifactShown: false,
  artifactTaken: false,
  artifactTakenFromKin: false,
  cardReturned: false,
  cardRevealed: false,
  cardShown: false,
  cardStacked: false,
  creatureApplied: false,
  creatureDrawn: false,
  deckShuffled: false,
  diceLost: false,
  diceShared: false,
  diceTaken: false,
  dieKept: false,
  dieTakenFromKin: false,
  elfKept: false,
  elfTakenFromKin: false,
  elvesShared: false,
  elvesSpent: false,
  elvesTaken: false,
  enemyActivated: false,
  enemyFought: false,
  enemyMoved: false,
  fireBanished: false,
  fireGathered: false,
  gameLost: false,
  gameWon: false,
  godDealt: false,
  godDieRolled: false,
  godMoved: false,
  heroesCalled: false,
  heroesSpent: false,
  iormungandCrossed: false,
  iormungandRetreated: false,
  iotunnCame: false,
  iotunnDefeated: false,
  iotunnFought: false,
  lifeGiven: false,
  livesLost: false,
  livesRegained: false,
  livesShared: false,
  nidhoggCrept: false,
  orderAgreed: false,
  risksCancelled: false,
  risksTaken: false,
  roundBegan: false,
  stoneThrown: false,
  supportDealt: false,
  treeTurned: false,
  turnBegan: false,
  turnEnded: false,
  vanirDieRolled: false,
  worldHealed: false,
  worldRavaged: false,
  dieTakenByLuck: false,
  artifactLost: false,
  counterChanged: false,
  enemySlain: false,
  figureLeft: false,
  figureMoved: false,
  figureRan: false,
  goalMet: false,
  heirCame: false,
  pageTurned: false,
  sagaActed: false,
  sagaFought: false,
  skullCame: false,
  tokenRevealed: false,
  tokenTaken: false,
  tokensLaid: false,
  triggerFired: false,
});
