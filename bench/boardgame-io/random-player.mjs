import { createRequire } from 'node:module';
import { legalMoves, trackGame } from './mini-track.mjs';

/** @typedef {import('boardgame.io').AiEnumerate[number]} Action */
/** @typedef {import('boardgame.io').State<import('./mini-track.mjs').TrackState>} State */

// boardgame.io/internal is a folder, which only `require` resolves.
const load = createRequire(import.meta.url);

/**
 * Loads boardgame.io as it runs in production. It and Immer look at NODE_ENV when they are loaded, and
 * boardgame.io looks again in every move (to check whether the state can be sent), so the variable
 * stays set.
 */
function loadBoardgameIo() {
  process.env.NODE_ENV = 'production';
  return load('boardgame.io/internal');
}

/**
 * The action for the reducer; only the chosen move is turned into one.
 * @param {Action} chosen
 * @param {string} playerID
 */
function actionOf(chosen, playerID) {
  if ('payload' in chosen) return chosen;
  const { args } = chosen;
  return 'move' in chosen
    ? { type: 'MAKE_MOVE', payload: { type: chosen.move, args, playerID } }
    : { type: 'GAME_EVENT', payload: { type: chosen.event, args, playerID } };
}

/**
 * Mini-track played at random through the reducer of boardgame.io: no client, no store, no log. It is given the
 * generator that our own player has, and nothing else of ours.
 * @param {{ bits(): number, below(n: number): number }} rng
 */
export function boardgameIoPlayer(rng) {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = loadBoardgameIo();
  // Once for all games; boardgame.io takes a finished configuration as it is.
  const game = ProcessGameConfig(trackGame);
  const reduce = CreateGameReducer({ game });

  /** @returns {State} */
  function start() {
    const seeded = { ...game, seed: rng.bits() };
    return InitializeGame({ game: seeded, numPlayers: 4 });
  }

  /**
   * Counting costs nothing that could be seen beside a move of boardgame.io, so it is timed as well.
   * @param {number} games
   */
  function playGames(games) {
    const tally = { choices: 0, legal: 0, wins: 0 };
    for (let played = 0; played < games; played++) {
      let state = start();
      while (state.ctx.gameover === undefined) {
        const moves = legalMoves(state.G, state.ctx);
        if (moves.length > 1) {
          tally.choices++;
          tally.legal += moves.length;
        }
        const chosen = moves[rng.below(moves.length)];
        state = reduce(state, actionOf(chosen, state.ctx.currentPlayer));
      }
      if (state.ctx.gameover === 'won') tally.wins++;
    }
    return tally;
  }

  return {
    name: `boardgame.io ${load('boardgame.io/package.json').version}`,
    /** @param {number} games */
    play: (games) => playGames(games).choices,
    /** @param {number} games */
    survey(games) {
      const { choices, legal, wins } = playGames(games);
      return {
        games,
        movesPerGame: choices / games,
        legalMoves: legal / choices,
        winRate: wins / games,
      };
    },
  };
}
