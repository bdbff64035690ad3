import { declareEvents, type EventSink } from '@nineworlds/engine';
import type { CardWord } from '../data/cards.ts';
import type { EnemyWord } from '../data/enemies.ts';
import type { GiantWord, RuneWord } from '../data/giants.ts';
import type { GodWord } from '../data/gods.ts';
import type { ColourWord, IslandWord } from '../data/islands.ts';
import type { WeaponWord } from '../data/weapons.ts';
import type { FoeWord } from './combat.ts';
import type { PlaceWord } from './enemy-card.ts';
import type { LineWord } from './track.ts';

/** No facts. */
type Nothing = Record<string, never>;

/** What can happen, each event with its facts. Cards that come together are words with blanks between. */
export interface YggdrasilEvents {
  angryChosen: { enemy: EnemyWord };
  cardDiscarded: { card: CardWord };
  cardDrawn: { god: GodWord; card: CardWord };
  cardReturned: { god: GodWord; card: CardWord; where: PlaceWord };
  cardStays: { card: CardWord };
  cardsOrdered: { cards: string };
  cardsSeen: { cards: string };
  dieRolled: { god: GodWord; face: ColourWord; hammers: number };
  elfTaken: { god: GodWord };
  elvesSpent: { god: GodWord; count: number };
  enemiesSilenced: { turns: number };
  enemyAdvanced: { enemy: EnemyWord; from: number; to: number; power: number };
  enemyDragged: { enemy: EnemyWord; from: number; to: number };
  enemyRetreated: { enemy: EnemyWord; from: number; to: number };
  fenrirAngered: Nothing;
  fenrirCalmed: { god: GodWord };
  fenrirRaged: { god: GodWord };
  fightBegan: { god: GodWord; foe: FoeWord; vikings: number; strength: number };
  fightLost: { god: GodWord; foe: FoeWord; total: number; strength: number };
  fightWon: { god: GodWord; foe: FoeWord; total: number; strength: number };
  fireAdded: { bag: ColourWord; count: number };
  fireBurnt: { god: GodWord; bag: ColourWord; count: number; tokens: number };
  firstChosen: { god: GodWord };
  gameLost: { line: LineWord; count: number };
  gameWon: Nothing;
  giantBeaten: { god: GodWord; giant: GiantWord };
  giantDismissed: { god: GodWord; giant: GiantWord };
  giantTurned: { giant: GiantWord };
  godDealt: { seat: number; god: GodWord };
  holdingsExchanged: {
    god: GodWord;
    vikings: number;
    elves: number;
    other: GodWord;
    otherVikings: number;
    otherElves: number;
  };
  islandFlooded: { island: IslandWord };
  noCardDrawn: { god: GodWord; left: number };
  nothingHappened: { enemy: EnemyWord };
  ragnarokChosen: { card: CardWord };
  rollChosen: { god: GodWord; face: ColourWord };
  runeCompleted: { rune: RuneWord };
  turnBegan: { god: GodWord; turn: number };
  turnPassed: { god: GodWord };
  valkyriesMoved: { god: GodWord; island: IslandWord };
  vanirAdvanced: { god: GodWord; space: number };
  /** Y-16.13: space 0 has no effect: the Vanir just return. */
  vanirUsed: { god: GodWord; space: number };
  vikingsGathered: { god: GodWord; bag: ColourWord; count: number; tokens: number };
  vikingsRevived: { god: GodWord; bag: ColourWord; count: number };
  vikingsShared: { god: GodWord; count: number };
  vikingsSlain: { bag: ColourWord; count: number };
  vikingsTaken: { god: GodWord; count: number };
  weaponForged: { god: GodWord; enemy: EnemyWord; level: number; weapon: WeaponWord };
}

/** Who is told what happens; nobody while games are only played through. */
export type Sink = EventSink<YggdrasilEvents> | undefined;

/** Nothing is hidden, so no event reveals anything: whatever the gods learn, they learn by chance. */
export const EVENTS = declareEvents<YggdrasilEvents>({
  angryChosen: false,
  cardDiscarded: false,
  cardDrawn: false,
  cardReturned: false,
  cardStays: false,
  cardsOrdered: false,
  cardsSeen: false,
  dieRolled: false,
  elfTaken: false,
  elvesSpent: false,
  enemiesSilenced: false,
  enemyAdvanced: false,
  enemyDragged: false,
  enemyRetreated: false,
  fenrirAngered: false,
  fenrirCalmed: false,
  fenrirRaged: false,
  fightBegan: false,
  fightLost: false,
  fightWon: false,
  fireAdded: false,
  fireBurnt: false,
  firstChosen: false,
  gameLost: false,
  gameWon: false,
  giantBeaten: false,
  giantDismissed: false,
  giantTurned: false,
  godDealt: false,
  holdingsExchanged: false,
  islandFlooded: false,
  noCardDrawn: false,
  nothingHappened: false,
  ragnarokChosen: false,
  rollChosen: false,
  runeCompleted: false,
  turnBegan: false,
  turnPassed: false,
  valkyriesMoved: false,
  vanirAdvanced: false,
  vanirUsed: false,
  vikingsGathered: false,
  vikingsRevived: false,
  vikingsShared: false,
  vikingsSlain: false,
  vikingsTaken: false,
  weaponForged: false,
});
