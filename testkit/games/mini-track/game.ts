import {
  ALL,
  ask,
  CHANCE,
  type CheckedGame,
  type Faults,
  integer,
  type Move,
  OVER,
  type Refusal,
} from '@nineworlds/engine';
import { chances, draw, sample } from './chance.ts';
import {
  ACTION_MOVES,
  ACTION_WORDS,
  ACTIONS,
  BAG_WORDS,
  BAGS,
  CARDS_PER_ENEMY,
  CARRY,
  DIE,
  ENEMIES,
  ENEMY_WORDS,
  FIGHT,
  GATHER,
  GIVE,
  MAX_ELVES,
  MAX_FIGHTERS,
  MAX_GIANTS,
  MAX_VIKINGS,
  MAX_WEAPON,
  PASS,
  PLAYERS,
  PURGE,
  RAISE,
  TRACK_END,
} from './data.ts';
import { kindOfAction, legalActions, REASONS, whyNot } from './legal.ts';
import { MiniTrackPosition } from './position.ts';
import {
  ACT,
  apply,
  DRAW_CARD,
  DRAW_TOKENS,
  isLost,
  ROLL_FIGHT,
  setUp,
  tokensDrawn,
} from './rules.ts';

/** What a mini-track board shows; everything is public. */
export interface MiniTrackView {
  readonly turn: number;
  readonly active: number;
  readonly players: readonly { vikings: number; weapon: number; elves: number }[];
  readonly enemies: readonly number[];
  readonly bags: readonly { vikings: number; fire: number; sunk: boolean }[];
  readonly giants: number;
  readonly cards: readonly number[];
}

function tokens(p: MiniTrackPosition, move: Move): string {
  switch (p.frames.kind) {
    case DRAW_CARD:
      return ENEMY_WORDS[move];
    case ACT:
      return actionWords(move);
    case DRAW_TOKENS:
      return String(move);
    default:
      return p.frames.kind <= 2 ? BAG_WORDS[move] : `face-${move + 1}`;
  }
}

function actionWords(move: Move): string {
  if (move === PASS) return 'pass';
  const kind = kindOfAction(move);
  const verb = ACTION_WORDS[kind];
  switch (kind) {
    case 0:
      return `${verb} ${ENEMY_WORDS[(move - FIGHT) >> 2]} ${(move - FIGHT) & 3}`;
    case 1:
      return `${verb} ${BAG_WORDS[move - GATHER]}`;
    case 4:
      return `${verb} ${move - GIVE + 1}`;
    case 5:
      return `${verb} ${BAG_WORDS[move - PURGE]}`;
    case 6:
      return `${verb} ${BAG_WORDS[move - RAISE]}`;
    case 8:
      return `${verb} ${BAG_WORDS[(move - CARRY) >> 2]} ${BAG_WORDS[(move - CARRY) & 3]}`;
    default:
      return verb;
  }
}

function refuse(p: MiniTrackPosition, move: Move): Refusal | undefined {
  const { rule, reason } = REASONS[whyNot(p, move)];
  if (reason === 'allowed') return undefined;
  return { rule, reason, facts: { action: actionWords(move), vikings: p.vikings[p.active] } };
}

function view(p: MiniTrackPosition): MiniTrackView {
  return {
    turn: p.turn,
    active: p.active,
    players: Array.from(p.vikings, (vikings, seat) => ({
      vikings,
      weapon: p.weapons[seat],
      elves: p.elves[seat],
    })),
    enemies: Array.from(p.enemies),
    bags: Array.from(p.bagVikings, (vikings, bag) => ({
      vikings,
      fire: p.bagFire[bag],
      sunk: p.sunk[bag] === 1,
    })),
    giants: p.giants,
    cards: Array.from(p.deck),
  };
}

function invariants(p: MiniTrackPosition, faults: Faults): void {
  const within = (path: string, zone: ArrayLike<number>, most: number) => {
    for (let i = 0; i < zone.length; i++) {
      if (zone[i] < 0 || zone[i] > most) {
        faults.add(`${path}[${i}]`, 'outOfRange', { value: zone[i], min: 0, max: most });
      }
    }
  };
  within('vikings', p.vikings, MAX_VIKINGS);
  within('weapons', p.weapons, MAX_WEAPON);
  within('elves', p.elves, MAX_ELVES);
  within('enemies', p.enemies, TRACK_END);
  within('bagVikings', p.bagVikings, 999);
  within('bagFire', p.bagFire, 999);
  within('sunk', p.sunk, 1);
  within('deck', p.deck, CARDS_PER_ENEMY);
  const numbers = { giants: MAX_GIANTS, active: PLAYERS - 1, used: (1 << 9) - 1, won: 1 };
  for (const [name, most] of Object.entries(numbers)) {
    const value = p[name as keyof typeof numbers];
    if (value < 0 || value > most) faults.add(name, 'outOfRange', { value, min: 0, max: most });
  }
  // M-2: one card a turn, the card of this turn drawn unless it is being drawn now.
  const left = p.deck.reduce((sum, cards) => sum + cards, 0);
  const waiting = p.frames.seat === CHANCE && p.frames.kind === DRAW_CARD;
  const turn = ENEMIES * CARDS_PER_ENEMY - left + (waiting || p.won === 1 ? 1 : 0);
  if (p.turn !== turn) faults.add('turn', 'turnMismatch', { value: p.turn, expected: turn });
  if (p.frames.seat !== OVER && (p.won === 1 || isLost(p))) faults.add('won', 'alreadyOver');
  if (p.frames.seat === OVER && (p.won === 1) === isLost(p)) faults.add('won', 'notOver');
}

/** M-2: a card or its effect stands alone; dice and draws of an action stand on its question. */
function checkFrames(p: MiniTrackPosition, faults: Faults): void {
  const { frames } = p;
  if (frames.depth === 0) return;
  const { kind } = frames;
  const acting = frames.kindAt(0) === ACT;
  for (let depth = 0; depth < frames.depth; depth++) {
    const isAct = frames.kindAt(depth) === ACT;
    if (frames.seatAt(depth) !== (isAct ? p.active : CHANCE)) {
      faults.add(`frames[${depth}].seat`, 'wrongSeat');
    }
    if (isAct !== (depth === 0 && acting)) faults.add(`frames[${depth}].kind`, 'wrongFrame');
  }
  if (frames.depth !== (kind > ACT ? 2 : 1)) faults.add('frames', 'wrongFrame');
  let taken = 0;
  for (let bits = p.used; bits !== 0; bits &= bits - 1) taken++;
  const least = kind > ACT ? 1 : 0;
  const most = kind > ACT ? ACTIONS : kind === ACT ? ACTIONS - 1 : 0;
  if (taken < least || taken > most) faults.add('used', 'tooManyActions', { taken });
  checkChance(p, faults);
}

function checkChance(p: MiniTrackPosition, faults: Faults): void {
  const { kind } = p.frames;
  const [a, b] = [p.frames.arg(0), p.frames.arg(1)];
  const isFight = a >= 0 && a < ENEMIES && p.enemies[a] > 0;
  const fits = b >= 0 && b <= Math.min(MAX_FIGHTERS, p.vikings[p.active]);
  if (kind === ROLL_FIGHT && !(isFight && fits && (p.used & 1) === 1)) {
    faults.add('frames[1].args', 'impossibleFight');
  }
  const isDraw = a >= 0 && a < BAGS && b === tokensDrawn(p, a) && b > 0;
  if (kind === DRAW_TOKENS && !(isDraw && (p.used & 2) === 2)) {
    faults.add('frames[1].args', 'impossibleDraw');
  }
}

/** The kinds of action that are risks. */
const FIGHTING = ACTION_WORDS.indexOf('fight');
const GATHERING = ACTION_WORDS.indexOf('gather');

/** A small co-operative game to measure engines with; it shows the shape of a game, not more. */
export const miniTrack: CheckedGame<MiniTrackPosition, MiniTrackView> = {
  id: 'mini-track',
  rulesVersion: 1,
  seats: [PLAYERS, PLAYERS],
  cooperative: true,
  options: { fields: { seats: integer(PLAYERS, PLAYERS, PLAYERS) }, presets: {}, together() {} },
  kinds: [
    ask('drawCard', ENEMIES, 'card'),
    ask('sinkIsland', BAGS, 'island'),
    ask('feedBag', BAGS, 'bag'),
    ask('breakWeapon', DIE.length, 'die'),
    ask('frenzy', DIE.length, 'die'),
    ask('act', ACTION_MOVES),
    ask('rollFight', DIE.length, 'die'),
    ask('drawTokens', 4, 'vikings'),
  ],
  events: [
    'bagFed',
    'deckExhausted',
    'enemiesBrokeThrough',
    'enemyAdvanced',
    'fightLost',
    'fightWon',
    'giantCame',
    'islandSunk',
    'tokensDrawn',
    'vikingsLost',
    'weaponBroken',
  ].map((name) => ({ name, reveals: false })),
  content: [...ENEMY_WORDS, ...BAG_WORDS, ...ACTION_WORDS],
  maxMoves: ACTION_MOVES,
  // 42 turns of a card, its effect and three actions with their chance.
  maxPlies: 42 * 8 + 1,
  fieldWords: () => ({}),
  seatCount: () => PLAYERS,
  create() {
    const p = new MiniTrackPosition();
    setUp(p);
    return p;
  },
  blank: () => new MiniTrackPosition(),
  legal: legalActions,
  chances,
  sample,
  apply,
  results: (p) => ({
    scores: new Array<number>(PLAYERS).fill(p.won),
    winners: p.won === 1 ? ALL : 0,
  }),
  winners: (p) => (p.won === 1 ? ALL : 0),
  active: (p) => p.active,
  turn: (p) => p.turn,
  draw,
  observe: (p, _seat, into) => into.copyFrom(p),
  determinize() {},
  view,
  tokens,
  refuse,
  judge(before, [move], after) {
    if (move === undefined || before.frames.kind !== ACT) return undefined;
    const kind = kindOfAction(move);
    if (kind === FIGHTING) {
      const enemy = (move - FIGHT) >> 2;
      const won = after.enemies[enemy] < before.enemies[enemy];
      return won ? { what: 'won', value: 1 } : { what: 'lost', value: 0 };
    }
    if (kind !== GATHERING) return undefined;
    const gained = after.vikings[before.active] - before.vikings[before.active];
    return { what: `vikings ${gained}`, value: gained };
  },
  invariants,
  checkFrames,
};
