import { existsSync } from 'node:fs';
import {
  type Json,
  type MatchRecord,
  type Options,
  recordText,
  type SeatInfo,
} from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';
import { type Context, print } from '../context.ts';
import { readGameFile } from '../game-file.ts';
import { type GameEntry, loadCampaigns } from '../games.ts';
import { LineReader } from '../line-reader.ts';
import { text } from '../locale/index.ts';
import { completeOptions } from '../options-spec.ts';
import { changeCampaign, findCampaign, runningFile } from '../play/campaign-place.ts';
import { GameSave } from '../play/game-save.ts';
import { newSave } from '../play/save-place.ts';
import { type StartedTable, startTable, startWith } from '../play/start-table.ts';
import { tryRemove } from '../save-file.ts';
import { readSeats } from '../seats-spec.ts';
import { readWhole } from '../whole-number.ts';
import { playAt } from './play.ts';

/** What somebody typed after `campaign play`. */
export interface CampaignPlay {
  readonly seats?: string;
  readonly seed?: string;
  readonly single?: string;
  readonly giveUp?: true;
}

/** More sagas than a campaign has. */
const MOST_SAGAS = 99;

/** Plays the next game of a campaign, goes on with the one that was begun, or gives that one up. */
export async function playCampaign(
  context: Context,
  named: string,
  given: CampaignPlay,
): Promise<void> {
  if (given.single !== undefined) await playSingle(context, named, given, given.single);
  else if (given.giveUp) await giveUp(context, named);
  else await playNext(context, named, given);
}

async function playNext(context: Context, named: string, given: CampaignPlay): Promise<void> {
  const { entry, campaigns } = await loadCampaigns(context);
  const { lang, io } = context;
  let hasEnded = false;
  const after = await changeCampaign(context, campaigns, named, async (campaign) => {
    const file = runningFile(io.env, campaign);
    const isBegun = existsSync(file);
    const save = GameSave.claim(file);
    try {
      if (isBegun && given.seed !== undefined) throw badInput('--seed', 'campaignGameBegun');
      const started = isBegun
        ? await startTable(context, { ...seatsIn(given), from: file })
        : newGame(entry, campaigns.options(campaign), campaigns.seats(campaign), given);
      if (isBegun) print(context, text(lang, 'campaignGoesOn'));
      await playAt(context, started, save, () => new LineReader(io));
      hasEnded = started.table.over;
      if (!hasEnded) {
        print(context, text(lang, 'campaignStays'));
        return campaign;
      }
      // Playing has told faults in the words of the game alone.
      context.refusals = { ...context.refusals, ...campaigns.reasons };
      const record = started.table.record('revealed');
      return campaigns.play(campaign, jsonOf(record), new Date().toISOString());
    } finally {
      save.release();
    }
  });
  if (!hasEnded) return;
  // Only now that the campaign holds it.
  tryRemove(runningFile(io.env, after));
  print(context, `\n${(await campaigns.show(after)).join('\n')}`);
}

/** Plays a saga that the campaign has reached, with its sheets; it is no part of the campaign. */
async function playSingle(
  context: Context,
  named: string,
  given: CampaignPlay,
  single: string,
): Promise<void> {
  const { entry, campaigns } = await loadCampaigns(context);
  const { campaign } = await findCampaign(context, campaigns, named);
  const saga = readWhole(single, '--single', 1, MOST_SAGAS);
  const options = campaigns.options(campaign, saga);
  const started = newGame(entry, options, campaigns.seats(campaign), given);
  const save = newSave(context.io.env, entry.game.id, new Date());
  try {
    await playAt(context, started, save, () => new LineReader(context.io));
  } finally {
    save.release();
  }
}

/** The game that was begun is lost, as everybody agrees. */
async function giveUp(context: Context, named: string): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const { io } = context;
  const after = await changeCampaign(context, campaigns, named, async (campaign) => {
    const file = runningFile(io.env, campaign);
    if (!existsSync(file)) throw badInput('--give-up', 'noGameBegun');
    const save = GameSave.claim(file);
    try {
      const found = await readGameFile(context, file);
      context.refusals = { ...context.refusals, ...campaigns.reasons };
      if (found.kind !== 'record') throw badInput(file, 'notARecord');
      return campaigns.giveUp(campaign, jsonOf(found.record), new Date().toISOString());
    } finally {
      save.release();
    }
  });
  tryRemove(runningFile(io.env, after));
  print(context, (await campaigns.show(after)).join('\n'));
}

/** A table for a new game of a campaign, with its people or with those who were named; throws `BadInput`. */
function newGame(
  entry: GameEntry,
  given: Options,
  usual: readonly SeatInfo[],
  { seats: named, seed }: CampaignPlay,
): StartedTable {
  const seats = named === undefined ? usual : readSeats(named, entry.module);
  const options = completeOptions(entry.game, given, seats.length);
  return startWith(entry, options, seats, seed === undefined ? {} : { seed });
}

function seatsIn({ seats }: CampaignPlay): { readonly seats?: string } {
  return seats === undefined ? {} : { seats };
}

/** A record as a file holds it. */
function jsonOf(record: MatchRecord): Json {
  return JSON.parse(recordText(record));
}
