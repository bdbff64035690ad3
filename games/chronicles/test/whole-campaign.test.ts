import { type Json, LANGS, Match, recordText } from '@nineworlds/engine';
import { completeOptions, playAtRandom, recordOfRandom } from '@nineworlds/testkit';
import { describe, expect, test } from 'vitest';
import {
  type Box,
  buy,
  type Campaign,
  found,
  optionsFor,
  type Player,
  play,
  readCampaign,
  replayRecord,
  stateOf,
  verifyCampaign,
} from '../campaign/index.ts';
import { chronicles } from '../checked.ts';
import { HOUSE_SAGAS } from '../data/house-sagas.ts';
import { gameModule } from '../index.ts';
import { nameOfSaga } from '../rules/saga/option.ts';

const ID = '0123456789abcdef0123456789abcdef';
const AT = '2026-05-17T19:30:00Z';
const PLAYERS: readonly Player[] = [
  { name: 'Ann', god: 'odin' },
  { name: 'Ben', god: 'thor' },
  { name: 'Cleo', god: 'frigg' },
];
/** What bots buy, one box after the other, as far as their points go. */
const WISHES: readonly Box[] = [
  { block: 'godDie', box: 1 },
  { block: 'vanirDie', box: 1 },
  { block: 'elves', box: 1 },
  { block: 'elves', box: 2 },
  { block: 'godDie', box: 2 },
  { block: 'dice', box: 1 },
  { block: 'dice', box: 2 },
  { block: 'elves', box: 3 },
  { block: 'vanirDie', box: 2 },
];

/** A game of the campaign, played by the game's own bot from a seed. */
function game(campaign: Campaign, seed: number): { record: Json; won: boolean; lives: number[] } {
  const options = completeOptions(chronicles, optionsFor(campaign));
  const match = new Match(chronicles, options);
  const [bot] = gameModule.bots;
  const moves = new Int32Array(chronicles.maxMoves);
  playAtRandom(match, seed, undefined, (p, rng) => {
    const n = chronicles.legal(p, moves);
    return bot.choose(chronicles, p, p.frames.seat, moves, n, rng);
  });
  const { position } = match;
  return {
    record: JSON.parse(recordText(recordOfRandom(match, seed))) as Json,
    won: chronicles.winners(position) !== 0,
    lives: [...position.lives.subarray(0, position.setup.seats)],
  };
}

/** What a seat can buy now: the next of its wishes as long as there are points. */
function purchases(campaign: Campaign, seat: number): Campaign {
  let chain = campaign;
  let boxes: Box[] = [];
  for (const box of WISHES) {
    try {
      chain = buy(campaign, { seat, boxes: [...boxes, box], at: AT }, 'waiting');
      boxes = [...boxes, box];
    } catch {
      // Already had, not yet open, or too dear: the next one may do.
    }
  }
  return chain;
}

/** The six sagas from one seed, each as often as it takes. */
function campaignFrom(seed: number): { campaign: Campaign; defeats: number } {
  const sagas = HOUSE_SAGAS.map(nameOfSaga);
  let campaign = found(ID, {
    name: 'Ragnarok',
    players: PLAYERS,
    supports: [],
    options: {},
    sagas,
    at: AT,
  });
  let defeats = 0;
  for (let next = stateOf(campaign).next, i = 0; next !== undefined; i++) {
    const { record, won, lives } = game(campaign, seed + i);
    const outcome = won ? 'won' : 'lost';
    campaign = play(campaign, { saga: next, record, outcome, lives, at: AT });
    if (!won) defeats++;
    for (const seat of PLAYERS.keys()) campaign = purchases(campaign, seat);
    next = stateOf(campaign).next;
  }
  return { campaign, defeats };
}

describe('C-15.10: a campaign of six sagas', () => {
  const { campaign, defeats } = campaignFrom(11);

  test('C-15.12, C-15.54: played by bots from one seed to its end, with two defeats at least in it', () => {
    const state = stateOf(campaign);
    expect(state.next).toBeUndefined();
    expect(state.won.map(({ saga }) => saga)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(defeats).toBeGreaterThanOrEqual(2);
    for (const { earned, spent, saved } of state.seats) expect(earned).toBe(spent + saved);
  });

  test('C-15.10: every game replays to its stated outcome, also from a file', () => {
    const file = JSON.parse(JSON.stringify(campaign)) as Json;
    const read = readCampaign(file);
    expect(read).toEqual(campaign);
    expect(() => verifyCampaign(read, replayRecord)).not.toThrow();
  });

  test('C-15.55: a stated outcome that its record does not have is refused with the number of its entry', () => {
    const at = campaign.entries.findIndex((entry) => entry.type === 'played');
    const entries = campaign.entries.map((entry, i) =>
      i === at && entry.type === 'played'
        ? { ...entry, lives: entry.lives.map((lives) => lives + 1) }
        : entry,
    );
    expect(() => verifyCampaign({ ...campaign, entries }, replayRecord)).toThrow();
  });

  test('C-15.17: a language tells of the sagas that were played', async () => {
    for (const lang of LANGS) {
      const played = campaign.entries.find((entry) => entry.type === 'played');
      const options = completeOptions(chronicles, {
        saga: played?.type === 'played' ? played.saga : 1,
      });
      const { saga } = await gameModule.texts(lang, options);
      expect(saga.title).toBeTruthy();
    }
  });
});
