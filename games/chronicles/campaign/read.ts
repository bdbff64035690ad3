import {
  anyObject,
  Faults,
  fields,
  type Json,
  type KernelReasons,
  listOfAtMost,
  type OptionDef,
  type Options,
  oneOf,
  parse,
  plainText,
  show,
  shown,
  textUpTo,
  whole,
  why,
  whyOf,
} from '@nineworlds/engine';
import * as v from 'valibot';
import { GOD_WORDS, type GodWord, RELATION_WORDS } from '../data/gods.ts';
import { BLOCK_WORDS } from '../data/sheet.ts';
import { MAX_SEATS, MOST_LIVES } from '../data/sizes.ts';
import { edition } from '../rules/check-edition.ts';
import { READINGS } from '../rules/readings.ts';
import type { ChroniclesFaults } from '../rules/refusals.ts';
import {
  type Box,
  CAMPAIGN_SCHEMA,
  type Campaign,
  type Entry,
  type Founded,
  type Renamed,
} from './campaign.ts';
import type { CampaignReasons } from './reasons.ts';
import { stateOf } from './state.ts';

const whyNot = whyOf<CampaignReasons & ChroniclesFaults & KernelReasons>();

/** No campaign has more entries, sagas or boxes in a purchase; a hostile file could. */
const MOST_ENTRIES = 1000;
const MOST_SAGAS = 99;
const MOST_BOXES = 40;
/** No record holds more values, or is nested more deeply. */
const MOST_VALUES = 200_000;
const MOST_LEVELS = 40;
/** More XP than a campaign can bring. */
const MOST_XP = 9999;
const LONGEST_NAME = 80;

const NAMES: readonly string[] = GOD_WORDS.slice(1);

const god = v.custom<GodWord>(
  (value) => typeof value === 'string' && NAMES.includes(value),
  whyNot('godUnknown', (value) => ({ value: show(value), words: NAMES.join(', ') })),
);

/** What somebody is called: whatever is unwanted on a screen becomes a space. */
const personName = v.pipe(
  textUpTo(LONGEST_NAME),
  v.transform((name) => plainText(name).trim()),
);

const campaignName = v.pipe(
  personName,
  v.check((name) => name !== '', whyNot('nameMissing')),
);

function matching(pattern: RegExp, reason: 'badCampaignId' | 'badHash' | 'badTime') {
  return v.custom<string>(
    (value) => typeof value === 'string' && pattern.test(value),
    whyNot(reason, shown),
  );
}

const campaignId = matching(/^[0-9a-f]{32}$/, 'badCampaignId');
const hash = matching(/^[0-9a-f]{16,64}$/, 'badHash');
const time = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/, 'badTime');

const seat = whole(0, MAX_SEATS - 1);

/** The options that may be chosen for a campaign: the edition, and how rules are read. What else there is follows. */
const CHOSEN: ReadonlyMap<string, OptionDef> = new Map(Object.entries({ ...READINGS, edition }));

/** Where the options of a campaign stand. */
const OPTIONS_PATH = 'entries[0].options';

/** The edition and the readings of a campaign; what is not said is as usual. */
const readings = v.pipe(
  anyObject,
  v.rawTransform(({ dataset: { value: given }, addIssue }): Options => {
    const faults = new Faults<CampaignReasons & KernelReasons>();
    for (const key of Object.keys(given)) {
      if (!CHOSEN.has(key)) faults.add(`${OPTIONS_PATH}.${show(key)}`, 'notForCampaigns');
    }
    const read = [...CHOSEN].map(([key, field]): [string, Json] => {
      const value = Object.hasOwn(given, key) ? (given[key] as Json) : field.default;
      const found = faults.list.length;
      field.check(value, `${OPTIONS_PATH}.${key}`, faults as unknown as Faults);
      return [key, faults.list.length === found ? (field.read?.(value) ?? value) : value];
    });
    // A message that holds a path says where itself.
    for (const fault of faults.list) addIssue({ message: JSON.stringify(fault) });
    return Object.fromEntries(read);
  }),
);

/** A record, which is looked at when it is replayed (`verifyCampaign`). */
const record = v.custom<Json>(
  (value) => typeof value === 'object' && value !== null && !isTooLarge(value),
  whyNot('recordTooLarge', () => ({ most: MOST_VALUES })),
);

/** Whether a value from outside holds more values, or goes deeper, than any record. Looks at no value twice. */
function isTooLarge(value: unknown): boolean {
  let level: unknown[] = [value];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (values > MOST_VALUES || depth > MOST_LEVELS) return true;
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
  }
  return false;
}

const BOX_IN_BLOCK = fields({ block: oneOf(BLOCK_WORDS), box: whole(1, MOST_BOXES) });
const BOX_IN_ROW = fields({ relation: oneOf(RELATION_WORDS), box: whole(1, MOST_BOXES), god });

const box: v.GenericSchema<unknown, Box> = v.lazy(
  (value): v.GenericSchema<unknown, Box> =>
    typeof value === 'object' && value !== null && 'relation' in value ? BOX_IN_ROW : BOX_IN_BLOCK,
);

const earned = v.pipe(
  anyObject,
  v.rawTransform(({ dataset: { value: given }, addIssue }) => {
    const read: Partial<Record<GodWord, number>> = {};
    for (const [key, value] of Object.entries(given)) {
      const place = { type: 'object', origin: 'value', input: given, key, value } as const;
      const name = v.safeParse(god, key);
      const count = v.safeParse(whole(0, MOST_XP), value);
      for (const { message } of [...(name.issues ?? []), ...(count.issues ?? [])]) {
        addIssue({ message, path: [place] });
      }
      if (name.success && count.success) read[name.output] = count.output;
    }
    return read;
  }),
);

const FOUNDED = fields({
  type: oneOf(['founded']),
  name: campaignName,
  players: listOfAtMost(MOST_ENTRIES, fields({ name: personName, god })),
  supports: listOfAtMost(GOD_WORDS.length, god),
  options: readings,
  sagas: listOfAtMost(
    MOST_SAGAS,
    fields({
      number: whole(1, MOST_SAGAS),
      id: v.custom<string>(
        (value) => typeof value === 'string' && /^[a-z][a-z0-9]{0,39}$/.test(value),
        whyNot('badId', shown),
      ),
      hash,
    }),
  ),
  at: time,
}) satisfies v.GenericSchema<unknown, Founded>;

/** The shapes of entries, by their types. */
const SHAPES: ReadonlyMap<unknown, v.GenericSchema<unknown, Entry>> = new Map<
  unknown,
  v.GenericSchema<unknown, Entry>
>([
  ['founded', FOUNDED],
  [
    'branched',
    fields({
      type: oneOf(['branched']),
      origin: campaignId,
      next: whole(1, MOST_SAGAS),
      earned,
      at: time,
    }),
  ],
  [
    'played',
    fields({
      type: oneOf(['played']),
      saga: whole(1, MOST_SAGAS),
      record,
      outcome: oneOf(['won', 'lost']),
      lives: listOfAtMost(MAX_SEATS + 2, whole(0, MOST_LIVES)),
      at: time,
    }),
  ],
  [
    'bought',
    fields({ type: oneOf(['bought']), seat, boxes: listOfAtMost(MOST_BOXES, box), at: time }),
  ],
  [
    'renamed',
    fields({
      type: oneOf(['renamed']),
      seat: v.optional(seat),
      name: personName,
      at: time,
    }) as v.GenericSchema<unknown, Renamed>,
  ],
]);

const UNKNOWN_ENTRY = fields({ type: oneOf([...SHAPES.keys()] as string[]) });

/** An entry, by its type. */
const entry = v.lazy((value): v.GenericSchema<unknown, Entry> => {
  const type: unknown =
    typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  return SHAPES.get(type) ?? (UNKNOWN_ENTRY as unknown as v.GenericSchema<unknown, Entry>);
});

const CAMPAIGN = fields({
  schema: v.literal(CAMPAIGN_SCHEMA, why('unknownFormat', shown)),
  id: campaignId,
  entries: listOfAtMost(MOST_ENTRIES, entry),
});

/**
 * A campaign from outside. Throws `BadInput` with every fault of its shape, then with the first entry that breaks a
 * rule. Whether its records are true is for `verifyCampaign` to say.
 */
export function readCampaign(json: unknown): Campaign {
  const campaign: Campaign = parse(CAMPAIGN, json);
  stateOf(campaign);
  return campaign;
}
