import { ALL, type GameDef } from '@nineworlds/engine';
import { GOD_WORDS } from '../data/gods.ts';
import { MAX_SEATS } from '../data/sizes.ts';
import { WORLD_WORDS } from '../data/worlds.ts';
import { apply } from './apply.ts';
import { chances, draw, sample } from './chance.ts';
import { judge } from './judge.ts';
import { KIN_ENOUGH, KINDS } from './kinds.ts';
import { legal } from './legal.ts';
import { OPTIONS } from './options.ts';
import { WON } from './outcome.ts';
import { refuse } from './refuse.ts';
import { setUp, setupOf } from './setup.ts';
import { ChroniclesPosition } from './state.ts';
import { tokens } from './tokens.ts';
import { goOn } from './turn.ts';

/** The rules of Yggdrasil Chronicles; `view` is added beside them, and their checks only where they are needed. */
export const chroniclesRules: Omit<GameDef<ChroniclesPosition>, 'view'> = {
  id: 'chronicles',
  rulesVersion: 1,
  seats: [1, MAX_SEATS],
  cooperative: true,
  options: OPTIONS,
  kinds: KINDS,
  // Nothing is hidden: whatever the gods learn, they learn by chance.
  events: [
    'anonymousFreed',
    'anonymousTaken',
    'artifactShared',
    'artifactShown',
    'artifactTaken',
    'artifactTakenFromKin',
    'cardReturned',
    'cardRevealed',
    'cardShown',
    'cardStacked',
    'creatureApplied',
    'creatureDrawn',
    'deckShuffled',
    'diceLost',
    'diceShared',
    'diceTaken',
    'dieKept',
    'dieTakenFromKin',
    'elfKept',
    'elfTakenFromKin',
    'elvesShared',
    'elvesSpent',
    'elvesTaken',
    'enemyActivated',
    'enemyFought',
    'enemyMoved',
    'fireBanished',
    'fireGathered',
    'gameLost',
    'gameWon',
    'godDealt',
    'godDieRolled',
    'godMoved',
    'heroesCalled',
    'heroesSpent',
    'iormungandCrossed',
    'iormungandRetreated',
    'iotunnCame',
    'iotunnDefeated',
    'iotunnFought',
    'lifeGiven',
    'livesLost',
    'livesRegained',
    'livesShared',
    'nidhoggCrept',
    'orderAgreed',
    'risksCancelled',
    'risksTaken',
    'roundBegan',
    'stoneThrown',
    'supportDealt',
    'treeTurned',
    'turnBegan',
    'turnEnded',
    'vanirDieRolled',
    'worldHealed',
    'worldRavaged',
  ].map((name) => ({ name, reveals: false })),
  maxMoves: KIN_ENOUGH + 1,
  // Nidhogg comes up again and again; nobody has ever seen a game of a tenth of that length.
  maxPlies: 40_000,
  seatCount: (options) => setupOf(options).seats,
  fieldWords: () => ({
    gods: GOD_WORDS,
    places: WORLD_WORDS,
    enemies: [...WORLD_WORDS, 'cage', 'track'],
  }),
  create(options) {
    const p = new ChroniclesPosition(setupOf(options));
    setUp(p);
    goOn(p, undefined);
    return p;
  },
  blank: (options) => new ChroniclesPosition(setupOf(options)),
  legal,
  chances,
  sample,
  apply,
  // C-4: all win or all lose.
  results(p) {
    const isWon = p.outcome === WON;
    return {
      scores: new Array<number>(p.setup.seats).fill(isWon ? 1 : 0),
      winners: isWon ? ALL : 0,
    };
  },
  winners: (p) => (p.outcome === WON ? ALL : 0),
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  observe: (p, _seat, into) => into.copyFrom(p),
  determinize() {},
  tokens,
  refuse,
  judge,
};
