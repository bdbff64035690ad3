// Mini-track as an author of boardgame.io would write it, from the rules and not from our code. The
// shape is the one its documentation teaches: plain data, moves that change an Immer draft, the turn
// left to the framework, chance from its random plugin. What was decided in its favour: the moves do
// not check their arguments (our `apply` does not either), the kinds used in a turn are one number
// and the ends of the game are noted where they happen, so that `endIf` has nothing to compute.

/** @typedef {import('boardgame.io').AiEnumerate} AiEnumerate */
/** @typedef {import('boardgame.io').Ctx} Ctx */

/** @typedef {{ vikings: number, weapon: number, elves: number }} Player */
/** @typedef {{ vikings: number, fire: number, sunk: boolean }} Bag */

/**
 * The state of the game: what boardgame.io calls `G`.
 * @typedef {object} TrackState
 * @property {Player[]} players
 * @property {number[]} enemies The place of each enemy on the track.
 * @property {Bag[]} bags
 * @property {number} giants
 * @property {number[]} deck Shuffled at the start; the last card is drawn first. Each card is an enemy.
 * @property {number} used The kinds of action taken this turn: bit k is kind k.
 * @property {'open' | 'won' | 'lost'} outcome
 */

const PLAYERS = 4;
const ENEMIES = 6;
const BAGS = 4;
const TRACK_END = 7;
const CARDS = Array.from({ length: ENEMIES * 7 }, (_, card) => card % ENEMIES);
const DIE = [0, 0, 1, 1, 2, 3];
const STRENGTH = [3, 3, 4, 4, 5, 5, 6, 7];
const MAX_VIKINGS = 12;

/** The kinds of action, each of which a player may take once a turn. */
const KIND = {
  fight: 0,
  gather: 1,
  forge: 2,
  elf: 3,
  give: 4,
  purge: 5,
  raise: 6,
  calm: 7,
  carry: 8,
};

/**
 * Notes the kind of an action and returns who acts.
 * @param {TrackState} G
 * @param {Ctx} ctx
 * @param {keyof typeof KIND} kind
 * @returns {Player}
 */
function begin(G, ctx, kind) {
  G.used |= 1 << KIND[kind];
  return G.players[Number(ctx.currentPlayer)];
}

/** @param {readonly number[]} enemies */
function isLost(enemies) {
  let far = 0;
  let near = 0;
  for (const place of enemies) {
    if (place >= TRACK_END) return true;
    if (place >= 5) far++;
    if (place >= 4) near++;
  }
  return far >= 3 || near >= 5;
}

/** @param {TrackState} G @param {number} enemy */
function advance(G, enemy) {
  G.enemies[enemy] = Math.min(TRACK_END, G.enemies[enemy] + 1);
  if (isLost(G.enemies)) G.outcome = 'lost';
}

/**
 * The beginning of a turn: a card, the enemy's advance, its effect.
 * @param {import('boardgame.io').FnContext<TrackState>} context
 */
function drawCard({ G, ctx, random }) {
  G.used = 0;
  const enemy = G.deck.pop();
  if (enemy === undefined) {
    G.outcome = 'won';
    return;
  }
  advance(G, enemy);
  if (G.outcome !== 'open') return;
  const player = G.players[Number(ctx.currentPlayer)];
  switch (enemy) {
    case 0:
      player.vikings = Math.max(0, player.vikings - 1 - Math.floor(G.giants / 2));
      break;
    case 1:
      G.bags[random.Die(BAGS) - 1].sunk = true;
      break;
    case 2:
      G.bags[random.Die(BAGS) - 1].fire += 2;
      break;
    case 3:
      G.giants = Math.min(8, G.giants + 1);
      break;
    case 4:
      if (DIE[random.D6() - 1] === 0) player.weapon = Math.max(0, player.weapon - 1);
      break;
    default: {
      const face = random.D6() - 1;
      if (DIE[face] >= 2) advance(G, face);
    }
  }
}

/**
 * All actions that the active player may take, as boardgame.io's bots want them.
 * @param {TrackState} G
 * @param {Ctx} ctx
 * @returns {AiEnumerate}
 */
export function legalMoves(G, ctx) {
  const active = Number(ctx.currentPlayer);
  const player = G.players[active];
  /** @param {keyof typeof KIND} kind */
  const isFree = (kind) => (G.used & (1 << KIND[kind])) === 0;
  /** @type {AiEnumerate} */
  const moves = [];
  if (isFree('fight')) {
    const most = Math.min(3, player.vikings);
    for (let enemy = 0; enemy < ENEMIES; enemy++) {
      if (G.enemies[enemy] === 0) continue;
      for (let vikings = 0; vikings <= most; vikings++) {
        moves.push({ move: 'fight', args: [enemy, vikings] });
      }
    }
  }
  if (isFree('gather')) {
    for (let bag = 0; bag < BAGS; bag++) {
      const { vikings, fire, sunk } = G.bags[bag];
      if (!sunk && vikings + fire > 0) moves.push({ move: 'gather', args: [bag] });
    }
  }
  if (isFree('forge') && player.weapon < 2) moves.push({ move: 'forge', args: [] });
  if (isFree('elf') && player.elves < 3) moves.push({ move: 'elf', args: [] });
  if (isFree('give') && player.vikings > 0) {
    for (let receiver = 0; receiver < PLAYERS; receiver++) {
      if (receiver !== active && G.players[receiver].vikings < MAX_VIKINGS) {
        moves.push({ move: 'give', args: [receiver] });
      }
    }
  }
  if (isFree('purge')) {
    for (let bag = 0; bag < BAGS; bag++) {
      if (G.bags[bag].fire > 0) moves.push({ move: 'purge', args: [bag] });
    }
  }
  if (isFree('raise')) {
    for (let bag = 0; bag < BAGS; bag++) {
      if (G.bags[bag].sunk) moves.push({ move: 'raise', args: [bag] });
    }
  }
  if (isFree('calm') && G.giants > 0) moves.push({ move: 'calm', args: [] });
  if (isFree('carry')) {
    for (let from = 0; from < BAGS; from++) {
      if (G.bags[from].vikings < 2) continue;
      for (let to = 0; to < BAGS; to++) {
        if (to !== from) moves.push({ move: 'carry', args: [from, to] });
      }
    }
  }
  if (moves.length === 0) moves.push({ event: 'endTurn', args: [] });
  return moves;
}

/**
 * The game for boardgame.io 0.50.
 * @type {import('boardgame.io').Game<TrackState>}
 */
export const trackGame = {
  name: 'mini-track',
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  disableUndo: true,

  setup: ({ random }) => ({
    players: Array.from({ length: PLAYERS }, () => ({ vikings: 1, weapon: 0, elves: 0 })),
    enemies: Array.from({ length: ENEMIES }, () => 0),
    bags: Array.from({ length: BAGS }, () => ({ vikings: 8, fire: 3, sunk: false })),
    giants: 0,
    deck: random.Shuffle(CARDS),
    used: 0,
    outcome: 'open',
  }),

  turn: { maxMoves: 3, onBegin: drawCard },

  moves: {
    fight({ G, ctx, random }, enemy, vikings) {
      const player = begin(G, ctx, 'fight');
      const die = DIE[random.D6() - 1];
      const need = STRENGTH[G.enemies[enemy]] - (die + player.weapon + vikings);
      player.vikings -= vikings;
      if (need > player.elves) return;
      if (need > 0) player.elves -= need;
      G.enemies[enemy]--;
    },
    gather({ G, ctx, random }, from) {
      const player = begin(G, ctx, 'gather');
      const bag = G.bags[from];
      for (let drawn = 0; drawn < 3 && bag.vikings + bag.fire > 0; drawn++) {
        if (random.Die(bag.vikings + bag.fire) > bag.vikings) {
          bag.fire--;
        } else {
          bag.vikings--;
          player.vikings = Math.min(MAX_VIKINGS, player.vikings + 1);
        }
      }
    },
    forge({ G, ctx }) {
      begin(G, ctx, 'forge').weapon++;
    },
    elf({ G, ctx }) {
      begin(G, ctx, 'elf').elves++;
    },
    give({ G, ctx }, receiver) {
      begin(G, ctx, 'give').vikings--;
      G.players[receiver].vikings++;
    },
    purge({ G, ctx }, from) {
      begin(G, ctx, 'purge');
      const bag = G.bags[from];
      bag.fire = Math.max(0, bag.fire - 3);
    },
    raise({ G, ctx }, island) {
      begin(G, ctx, 'raise');
      G.bags[island].sunk = false;
    },
    calm({ G, ctx }) {
      begin(G, ctx, 'calm');
      G.giants--;
    },
    carry({ G, ctx }, from, to) {
      begin(G, ctx, 'carry');
      G.bags[from].vikings -= 2;
      G.bags[to].vikings += 2;
    },
  },

  endIf: ({ G }) => (G.outcome === 'open' ? undefined : G.outcome),
  ai: { enumerate: legalMoves },
};
