import {
  BadInput,
  type CampaignTable,
  type GameCampaigns,
  type Json,
  type Lang,
} from '@nineworlds/engine';
import { HOUSE_SAGAS } from '../../data/house-sagas.ts';
import { textsOf } from '../../locale/index.ts';
import { isSame } from '../../rules/check-edition.ts';
import { nameOfSaga } from '../../rules/saga/option.ts';
import { sagaTextsOf } from '../../sagas/index.ts';
import type { Campaign } from '../campaign.ts';
import { branch, buy, found, play } from '../change.ts';
import { campaignReasonsOf } from '../locale/index.ts';
import { merge } from '../merge.ts';
import { optionsFor, singleOptionsFor } from '../options.ts';
import { readCampaign } from '../read.ts';
import { refusal } from '../reasons.ts';
import { type ReplayedGame, replayRecord } from '../replay.ts';
import { stateOf } from '../state.ts';
import { otherOption, verifyCampaign } from '../verify.ts';
import type { CampaignLabels } from './en.ts';
import { shownCampaign } from './show.ts';
import { boxesOf, godOf, seatOf } from './words.ts';

const LABELS: Readonly<Record<Lang, () => Promise<CampaignLabels>>> = {
  en: async () => (await import('./en.ts')).en,
  ja: async () => (await import('./ja.ts')).ja,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
};

/** Our sagas, as a campaign names them. */
function houseSagas() {
  return HOUSE_SAGAS.map(nameOfSaga);
}

/** Campaigns of Chronicles in a terminal, in a language. */
export async function campaignsIn(lang: Lang): Promise<GameCampaigns<Campaign>> {
  const labels = await LABELS[lang]();
  const { words } = await textsOf(lang);
  const nameOf = (word: string) => words[word] ?? word;
  return {
    reasons: await campaignReasonsOf(lang),
    read: readCampaign,
    verify: (campaign) => verifyCampaign(campaign, replayRecord),
    found: (table, options, { id, at }) =>
      typed([], () => found(id, { ...seated(table), options, sagas: houseSagas(), at })),
    branch: (campaign, table, made) =>
      typed([], () => branch(campaign, { ...seated(table), ...made })),
    buy(campaign, [god = '', ...boxes], next, at) {
      const state = stateOf(campaign);
      const seat = seatOf(state, god);
      const bought = { seat, boxes: boxesOf(state, seat, boxes, labels.boxWords), at };
      return typed(boxes, () => buy(campaign, bought, next));
    },
    play(campaign, record, at) {
      const game = replayed(record);
      if (!game.isOver) throw new BadInput([refusal('', 'C-15.58', 'notOverYet')]);
      return played(campaign, record, game, at);
    },
    giveUp(campaign, record, at) {
      const game = replayed(record);
      if (game.isOver) throw new BadInput([refusal('', 'C-15.58', 'overAlready')]);
      return played(campaign, record, game, at);
    },
    options: (campaign, single) =>
      single === undefined ? optionsFor(campaign) : singleOptionsFor(campaign, single),
    merge,
    nameOf: (campaign) => stateOf(campaign).name,
    seats: (campaign) => stateOf(campaign).seats.map(({ name }) => ({ kind: 'human', name })),
    summary(campaign) {
      const { name, next, games, at } = stateOf(campaign);
      const state = next === undefined ? labels.complete : labels.next(next);
      return labels.summary(name, state, games, at.slice(0, 10));
    },
    show(campaign) {
      const state = stateOf(campaign);
      const ours = houseSagas();
      return shownCampaign(state, {
        labels,
        nameOf,
        async textsOf(number) {
          const isOurs = state.sagas[number - 1]?.id === ours[number - 1]?.id;
          return isOurs ? sagaTextsOf(number, lang) : undefined;
        },
      });
    },
  };
}

/**
 * Does what somebody has typed. Faults are told with the word that they are about, for nobody has typed an entry of
 * a campaign.
 */
function typed<T>(boxes: readonly string[], step: () => T): T {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(
      error.faults.map((fault) => {
        const [, rest = fault.path] = /^entries\[\d+\]\.?(.*)$/.exec(fault.path) ?? [];
        const [, index] = /^boxes\[(\d+)\]/.exec(rest) ?? [];
        return { ...fault, path: index === undefined ? rest : (boxes[Number(index)] ?? '') };
      }),
    );
  }
}

/** Who plays, with gods by their names. */
function seated({ name, players, supports }: CampaignTable) {
  return {
    name,
    players: players.map((player) => ({ name: player.name, god: godOf(player.as) })),
    supports: supports.map(godOf),
  };
}

function replayed(record: Json): ReplayedGame {
  const game = replayRecord(record);
  if ('reason' in game) throw new BadInput([game]);
  return game;
}

/** Adds a game, with what its record says of it; one that was added last changes nothing. */
function played(campaign: Campaign, record: Json, game: ReplayedGame, at: string): Campaign {
  const last = campaign.entries.findLast((entry) => entry.type === 'played');
  if (last !== undefined && isSame(last.record, record)) return campaign;
  const other = otherOption(optionsFor(campaign), game.options);
  if (other !== undefined) {
    const facts = { number: campaign.entries.length + 1, key: other };
    throw new BadInput([refusal('', 'C-15.12', 'otherOptions', facts)]);
  }
  const { won, lives } = game;
  const saga = stateOf(campaign).next ?? 0;
  return play(campaign, { saga, record, outcome: won ? 'won' : 'lost', lives, at });
}
