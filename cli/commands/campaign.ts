import { randomBytes } from 'node:crypto';
import type { CampaignTable, GameCampaigns, NewCampaign, PlainKey } from '@nineworlds/engine';
import type { Command } from 'commander';
import { badInput } from '../bad-input.ts';
import { type Context, print } from '../context.ts';
import { faultLine } from '../fault-line.ts';
import { loadCampaigns } from '../games.ts';
import { type CliTexts, text } from '../locale/index.ts';
import { readGiven } from '../options-spec.ts';
import {
  campaignText,
  changeCampaign,
  findCampaign,
  nextGame,
  readIn,
  savedCampaigns,
  saveNew,
} from '../play/campaign-place.ts';
import { refuseExisting, saveFile } from '../save-file.ts';
import { type CampaignPlay, playCampaign } from './campaign-play.ts';

/** What somebody types to say who plays. */
interface TableOptions {
  readonly players: string;
  readonly supports?: string;
  readonly options?: string;
}

/** `campaign`: games that hang together, each saved in a file of its own. */
export function addCampaign(program: Command, context: Context): void {
  const { lang } = context;
  const say = (key: PlainKey<CliTexts>) => text(lang, key);
  const group: Command = program
    .command('campaign')
    .description(say('aboutCampaign'))
    .helpCommand(false)
    .helpOption('-h, --help', say('aboutHelp'))
    .action(async () => {
      const [word] = group.args;
      if (word !== undefined) throw badInput('', 'unknownCommand', { value: word.slice(0, 40) });
      await listCampaigns(context);
    });
  const add = (name: string, about: PlainKey<CliTexts>) =>
    group.command(name).description(say(about));

  add('new', 'aboutCampaignNew')
    .argument('<name>', say('aboutCampaignName'))
    .requiredOption('--players <list>', say('aboutCampaignPlayers'))
    .option('--supports <list>', say('aboutCampaignSupports'))
    .option('--options <o>', say('aboutOptions'))
    .action((name: string, given: TableOptions) => foundCampaign(context, name, given));
  add('list', 'aboutCampaignList').action(() => listCampaigns(context));
  add('show', 'aboutCampaignShow')
    .argument('<campaign>', say('aboutCampaignArgument'))
    .action((named: string) => showCampaign(context, named));
  add('play', 'aboutCampaignPlay')
    .argument('<campaign>', say('aboutCampaignArgument'))
    .option('--seats <spec>', say('aboutSeats'))
    .option('--seed <seed>', say('aboutSeed'))
    .option('--single <saga>', say('aboutCampaignSingle'))
    .option('--give-up', say('aboutCampaignGiveUp'))
    .action((named: string, given: CampaignPlay) => playCampaign(context, named, given));
  add('buy', 'aboutCampaignBuy')
    .argument('<campaign>', say('aboutCampaignArgument'))
    .argument('<god>', say('aboutCampaignBuyer'))
    .argument('[boxes...]', say('aboutCampaignBoxes'))
    .action((named: string, god: string, boxes: string[]) =>
      buyIn(context, named, [god, ...boxes]),
    );
  add('export', 'aboutCampaignExport')
    .argument('<campaign>', say('aboutCampaignArgument'))
    .argument('<file>', say('aboutCampaignFile'))
    .action((named: string, file: string) => exportCampaign(context, named, file));
  add('import', 'aboutCampaignImport')
    .argument('<file>', say('aboutCampaignFile'))
    .action((file: string) => importCampaign(context, file));
  add('branch', 'aboutCampaignBranch')
    .argument('<campaign>', say('aboutCampaignArgument'))
    .argument('<name>', say('aboutCampaignName'))
    .requiredOption('--players <list>', say('aboutCampaignPlayers'))
    .option('--supports <list>', say('aboutCampaignSupports'))
    .action((named: string, name: string, given: TableOptions) =>
      branchCampaign(context, named, name, given),
    );
  // Only here, after the commands, so that they do not inherit it: a wrong command is an argument.
  group.allowExcessArguments();
}

/** A new id, and now. */
function madeNow(): NewCampaign {
  return { id: randomBytes(16).toString('hex'), at: new Date().toISOString() };
}

/** `Ann:odin,Ben:thor`; a name may be left out. Throws `BadInput`. */
function tableOf(name: string, { players, supports }: TableOptions): CampaignTable {
  return {
    name,
    players: players.split(',').map((item) => {
      const parts = item.split(':');
      if (parts.length > 2 || item.trim() === '') {
        throw badInput('--players', 'badPlayers', { value: item.slice(0, 40) });
      }
      const [first = '', second] = parts;
      return second === undefined ? { name: '', as: first } : { name: first, as: second };
    }),
    supports: supports === undefined ? [] : supports.split(','),
  };
}

async function foundCampaign(context: Context, name: string, given: TableOptions): Promise<void> {
  const { entry, campaigns } = await loadCampaigns(context);
  const options = await readGiven(context.io, entry.game, given.options);
  const campaign = campaigns.found(tableOf(name, given), options, madeNow());
  const file = saveNew(context.io.env, campaign);
  const facts = { name: campaigns.nameOf(campaign), file };
  print(context, text(context.lang, 'campaignFounded', facts));
}

async function listCampaigns(context: Context): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const { found, broken } = await savedCampaigns(context, campaigns);
  if (found.length === 0) print(context, text(context.lang, 'noCampaigns'));
  for (const { campaign } of found) {
    print(context, `${campaigns.summary(campaign)} (${campaign.id.slice(0, 8)})`);
  }
  for (const { faults } of broken) print(context, faultLine(context, context.refusals, faults));
}

async function showCampaign(context: Context, named: string): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const { campaign } = await findCampaign(context, campaigns, named);
  print(context, (await campaigns.show(campaign)).join('\n'));
  if (nextGame(context.io.env, campaign) === 'begun') {
    print(context, text(context.lang, 'campaignGameBegun'));
  }
}

async function buyIn(context: Context, named: string, words: readonly string[]): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const at = new Date().toISOString();
  const campaign = await changeCampaign(context, campaigns, named, (before) =>
    campaigns.buy(before, words, nextGame(context.io.env, before), at),
  );
  print(context, (await campaigns.show(campaign)).join('\n'));
}

async function exportCampaign(context: Context, named: string, file: string): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const { campaign } = await findCampaign(context, campaigns, named);
  refuseExisting(file);
  saveFile(file, campaignText(campaign));
  print(context, text(context.lang, 'campaignExported', { file }));
}

/** Takes in a campaign from a file: a new one, or another copy of one that is here. */
async function importCampaign(context: Context, file: string): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const given = await readIn(context.io, campaigns, file);
  campaigns.verify(given);
  const { found } = await savedCampaigns(context, campaigns);
  const here = found.find(({ campaign }) => campaign.id === given.id);
  const name = campaigns.nameOf(given);
  if (here === undefined) {
    saveNew(context.io.env, given);
    print(context, text(context.lang, 'campaignImported', { name }));
    return;
  }
  await mergeInto(context, campaigns, given);
}

async function mergeInto(
  context: Context,
  campaigns: GameCampaigns,
  given: { readonly id: string },
): Promise<void> {
  const { lang, io } = context;
  await changeCampaign(context, campaigns, given.id, (here) => {
    const merged = campaigns.merge(here, given, madeNow());
    const name = campaigns.nameOf(merged.campaign);
    if (merged.kind === 'fork') {
      saveNew(io.env, merged.other);
      const other = campaigns.nameOf(merged.other);
      print(context, text(lang, 'campaignForked', { name, other }));
    } else if (merged.kind === 'same') print(context, text(lang, 'campaignSame', { name }));
    else if (merged.by === 'first') print(context, text(lang, 'campaignShorter', { name }));
    else {
      // The game that was begun here is one of the campaign as it was.
      if (nextGame(io.env, here) === 'begun') throw badInput('', 'campaignGameBegun');
      print(context, text(lang, 'campaignLonger', { name }));
    }
    return merged.campaign;
  });
}

async function branchCampaign(
  context: Context,
  named: string,
  name: string,
  given: TableOptions,
): Promise<void> {
  const { campaigns } = await loadCampaigns(context);
  const { campaign } = await findCampaign(context, campaigns, named);
  const branch = campaigns.branch(campaign, tableOf(name, given), madeNow());
  const file = saveNew(context.io.env, branch);
  const facts = { name: campaigns.nameOf(branch), file };
  print(context, text(context.lang, 'campaignFounded', facts));
}
