import type { CampaignApp, CampaignGame } from '@nineworlds/board';
import { BadInput, type GameTexts, type Json } from '@nineworlds/engine';
import type { Joined } from '@nineworlds/protocol';
import { faultTexts } from '../app/fault-text.ts';
import { host } from '../app/host-link.ts';
import { addressOf, goTo } from '../app/route.svelte.ts';
import { shown } from '../app/texts.svelte.ts';
import { SETUP_TEXTS } from '../locale/setup/index.ts';
import { newTableId } from '../play/table-id.ts';
import { ownOptions } from '../setup/own-values.ts';
import { downloadText } from '../share/save-file.ts';
import { browserCampaigns as store } from '../storage/campaign-store.ts';

/** What the app does for the campaign pages of a game. */
export function campaignApp(game: string, texts: GameTexts): CampaignApp {
  return {
    list: () => store.list(game),
    async load(id) {
      const saved = await store.load(id);
      return saved?.game === game ? saved : undefined;
    },
    save: (campaign) => store.save(campaign),
    remove: (id) => store.remove(id),
    async start(options, seats) {
      const table = newTableId();
      await host.ask({ type: 'language', lang: shown.lang });
      await host.ask({ type: 'start', table, game, options, seats, chance: 'fate' });
      return table;
    },
    async gameAt(table) {
      try {
        return await looked((into) => host.ask({ type: 'look', table, into }));
      } catch (error) {
        if (isGone(error)) return undefined;
        throw error;
      }
    },
    replay: (record) =>
      looked((table) =>
        host.ask({ type: 'open', table, text: JSON.stringify(record), purpose: 'replay' }),
      ),
    async checkOptions(given) {
      const { options, faults } = await host.ask({ type: 'checkOptions', game, options: given });
      if (options === undefined) throw new BadInput(faults);
      return options;
    },
    async bots() {
      const [{ bots }, { bots: names }] = await Promise.all([
        host.ask({ type: 'describe', game }),
        SETUP_TEXTS[shown.lang](),
      ]);
      const known: Readonly<Record<string, string>> = names;
      return bots.map((bot) => ({
        bot,
        name: Object.hasOwn(known, bot) ? (known[bot] ?? bot) : bot,
      }));
    },
    ownOptions: () => ownOptions(game),
    download: downloadText,
    addressOf: (...parts) => addressOf('campaign', game, ...parts),
    goTo: (...parts) => goTo('campaign', game, ...parts),
    tableAddress: (table) => addressOf('play', table),
    startAddress: () => addressOf(),
    goToTable: (table) => goTo('play', table),
    faultTexts(error, own) {
      const reasons = shown.reasons(texts);
      const all =
        reasons === undefined ? undefined : { ...reasons, own: { ...reasons.own, ...own } };
      return faultTexts(all, shown.texts, error);
    },
  };
}

/** Opens a table only to look at it, takes what is there, and closes it. */
async function looked(open: (table: string) => Promise<Joined>): Promise<CampaignGame> {
  const table = newTableId();
  const { state } = await open(table);
  try {
    const { text } = await host.ask({ type: 'export', table, form: 'save' });
    const { options, turn, view, results } = state;
    const record = JSON.parse(text) as Json;
    return { record, options, turn, view, ...(results === undefined ? {} : { results }) };
  } finally {
    await host.ask({ type: 'close', table });
  }
}

/** Whether no game is saved under the name of a table. */
function isGone(error: unknown): boolean {
  return error instanceof BadInput && error.faults.some(({ reason }) => reason === 'noSuchTable');
}
