import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type GameCampaigns, type SavedCampaign } from '@nineworlds/engine';
import { badInput } from '../bad-input.ts';
import type { Context, Io } from '../context.ts';
import { sweepLeftOvers } from '../left-overs.ts';
import { parseJson } from '../parse-json.ts';
import { readText } from '../read-text.ts';
import { makeFolder, saveFile } from '../save-file.ts';
import { GameSave } from './game-save.ts';
import { stateFolder } from './save-place.ts';

const ENDING = '.campaign.json';

/** A campaign with the file that it is saved in. */
export interface FoundCampaign {
  readonly file: string;
  readonly campaign: SavedCampaign;
}

/** The file of a campaign: campaigns lie beside the games. */
function fileOf(env: Io['env'], { id }: SavedCampaign): string {
  return join(stateFolder(env), `${id}${ENDING}`);
}

/** The file of the game of a campaign that is being played. */
export function runningFile(env: Io['env'], { id }: SavedCampaign): string {
  return join(stateFolder(env), `campaign-${id}.nw.json`);
}

/** Whether the next game of a campaign has begun (it stays until it has ended). */
export function nextGame(env: Io['env'], campaign: SavedCampaign): 'waiting' | 'begun' {
  return existsSync(runningFile(env, campaign)) ? 'begun' : 'waiting';
}

/** Saves a campaign that is not there yet; throws `BadInput`. */
export function saveNew(env: Io['env'], campaign: SavedCampaign): string {
  makeFolder(stateFolder(env));
  sweepLeftOvers(stateFolder(env));
  const file = fileOf(env, campaign);
  saveFile(file, campaignText(campaign));
  return file;
}

/** A campaign as it is written. */
export function campaignText(campaign: SavedCampaign): string {
  return `${JSON.stringify(campaign)}\n`;
}

/** The campaigns that are saved, the latest first, and what is wrong with files that hold none. */
export interface SavedCampaigns {
  readonly found: readonly FoundCampaign[];
  readonly broken: readonly BadInput[];
}

export async function savedCampaigns(
  { io }: Context,
  campaigns: GameCampaigns,
): Promise<SavedCampaigns> {
  const found: FoundCampaign[] = [];
  const broken: BadInput[] = [];
  for (const file of campaignFiles(io.env)) {
    try {
      found.push({ file, campaign: await readIn(io, campaigns, file) });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      broken.push(error);
    }
  }
  return { found, broken };
}

function campaignFiles(env: Io['env']): readonly string[] {
  const folder = stateFolder(env);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(folder, name))
    .map((file) => ({ file, changed: statSync(file).mtimeMs }))
    .sort((a, b) => b.changed - a.changed)
    .map(({ file }) => file);
}

/** The campaign in a file; throws `BadInput`, whose places name the file. */
export async function readIn(
  io: Io,
  campaigns: GameCampaigns,
  file: string,
): Promise<SavedCampaign> {
  const json = parseJson(await readText(io, file), file);
  try {
    return campaigns.read(json);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const path = file.slice(0, 200);
    throw new BadInput(error.faults.map((fault) => ({ ...fault, path: `${path}: ${fault.path}` })));
  }
}

/** The campaign of this name, or whose id begins so; throws `BadInput` where there is none, or more than one. */
export async function findCampaign(
  context: Context,
  campaigns: GameCampaigns,
  named: string,
): Promise<FoundCampaign> {
  const { found: all, broken } = await savedCampaigns(context, campaigns);
  const wanted = named.trim().toLowerCase();
  const byName = all.filter(({ campaign }) => campaigns.nameOf(campaign).toLowerCase() === wanted);
  const byId = all.filter(({ campaign }) => wanted.length >= 4 && campaign.id.startsWith(wanted));
  const found = byName.length > 0 ? byName : byId;
  const [first, second] = found;
  const value = named.slice(0, 80);
  if (first === undefined) throw broken[0] ?? badInput('', 'unknownCampaign', { value });
  if (second !== undefined) {
    const known = found.map(({ campaign }) => campaign.id.slice(0, 8)).join(', ');
    throw badInput('', 'severalCampaigns', { value, known });
  }
  return first;
}

/** Changes a campaign, which nobody else may do meanwhile; answers the changed one. */
export async function changeCampaign(
  context: Context,
  campaigns: GameCampaigns,
  named: string,
  change: (campaign: SavedCampaign) => SavedCampaign | Promise<SavedCampaign>,
): Promise<SavedCampaign> {
  const { file } = await findCampaign(context, campaigns, named);
  const save = GameSave.claim(file);
  try {
    // What it holds now that nobody else can write it.
    const campaign = await readIn(context.io, campaigns, file);
    const changed = await change(campaign);
    if (changed !== campaign) save.write(campaignText(changed));
    return changed;
  } finally {
    save.release();
  }
}
